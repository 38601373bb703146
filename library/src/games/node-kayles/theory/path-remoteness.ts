/**
 * Remoteness of paths: never more than 4 [guignardSopena2009, Theorems 3 and 5; the latter holds from P3 on, not from P2].
 *
 * Normal play, where a player wants to leave an even remoteness: up to P10 by listing the moves; from P11 on P4 ∪ P(n−7) can be
 * left, with remoteness 2, and 0 cannot. Misère play, where it should be odd: P1 and P2 must be ended; from P3 on a P1, alone or
 * beside another path, can be left, with remoteness 1.
 */
import type { Play } from '../../../core/outcome.ts';
import { pathTheorem } from './path-theorem.ts';

const NORMAL = [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4] as const;
const MISERE = [0, 1, 1] as const;

export function remotenessOfPath(order: bigint, play: Play): number {
  if (play === 'normal') return NORMAL[Number(order < NORMAL.length ? order : -1)] ?? 3;
  return MISERE[Number(order < MISERE.length ? order : -1)] ?? 2;
}

export const pathRemoteness = pathTheorem({
  id: 'path-remoteness',
  title: 'Remoteness of paths',
  statement:
    'Under normal play P0 has remoteness 0, P1 to P3 have 1, P4 and P5 2, P6 to P8 3, P9 and P10 4, and every longer path 3. Under misère play P1 and P2 have 1 and every longer path 2.',
  sources: [
    { key: 'guignardSopena2009', where: 'Theorems 3 and 5, the latter from n = 3 on' },
    { key: 'impartial', where: 'games/node-kayles/theory/path-remoteness.ts' },
  ],
  examples: ['node-kayles P40 [conjunctive]', 'node-kayles P40 [conjunctive, misere]'],
  compound: 'conjunctive',
  value: remotenessOfPath,
  because: (_order, value) => `has remoteness ${value}`,
});
