/** A counterexample played move by move, by the rules alone. */

import type { Outcome } from '../core/outcome.ts';
import { openWith } from '../engine/question.ts';
import type { Reach } from './statement.ts';

export interface PlayedOut {
  readonly question: string;
  readonly outcome: Outcome;
  readonly line: readonly { readonly move: string; readonly to: string }[];
}

const LIMITS = { positions: 300_000, milliseconds: 5000 };

/** Undefined where the words are no question, or where play by the rules is too large. */
export function playOut(question: string, { catalogue, kernels }: Pick<Reach, 'catalogue' | 'kernels'>): PlayedOut | undefined {
  const opened = openWith(question, { catalogue, kernels, method: 'search', limits: LIMITS });
  if ('error' in opened) return undefined;
  const told = opened.explain();
  if ('error' in told || told.verdict.outcome === 'unknown') return undefined;
  return { question, outcome: told.verdict.outcome, line: told.line };
}
