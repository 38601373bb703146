/**
 * Sequences: the values of a family of questions with a hole `{n}`.
 *
 * A term is what the theory of the setting has for one (`compounds/show.ts`), else 1 for N and 0 for P, or the alliance where there
 * are alliances. Undefined values are null.
 *
 * The members of most families are asked one by one. Heaps of an octal game, and whatever a theorem calls the same, come from the
 * sequence of that game: stretches of values, a million in seconds; in other compounds than the disjunctive one from a table of its
 * heaps. Heaps of a game of one's own come from one table.
 */

import { termOf } from '../../compounds/show.ts';
import { now } from '../../core/clock.ts';
import type { OctalValues } from '../../core/kernels.ts';
import { limitToText, type ReachedLimit } from '../../core/limits.ts';
import type { InputError } from '../../core/result.ts';
import type { BadQuestion, TermValue, Verdict } from '../../core/verdict.ts';
import { fillHole } from '../../notation/question.ts';
import { stopWithin } from '../../numeric/octal-find-period.ts';
import { plainKernels } from '../../numeric/plain-kernels.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { type Family, openFamily } from './family.ts';
import type { HeapFamily } from './heap.ts';
import { sizedValues } from './sized-heaps.ts';
import { theoryTerms } from './theory-stretches.ts';
import { eachStretch, MOST_VALUES } from './values.ts';

export interface Term {
  readonly n: number;
  /** Null where the value is undefined or unknown. */
  readonly value: TermValue;
  /** Why the value is unknown. */
  readonly reason?: string;
  /** The limit that was reached there; after `stopped` no term follows. */
  readonly limit?: ReachedLimit;
  /** What is wrong with the line for this n, at its place in `fillHole(line, n)`, where it is no question: no term follows. */
  readonly error?: InputError;
}

/** Terms that follow one another. */
export interface Stretch {
  /** The n of the first. */
  readonly from: number;
  readonly values: ArrayLike<TermValue>;
  /** Why the last value is unknown; the others are not. */
  readonly reason?: string;
  /** The limit that was reached there; after `stopped` no stretch follows. */
  readonly limit?: ReachedLimit;
  /** What is wrong with the line of the last term, where it is no question: no stretch follows. */
  readonly error?: InputError;
  /**
   * The values of the heaps 0, 1, 2 … behind the family, where it is one of heaps, and what to take from n for the size of its heap.
   * A view, good until the next stretch; a copy is `known` of a later run.
   */
  readonly heaps?: OctalValues;
  readonly shift?: number;
}

export interface SequenceOptions extends SolveOptions {
  /** The last n. */
  readonly to: number;
  /** The first n; by default where the family of the ruleset starts. */
  readonly from?: number;
  /** What an earlier run over the same family found: `heaps` of its last stretch. */
  readonly known?: OctalValues;
}

/** The terms one by one, or what is wrong with the line of the first. */
export function sequenceWith(line: string, options: SequenceOptions): Generator<Term, void> | BadQuestion {
  const stretches = eachStretchWith(line, options);
  return 'error' in stretches ? stretches : termsOf(stretches);
}

function* termsOf(stretches: Iterable<Stretch>): Generator<Term, void> {
  for (const { from, values, reason, limit, error } of stretches) {
    const end = { ...(reason !== undefined && { reason }), ...(limit && { limit }), ...(error && { error }) };
    for (let index = 0; index < values.length; index++) {
      yield { n: from + index, value: values[index] ?? null, ...(index === values.length - 1 && end) };
    }
  }
}

/** The terms stretch by stretch, or what is wrong with the line of the first. */
export function eachStretchWith(line: string, options: SequenceOptions): Generator<Stretch, void> | BadQuestion {
  const family = openFamily(line, options);
  if ('error' in family) return family;
  const stretches = stretchesOf(family, options);
  const first = stretches.next();
  if (first.done) return stretches;
  const { from, error } = first.value;
  return error === undefined ? withFirst(first.value, stretches) : { question: fillHole(line, from), error };
}

function* withFirst(first: Stretch, others: Generator<Stretch, void>): Generator<Stretch, void> {
  yield first;
  yield* others;
}

type Wishes = Omit<SequenceOptions, 'catalogue'>;

/** The stretches of a family that is open. */
export function* stretchesOf(family: Family, options: Wishes): Generator<Stretch, void> {
  const from = options.from ?? family.first;
  const sized = options.method === 'search' ? undefined : family.sizedHeaps();
  if (sized !== undefined) {
    yield* oneByOne(family, yield* sizedValues(sized, from, options.to, options), options.to, options);
    return;
  }
  const source = options.method === 'search' || options.to > MOST_VALUES ? undefined : sourceOf(family);
  const firstHeap = source === undefined ? Number.POSITIVE_INFINITY : Math.max(from, source.heaps.shift);
  const isDone = yield* oneByOne(family, from, Math.min(firstHeap - 1, options.to), options);
  if (!isDone || source === undefined || firstHeap > options.to) return;
  const { heaps, terms } = source;
  const last = Math.min(options.to, (options.limits?.heap ?? Number.POSITIVE_INFINITY) + heaps.shift);
  const stretches = terms === undefined ? heapStretches : tableStretches(terms);
  const isInTime = firstHeap > last || (yield* stretches(heaps, firstHeap, last, options));
  // Beyond the limit of heaps a theorem may still answer.
  if (isInTime) yield* oneByOne(family, Math.max(from, last + 1), options.to, options);
}

interface Source {
  readonly heaps: HeapFamily;
  /** The terms of all its heaps, where they are no Grundy values. */
  readonly terms?: Iterable<readonly TermValue[]>;
}

function sourceOf(family: Family): Source | undefined {
  const sameValues = family.heaps('same-values');
  if (sameValues !== undefined) return { heaps: sameValues };
  const heaps = family.heaps('same-moves');
  const terms = heaps && theoryTerms(heaps, family.theoryValues(heaps));
  return terms && { heaps, terms };
}

/** Returns false where it stops before the last of them. */
function* oneByOne(family: Family, from: number, to: number, options: Wishes): Generator<Stretch, boolean> {
  const started = now();
  for (let n = from; n <= to; n++) {
    const stretch = options.signal?.aborted === true ? unknownStretch(n, STOPPED) : toStretch(n, family.solve(n));
    yield stretch;
    if (stretch.error !== undefined || stretch.limit?.name === 'stopped') return false;
    options.onProgress?.({ positions: 0, values: n + 1 - from, needed: to + 1 - from, milliseconds: now() - started });
  }
  return true;
}

/** Returns false where the time is over, or somebody wants an end, before the last of them. */
function* heapStretches(family: HeapFamily, from: number, to: number, options: Wishes): Generator<Stretch, boolean> {
  const { digits, shift } = family;
  const milliseconds = options.limits?.milliseconds ?? Number.POSITIVE_INFINITY;
  const started = now();
  let next = from;
  for (const heaps of eachStretch(digits, to - shift, options.kernels ?? plainKernels, options)) {
    const end = Math.min(heaps.length + shift, to + 1);
    const values = end > next ? heaps.subarray(next - shift, end - shift) : heaps.subarray(0, 0);
    yield { from: next, values, heaps, shift };
    next = Math.max(next, end);
    const spent = now() - started;
    options.onProgress?.({ positions: 0, values: next - from, needed: to + 1 - from, milliseconds: spent });
    const isStopped = options.signal?.aborted === true;
    if (next > to || (spent <= milliseconds && !isStopped)) continue;
    yield unknownStretch(next, isStopped ? STOPPED : { name: 'milliseconds', value: milliseconds });
    return false;
  }
  return true;
}

type Stretches = (family: HeapFamily, from: number, to: number, options: Wishes) => Generator<Stretch, boolean>;

/** As `heapStretches`, for terms that come from a table of all heaps, beginning with the empty one. */
function tableStretches(terms: Iterable<readonly TermValue[]>): Stretches {
  return function* ({ shift }, from, to, options) {
    const stop = stopWithin(to + 1 - from, options);
    let known = shift;
    for (const stretch of terms) {
      const next = known + stretch.length;
      const values = stretch.slice(Math.max(0, from - known), to + 1 - known);
      if (values.length > 0) yield { from: Math.max(from, known), values };
      if (next > to) return true;
      known = next;
      const limit = stop(Math.max(0, known - from));
      if (limit === undefined) continue;
      yield unknownStretch(Math.max(from, known), limit);
      return false;
    }
    return true;
  };
}

const STOPPED: ReachedLimit = { name: 'stopped', value: 0 };

function unknownStretch(n: number, limit: ReachedLimit): Stretch {
  return { from: n, values: [null], reason: limitToText(limit, 'the sequence'), limit };
}

function toStretch(n: number, verdict: Verdict | BadQuestion): Stretch {
  if ('error' in verdict) return { from: n, values: [null], reason: verdict.error.message, error: verdict.error };
  const { outcome, reason = 'it is not known', limit } = verdict;
  if (outcome === 'unknown') return { from: n, values: [null], reason, ...(limit !== undefined && { limit }) };
  return { from: n, values: [termOf(verdict)] };
}
