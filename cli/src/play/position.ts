/**
 * A position on the table: what may be played from it and who is winning.
 *
 * Moves are looked at lazily: a heap of 10^18 counters has that many, and a player who types one needs only that one.
 */
import { eachMove, type Options, type PlayedMove, solve, type Verdict } from 'impartial';

/** Moves that are listed and chosen from; where there are more, they are typed. */
export const MOST_LISTED = 200;
/** Moves that are looked through for one that was typed. */
const MOST_SEARCHED = 1_000_000;

export interface Position {
  readonly question: string;
  readonly verdict: Verdict;
  /** The first moves. */
  readonly moves: readonly PlayedMove[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/** The question must be a good one. */
export function openPosition(question: string, options: Options): Position {
  const verdict = solve(question, options);
  const each = eachMove(question, options);
  if ('error' in verdict || 'error' in each)
    throw new Error(`a position of a game in progress cannot be read: ${question.slice(0, 80)}`);
  const moves: PlayedMove[] = [];
  for (;;) {
    const next = each.next();
    if (next.done) return { question, verdict, moves, complete: next.value };
    if (moves.length === MOST_LISTED) return { question, verdict, moves, complete: false };
    moves.push(next.value);
  }
}

export function findMove(
  { question, verdict, moves, complete }: Position,
  label: string,
  options: Options,
): PlayedMove | undefined {
  const wanted = normalize(label);
  const isWanted = ({ move }: { move: string }) => normalize(move) === wanted;
  const listed = moves.find(isWanted);
  if (listed !== undefined || complete) return listed;
  const winning = verdict.winningMoves.find(isWanted);
  if (winning?.to !== undefined) return { move: winning.move, to: winning.to };
  const each = eachMove(question, options);
  if ('error' in each) return undefined;
  let searched = 0;
  for (const move of each) {
    if (isWanted(move)) return move;
    if (++searched === MOST_SEARCHED) return undefined;
  }
  return undefined;
}

/** Spaces do not matter in a move that is typed. */
function normalize(label: string): string {
  return label.replace(/\s+/g, '');
}
