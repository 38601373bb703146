/** How the computer chooses its move, and how a move is found by its label. */
import { delayingMove, eachMove, type PlayedMove, solve } from 'impartial';
import type { Opponent } from './tasks.ts';

/** Moves that the page lists. */
export const MOST_MOVES = 3000;
/** Moves that are looked through for a label. */
const MOST_SEARCHED = 300_000;
const PATIENCE = { milliseconds: 2000, positions: 200_000, megabytes: 500 };
/** Moves that the delaying player compares, and how far it counts in each. */
const COMPARED = 50;
const COUNTED = 500;

export function chooseMove({ question, opponent }: { question: string; opponent: Opponent }): PlayedMove | undefined {
  const moves = firstMoves(question, MOST_MOVES);
  if (opponent === 'random') return pick(moves);
  const verdict = solve(question, { limits: PATIENCE });
  if ('error' in verdict) return pick(moves);
  const winning = verdict.winningMoves.flatMap(({ move, to }) => (to === undefined ? [] : [{ move, to }]));
  if (winning.length > 0) return opponent === 'perfect' ? winning[0] : longest(winning);
  const slow = verdict.delayingMove ?? delayingMove(question, { limits: PATIENCE });
  if (slow?.to !== undefined) return { move: slow.move, to: slow.to };
  return opponent === 'perfect' ? pick(moves) : longest(moves);
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

function pick(moves: readonly PlayedMove[]): PlayedMove | undefined {
  return moves[Math.floor(Math.random() * moves.length)];
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
  const each = eachMove(question);
  if ('error' in each) return undefined;
  let searched = 0;
  for (const move of each) {
    if (move.move === label || sortedParts(move.move) === wanted) return move;
    if (++searched === MOST_SEARCHED) return undefined;
  }
  return undefined;
}

export function sortedParts(label: string): string {
  return label
    .split('&')
    .map((part) => part.trim())
    .sort()
    .join(' & ');
}
