/**
 * Marks: one byte for each possible value, set where some option has that value. What the sequences of heap games share.
 *
 * The marking loop is the hot one of every sequence. It is unrolled by hand, which halves the time, and it trusts its indices:
 * `1 ≤ a ≤ sum − a`, inside the array by the caller's care.
 */
import { LimitReached } from '../core/limits.ts';

/** Values are stored in 16 bits. */
export const LARGEST_VALUE = 0xffff;

/** The places k whose digit has this bit. */
export function placesOf(digits: Uint8Array, bit: number): number[] {
  return [...digits.keys()].filter((place) => ((digits[place] ?? 0) & bit) !== 0);
}

/** Marks the values of the splits of a sum into two heaps, the smaller of which has at most `most` counters. */
export function markPairs(values: Uint16Array, marks: Uint8Array, sum: number, most = sum >> 1): void {
  let a = 1;
  for (; a + 3 <= most; a += 4) {
    marks[(values[a] as number) ^ (values[sum - a] as number)] = 1;
    marks[(values[a + 1] as number) ^ (values[sum - a - 1] as number)] = 1;
    marks[(values[a + 2] as number) ^ (values[sum - a - 2] as number)] = 1;
    marks[(values[a + 3] as number) ^ (values[sum - a - 3] as number)] = 1;
  }
  for (; a <= most; a++) marks[(values[a] as number) ^ (values[sum - a] as number)] = 1;
}

export function leastUnmarked(marks: Uint8Array): number {
  const value = marks.indexOf(0);
  if (value < 0) throw valueTooLarge();
  return value;
}

export function valueTooLarge(): LimitReached {
  return new LimitReached(
    'program',
    LARGEST_VALUE,
    `a Grundy value is larger than ${LARGEST_VALUE}, the largest that a sequence keeps`,
  );
}
