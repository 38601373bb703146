/**
 * The values and periods of octal games that this process has found so far, kept within bounds.
 *
 * Both are pure functions of the code; keeping them makes ten thousand questions a second possible.
 */

import type { Certificate } from '../../../core/certificate.ts';
import { LimitReached } from '../../../core/limits.ts';
import type { Nimber } from '../../../core/nimber.ts';
import type { Tools } from '../../../core/theorem.ts';
import { Timer } from '../../../core/timer.ts';
import { SequenceStore } from '../../../numeric/growing-sequence.ts';
import { extendOctal } from '../../../numeric/octal-extend.ts';
import { lookForProof, type ProvedPeriod } from '../../../numeric/octal-look.ts';
import { lastPlace, type PeriodWithBound, provenPeriod, valuesToProve } from '../../../numeric/octal-period.ts';
import { findSparseSpace, sparsePossible } from '../../../numeric/sparse-space.ts';
import type { OctalPosition } from '../rules.ts';

type Code = OctalPosition['code'];

/** A period is looked for among so many values at most. */
const MOST_SEARCHED = 16_384;
const FIRST_SEARCHED = 256;
/** For a heap beyond the limit it is looked for further on: among so many times the limit where rare values are few. */
const MOST_TIMES = 4;
/** With more rare heaps than this a value takes as much longer. */
const FEW_RARE = 256;
const GROWTH = 1.25;
/** A code with three-heap digits takes so much longer that its heaps are limited to this part of the limit. */
const HEXADECIMAL_SHARE = 50;
const MOST_PERIODS = 5_000;

const sequences = new SequenceStore();
const periods: Searches<PeriodWithBound> = new Map();
const distantPeriods: Searches<ProvedPeriod> = new Map();

/** By code: among how many values a period was looked for, and what was found. */
type Searches<Found> = Map<string, { readonly searched: number; readonly found: Found | undefined }>;

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
  return sequences.get(code.text).reach(upTo, extend, largestHeap(code, tools), limits);
}

/** For a heap of this size, among how many values a period is looked for: not many more than the recurrence itself needs. */
export function valuesSearched(size: Nimber): number {
  return size > MOST_SEARCHED / 4 ? MOST_SEARCHED : Math.max(FIRST_SEARCHED, 4 * Number(size));
}

/** The period of an octal game, where so many values prove one. */
export function octalPeriod(code: Code, among: number, tools: Tools): PeriodWithBound | undefined {
  const known = periods.get(code.text) ?? { searched: 0, found: undefined };
  let { searched, found } = known;
  for (let count = FIRST_SEARCHED; found === undefined && count <= among; count *= 2) {
    if (count <= searched) continue;
    const period = provenPeriod(octalValues(code, count - 1, tools).subarray(0, count), code.digits);
    if (period !== undefined) found = { ...period, valuesNeeded: valuesToProve(period, lastPlace(code.digits)) };
    searched = count;
  }
  if (searched > known.searched) keep(periods, code, searched, found);
  return found !== undefined && found.valuesNeeded <= among ? found : undefined;
}

/**
 * The period for a heap that the recurrence does not reach, also by the window lemma, where the values found in the time and within
 * the limit prove one. The work follows from the game and the limit, so that two machines answer alike.
 */
export function distantPeriod(code: Code, tools: Tools): ProvedPeriod | undefined {
  const { onLook } = tools.limits;
  const most = valuesWorthwhile(code, tools);
  const known = distantPeriods.get(code.text);
  if (known !== undefined && (known.found !== undefined || known.searched >= most)) return known.found;
  const timer = new Timer(tools.limits.milliseconds);
  const goOn = () => {
    onLook?.();
    return !timer.isOver();
  };
  let count = Math.max(MOST_SEARCHED, known?.searched ?? 0);
  let found: ProvedPeriod | undefined;
  try {
    while (found === undefined && count < most && goOn()) {
      count = Math.min(most, Math.ceil(GROWTH * count));
      found = lookForProof(octalValues(code, count - 1, tools).subarray(0, count), code.digits, goOn).proved;
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return undefined;
  }
  if (found !== undefined || goOn()) keep(distantPeriods, code, count, found);
  return found;
}

function valuesWorthwhile(code: Code, tools: Tools): number {
  const { heap } = tools.limits;
  if (!sparsePossible(code.digits)) return MOST_TIMES * heap;
  const { rare } = findSparseSpace(code.digits, octalValues(code, MOST_SEARCHED - 1, tools).subarray(0, MOST_SEARCHED));
  return Math.floor(MOST_TIMES * heap * Math.min(1, FEW_RARE / rare));
}

function keep<Found>(searches: Searches<Found>, code: Code, searched: number, found: Found | undefined): void {
  if (searches.size >= MOST_PERIODS) searches.clear();
  searches.set(code.text, { searched, found });
}

/** Smaller heaps are played out by the rules instead: that trusts less. */
const SMALL_ENOUGH_TO_PLAY = 12;

/** The certificate of a heap whose value is that of the recurrence. */
export function heapCertificate(code: string, size: number, value: number): Certificate | undefined {
  return size <= SMALL_ENOUGH_TO_PLAY ? undefined : { kind: 'octal-heap', code, size, value };
}
