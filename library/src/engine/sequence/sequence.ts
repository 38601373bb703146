/**
 * Sequences: the values of a family of questions with a hole `{n}`.
 *
 * A term is the value that the setting has for a position (`term.ts`): a Grundy value, a remoteness, and so on; `N` or `P` in settings
 * without values; the alliance that wins where there are alliances. Values that are undefined or not known are null.
 *
 * The members of most families are asked one by one. Heaps of an octal game, and whatever a theorem calls the same, come from the
 * sequence of that game: stretches of values, a million in seconds; in other compounds than the disjunctive one from a table of its
 * heaps. Heaps of a game of one's own come from one table.
 */

import { stepsByClock } from '../../core/clock.ts';
import type { OctalValues, ReadableValues } from '../../core/kernels.ts';
import { limitToText, type ReachedLimit } from '../../core/limits.ts';
import type { InputError } from '../../core/result.ts';
import { Timer } from '../../core/timer.ts';
import type { BadQuestion, TermValue } from '../../core/verdict.ts';
import { fillHole } from '../../notation/question.ts';
import { stopWithin } from '../../numeric/octal-find-period.ts';
import type { OwnOptionNames } from '../refusal.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { type Family, openFamily } from './family.ts';
import type { HeapFamily } from './heap.ts';
import { type SizedFamily, sizedValues } from './sized-heaps.ts';
import { termOf } from './term.ts';
import { theoryTerms } from './theory-stretches.ts';
import { eachStretch, MOST_VALUES } from './values.ts';

export interface Term {
  readonly n: number;
  /** Null where the value is undefined or unknown. */
  readonly value: TermValue;
  /** What the value is, or would be: `Grundy values`, `Remoteness`, `Outcomes`, `Winning alliances`. */
  readonly kind: string;
  /** The outcome, where it is known and the value is not. */
  readonly outcome?: 'N' | 'P';
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
  /** What the values are, or would be: `Grundy values`. */
  readonly kind: string;
  /** The outcome of the last, where it is known and the value is not. */
  readonly outcome?: 'N' | 'P';
  /** Why the last value is unknown; the others are not. */
  readonly reason?: string;
  /** The limit that was reached there; after `stopped` no stretch follows. */
  readonly limit?: ReachedLimit;
  /** What is wrong with the line of the last term, where it is no question: no stretch follows. */
  readonly error?: InputError;
  /**
   * The values of the heaps 0, 1, 2 … behind the family, if it is one of heaps, and what to take from n for the size of its heap.
   * Reading them makes a copy: `heaps.slice()` is `known` of a later run.
   */
  readonly heaps?: ReadableValues;
  readonly shift?: number;
}

export interface SequenceOptions extends SolveOptions {
  /** The last n. */
  readonly to: number;
  /** The first n; by default where the family of the ruleset starts. */
  readonly from?: number;
  /** What an earlier run over the same family found: `heaps.slice()` of its last stretch. */
  readonly known?: OctalValues;
}

export const SEQUENCE_OPTIONS: OwnOptionNames<SequenceOptions> = { to: true, from: true, known: true };

/** The terms one by one, or what is wrong with the line of the first. */
export function sequenceWith(line: string, options: SequenceOptions): Generator<Term, void> | BadQuestion {
  const stretches = eachStretchWith(line, options);
  return 'error' in stretches ? stretches : termsOf(stretches);
}

function* termsOf(stretches: Iterable<Stretch>): Generator<Term, void> {
  for (const { from, values, kind, outcome, reason, limit, error } of stretches) {
    const why = { ...(reason !== undefined && { reason }), ...(limit && { limit }), ...(error && { error }) };
    const end = { ...(outcome !== undefined && { outcome }), ...why };
    for (let index = 0; index < values.length; index++) {
      yield { n: from + index, value: values[index] ?? null, kind, ...(index === values.length - 1 && end) };
    }
  }
}

/** The terms stretch by stretch, or what is wrong with the line of the first. */
export function eachStretchWith(line: string, options: SequenceOptions): Generator<Stretch, void> | BadQuestion {
  const family = openFamily(line, options, SEQUENCE_OPTIONS);
  if ('error' in family) return family;
  const stretches = stepsByClock(options.now, stretchesOf(family, options));
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
type HeapWishes = Wishes & { readonly kind: string };

/** The stretches of a family that is open. */
export function* stretchesOf(family: Family, options: Wishes): Generator<Stretch, void> {
  const from = options.from ?? family.first;
  const sized = options.method === 'search' ? undefined : family.sizedHeaps();
  if (sized !== undefined) {
    yield* oneByOne(family, yield* sizedStretches(family, sized, from, options), options.to, options);
    return;
  }
  const source = options.method === 'search' || options.to > MOST_VALUES ? undefined : sourceOf(family);
  const firstHeap = source === undefined ? Number.POSITIVE_INFINITY : Math.max(from, source.heaps.shift);
  const isDone = yield* oneByOne(family, from, Math.min(firstHeap - 1, options.to), options);
  if (!isDone || source === undefined || firstHeap > options.to) return;
  const { heaps, terms } = source;
  const last = Math.min(options.to, (options.limits?.heap ?? Number.POSITIVE_INFINITY) + heaps.shift);
  const stretches = terms === undefined ? heapStretches : tableStretches(terms);
  const isInTime = firstHeap > last || (yield* stretches(heaps, firstHeap, last, { ...options, kind: family.kind }));
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

/** Returns the first n that the table cannot tell. */
function* sizedStretches(family: Family, sized: SizedFamily, from: number, options: Wishes): Generator<Stretch, number> {
  const stretches = sizedValues(sized, from, options.to, options);
  for (;;) {
    const next = stretches.next();
    if (next.done === true) return next.value;
    yield { ...next.value, kind: family.kind };
  }
}

/** Returns false where it stops before the last of them. */
function* oneByOne(family: Family, from: number, to: number, options: Wishes): Generator<Stretch, boolean> {
  const timer = new Timer(Number.POSITIVE_INFINITY);
  for (let n = from; n <= to; n++) {
    const isStopped = options.signal?.aborted === true;
    const stretch = isStopped ? unknownStretch(n, family.kind, STOPPED) : askedStretch(family, n);
    yield stretch;
    if (stretch.error !== undefined || stretch.limit?.name === 'stopped') return false;
    options.onProgress?.({ positions: 0, values: n + 1 - from, needed: to + 1 - from, milliseconds: timer.spent });
  }
  return true;
}

/** Returns false where the time is over, or somebody wants an end, before the last of them. */
function* heapStretches(family: HeapFamily, from: number, to: number, options: HeapWishes): Generator<Stretch, boolean> {
  const { digits, shift } = family;
  const { kind } = options;
  const timer = new Timer(options.limits?.milliseconds ?? Number.POSITIVE_INFINITY);
  let next = from;
  for (const heaps of eachStretch(digits, to - shift, options)) {
    const end = Math.min(heaps.length + shift, to + 1);
    const values = heaps.slice(next - shift, Math.max(next, end) - shift);
    yield { from: next, values, kind, heaps, shift };
    next = Math.max(next, end);
    options.onProgress?.({ positions: 0, values: next - from, needed: to + 1 - from, milliseconds: timer.spent });
    const isStopped = options.signal?.aborted === true;
    if (next > to || (!timer.isOver() && !isStopped)) continue;
    yield unknownStretch(next, kind, isStopped ? STOPPED : { name: 'milliseconds', value: timer.milliseconds });
    return false;
  }
  return true;
}

type Stretches = (family: HeapFamily, from: number, to: number, options: HeapWishes) => Generator<Stretch, boolean>;

/** As `heapStretches`, for terms that come from a table of all heaps, beginning with the empty one. */
function tableStretches(terms: Iterable<readonly TermValue[]>): Stretches {
  return function* ({ shift }, from, to, options) {
    const { kind } = options;
    const stop = stopWithin(to + 1 - from, options);
    let known = shift;
    for (const stretch of terms) {
      const next = known + stretch.length;
      const values = stretch.slice(Math.max(0, from - known), to + 1 - known);
      if (values.length > 0) yield { from: Math.max(from, known), values, kind };
      if (next > to) return true;
      known = next;
      const limit = stop(Math.max(0, known - from));
      if (limit === undefined) continue;
      yield unknownStretch(Math.max(from, known), kind, limit);
      return false;
    }
    return true;
  };
}

const STOPPED: ReachedLimit = { name: 'stopped', value: 0 };

function unknownStretch(n: number, kind: string, limit: ReachedLimit): Stretch {
  return { from: n, values: [null], kind, reason: limitToText(limit, 'the sequence'), limit };
}

function askedStretch(family: Family, n: number): Stretch {
  const { kind } = family;
  const verdict = family.solve(n);
  if ('error' in verdict) return { from: n, values: [null], kind, reason: verdict.error.message, error: verdict.error };
  const { value, ...rest } = termOf(verdict, kind);
  return { from: n, values: [value], ...rest };
}
