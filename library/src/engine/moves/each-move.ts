/**
 * The moves of a question one by one, with no word about who wins: what a player needs, also where there are very many.
 */
import { LimitReached } from '../../core/limits.ts';
import type { BadQuestion } from '../../core/verdict.ts';
import { Session } from '../solve/session.ts';
import type { SolveOptions } from '../solve/solve.ts';
import { compoundMoves, MOST_COUNTED } from './compound-moves.ts';
import { groupsOf } from './compound-position.ts';
import { type OpenQuestion, openQuestion } from './open.ts';
import { writePosition } from './write-position.ts';

/** What matters of the options where nothing is solved. */
export type MoveOptions = Pick<SolveOptions, 'limits' | 'signal' | 'onProgress'>;

export interface PlayedMove {
  readonly move: string;
  /** The question after the move. */
  readonly to: string;
  /** How many other moves lead there in equal components, if any do: they are not listed. */
  readonly sameResult?: number;
}

/** A move that is written out only when asked: on a large graph its label is cheap, the question after it is not. */
export interface OfferedMove {
  readonly move: string;
  /** The question after the move; undefined where it is longer than `longest` (10 000 unless given). */
  to(longest?: number): string | undefined;
  /** As `PlayedMove.sameResult`. */
  readonly sameResult?: number;
}

/** The moves of a line; a generator that returns whether these were all. */
export function eachMoveWith(line: string, options: SolveOptions): Generator<PlayedMove, boolean> | BadQuestion {
  const opened = openQuestion(line, options.catalogue);
  return opened.ok ? eachMoveOf(opened.value, options) : { question: line, error: opened.error };
}

export function eachMoveOf(question: OpenQuestion, options: MoveOptions): Generator<PlayedMove, boolean> {
  return written(eachOfferOf(question, options));
}

/** The same moves by their labels. */
export function eachOfferOf(question: OpenQuestion, options: MoveOptions): Generator<OfferedMove, boolean> {
  return offersOf(question, new Session(options));
}

function* written(offers: Generator<OfferedMove, boolean>): Generator<PlayedMove, boolean> {
  for (let next = offers.next(); ; next = offers.next()) {
    if (next.done) return next.value;
    const { move, to, sameResult } = next.value;
    const text = to();
    if (text === undefined) return false;
    yield sameResult === undefined ? { move, to: text } : { move, to: text, sameResult };
  }
}

function* offersOf({ games, setting }: OpenQuestion, session: Session): Generator<OfferedMove, boolean> {
  try {
    const groups = groupsOf({ games, setting });
    for (const { label, times, to } of compoundMoves(groups, setting, session)) {
      const others = Number(times - 1n < MOST_COUNTED ? times - 1n : MOST_COUNTED);
      yield {
        ...{ move: label, to: (longest) => withinLimits(() => writePosition(to(), setting, longest)) },
        ...(others > 0 && { sameResult: others }),
      };
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return false;
  }
  return true;
}

function withinLimits(write: () => string | undefined): string | undefined {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return undefined;
  }
}
