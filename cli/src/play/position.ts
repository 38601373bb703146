/**
 * A position on the table: what may be played from it and who is winning.
 *
 * Moves are looked at lazily: a heap of 10^18 counters has that many, and a player who types one needs only that one. In a sum each is
 * called with the number of its position, `2: 3>1`; a player may leave the number out if it is clear without it.
 */
import { type Options, open, type PlayedMove, partOf, type Question, type Verdict, type WinningMove } from 'impartial';

/** Moves that are listed and chosen from; where there are more, they are typed. */
export const MOST_LISTED = 200;
/** The longest line that a position is written as: a graph of some thousand vertices fits in. */
const LONGEST_LINE = 1_000_000;
/** Moves that are looked through for one that was typed. */
const MOST_SEARCHED = 1_000_000;

export interface Position {
  readonly question: Question;
  readonly verdict: Verdict;
  /** The first moves. */
  readonly moves: readonly PlayedMove[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/** The question must be a good one. */
export function openPosition(line: string, options: Options): Position {
  const question = open(line, options);
  const verdict = 'error' in question ? question : question.solve();
  if ('error' in question || 'error' in verdict)
    throw new Error(`a position of a game in progress cannot be read: ${line.slice(0, 80)}`);
  const each = question.eachOffer();
  const moves: PlayedMove[] = [];
  let next = each.next();
  for (; !next.done && moves.length < MOST_LISTED; next = each.next()) {
    const to = next.value.to(LONGEST_LINE);
    if (to === undefined) break;
    moves.push({ move: next.value.move, to });
  }
  const complete = next.done === true && next.value;
  return { question, verdict, moves, complete };
}

/** What the move is called among these; its own label where it is none of them. */
export function nameIn(moves: readonly PlayedMove[], { move, to }: WinningMove): string {
  return moves.find((each) => each.to === to)?.move ?? move;
}

export function findMove({ question, verdict, moves, complete }: Position, label: string): PlayedMove | undefined {
  const wanted = normalize(label);
  const isWanted = ({ move }: { move: string }) => normalize(move) === wanted;
  const listed = moves.find(isWanted);
  if (listed !== undefined) return listed;
  if (movesCalled(moves, label).length > 1) return undefined;
  const played = question.playParts(normalize(label).split('&').map(partOf), LONGEST_LINE);
  if (played !== undefined || complete) return played;
  const winning = verdict.winningMoves.find(isWanted);
  if (winning?.to !== undefined) return { move: winning.move, to: winning.to };
  let searched = 0;
  for (const move of question.eachMove()) {
    if (isWanted(move)) return move;
    if (++searched === MOST_SEARCHED) return undefined;
  }
  return undefined;
}

/** The moves of this name in several positions of a sum. */
export function movesCalled(moves: readonly PlayedMove[], label: string): readonly string[] {
  const wanted = normalize(label);
  return moves.flatMap(({ move }) => (normalize(move.replace(/^\d+: /, '')) === wanted ? [move] : []));
}

/** Spaces do not matter in a move that is typed. */
function normalize(label: string): string {
  return label.replace(/\s+/g, '');
}
