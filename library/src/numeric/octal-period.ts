/**
 * Periods of octal sequences, with proof [guySmith1956].
 *
 * Let k be the place of the last digit that is not 0, let n0 ≥ 1 and p ≥ 1, and suppose G(n + p) = G(n) for n0 ≤ n < 2·n0 + p + k.
 * Then it holds for every n ≥ n0.
 *
 * Proof, by induction on n ≥ 2·n0 + p + k. Such a heap is larger than k, so nobody takes it whole. Taking j ≤ k counters leaves
 * n − j ≥ n0 in one heap, or n + p − j from the heap of n + p: the same value by induction. Or it leaves a ≤ b:
 * from the heap of n + p, b ≥ (n + p − j)/2 ≥ n0 + p, so that (a, b − p) is a split of n − j with both parts above 0, and
 * G(b − p) = G(b), since n0 ≤ b − p < n (where j = 0, because a ≥ 1);
 * from the heap of n, b ≥ (n − j)/2 ≥ n0, so that (a, b + p) is a split of n + p − j, and G(b + p) = G(b).
 * So both heaps have the same option values, and the same value. ∎
 *
 * The last n of the condition reads G(2·n0 + 2·p + k − 1): that many values prove it. A repetition that the bound does not cover
 * is no period. With n0 = 0 the proof would make splits into empty heaps; so n0 ≥ 1 is proved, and n = 0 looked at by itself.
 *
 * Least period and least preperiod: if p holds from n0 and a divisor q of p holds from somewhere on, then q holds from n0 on
 * (go up by multiples of p, apply q, come down). So the smallest p that passes is the least period, and the n0 found for it,
 * the first n after the last failure, is the least preperiod.
 */
import type { OctalValues } from '../core/kernels.ts';
import { type NumberedValues, repetitions } from './repetitions.ts';

export interface OctalPeriod {
  readonly period: number;
  /** The first n from which G(n + period) = G(n) for ever. */
  readonly preperiod: number;
}

export interface PeriodWithBound extends OctalPeriod {
  /** How many values prove it. */
  readonly valuesNeeded: number;
}

/** The last place whose digit is not 0. */
export function lastPlace(digits: Uint8Array): number {
  return digits.findLastIndex((digit) => digit !== 0);
}

/** How many values prove this period for a code whose last place is `last`. */
export function valuesToProve({ period, preperiod }: OctalPeriod, last: number): number {
  return 2 * Math.max(preperiod, 1) + 2 * period + Math.max(last, 0);
}

/** The least period that these values prove, or undefined where they prove none. The digits must be octal. */
export function provenPeriod(values: OctalValues, digits: Uint8Array): OctalPeriod | undefined {
  const { proved } = lookForPeriod(values, lastPlace(digits));
  return proved && { period: proved.period, preperiod: proved.preperiod };
}

/** What the values prove; otherwise the repetition at their end that would be proved soonest, if one is seen at least twice. */
export function lookForPeriod(
  values: NumberedValues,
  last: number,
): { readonly proved?: PeriodWithBound; readonly seen?: PeriodWithBound } {
  const count = values.length;
  let seen: PeriodWithBound | undefined;
  for (const { period, preperiod } of repetitions(values, (count - 1) >> 1)) {
    const valuesNeeded = valuesToProve({ period, preperiod }, last);
    const found = { period, preperiod, valuesNeeded };
    if (valuesNeeded <= count) return { proved: found };
    if (count - period - preperiod >= period && (seen === undefined || valuesNeeded < seen.valuesNeeded)) seen = found;
  }
  return seen === undefined ? {} : { seen };
}
