/**
 * Remoteness of paths: never more than 4 [guignardSopena2009, Theorems 3 and 5; the latter holds from P3 on, not from P2].
 *
 * Normal play, where a player wants to leave an even remoteness: up to P10 by listing the moves; from P11 on P4 ∪ P(n−7) can be
 * left, with remoteness 2, and 0 cannot. Misère play, where it should be odd: P1 and P2 must be ended; from P3 on a P1, alone or
 * beside another path, can be left, with remoteness 1.
 */
import type { Play } from '../core/outcome.ts';

const NORMAL = [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4] as const;
const MISERE = [0, 1, 1] as const;

export function remotenessOfPath(order: bigint, play: Play): number {
  if (play === 'normal') return NORMAL[Number(order < NORMAL.length ? order : -1)] ?? 3;
  return MISERE[Number(order < MISERE.length ? order : -1)] ?? 2;
}
