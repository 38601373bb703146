/** The smallest quotient that agrees with a cover: its elements that no context tells apart are merged. */
import type { Cover } from './cover.ts';
import type { Effort } from './effort.ts';
import type { HeapGame } from './heap-game.ts';
import { monoidFrom } from './monoid.ts';
import type { Quotient } from './quotient.ts';
import { indistinguishable } from './reduce.ts';

/** @param largest the largest heap that the quotient is about */
export function candidateFrom(cover: Cover, game: HeapGame, largest: number, effort: Effort): Quotient {
  return merged(cover, cover.outcomes(game, largest, effort), largest, effort);
}

/** Merges elements that no context leads to different kinds; those of kind 1 are P. */
export function merged(cover: Cover, kinds: ArrayLike<number>, largest: number, effort: Effort): Quotient {
  const actions = cover.actions();
  const { classOf, count } = indistinguishable(kinds, actions);
  effort.lookAtOrder(count);
  const members = new Uint32Array(count);
  for (let element = cover.size - 1; element >= 0; element--) members[classOf[element] as number] = element;
  const times = (x: number, letter: number) =>
    classOf[(actions[letter] as Uint32Array)[members[x] as number] as number] as number;
  const { letters, words, elements, placeOf, products } = monoidFrom(count, cover.heaps.length, times);
  return {
    order: count,
    generators: letters.map((letter) => cover.heaps[letter] as number),
    words,
    products,
    isP: Uint8Array.from(elements, (x) => (kinds[members[x] as number] === 1 ? 1 : 0)),
    phi: Array.from({ length: largest + 1 }, (_, heap) =>
      heap === 0 ? 0 : (placeOf[classOf[cover.elementOf(heap)] as number] as number),
    ),
  };
}
