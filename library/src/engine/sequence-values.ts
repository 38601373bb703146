/**
 * The Grundy values of the heaps of one octal game, computed stretch by stretch, each about a second long, so that a caller can
 * show how far it is, save what is known, or stop.
 *
 * Where the values found prove a period, all later ones are copies. It is looked for each time their number has doubled.
 */
import type { Kernels } from '../core/kernels.ts';
import { type OctalPeriod, provenPeriod } from '../numeric/octal-period.ts';

/** One number for each heap, in as few bytes as the kernels keep. */
export type HeapValues = Uint8Array | Uint16Array;

/** Sixteen-bit values of so many heaps fill a gigabyte. */
export const MOST_VALUES = 500_000_000;

const FIRST_LENGTH = 1024;
const SHORTEST_STEP = 16;
const STRETCH_MILLISECONDS = 700;
/** Longer prefixes are searched for a period by `sequence-period.ts`, where one is asked for. */
const LONGEST_SEARCHED = 1 << 21;

/** Yields the values of the heaps 0 … k for growing k, up to `upTo`. The same array may grow. */
export function* eachStretch(
  digits: Uint8Array,
  upTo: number,
  kernels: Kernels,
  known: HeapValues = new Uint16Array(1),
): Generator<HeapValues, void> {
  const isOctal = digits.every((digit) => digit <= 7);
  let values: Uint16Array = Uint16Array.from(known);
  let searched = 0;
  let step = Math.max(FIRST_LENGTH, known.length >> 3);
  if (values.length > Math.min(1, upTo)) yield values;
  while (values.length <= upTo) {
    if (isOctal && values.length >= 2 * searched && values.length <= LONGEST_SEARCHED) {
      searched = values.length;
      const period = provenPeriod(values, digits);
      if (period !== undefined) {
        yield repeated(values, period, upTo);
        return;
      }
    }
    const started = Date.now();
    values = kernels.octalSequence(digits, Math.min(upTo, values.length + step - 1), values);
    const spent = Math.max(1, Date.now() - started);
    step = Math.max(SHORTEST_STEP, Math.floor(step * Math.min(4, Math.max(0.25, STRETCH_MILLISECONDS / spent))));
    yield values;
  }
}

/** The values 0 … upTo, once enough of them are known. */
export function repeated(values: Uint16Array, { period, preperiod }: OctalPeriod, upTo: number): Uint16Array {
  const all = new Uint16Array(upTo + 1);
  const known = Math.min(values.length, upTo + 1, preperiod + period);
  all.set(values.subarray(0, known));
  let end = known;
  while (end < all.length) {
    const whole = Math.max(1, Math.floor((end - preperiod) / period)) * period;
    const count = Math.min(whole, all.length - end);
    all.copyWithin(end, end - whole, end - whole + count);
    end += count;
  }
  return all;
}
