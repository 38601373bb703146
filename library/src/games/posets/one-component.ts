/**
 * A game on subsets that is one component whatever is left of it, as Chomp and Schuh's game are: what is poisoned holds the rest together,
 * and is no vertex, since it is never taken. In disjunctive play it would do no harm to divide what falls apart without it; in other
 * compounds a part that ends would end the game.
 */
import type { SubsetGame } from '../../core/subset-game.ts';

export function asOneComponent(game: SubsetGame): SubsetGame {
  const { order, words } = game;
  const adjacency = new Uint32Array(order * words);
  for (let place = 0; place < order; place++)
    for (let other = 0; other < order; other++)
      if (other !== place)
        adjacency[place * words + (other >>> 5)] = (adjacency[place * words + (other >>> 5)] as number) | (1 << (other & 31));
  return { ...game, adjacency };
}
