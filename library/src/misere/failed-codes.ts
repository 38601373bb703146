/** Codes whose quotients were looked for in vain: up to which heap there is one, in how much time, and what ended the search. */
import type { LimitReached } from '../core/limits.ts';

export interface FailedCode {
  /** The largest heap of the quotient that was found. */
  readonly heap: number;
  /** How much time the search had: without end where no time would help. */
  readonly milliseconds: number;
  readonly limit: LimitReached;
}

/** A search that ran out of time is tried again with so many times the time. What is left of a question's time differs a little each time. */
const MORE_TIME = 2;

/** Codes by their texts. */
export const failedCodes = new Map<string, FailedCode>();

/** Whether a search with so much time is likely to fail again. */
export function isHopeless(failed: Pick<FailedCode, 'milliseconds'> | undefined, milliseconds: number): boolean {
  return failed !== undefined && failed.milliseconds * MORE_TIME > milliseconds;
}
