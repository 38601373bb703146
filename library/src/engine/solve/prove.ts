/**
 * `prove`: a question line in, the proof of its search out, or why there is none.
 *
 * The search is done when this returns; the lines are written as they are asked for, so that a long proof need not be held.
 */
import { LimitReached, type ReachedLimit } from '../../core/limits.ts';
import type { BadQuestion } from '../../core/verdict.ts';
import { openQuestion } from '../moves/open.ts';
import { refusalOf } from '../refusal.ts';
import { LoopFound } from './loop-found.ts';
import { Session } from './session.ts';
import type { SolveOptions } from './solve.ts';
import { startProof } from './write-proof.ts';

export interface SearchProof {
  readonly question: string;
  readonly outcome: 'N' | 'P';
  /** Each line with its line feed. Returns why the proof stops short of its end, where a limit is passed on the way. */
  readonly lines: Generator<string, Stopped | undefined>;
}

/** Why a proof was not written, or not to its end. */
export interface Stopped {
  readonly reason: string;
  readonly limit?: ReachedLimit;
}

export interface NoProof extends Stopped {
  readonly question: string;
}

export function proveWith(line: string, options: SolveOptions): SearchProof | NoProof | BadQuestion {
  const refused = refusalOf(line, options);
  if (refused !== undefined) return refused;
  const opened = openQuestion(line, options.catalogue);
  if (!opened.ok) return { question: line, error: opened.error };
  const session = new Session(options);
  try {
    const { outcome, lines } = startProof(opened.value, session, 'outcome');
    return { question: line, outcome, lines: untilStopped(lines) };
  } catch (error) {
    return { question: line, ...stoppedBy(error) };
  }
}

function* untilStopped(lines: Iterable<string>): Generator<string, Stopped | undefined> {
  try {
    yield* lines;
  } catch (error) {
    return stoppedBy(error);
  }
  return undefined;
}

function stoppedBy(error: unknown): Stopped {
  if (error instanceof LoopFound) return { reason: 'the game need not end, and a proof is for games that do' };
  if (error instanceof LimitReached) return { reason: error.message, limit: error.limit };
  throw error;
}
