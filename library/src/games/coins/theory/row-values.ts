/**
 * Values of single heads in a row, and the turns that change the nim-sum as one likes: what the theorems on rows and boards are made of.
 *
 * **Intervals.** Where a move turns m to k coins anywhere, the first m − 1 squares have value 0, since a move with one of them for its
 * rightmost needs more coins than there are; and square n has the value of square n − m + 1 in the game 1-k: the coins of value 0 fill
 * a set up to m coins without a change of its nim-sum. So only the games 1-k are needed:
 * - k = 1: every head is a single move, value 1.
 * - k = 2 (Turning Turtles): mex of 0 and of the values before it, n + 1.
 * - k = 3 (Mock Turtles): the n-th odious number; the mock turtle theorem below, from k = 2.
 * - no end (Motley): all nim-sums of the values before it, 2^n.
 * - k = 2j + 1: take the values v for 2j coins after a leading 0, and of 2v, 2v + 1 the odious one, which has an odd number of ones
 *   (the mock turtle theorem of WW; a proof is in `coins/theorem-proofs.ts`).
 * - other k by a table (`value-table.ts`), and so are codes that are no interval.
 *
 * **Side by side, any number** (Ruler): the nim-sum of the values of squares 0 … N − 1 is N ⊕ ⌊N/2⌋, the Gray code of N, if the value of n is
 * the greatest power of 2 that divides n + 1. A turn from square b to n changes the sum by the Gray code of (n + 1) ⊕ b. For a head
 * at n and N = n + 1 that gives, over all b < N, the values 0 … 2^v − 1 with 2^v the power of 2 in N, and larger ones, but never 2^v.
 */
import { type Nimber, toNimber } from '../../../core/nimber.ts';
import type { TurningCode } from '../code.ts';
import type { Turn } from '../turn.ts';
import { intervalValues } from './interval-values.ts';
import { rulerValues } from './ruler-values.ts';
import { tableValues } from './table-values.ts';

export interface RowValues {
  /** The Grundy value of a row with one head on this square. Throws `LimitReached` where it is not known. */
  value(square: Nimber): Nimber;
  /** All turns with this rightmost square over which the values have this nim-sum; lazily. */
  turnsOver(last: Nimber, sum: Nimber): Iterable<Turn>;
  /** What it is by: `n + 1`; undefined for a table. */
  readonly formula?: string;
}

export function rowValues(code: TurningCode): RowValues {
  const [only, ...others] = code.counts;
  if (code.adjacent) return code.text === '1+C' ? rulerValues : tableValues(code);
  if (only === undefined || others.length > 0) return tableValues(code);
  return only.to <= 3 || only.to === Number.POSITIVE_INFINITY ? intervalValues(only) : tableValues(code);
}

/** The number with an odd number of ones among 2v and 2v + 1. */
export function odiousOf(v: Nimber): Nimber {
  if (typeof v === 'number' && v < 2 ** 52) return 2 * v + 1 - parity(v);
  return toNimber(2n * BigInt(v) + 1n - BigInt(parity(v)));
}

/** Whether the number of ones is odd. */
export function parity(number: Nimber): 0 | 1 {
  if (typeof number === 'number') {
    let bits = (number % 0x100000000) ^ Math.floor(number / 0x100000000);
    for (const by of [16, 8, 4, 2, 1]) bits ^= bits >>> by;
    return (bits & 1) as 0 | 1;
  }
  let odd = 0;
  for (const digit of number.toString(2)) if (digit === '1') odd ^= 1;
  return odd as 0 | 1;
}
