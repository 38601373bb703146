/** The smallest quotient that agrees with a cover: its elements that no context tells apart are merged. */
import type { Cover } from './cover.ts';
import type { Effort } from './effort.ts';
import type { HeapGame } from './heap-game.ts';
import { leastWords } from './least-words.ts';
import type { Quotient } from './quotient.ts';
import { indistinguishable } from './reduce.ts';

/** @param largest the largest heap that the quotient is about */
export function candidateFrom(cover: Cover, game: HeapGame, largest: number, effort: Effort): Quotient {
  const outcomes = cover.outcomes(game, largest, effort);
  const actions = cover.actions();
  const { classOf, count } = indistinguishable(outcomes, actions);
  effort.lookAtOrder(count);
  const members = new Uint32Array(count);
  for (let element = cover.size - 1; element >= 0; element--) members[classOf[element] as number] = element;
  const times = (x: number, letter: number) =>
    classOf[(actions[letter] as Uint32Array)[members[x] as number] as number] as number;
  const least = leastWords(count, cover.heaps.length, times);
  const { elements, placeOf, before } = least;
  const products = new Uint32Array(count * count);
  for (let x = 0; x < count; x++) {
    products[x * count] = x;
    for (let y = 1; y < count; y++) {
      const { place, letter } = before[y] as { readonly place: number; readonly letter: number };
      const rest = elements[products[x * count + place] as number] as number;
      products[x * count + y] = placeOf[times(rest, least.letters[letter] as number)] as number;
    }
  }
  return {
    order: count,
    generators: least.letters.map((letter) => cover.heaps[letter] as number),
    words: least.words,
    products,
    isP: Uint8Array.from(elements, (x) => outcomes[members[x] as number] as number),
    phi: Array.from({ length: largest + 1 }, (_, heap) =>
      heap === 0 ? 0 : (placeOf[classOf[cover.elementOf(heap)] as number] as number),
    ),
  };
}
