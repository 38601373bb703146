/** How the check of an epidemic says what is wrong: it ends with the first thing that is. */
import type { CheckStep } from '../../../core/certificate.ts';
import type { Outcome } from '../../../core/outcome.ts';
import { textLike } from '../../../core/read-json.ts';

class Wrong extends Error {}

/** Thrown where there are more moves than can be listed. */
export class TooMany extends Error {}

export function need(condition: boolean, why: string): asserts condition {
  if (!condition) throw new Wrong(why);
}

/** The step for an outcome; `check` returns what it looked at, or ends with a `need` that fails. */
export function outcomeStep(outcome: Outcome, check: () => string): CheckStep {
  const what = `the outcome is ${outcome}`;
  try {
    return { what, result: 'holds', detail: `${check()} were looked at anew` };
  } catch (error) {
    if (error instanceof Wrong) return { what, result: 'fails', detail: error.message };
    if (error instanceof TooMany) return { what, result: 'not done', detail: 'there are too many moves to look at' };
    throw error;
  }
}

/** Numbers of labels, and stages. */
export const labelCount = textLike(/^\d{1,2000}$/, 'a whole number of at most 2000 digits, as text');

/** Stages are counted from 1. */
export const stageNumber = textLike(/^0*[1-9]\d{0,1999}$/, 'a whole number from 1 on, of at most 2000 digits, as text');
