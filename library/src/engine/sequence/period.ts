/**
 * Periods of families: found, proved, and written down in a certificate that separate code checks.
 *
 * Only a theorem proves a period. Where a family is no sequence of an octal game, and does not move like one, the answer says so;
 * a repetition among its first values would prove nothing.
 */

import { theoryOf } from '../../compounds/theories.ts';
import type { Certificate } from '../../core/certificate.ts';
import { byClock } from '../../core/clock.ts';
import { DECLARED_CODE } from '../../core/declared-code.ts';
import type { ReachedLimit } from '../../core/limits.ts';
import { watchedOf } from '../../core/look.ts';
import type { BadQuestion, Because } from '../../core/verdict.ts';
import { findPeriod, stopWithin } from '../../numeric/octal-find-period.ts';
import type { OctalPeriod } from '../../numeric/octal-period.ts';
import type { Window } from '../../numeric/octal-window.ts';
import type { OwnOptionNames } from '../refusal.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { type ArithmeticPeriod, arithmeticPeriod } from './arithmetic.ts';
import { type Family, openFamily } from './family.ts';
import { mayGrow, provedGrowth } from './growth.ts';
import type { HeapFamily } from './heap.ts';
import { knownPeriod, NO_PERIOD } from './known-period.ts';
import { type IfCode, type Observed, observe } from './observe.ts';
import { termOf, termOfTheory, type VerdictTerm } from './term.ts';
import { periodUnderTheory, type TheoryValues } from './theory.ts';
import { MOST_VALUES } from './values.ts';

export interface PeriodOptions extends SolveOptions {
  /** How many values may be computed. */
  readonly limit?: number;
  /** Whether to say what is seen to repeat where nothing is proved. */
  readonly observe?: boolean;
  /** The first n that is observed; by default where the family of the ruleset starts. */
  readonly from?: number;
  /** The terms that are observed go here as they come, so that a caller who breaks the work off still has them. */
  readonly seen?: VerdictTerm[];
}

export interface PeriodAnswer {
  readonly question: string;
  /** What the values are: `Grundy values`. */
  readonly kind: string;
  /** The least period; undefined where none is proved. */
  readonly period?: number;
  /** The first n from which it holds. */
  readonly preperiod?: number;
  /** Where the values grow: G(n + period) = G(n) + saltus from some n on. There is no period then. */
  readonly arithmetic?: ArithmeticPeriod;
  readonly valuesComputed: number;
  /** What proves the period, or that there is none. */
  readonly because: readonly Because[];
  readonly certificate?: Certificate;
  /** Why no period is proved. */
  readonly reason?: string;
  /** The limit at which the search was given up, `stopped` where a signal came. */
  readonly limit?: ReachedLimit;
  /** What is seen to repeat among the first terms, where nothing is proved and that was asked for. It proves nothing. */
  readonly observed?: Observed;
  /** Which octal game the first members look like, and what follows if the others do. It proves nothing. */
  readonly ifCode?: IfCode;
}

type Wishes = Omit<PeriodOptions, 'catalogue'>;
/** What is proved, whatever the values are. */
type Found = Omit<PeriodAnswer, 'kind'>;

/** Under a theory each value costs a walk over all splits in plain code. */
const MOST_THEORY_VALUES = 8192;

export const PERIOD_OPTIONS: OwnOptionNames<PeriodOptions> = { limit: true, observe: true, from: true, seen: true };

export function periodWith(line: string, options: PeriodOptions): PeriodAnswer | BadQuestion {
  const family = openFamily(line, options, PERIOD_OPTIONS);
  return 'error' in family ? family : byClock(options.now, () => periodOf(family, options));
}

/** The period of a family that is open. */
export function periodOf(family: Family, options: Omit<PeriodOptions, 'catalogue'>): PeriodAnswer | BadQuestion {
  const proved = provedPeriod(family, options);
  if ('error' in proved) return proved;
  const answer = { ...proved, kind: family.kind };
  if (options.observe !== true || answer.because.length > 0) return answer;
  return { ...answer, ...observe(family, options) };
}

function provedPeriod(family: Family, options: Wishes): Found | BadQuestion {
  const { line } = family;
  const opened = family.member(options.from ?? family.first);
  if (!opened.ok) return { question: line, error: opened.error };
  const sameValues = family.heaps('same-values');
  if (sameValues !== undefined) return isOctal(sameValues) ? byValues(family, sameValues, options) : hexadecimal(line);
  const sameMoves = family.heaps('same-moves');
  const heaps = sameMoves ?? family.heaps('only-options');
  if (heaps !== undefined && !isOctal(heaps)) return hexadecimal(line);
  const known = knownPeriod(family, options);
  if (known !== undefined) return { question: line, valuesComputed: 0, ...known };
  const arithmetic = arithmeticPeriod(family);
  if (arithmetic !== undefined) return { question: line, valuesComputed: 0, ...arithmetic, reason: NO_PERIOD };
  const byTheory = heaps && byMoves(family, heaps, sameMoves === undefined, options);
  if (byTheory !== undefined) return byTheory;
  const reason =
    'no theorem on periods covers this family; that its first values repeat would prove nothing (`impartial sequence` lists them)';
  return { question: line, valuesComputed: 0, because: [], reason };
}

function isOctal({ digits }: HeapFamily): boolean {
  return digits.every((digit) => digit <= 7);
}

function hexadecimal(line: string): Found {
  const reason = 'the code has a digit above 7: its values may grow with the heap, and the periodicity theorem does not hold';
  return { question: line, valuesComputed: 0, because: [], reason };
}

function byValues(family: Family, heaps: HeapFamily, options: Wishes): Found {
  const { line } = family;
  const { code, digits, shift } = heaps;
  const limit = Math.min(options.limit ?? MOST_VALUES, MOST_VALUES);
  const wishes = { limit, ...watchedOf(options), ...(options.limits !== undefined && { limits: options.limits }) };
  const found = findPeriod({ text: code, digits }, wishes);
  const { valuesComputed } = found;
  if (!('period' in found)) return notProved(line, code, valuesComputed, found.stoppedBy);
  const { period, valuesNeeded, window, certificate } = found;
  const preperiod = earliest(family, { period, preperiod: found.preperiod + shift });
  const text = `${sameAs(heaps)}${code} has period ${period} from ${found.preperiod} on: ${valuesNeeded} values prove it`;
  const reason = window === undefined ? because(text) : becauseOfWindow(text, window, isSplit(heaps));
  return { question: line, period, preperiod, valuesComputed, because: [reason], certificate };
}

/** Where `isOption` is set the heaps are what every move of the members leads to. */
function byMoves(family: Family, heaps: HeapFamily, isOption: boolean, options: Wishes): Found | undefined {
  const { line } = family;
  const { code, digits, shift, setting } = heaps;
  const theory = theoryOf(setting);
  const values = family.theoryValues(heaps);
  if (theory === undefined || values === undefined) return undefined;
  const show = (option: unknown) => {
    const value = isOption ? theory.fromOptions([option]) : option;
    return termOfTheory(theory, value);
  };
  const limit = Math.min(options.limit ?? MOST_THEORY_VALUES, MOST_THEORY_VALUES);
  const grown = isOption || !mayGrow(digits, setting) ? undefined : byGrowth(family, heaps, values, limit);
  if (grown !== undefined) return grown;
  const stop = stopWithin(limit, options);
  const found = periodUnderTheory(values, digits, show, limit, (known) => stop(known) === undefined);
  const valuesComputed = values.length;
  if (found === undefined) return notProved(line, `${code} in this setting`, valuesComputed, stop(valuesComputed));
  const { period, valuesNeeded } = found;
  const preperiod = earliest(family, { period, preperiod: found.preperiod + shift });
  const play = playOf(setting);
  const what = isOption
    ? `every move leads to n − ${shift} counters in ${code}; what has such a heap for its only option in ${play} repeats`
    : `the values of ${code} in ${play} have`;
  const text = `${what} period ${period} from ${found.preperiod} on: ${valuesNeeded} values prove it`.replace(
    'repeats period',
    'repeats with period',
  );
  const kind = isOption ? 'only-option-period' : 'compound-period';
  const certificate: Certificate = { kind, code, ...setting, period, preperiod: found.preperiod, valuesNeeded };
  return { question: line, period, preperiod, valuesComputed, because: [because(text)], certificate };
}

function byGrowth(
  family: Family,
  { code, digits, shift, setting }: HeapFamily,
  values: TheoryValues<unknown>,
  limit: number,
): Found | undefined {
  const found = provedGrowth(values, digits, limit);
  if (found === undefined) return undefined;
  const { period, saltus, preperiod, valuesNeeded } = found;
  const text = `no move in ${code} splits a heap, and in ${playOf(setting)} ${period === 1 ? 'each counter more adds' : `${period} counters more add`} ${saltus} from ${preperiod} on: ${valuesNeeded} values prove it`;
  return {
    question: family.line,
    arithmetic: { period, saltus, preperiod: Math.max(family.first, preperiod + shift) },
    valuesComputed: values.length,
    because: [{ theorem: 'octal-growth', source: 'impartial', text }],
    reason: NO_PERIOD,
  };
}

function playOf({ compound, play }: HeapFamily['setting']): string {
  return `${compound} ${play === 'misere' ? 'misère' : 'normal'} play`;
}

/** The first n from which the period holds; members before the first heap are asked one by one. */
function earliest(family: Family, { period, preperiod }: OctalPeriod): number {
  const { first } = family;
  const term = (n: number) => {
    const answer = family.solve(n);
    const known = 'error' in answer ? undefined : termOf(answer, family.kind);
    return known === undefined || known.reason !== undefined ? undefined : known.value;
  };
  let from = Math.max(first, preperiod);
  while (from > first) {
    const value = term(from - 1);
    if (value === undefined || value !== term(from - 1 + period)) break;
    from--;
  }
  return from;
}

function notProved(line: string, what: string, valuesComputed: number, limit: ReachedLimit | undefined): Found {
  const reason = `no period is proved among the first ${valuesComputed} values of ${what}`;
  return { question: line, valuesComputed, because: [], reason, ...(limit !== undefined && { limit }) };
}

function sameAs({ code, shift, theorem }: HeapFamily): string {
  if (theorem.id === DECLARED_CODE) return `the ruleset says that it is ${code} (${theorem.id}); `;
  return shift === 0 ? '' : `the values are those of n − ${shift} counters (${theorem.id}); `;
}

function isSplit({ digits }: HeapFamily): boolean {
  return digits.some((digit) => digit >= 4);
}

/** The lemma and its proof: `numeric/octal-window.ts`. */
function becauseOfWindow(text: string, { mask, positional, lastRare, depth }: Window, splits: boolean): Because {
  const labels = positional ? `mask ${mask} and the parity of the heap` : `mask ${mask}`;
  const how = splits
    ? `, because by ${labels} the last rare heap is ${lastRare} and walks through the splits go to ${depth} at most`
    : ', because no heap is ever split';
  return { theorem: 'octal-window', source: 'impartial', text: text + how };
}

function because(text: string): Because {
  return { theorem: 'octal-periodicity', source: 'guySmith1956', text };
}
