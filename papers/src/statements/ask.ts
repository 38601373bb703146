/** What the program answers, through the catalogue that is being tried. */
import { type Limits, solveWith, type Verdict } from 'impartial/internal';
import type { Reach } from './statement.ts';

/** The verdict by theorems where they apply; undefined for a line that is no question. */
export function ask(
  question: string,
  { catalogue }: Pick<Reach, 'catalogue'>,
  limits: Partial<Limits> = {},
): Verdict | undefined {
  const answer = solveWith(question, { catalogue, limits, moves: 1 });
  return 'error' in answer ? undefined : answer;
}

/** Whether the program gives this outcome. */
export function answers(question: string, outcome: 'N' | 'P', reach: Reach): boolean {
  return ask(question, reach)?.outcome === outcome;
}

export function outcomeOf(won: boolean): 'N' | 'P' {
  return won ? 'N' : 'P';
}
