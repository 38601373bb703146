/**
 * All moves of a question with the outcome each leads to: what play, hints and boards need.
 */
import type { Outcome } from '../core/outcome.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { eachMoveWith, type PlayedMove } from './each-move.ts';
import { type SolveOptions, solveWith } from './solve.ts';

export interface ListedMove extends PlayedMove {
  /** Who wins from there: `P` means that the move wins. */
  readonly outcome: Outcome;
}

export interface MoveList {
  readonly moves: readonly ListedMove[];
  /** Whether these are all moves. */
  readonly complete: boolean;
}

/** Moves listed unless asked otherwise. */
const DEFAULT_MOVES = 1000;

export function listMovesWith(line: string, options: SolveOptions): MoveList | BadQuestion {
  const each = eachMoveWith(line, options);
  if ('error' in each) return each;
  const most = options.moves ?? DEFAULT_MOVES;
  const moves: ListedMove[] = [];
  const outcomes = new Map<string, Outcome>();
  for (;;) {
    const next = each.next();
    if (next.done) return { moves, complete: next.value };
    if (moves.length >= most) return { moves, complete: false };
    const { to } = next.value;
    const outcome = outcomes.get(to) ?? outcomeOf(to, options);
    outcomes.set(to, outcome);
    moves.push({ ...next.value, outcome });
  }
}

function outcomeOf(line: string, options: SolveOptions): Outcome {
  const answer = solveWith(line, { ...options, moves: 0 });
  return 'error' in answer ? 'unknown' : answer.outcome;
}
