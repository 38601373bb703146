/**
 * All moves of a question with the outcome each leads to: what play, hints and boards need.
 */

import { LimitReached } from '../core/limits.ts';
import type { Outcome } from '../core/outcome.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { plainKernels } from '../numeric/plain-kernels.ts';
import { compoundMoves } from './compound-moves.ts';
import { toGroups } from './compound-position.ts';
import { openQuestion } from './open.ts';
import { Session } from './session.ts';
import { type SolveOptions, solveWith } from './solve.ts';
import { writePosition } from './write-position.ts';

export interface ListedMove {
  readonly move: string;
  /** The question after the move. */
  readonly to: string;
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
  const opened = openQuestion(line, options.catalogue);
  if (!opened.ok) return { question: line, error: opened.error };
  const { games, setting, defaultPlay } = opened.value;
  const session = new Session(options.kernels ?? plainKernels, options.limits);
  const most = options.moves ?? DEFAULT_MOVES;
  const groups = toGroups(
    games.flatMap((game) => game.components()),
    setting,
  );
  const moves: ListedMove[] = [];
  const outcomes = new Map<string, Outcome>();
  try {
    for (const { label, to } of compoundMoves(groups, setting, session)) {
      const text = writePosition(to(), setting, defaultPlay);
      if (text === undefined || moves.length >= most) return { moves, complete: false };
      const outcome = outcomes.get(text) ?? outcomeOf(text, options);
      outcomes.set(text, outcome);
      moves.push({ move: label, to: text, outcome });
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { moves, complete: false };
  }
  return { moves, complete: true };
}

function outcomeOf(line: string, options: SolveOptions): Outcome {
  const answer = solveWith(line, { ...options, moves: 0 });
  return 'error' in answer ? 'unknown' : answer.outcome;
}
