/** How the computer chooses its move. */
import { delayingMove, eachMove, eachOffer, type OfferedMove, type PlayedMove, solve } from 'impartial';
import { findMove, MOST_MOVES, namedMove } from './offers.ts';
import type { Opponent } from './tasks.ts';

/** The longest line that a move is written as; the page reads as much. */
const LONGEST_LINE = 256 * 1024;
const PATIENCE = { milliseconds: 2000, positions: 200_000, megabytes: 500 };
/** Moves that the delaying player compares, and how far it counts in each. */
const COMPARED = 50;
const COUNTED = 500;

export function chooseMove({ question, opponent }: { question: string; opponent: Opponent }): PlayedMove | undefined {
  const chosen = chooseListed(question, opponent);
  return chosen === undefined ? undefined : namedMove(question, chosen);
}

function chooseListed(question: string, opponent: Opponent): PlayedMove | undefined {
  if (opponent === 'random') return pick(question);
  const verdict = solve(question, { limits: PATIENCE });
  if ('error' in verdict) return pick(question);
  const winning = verdict.winningMoves.flatMap(({ move, to }) => (to === undefined ? [] : [{ move, to }]));
  const [unwritten] = verdict.winningMoves;
  if (winning.length === 0 && unwritten !== undefined) return findMove(question, unwritten.move);
  if (winning.length > 0 && verdict.values.remoteness !== undefined) return byRemoteness(winning, opponent);
  if (winning.length > 0) return opponent === 'perfect' ? winning[0] : longest(winning);
  const slow = verdict.delayingMove ?? delayingMove(question, { limits: PATIENCE });
  if (slow?.to !== undefined) return { move: slow.move, to: slow.to };
  return opponent === 'perfect' ? pick(question) : (longest(firstMoves(question, COMPARED)) ?? pick(question));
}

/** Where it is known how long play lasts: the quickest win, or the slowest one for who delays. */
function byRemoteness(winning: readonly PlayedMove[], opponent: Opponent): PlayedMove | undefined {
  const sign = opponent === 'perfect' ? 1n : -1n;
  const timed = winning.slice(0, COMPARED).flatMap((move) => {
    const verdict = solve(move.to, { moves: 0, limits: PATIENCE });
    const lasts = 'error' in verdict ? undefined : verdict.values.remoteness;
    return lasts === undefined ? [] : [{ move, cost: sign * BigInt(lasts) }];
  });
  const [first, ...others] = timed;
  if (first === undefined) return winning[0];
  return others.reduce((best, each) => (each.cost < best.cost ? each : best), first).move;
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

function written(move: string, to: (longest: number) => string | undefined): PlayedMove | undefined {
  const line = to(LONGEST_LINE);
  return line === undefined ? undefined : { move, to: line };
}
