/** A counterexample played move by move, by the rules alone. */

import { type LineMove, type Outcome, openWith, type SolveOptions } from 'impartial/internal';

export interface PlayedOut {
  readonly question: string;
  readonly outcome: Outcome;
  readonly line: readonly LineMove[];
}

/** Limits that the caller does not set. */
const LIMITS = { positions: 300_000, milliseconds: 5000 };

/** Undefined where the words are no question, or where play by the rules is too large. */
export function playOut(question: string, options: SolveOptions): PlayedOut | undefined {
  const opened = openWith(question, { ...options, method: 'search', limits: { ...LIMITS, ...options.limits } });
  if ('error' in opened) return undefined;
  const told = opened.explain();
  if ('error' in told || told.verdict.outcome === 'unknown') return undefined;
  return { question, outcome: told.verdict.outcome, line: told.line };
}
