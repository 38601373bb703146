/** A commutative monoid from what its letters do: its elements by their least words, and the products of every two. */
import { type LeastWords, leastWords } from './least-words.ts';

export interface Monoid extends LeastWords {
  /** The product of x and y at `x * count + y`, by their places in the order of least words. */
  readonly products: Uint32Array;
}

/** @param times what a letter makes of an element; 0 is the identity */
export function monoidFrom(count: number, letterCount: number, times: (x: number, letter: number) => number): Monoid {
  const least = leastWords(count, letterCount, times);
  const { elements, placeOf, before, letters } = least;
  const products = new Uint32Array(count * count);
  for (let x = 0; x < count; x++) {
    products[x * count] = x;
    for (let y = 1; y < count; y++) {
      const { place, letter } = before[y] as { readonly place: number; readonly letter: number };
      const rest = elements[products[x * count + place] as number] as number;
      products[x * count + y] = placeOf[times(rest, letters[letter] as number)] as number;
    }
  }
  return { ...least, products };
}
