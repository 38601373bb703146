/**
 * Periods of families: found, proved, and written down in a certificate that separate code checks.
 *
 * Only a theorem proves a period. Where a family is no sequence of an octal game, and does not move like one, the answer says so;
 * a repetition among its first values would prove nothing.
 */
import { theoryOf } from '../compounds/theories.ts';
import type { Certificate } from '../core/certificate.ts';
import type { Nimber } from '../core/nimber.ts';
import type { BadQuestion, Because } from '../core/verdict.ts';
import { fillHole, findHole } from '../notation/question.ts';
import { findPeriod } from '../numeric/octal-find-period.ts';
import { plainKernels } from '../numeric/plain-kernels.ts';
import { openQuestion } from './open.ts';
import { firstOf, termValue } from './sequence.ts';
import { familyOfSameMoves, familyOfSameValues, type HeapFamily } from './sequence-heap.ts';
import { periodUnderTheory, TheoryValues } from './sequence-theory.ts';
import { MOST_VALUES } from './sequence-values.ts';
import type { SolveOptions } from './solve.ts';

export interface PeriodOptions extends SolveOptions {
  /** How many values may be computed. */
  readonly limit?: number;
  /** Told several times a second how many values are known; false ends the search. */
  readonly goOn?: (valuesComputed: number) => boolean;
}

export interface PeriodAnswer {
  readonly question: string;
  /** The least period; undefined where none is proved. */
  readonly period?: number;
  /** The first n from which it holds. */
  readonly preperiod?: number;
  readonly valuesComputed: number;
  readonly because: readonly Because[];
  readonly certificate?: Certificate;
  /** Why no period is proved. */
  readonly reason?: string;
}

/** Under a theory each value costs a walk over all splits in plain code. */
const MOST_THEORY_VALUES = 8192;

export function periodWith(line: string, options: PeriodOptions): PeriodAnswer | BadQuestion {
  const hole = findHole(line);
  if (hole < 0) {
    const error = { code: 'no-hole', message: 'A period belongs to a family of questions, with a hole {n}.', at: 0 };
    return { question: line, error: { ...error, expected: 'a hole, as in `octal 0.16: {n}`' } };
  }
  const opened = openQuestion(fillHole(line, firstOf(line, options)), options.catalogue);
  if (!opened.ok) return { question: line, error: opened.error };
  const sameValues = familyOfSameValues(line, options);
  if (sameValues !== undefined) return isOctal(sameValues) ? byValues(line, sameValues, options) : hexadecimal(line);
  const sameMoves = familyOfSameMoves(line, options);
  if (sameMoves !== undefined && !isOctal(sameMoves)) return hexadecimal(line);
  const byTheory = sameMoves && byMoves(line, sameMoves, options);
  if (byTheory !== undefined) return byTheory;
  const reason =
    'no theorem on periods covers this family; that its first values repeat would prove nothing (`impartial sequence` lists them)';
  return { question: line, valuesComputed: 0, because: [], reason };
}

function isOctal({ digits }: HeapFamily): boolean {
  return digits.every((digit) => digit <= 7);
}

function hexadecimal(line: string): PeriodAnswer {
  const reason = 'the code has a digit above 7: its values may grow with the heap, and the periodicity theorem does not hold';
  return { question: line, valuesComputed: 0, because: [], reason };
}

function byValues(line: string, family: HeapFamily, options: PeriodOptions): PeriodAnswer {
  const { code, digits, shift } = family;
  const goOn = goOnWithin(options);
  const limit = Math.min(options.limit ?? MOST_VALUES, MOST_VALUES);
  const found = findPeriod({ text: code, digits }, options.kernels ?? plainKernels, {
    limit,
    onProgress: ({ length }) => goOn(length),
  });
  const { valuesComputed } = found;
  if (!('period' in found)) return notProved(line, code, valuesComputed);
  const { period, valuesNeeded, certificate } = found;
  const preperiod = Math.max(0, found.preperiod + shift);
  const text = `${sameAs(family)}${code} has period ${period} from ${found.preperiod} on: ${valuesNeeded} values prove it`;
  return { question: line, period, preperiod, valuesComputed, because: [because(text)], certificate };
}

function byMoves(line: string, family: HeapFamily, options: PeriodOptions): PeriodAnswer | undefined {
  const { code, digits, shift, setting } = family;
  const theory = theoryOf(setting);
  if (theory === undefined) return undefined;
  const values = new TheoryValues(digits, theory);
  const show = (value: Nimber) => termValue({ values: theory.values(value), outcome: theory.outcome(value) });
  const limit = Math.min(options.limit ?? MOST_THEORY_VALUES, MOST_THEORY_VALUES);
  const found = periodUnderTheory(values, digits, show, limit, goOnWithin(options));
  const valuesComputed = values.length;
  if (found === undefined) return notProved(line, `${code} in this setting`, valuesComputed);
  const { period, preperiod, valuesNeeded } = found;
  const text = `the values of ${code} in ${setting.compound} ${setting.play === 'misere' ? 'misère' : 'normal'} play have period ${period} from ${preperiod} on: ${valuesNeeded} values prove it`;
  const certificate = { kind: 'compound-period', code, ...setting, period, preperiod, valuesNeeded };
  return {
    question: line,
    period,
    preperiod: Math.max(0, preperiod + shift),
    valuesComputed,
    because: [because(text)],
    certificate,
  };
}

/** The caller's wish, and the limit of time where one was asked for. */
function goOnWithin({ goOn, limits }: PeriodOptions): (known: number) => boolean {
  const started = Date.now();
  const milliseconds = limits?.milliseconds ?? Number.POSITIVE_INFINITY;
  return (known) => Date.now() - started <= milliseconds && goOn?.(known) !== false;
}

function notProved(line: string, what: string, valuesComputed: number): PeriodAnswer {
  const reason = `no period is proved among the first ${valuesComputed} values of ${what}`;
  return { question: line, valuesComputed, because: [], reason };
}

function sameAs({ shift, theorem }: HeapFamily): string {
  return shift === 0 ? '' : `the values are those of n − ${shift} counters (${theorem.id}); `;
}

function because(text: string): Because {
  return { theorem: 'octal-periodicity', source: 'guySmith1956', text };
}
