/**
 * Arithmetic periods of remoteness and suspense numbers, for octal games that never split a heap.
 *
 * Let k be the last place of the code. A heap of more than k counters has heaps n − t for its options, t among the places that leave
 * one, and no others; let there be such a place. Remoteness and suspense are 1 + the least or the greatest option of a parity, or of all. So
 * adding an even s to all options adds s to the value. If G(n + p) = G(n) + s, s even, for k heaps n in a row, the first not 0, then also
 * for the next heap, and so for ever.
 *
 * With this proved a part d of p is an arithmetic period, with its part of s, where it fits one whole period: going on by p adds s to both
 * sides. The least such d is what is told; its saltus may be odd. [impartial]
 */
import type { Setting } from '../../core/setting.ts';
import { lastPlace } from '../../numeric/octal-period.ts';
import type { ArithmeticPeriod } from './arithmetic.ts';
import type { TheoryValues } from './theory.ts';

export interface ProvedGrowth extends ArithmeticPeriod {
  /** How many values prove it. */
  readonly valuesNeeded: number;
}

const FIRST_LOOK = 64;

/** Whether the values of these heaps, in this setting, are such numbers. */
export function mayGrow(digits: Uint8Array, { compound }: Setting): boolean {
  const isLength = compound === 'conjunctive' || compound === 'continued-conjunctive';
  return isLength && digits.every((digit) => digit < 4) && digits.some((digit) => digit >= 2);
}

/** The least arithmetic period, where at most so many values prove one that is no period. */
export function provedGrowth(values: TheoryValues<unknown>, digits: Uint8Array, limit: number): ProvedGrowth | undefined {
  for (let count = Math.min(FIRST_LOOK, limit); ; count = Math.min(2 * count, limit)) {
    const lengths = values.extend(count).map(Number);
    const found = growthAmong(lengths, lastPlace(digits));
    if (found !== undefined || count === limit) return found;
  }
}

function growthAmong(lengths: readonly number[], last: number): ProvedGrowth | undefined {
  const count = lengths.length;
  for (let period = 1; period + last < count; period++) {
    const saltus = lengthAt(lengths, count - 1) - lengthAt(lengths, count - 1 - period);
    if (saltus === 0 || saltus % 2 !== 0) continue;
    const from = Math.max(1, growsFrom(lengths, period, saltus, count - period));
    if (from + period + last <= count)
      return { ...leastPart(lengths, { period, saltus, preperiod: from }), valuesNeeded: from + period + last };
  }
  return undefined;
}

/** The first heap from which on all below `end` grow so. */
function growsFrom(lengths: readonly number[], period: number, saltus: number, end: number): number {
  let from = end;
  while (from > 0 && lengthAt(lengths, from - 1 + period) === lengthAt(lengths, from - 1) + saltus) from--;
  return from;
}

function leastPart(lengths: readonly number[], proved: ArithmeticPeriod): ArithmeticPeriod {
  const { period: whole, preperiod: start } = proved;
  for (let period = 1; ; period++) {
    const saltus = (proved.saltus * period) / whole;
    if (whole % period !== 0 || !Number.isInteger(saltus)) continue;
    const preperiod = growsFrom(lengths, period, saltus, start + whole - period);
    if (preperiod <= start) return { period, saltus, preperiod };
  }
}

function lengthAt(lengths: readonly number[], heap: number): number {
  return lengths[heap] as number;
}
