/**
 * What is seen in the first terms of a family, and what would follow if it looked the same for ever. Nothing of it is proved, and
 * every field of the answer says so by its name.
 */
import { limitToText, type ReachedLimit } from '../../core/limits.ts';
import { watchedOf } from '../../core/look.ts';
import { Timer } from '../../core/timer.ts';
import type { TermValue } from '../../core/verdict.ts';
import { type ObservedPeriod, observePeriod } from '../../numeric/observed-period.ts';
import { findPeriod } from '../../numeric/octal-find-period.ts';
import type { SolveOptions } from '../solve/solve.ts';
import type { Family } from './family.ts';
import { recogniseCode } from './recognise.ts';
import { stretchesOf } from './sequence.ts';
import { asOutcomes, type VerdictTerm } from './term.ts';

export interface Observed {
  /** The n of the first and the last term that was looked at. */
  readonly from: number;
  readonly to: number;
  /** Period, preperiod as an n, saltus, and how many whole periods were seen; left out where no repetition is seen. */
  readonly repetition?: ObservedPeriod;
  /** Why no more terms were looked at. */
  readonly reason: string;
  /** The limit that was reached there; left out where as many terms were seen as were wanted. */
  readonly limit?: ReachedLimit;
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
  /** The terms go here as they come, so that a caller who breaks the work off still has them. */
  readonly seen?: VerdictTerm[];
}

const MOST_TERMS = 1000;
/** Without a limit of time. */
const MILLISECONDS = 10_000;
/** Values among which the period of a recognised code is looked for. */
const MOST_VALUES = 100_000;

interface Observation {
  /** What the terms are: `Grundy values`. */
  readonly kind: string;
  readonly observed: Observed;
  readonly ifCode?: IfCode;
}

export function observe(family: Family, options: ObserveOptions): Observation {
  const from = options.from ?? family.first;
  const seen = options.seen ?? [];
  const end = collect(family, { ...options, from }, seen);
  const ifCode = recognised(family, options);
  return { ...observedIn(seen, from, family.kind, end), ...(ifCode !== undefined && { ifCode }) };
}

/** Why no more terms were looked at. */
type ObservationEnd = Pick<Observed, 'reason' | 'limit'>;

/** What is seen in terms that were looked at from this n on. Outcomes are terms where no value is known. */
export function observedIn(seen: readonly VerdictTerm[], from: number, kind: string, end: ObservationEnd): Observation {
  const asked = asOutcomes(seen);
  const unknown = asked.findIndex(({ reason }) => reason !== undefined);
  const terms = asked.slice(0, unknown < 0 ? asked.length : unknown);
  const found = observePeriod(terms.map(({ value }) => toTerm(value)));
  const repetition = found && { ...found, preperiod: found.preperiod + from };
  const { reason, limit } = asked[unknown] ?? {};
  const why = reason === undefined ? end : { reason: `n = ${from + unknown}: ${reason}`, ...(limit !== undefined && { limit }) };
  return {
    kind: terms[0]?.kind ?? kind,
    observed: { from, to: from + terms.length - 1, ...(repetition !== undefined && { repetition }), ...why },
  };
}

/** Adds the terms up to the first of which nothing is known, or as far as the limits allow. */
function collect(
  family: Family,
  { limit = MOST_TERMS, ...options }: ObserveOptions & { readonly from: number },
  seen: VerdictTerm[],
): ObservationEnd {
  const timer = new Timer(options.limits?.milliseconds ?? MILLISECONDS);
  let isValued = false;
  for (const { values, kind, outcome, reason, limit: reached } of stretchesOf(family, {
    ...options,
    to: options.from + limit - 1,
  })) {
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? null;
      isValued ||= value !== null;
      seen.push({ value, kind });
    }
    if (reason !== undefined) {
      const why = { ...(reached !== undefined && { limit: reached }), ...(outcome !== undefined && { outcome }) };
      seen.push({ ...(seen.pop() as VerdictTerm), reason, ...why });
      if (isValued || outcome === undefined) break;
    }
    if (timer.isOver()) {
      const time = { name: 'milliseconds', value: timer.milliseconds } as const;
      return { reason: limitToText(time, 'looking at terms'), limit: time };
    }
  }
  return { reason: `${limit} terms were looked at` };
}

/** Numbers as they are, so that they have differences; whatever else there is as its text. */
function toTerm(value: TermValue): number | string {
  return typeof value === 'number' ? value : value === null ? '*' : String(value);
}

function recognised(family: Family, options: ObserveOptions): IfCode | undefined {
  const { from = family.first } = options;
  // What a theorem knows to be heaps need not be recognised.
  if (family.heaps('same-moves') !== undefined || family.heaps('same-values') !== undefined) return undefined;
  const looked = recogniseCode(family);
  if (looked === undefined) return undefined;
  const { code, digits, subtraction, to } = looked;
  const found = findPeriod({ text: code, digits }, { limit: MOST_VALUES, ...watchedOf(options) });
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
