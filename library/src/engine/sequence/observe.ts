/**
 * What is seen in the first terms of a family, and what would follow if it looked the same for ever. Nothing of it is proved, and
 * every field of the answer says so by its name.
 */
import { now } from '../../core/clock.ts';
import { watchedOf } from '../../core/look.ts';
import type { TermValue } from '../../core/verdict.ts';
import { type ObservedPeriod, observePeriod } from '../../numeric/observed-period.ts';
import { findPeriod } from '../../numeric/octal-find-period.ts';
import { plainKernels } from '../../numeric/plain-kernels.ts';
import type { SolveOptions } from '../solve/solve.ts';
import type { Family } from './family.ts';
import { recogniseCode } from './recognise.ts';
import { stretchesOf } from './sequence.ts';

export interface Observed {
  /** The n of the first and the last term that was looked at. */
  readonly from: number;
  readonly to: number;
  /** Period, preperiod as an n, saltus, and how many whole periods were seen; left out where no repetition is seen. */
  readonly repetition?: ObservedPeriod;
}

/** "If its options are those of this code for all n, then …". */
export interface IfCode {
  readonly code: string;
  readonly subtraction?: readonly number[];
  /** The options were compared up to this n. */
  readonly comparedTo: number;
  /** What is proved of that code; left out where nothing is. */
  readonly period?: number;
  readonly preperiod?: number;
  readonly valuesNeeded?: number;
}

export interface ObserveOptions extends Omit<SolveOptions, 'catalogue'> {
  readonly limit?: number;
  readonly from?: number;
}

const MOST_TERMS = 1000;
/** Without a limit of time. */
const MILLISECONDS = 10_000;
/** Values among which the period of a recognised code is looked for. */
const MOST_VALUES = 100_000;

export function observe(family: Family, options: ObserveOptions): { readonly observed: Observed; readonly ifCode?: IfCode } {
  const observed = observeTerms(family, options);
  const ifCode = recognised(family, options);
  return { observed, ...(ifCode !== undefined && { ifCode }) };
}

function observeTerms(family: Family, options: ObserveOptions): Observed {
  const from = options.from ?? family.first;
  const terms = listTerms(family, { ...options, from });
  const found = observePeriod(terms);
  const repetition = found && { ...found, preperiod: found.preperiod + from };
  return { from, to: from + terms.length - 1, ...(repetition !== undefined && { repetition }) };
}

/** The terms up to the first that is not known, or as far as the limits allow. */
function listTerms(
  family: Family,
  { limit = MOST_TERMS, ...options }: ObserveOptions & { readonly from: number },
): (number | string)[] {
  const started = now();
  const milliseconds = options.limits?.milliseconds ?? MILLISECONDS;
  const terms: (number | string)[] = [];
  for (const { values, reason } of stretchesOf(family, { ...options, to: options.from + limit - 1 })) {
    for (let index = 0; index < values.length; index++) {
      if (reason !== undefined && index === values.length - 1) return terms;
      terms.push(toTerm(values[index] ?? null));
    }
    if (now() - started > milliseconds) break;
  }
  return terms;
}

/** Numbers as they are, so that they have differences; whatever else there is as its text. */
function toTerm(value: TermValue): number | string {
  return typeof value === 'number' ? value : value === null ? '*' : String(value);
}

function recognised(family: Family, options: ObserveOptions): IfCode | undefined {
  const { kernels = plainKernels, from = family.first } = options;
  // What a theorem knows to be heaps need not be recognised.
  if (family.heaps('same-moves') !== undefined || family.heaps('same-values') !== undefined) return undefined;
  const looked = recogniseCode(family);
  if (looked === undefined) return undefined;
  const { code, digits, subtraction, to } = looked;
  const found = findPeriod({ text: code, digits }, kernels, { limit: MOST_VALUES, ...watchedOf(options) });
  return {
    code,
    ...(subtraction !== undefined && { subtraction }),
    comparedTo: to,
    ...('period' in found && {
      period: found.period,
      preperiod: Math.max(found.preperiod, from),
      valuesNeeded: found.valuesNeeded,
    }),
  };
}
