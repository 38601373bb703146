/**
 * A frame: a finite commutative monoid B, and for each heap its image u(h), an element of B with numbers of heaps that carry d.
 *
 * Carriers are their own images and are related to nothing else. The first frame is read off the quotient of the smaller heaps: each
 * heap has a least word there, of carriers and of other generators, and B is what the others generate.
 */
import type { HeapGame } from '../heap-game.ts';
import { leastWords } from '../least-words.ts';
import { product, type Quotient } from '../quotient.ts';

/** `one`: sums of heaps below n beside exactly one n. `all`: all sums of heaps to n. */
export type Scope = 'one' | 'all';

/** What a proof is looked for about. */
export interface Ground {
  readonly game: HeapGame;
  /** The heap n. */
  readonly heap: number;
  readonly scope: Scope;
  /** The heaps that carry d, in ascending order. */
  readonly carriers: readonly number[];
  /** The quotient of the heaps below n. */
  readonly before: Quotient;
}

export interface Frame {
  /** B, with the part of each heap's image in it as `phi`; it says nothing about who wins. */
  readonly monoid: Quotient;
  /** For each heap the numbers of carriers in its image. */
  readonly counts: readonly (readonly number[])[];
}

/** The largest heap that has an image. */
export function largestOf({ scope, heap }: Ground): number {
  return scope === 'one' ? heap - 1 : heap;
}

/** The frame that the quotient of the smaller heaps gives. */
export function firstFrame(ground: Ground): Frame {
  const { before, carriers } = ground;
  const heaps = before.generators.filter((heap) => !carriers.includes(heap));
  const classOf = (heap: number) => before.phi[heap] as number;
  const least = leastWords(before.order, heaps.length, (x, letter) => product(before, x, classOf(heaps[letter] as number)));
  const { elements, placeOf } = least;
  const order = elements.length;
  const products = new Uint32Array(order * order);
  for (let x = 0; x < order; x++)
    for (let y = 0; y < order; y++)
      products[x * order + y] = placeOf[product(before, elements[x] as number, elements[y] as number)] as number;
  const images = Array.from({ length: largestOf(ground) + 1 }, (_, heap) => imageIn(ground, heap));
  return {
    monoid: {
      order,
      generators: least.letters.map((letter) => heaps[letter] as number),
      words: least.words,
      products,
      isP: new Uint8Array(order),
      phi: images.map(({ x }) => placeOf[x] as number),
    },
    counts: images.map(({ counts }) => counts),
  };
}

/** The least word of a heap: carriers counted, the others multiplied. */
function imageIn({ before, carriers }: Ground, heap: number): { readonly x: number; readonly counts: readonly number[] } {
  const counts: number[] = carriers.map((carrier) => (carrier === heap ? 1 : 0));
  if (counts.includes(1) || heap === 0) return { x: 0, counts };
  let x = 0;
  for (const [at, count] of (before.words[before.phi[heap] as number] as readonly number[]).entries()) {
    const generator = before.generators[at] as number;
    const carrier = carriers.indexOf(generator);
    if (carrier >= 0) counts[carrier] = count;
    else for (let times = count; times > 0; times--) x = product(before, x, before.phi[generator] as number);
  }
  return { x, counts };
}
