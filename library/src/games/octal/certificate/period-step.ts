/** How a check of a period ended, and the step that says so. */

import type { CheckStep } from '../../../core/certificate.ts';
import type { ReachedLimit } from '../../../core/limits.ts';
import { textLike } from '../../../core/read-json.ts';

export type PeriodCheck =
  | { readonly result: 'holds'; readonly values: number }
  /** `not done`: it may hold, but takes too long to check here. */
  | { readonly result: 'fails' | 'not done'; readonly why: string; readonly limit?: ReachedLimit };

/** A code as certificates write it, with octal digits only: for these the periodicity theorem holds. */
export const octalCode = textLike(/^[04]\.[0-7]{1,1000}$/, 'an octal code such as 0.137');

export function digitsOf(code: string): readonly number[] {
  return Array.from(code.replace('.', ''), (digit) => Number.parseInt(digit, 16));
}

/** The last place where something may be taken away. */
export function lastPlace(digits: readonly number[]): number {
  let last = digits.length - 1;
  while (last > 0 && digits[last] === 0) last--;
  return last;
}

export function periodStep(
  of: string,
  { period, preperiod }: { readonly period: number; readonly preperiod: number },
  check: PeriodCheck,
  by = '',
): CheckStep {
  const detail = check.result === 'holds' ? `${check.values} values computed anew${by}` : check.why;
  const limit = check.result !== 'holds' && check.limit !== undefined && { limit: check.limit };
  return { what: `${of.slice(0, 80)} has period ${period} from ${preperiod} on`, result: check.result, detail, ...limit };
}
