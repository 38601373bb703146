/**
 * The moves of a question one by one, with no word about who wins: what a player needs, also where there are very many.
 */
import { LimitReached } from '../core/limits.ts';
import type { BadQuestion } from '../core/verdict.ts';
import { plainKernels } from '../numeric/plain-kernels.ts';
import { compoundMoves } from './compound-moves.ts';
import { groupsOf } from './compound-position.ts';
import { type OpenQuestion, openQuestion } from './open.ts';
import { Session } from './session.ts';
import type { SolveOptions } from './solve.ts';
import { writePosition } from './write-position.ts';

export interface PlayedMove {
  readonly move: string;
  /** The question after the move. */
  readonly to: string;
}

/** A generator that returns whether these were all moves. */
export function eachMoveWith(line: string, options: SolveOptions): Generator<PlayedMove, boolean> | BadQuestion {
  const opened = openQuestion(line, options.catalogue);
  if (!opened.ok) return { question: line, error: opened.error };
  return movesOf(opened.value, new Session(options.kernels ?? plainKernels, options.limits));
}

function* movesOf({ games, setting, defaultPlay }: OpenQuestion, session: Session): Generator<PlayedMove, boolean> {
  try {
    const groups = groupsOf({ games, setting });
    for (const { label, to } of compoundMoves(groups, setting, session)) {
      const text = writePosition(to(), setting, defaultPlay);
      if (text === undefined) return false;
      yield { move: label, to: text };
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return false;
  }
  return true;
}
