/**
 * Selective play on one path, the first component that ends ends the game: −1 ended, 0 lost, 1 won.
 *
 * Normal play: as without the shortening, lost exactly for the orders 0 and 4 mod 5 (`path-selective.ts`) [guignardSopena2009, §3.6].
 * Misère play: lost exactly for the orders 1 and 2 mod 7. Of 3, 4, 5 mod 7 taking 2 or 3 vertices from an end leads there; of 6 and 0
 * the parts 1, n − 4 or 2, n − 5 are all 1 or 2 mod 7. Of 1 and 2 mod 7 the ends lead to 5, 6 or 0, or to an ended path, which the
 * opponent wins; and two parts that are both 1 or 2 add up to 2, 3 or 4 mod 7, while n − 3 is 5 or 6. In print this is Theorem 13, under the
 * heading of the game without the shortening (see `npx impartial verify compound-node-kayles`).
 */
import type { Play } from '../../../core/outcome.ts';
import { selectiveNormalOfPath } from './path-selective.ts';
import { pathTheorem } from './path-theorem.ts';

export const ENDED = -1;

export function shortenedSelectiveOfPath(order: bigint, play: Play): number {
  if (order === 0n) return ENDED;
  if (play === 'normal') return selectiveNormalOfPath(order);
  const rest = Number(order % 7n);
  return rest === 1 || rest === 2 ? 0 : 1;
}

export const pathShortenedSelective = pathTheorem({
  id: 'path-shortened-selective',
  title: 'Shortened selective play on paths',
  statement:
    'Under shortened selective normal play P(n) is lost exactly when n is 0 or 4 mod 5; under shortened selective misère play exactly when n is 1 or 2 mod 7.',
  sources: [
    { key: 'guignardSopena2009', where: 'Corollary 15; Theorem 13, printed under another game' },
    { key: 'impartial', where: 'games/node-kayles/theory/path-shortened-selective.ts' },
  ],
  examples: ['node-kayles P49 [shortened-selective]', 'node-kayles P50 [shortened-selective, misere]'],
  compound: 'shortened-selective',
  value: shortenedSelectiveOfPath,
  because(order, value, play) {
    if (value === ENDED) return 'has ended';
    return `is ${value === 0 ? 'lost' : 'won'}: its order is ${play === 'normal' ? `${order % 5n} mod 5` : `${order % 7n} mod 7`}`;
  },
});
