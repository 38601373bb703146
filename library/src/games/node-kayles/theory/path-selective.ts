/**
 * Selective play on one path, the last component that ends ends the game.
 *
 * Normal play: lost exactly for the orders 0 and 4 mod 5 [guignardSopena2009, Theorem 11]. Of 1, 2, 3 mod 5, taking 2 or 3 vertices
 * from an end leads to 0 or 4; of 0 and 4 it leads to 1, 2, 3, and two parts that are both 0 or 4 add up to 0, 3 or 4 mod 5, while
 * n − 3 is 2 or 1.
 *
 * Misère play: lost exactly for 1, 2, 6, 7 and, from 14 on, 0 and 4 mod 5. Two or more paths are decided as in normal play
 * (`compounds/selective-misere.ts`), so P(n) is won when P(n−2), P(n−3) or a pair of orders 0, 4 mod 5 with sum n − 3 can be left.
 * Up to 15 by listing. From 16 on the argument of normal play holds word for word: 14 and 15 are lost, so 16, 17 and 18 are won,
 * and so on. In print this game and the shortened one have changed places, and the list is wrong (`npx impartial verify compound-node-kayles`).
 */
import type { Play } from '../../../core/outcome.ts';
import { pathTheorem } from './path-theorem.ts';

/** 0: lost, 1: won. */
export function selectiveNormalOfPath(order: bigint): number {
  const rest = Number(order % 5n);
  return rest === 0 || rest === 4 ? 0 : 1;
}

/** 0: ended; else 1, and 2 more where normal play is won, and 1 more where misère play of the path alone is won. */
export function selectiveMisereOfPath(order: bigint): number {
  if (order === 0n) return 0;
  const normal = selectiveNormalOfPath(order);
  return 1 + 2 * normal + (order < MISERE_AS_NORMAL ? Number(!MISERE_LOST.has(Number(order))) : normal);
}

/** From here on misère play of one path is decided as normal play. */
const MISERE_AS_NORMAL = 14n;
const MISERE_LOST = new Set([1, 2, 6, 7]);

export function selectiveOfPath(order: bigint, play: Play): number {
  return play === 'normal' ? selectiveNormalOfPath(order) : selectiveMisereOfPath(order);
}

export const pathSelective = pathTheorem({
  id: 'path-selective',
  title: 'Selective play on paths',
  statement:
    'Under selective normal play P(n) is lost exactly when n is 0 or 4 mod 5. Under selective misère play P(n) alone is lost exactly for n = 1, 2, 6, 7 and, from 14 on, when n is 0 or 4 mod 5.',
  sources: [
    { key: 'guignardSopena2009', where: 'Theorem 11 and Lemma 16; Theorem 17 as corrected here' },
    { key: 'impartial', where: 'games/node-kayles/theory/path-selective.ts' },
  ],
  examples: ['node-kayles P49 [selective]', 'node-kayles P49 [selective, misere]', 'node-kayles P14 [selective, misere]'],
  compound: 'selective',
  value: selectiveOfPath,
  because(order, value, play) {
    if (play === 'normal') return `is ${value === 0 ? 'lost' : 'won'}: its order is ${order % 5n} mod 5`;
    if (value === 0) return 'has ended';
    return `alone is ${value % 2 === 1 ? 'lost' : 'won'}, in company ${value <= 2 ? 'lost' : 'won'} like its order, ${order % 5n} mod 5`;
  },
});
