/**
 * All moves of a question with the outcome and the value each leads to: what play, hints and boards need. They share the time of the
 * call: those whose turn comes too late are `unknown`.
 */
import { DEFAULT_LIMITS, type ReachedLimit } from '../../core/limits.ts';
import type { Outcome } from '../../core/outcome.ts';
import { Timer } from '../../core/timer.ts';
import type { Values } from '../../core/verdict.ts';
import { withMoveListJson } from '../../core/verdict-json.ts';
import { type SolveOptions, solveWith } from '../solve/solve.ts';
import { eachMoveOf, type PlayedMove } from './each-move.ts';
import type { OpenQuestion } from './open.ts';

export interface ListedMove extends PlayedMove {
  /** Who wins from there, as the question after the move is answered. */
  readonly outcome: Outcome;
  /** Whether the move wins for the side that makes it. */
  readonly wins: boolean;
  /** The values of that position, each by its kind: none where it is not known. */
  readonly values: Values;
  /** Why the outcome is unknown, and the limit that was reached. */
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

/** What is known of the position that a move leads to. */
type After = Omit<ListedMove, keyof PlayedMove>;

export interface MoveList {
  readonly moves: readonly ListedMove[];
  /** Whether these are all moves. */
  readonly complete: boolean;
  /** What `JSON.stringify` writes: the same as `moveListToJson`. */
  toJSON?(): object;
}

/** Moves listed unless asked otherwise. */
const DEFAULT_MOVES = 1000;

export function listMovesOf(question: OpenQuestion, options: SolveOptions): MoveList {
  const each = eachMoveOf(question, options);
  const most = options.moves ?? DEFAULT_MOVES;
  const moves: ListedMove[] = [];
  const answers = new Map<string, After>();
  const timer = new Timer(options.limits?.milliseconds ?? DEFAULT_LIMITS.milliseconds);
  const mover = question.games[0].sides()?.next;
  for (;;) {
    const next = each.next();
    if (next.done) return withMoveListJson(question.line, { moves, complete: next.value });
    if (moves.length >= most) return withMoveListJson(question.line, { moves, complete: false });
    const { to } = next.value;
    const answer = answers.get(to) ?? answerOf(to, mover, within(options, timer.left));
    answers.set(to, answer);
    moves.push({ ...next.value, ...answer });
  }
}

function within(options: SolveOptions, milliseconds: number): SolveOptions {
  return { ...options, limits: { ...options.limits, milliseconds: Math.max(0, milliseconds) } };
}

function answerOf(line: string, mover: number | undefined, options: SolveOptions): After {
  const answer = solveWith(line, { ...options, moves: 0 });
  if ('error' in answer) {
    const { message: reason, limit } = answer.error;
    return { outcome: 'unknown', wins: false, values: {}, reason, ...(limit !== undefined && { limit }) };
  }
  const { outcome, alliance, values, reason, limit } = answer;
  const wins = alliance === undefined ? outcome === 'P' : alliance === mover;
  return { outcome, wins, values, ...(reason !== undefined && { reason }), ...(limit !== undefined && { limit }) };
}
