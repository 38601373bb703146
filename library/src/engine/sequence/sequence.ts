/**
 * Sequences: the values of a family of questions with a hole `{n}`.
 *
 * A term is what the theory of the setting has for one (`compounds/show.ts`), else 1 for N and 0 for P, or the alliance where there
 * are alliances. Undefined values are null.
 *
 * The members of most families are asked one by one. Heaps of an octal game, and whatever a theorem calls the same, come from the
 * sequence of that game: stretches of values, a million in seconds. Heaps of a game of one's own come from one table.
 */

import { termOf } from '../../compounds/show.ts';
import { now } from '../../core/clock.ts';
import type { OctalValues } from '../../core/kernels.ts';
import { limitToText, type ReachedLimit } from '../../core/limits.ts';
import type { BadQuestion, TermValue, Verdict } from '../../core/verdict.ts';
import { plainKernels } from '../../numeric/plain-kernels.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { type Family, openFamily } from './family.ts';
import type { HeapFamily } from './heap.ts';
import { sizedValues } from './sized-heaps.ts';
import { eachStretch, MOST_VALUES } from './values.ts';

export interface Term {
  readonly n: number;
  /** Null where the value is undefined or unknown. */
  readonly value: TermValue;
  /** Why the value is unknown. */
  readonly reason?: string;
}

/** Terms that follow one another. */
export interface Stretch {
  /** The n of the first. */
  readonly from: number;
  readonly values: ArrayLike<TermValue>;
  /** Why the last value is unknown; the others are not. */
  readonly reason?: string;
  /** The limit that was reached there. */
  readonly limit?: ReachedLimit;
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

/** The terms one by one; stops at the first line that is no question and returns it. */
export function* sequenceWith(line: string, options: SequenceOptions): Generator<Term, BadQuestion | undefined> {
  const stretches = eachStretchWith(line, options);
  let next = stretches.next();
  for (; !next.done; next = stretches.next()) {
    const { from, values, reason } = next.value;
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? null;
      yield { n: from + index, value, ...(reason !== undefined && index === values.length - 1 && { reason }) };
    }
  }
  return next.value;
}

/** The terms stretch by stretch; stops at the first line that is no question and returns it. */
export function* eachStretchWith(line: string, options: SequenceOptions): Generator<Stretch, BadQuestion | undefined> {
  const family = openFamily(line, options);
  return 'error' in family ? family : yield* stretchesOf(family, options);
}

/** The stretches of a family that is open. */
export function* stretchesOf(
  family: Family,
  options: Omit<SequenceOptions, 'catalogue'>,
): Generator<Stretch, BadQuestion | undefined> {
  const from = options.from ?? family.first;
  const sized = options.method === 'search' ? undefined : family.sizedHeaps();
  if (sized !== undefined)
    return yield* oneByOne(family, yield* sizedValues(sized, from, options.to, options.limits), options.to);
  const heaps = options.method === 'search' || options.to > MOST_VALUES ? undefined : family.heaps('same-values');
  const firstHeap = heaps === undefined ? Number.POSITIVE_INFINITY : Math.max(from, heaps.shift);
  const refused = yield* oneByOne(family, from, Math.min(firstHeap - 1, options.to));
  if (refused !== undefined || heaps === undefined || firstHeap > options.to) return refused;
  const last = Math.min(options.to, (options.limits?.heap ?? Number.POSITIVE_INFINITY) + heaps.shift);
  const isInTime = firstHeap > last || (yield* heapStretches(heaps, firstHeap, last, options));
  // Beyond the limit of heaps a theorem may still answer.
  return isInTime ? yield* oneByOne(family, Math.max(from, last + 1), options.to) : undefined;
}

function* oneByOne(family: Family, from: number, to: number): Generator<Stretch, BadQuestion | undefined> {
  for (let n = from; n <= to; n++) {
    const answer = family.solve(n);
    if ('error' in answer) return answer;
    yield toStretch(n, answer);
  }
  return undefined;
}

/** Returns false where the time is over before the last of them. */
function* heapStretches(
  family: HeapFamily,
  from: number,
  to: number,
  options: Omit<SequenceOptions, 'catalogue'>,
): Generator<Stretch, boolean> {
  const { digits, shift } = family;
  const milliseconds = options.limits?.milliseconds ?? Number.POSITIVE_INFINITY;
  const started = now();
  let next = from;
  for (const heaps of eachStretch(digits, to - shift, options.kernels ?? plainKernels, options.known)) {
    const end = Math.min(heaps.length + shift, to + 1);
    const values = end > next ? heaps.subarray(next - shift, end - shift) : heaps.subarray(0, 0);
    yield { from: next, values, heaps, shift };
    next = Math.max(next, end);
    if (next <= to && now() - started > milliseconds) {
      const limit = { name: 'milliseconds', value: milliseconds } as const;
      yield { from: next, values: [null], reason: limitToText(limit, 'the values'), limit };
      return false;
    }
  }
  return true;
}

function toStretch(n: number, verdict: Verdict): Stretch {
  const { outcome, reason = 'it is not known', limit } = verdict;
  if (outcome === 'unknown') return { from: n, values: [null], reason, ...(limit !== undefined && { limit }) };
  return { from: n, values: [termOf(verdict)] };
}
