/** Ruler: any number of coins side by side. The value is the greatest power of 2 that divides n + 1; why stands in `row-values.ts`. */
import { toNimber } from '../../../core/nimber.ts';
import type { RowValues } from './row-values.ts';

export const rulerValues: RowValues = {
  formula: 'the greatest power of 2 that divides n + 1',
  value(square) {
    const next = BigInt(square) + 1n;
    return toNimber(next & -next);
  },
  *turnsOver(last, sum) {
    const end = BigInt(last) + 1n;
    const start = end ^ fromGray(BigInt(sum));
    if (start < end) yield { squares: [toNimber(start), last], adjacent: true };
  },
};

/** The number whose Gray code this is. */
function fromGray(gray: bigint): bigint {
  let number = gray;
  for (let by = 1n; number >> by !== 0n; by *= 2n) number ^= number >> by;
  return number;
}
