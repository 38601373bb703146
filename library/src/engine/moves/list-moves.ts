/**
 * All moves of a question with the outcome each leads to: what play, hints and boards need. They share the time of the call: those whose
 * turn comes too late are `unknown`.
 */
import { now } from '../../core/clock.ts';
import { DEFAULT_LIMITS } from '../../core/limits.ts';
import type { Outcome } from '../../core/outcome.ts';
import { type SolveOptions, solveWith } from '../solve/solve.ts';
import { eachMoveOf, type PlayedMove } from './each-move.ts';
import type { OpenQuestion } from './open.ts';

export interface ListedMove extends PlayedMove {
  /** Who wins from there, as the question after the move is answered. */
  readonly outcome: Outcome;
  /** Whether the move wins for the side that makes it. */
  readonly wins: boolean;
}

export interface MoveList {
  readonly moves: readonly ListedMove[];
  /** Whether these are all moves. */
  readonly complete: boolean;
}

/** Moves listed unless asked otherwise. */
const DEFAULT_MOVES = 1000;

export function listMovesOf(question: OpenQuestion, options: SolveOptions): MoveList {
  const each = eachMoveOf(question, options);
  const most = options.moves ?? DEFAULT_MOVES;
  const moves: ListedMove[] = [];
  const answers = new Map<string, Pick<ListedMove, 'outcome' | 'wins'>>();
  const end = now() + (options.limits?.milliseconds ?? DEFAULT_LIMITS.milliseconds);
  const mover = question.games[0].sides()?.next;
  for (;;) {
    const next = each.next();
    if (next.done) return { moves, complete: next.value };
    if (moves.length >= most) return { moves, complete: false };
    const { to } = next.value;
    const answer = answers.get(to) ?? answerOf(to, mover, within(options, end - now()));
    answers.set(to, answer);
    moves.push({ ...next.value, ...answer });
  }
}

function within(options: SolveOptions, milliseconds: number): SolveOptions {
  return { ...options, limits: { ...options.limits, milliseconds: Math.max(0, milliseconds) } };
}

function answerOf(line: string, mover: number | undefined, options: SolveOptions): Pick<ListedMove, 'outcome' | 'wins'> {
  const answer = solveWith(line, { ...options, moves: 0, evidence: false });
  if ('error' in answer) return { outcome: 'unknown', wins: false };
  const { outcome, alliance } = answer;
  return { outcome, wins: alliance === undefined ? outcome === 'P' : alliance === mover };
}
