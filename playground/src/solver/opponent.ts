/** How the computer chooses its move, and how a move is found by its label. */
import { delayingMove, eachMove, eachOffer, type OfferedMove, type PlayedMove, solve } from 'impartial';
import type { Opponent } from './tasks.ts';

/** Moves that the page lists: one for each vertex of the largest picture. */
export const MOST_MOVES = 5000;
/** The longest line that a move is written as; the page reads as much. */
const LONGEST_LINE = 256 * 1024;
/** Moves that are looked through for a label. */
const MOST_SEARCHED = 300_000;
const PATIENCE = { milliseconds: 2000, positions: 200_000, megabytes: 500 };
/** Moves that the delaying player compares, and how far it counts in each. */
const COMPARED = 50;
const COUNTED = 500;

export function chooseMove({ question, opponent }: { question: string; opponent: Opponent }): PlayedMove | undefined {
  if (opponent === 'random') return pick(question);
  const verdict = solve(question, { limits: PATIENCE });
  if ('error' in verdict) return pick(question);
  const winning = verdict.winningMoves.flatMap(({ move, to }) => (to === undefined ? [] : [{ move, to }]));
  const [unwritten] = verdict.winningMoves;
  if (winning.length === 0 && unwritten !== undefined) return findMove(question, unwritten.move);
  if (winning.length > 0) return opponent === 'perfect' ? winning[0] : longest(winning);
  const slow = verdict.delayingMove ?? delayingMove(question, { limits: PATIENCE });
  if (slow?.to !== undefined) return { move: slow.move, to: slow.to };
  return opponent === 'perfect' ? pick(question) : (longest(firstMoves(question, COMPARED)) ?? pick(question));
}

function firstMoves(question: string, most: number): readonly PlayedMove[] {
  const each = eachMove(question);
  const moves: PlayedMove[] = [];
  if ('error' in each) return moves;
  for (const move of each) {
    moves.push(move);
    if (moves.length === most) break;
  }
  return moves;
}

/** Any of the first moves. */
function pick(question: string): PlayedMove | undefined {
  const each = eachOffer(question);
  const offers: OfferedMove[] = [];
  if ('error' in each) return undefined;
  for (const offer of each) {
    offers.push(offer);
    if (offers.length === MOST_MOVES) break;
  }
  const chosen = offers[Math.floor(Math.random() * offers.length)];
  return chosen === undefined ? undefined : written(chosen.move, chosen.to);
}

/** The move after which the most moves are left. */
function longest(moves: readonly PlayedMove[]): PlayedMove | undefined {
  let best: { readonly move: PlayedMove; readonly left: number } | undefined;
  for (const move of moves.slice(0, COMPARED)) {
    const left = firstMoves(move.to, COUNTED).length;
    if (best === undefined || left > best.left) best = { move, left };
  }
  return best?.move;
}

/** The move of this label; the parts of a compound move may come in any order. */
export function findMove(question: string, label: string): PlayedMove | undefined {
  const wanted = sortedParts(label);
  const each = eachOffer(question);
  if ('error' in each) return undefined;
  let searched = 0;
  for (const { move, to } of each) {
    if (move === label || sortedParts(move) === wanted) return written(move, to);
    if (++searched === MOST_SEARCHED) return undefined;
  }
  return undefined;
}

function written(move: string, to: (longest: number) => string | undefined): PlayedMove | undefined {
  const line = to(LONGEST_LINE);
  return line === undefined ? undefined : { move, to: line };
}

export function sortedParts(label: string): string {
  return label
    .split('&')
    .map((part) => part.trim())
    .sort()
    .join(' & ');
}
