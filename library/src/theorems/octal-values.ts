/**
 * The values and periods of octal games that this process has found so far, kept within bounds.
 *
 * Both are pure functions of the code; keeping them makes ten thousand questions a second possible.
 */
import type { Nimber } from '../core/nimber.ts';
import type { Tools } from '../core/theorem.ts';
import { SequenceStore } from '../numeric/growing-sequence.ts';
import { extendOctal } from '../numeric/octal-extend.ts';
import { lastPlace, type OctalPeriod, provenPeriod, valuesToProve } from '../numeric/octal-period.ts';
import type { OctalPosition } from '../rulesets/heap/octal.ts';

type Code = OctalPosition['code'];

export interface ProvenPeriod extends OctalPeriod {
  /** How many values prove it. */
  readonly valuesNeeded: number;
}

/** A period is looked for among so many values at most. */
const MOST_SEARCHED = 16_384;
const FIRST_SEARCHED = 256;
/** A code with three-heap digits takes so much longer that its heaps are limited to this part of the limit. */
const HEXADECIMAL_SHARE = 50;
const MOST_PERIODS = 5_000;

const sequences = new SequenceStore();
const periods = new Map<string, { searched: number; found: ProvenPeriod | undefined }>();

export function isHexadecimal({ digits }: Code): boolean {
  return digits.some((digit) => digit > 7);
}

/** The largest heap of this game that is computed by the recurrence. */
export function largestHeap(code: Code, { limits }: Tools): number {
  return isHexadecimal(code) ? Math.floor(limits.heap / HEXADECIMAL_SHARE) : limits.heap;
}

/** The values of at least the heaps 0 … upTo. */
export function octalValues(code: Code, upTo: number, tools: Tools): Uint16Array {
  const { kernels, limits } = tools;
  const extend = (to: number, known: Uint16Array) => extendOctal(code.digits, to, known, kernels);
  return sequences.get(code.text).reach(upTo, extend, largestHeap(code, tools), limits.milliseconds);
}

/** For a heap of this size, among how many values a period is looked for: not many more than the recurrence itself needs. */
export function valuesSearched(size: Nimber): number {
  return size > MOST_SEARCHED / 4 ? MOST_SEARCHED : Math.max(FIRST_SEARCHED, 4 * Number(size));
}

/** The period of an octal game, where so many values prove one. */
export function octalPeriod(code: Code, among: number, tools: Tools): ProvenPeriod | undefined {
  const known = periods.get(code.text) ?? { searched: 0, found: undefined };
  let { searched, found } = known;
  for (let count = FIRST_SEARCHED; found === undefined && count <= among; count *= 2) {
    if (count <= searched) continue;
    const period = provenPeriod(octalValues(code, count - 1, tools).subarray(0, count), code.digits);
    if (period !== undefined) found = { ...period, valuesNeeded: valuesToProve(period, lastPlace(code.digits)) };
    searched = count;
  }
  if (searched > known.searched) {
    if (periods.size >= MOST_PERIODS) periods.clear();
    periods.set(code.text, { searched, found });
  }
  return found !== undefined && found.valuesNeeded <= among ? found : undefined;
}
