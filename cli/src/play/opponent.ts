/**
 * Opponents: how the computer chooses its move.
 *
 * `perfect` wins what can be won. `delaying` does too, and makes the game long: it prefers moves that leave much to play for.
 * `random` plays anything.
 */
import { delayingMove, eachMove, type Options, type PlayedMove } from 'impartial';
import { nameIn, type Position } from './position.ts';

export const OPPONENTS = ['perfect', 'random', 'delaying'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Moves that the delaying opponent compares, and how far it counts in each. */
const COMPARED = 50;
const COUNTED = 500;

/** How long a player waits for it. */
const PATIENCE = { milliseconds: 2000, positions: 200_000 };

/** A move of the position; it must have one. `random` gives numbers from 0 to 1. */
export function chooseMove(opponent: Opponent, position: Position, options: Options, random: () => number): PlayedMove {
  const { moves, verdict } = position;
  if (opponent === 'random') return pick(moves, random);
  const winning = verdict.winningMoves.flatMap(({ move, to }) => (to === undefined ? [] : [{ move, to }]));
  if (opponent === 'perfect') return winning[0] ?? pick(moves, random);
  const delaying = winning.length > 0 ? undefined : holdOut(position, options);
  return delaying ?? longest(winning.length > 0 ? winning : moves, options);
}

/** The move that loses last, where it is known or found quickly. */
export function holdOut({ question, verdict, moves }: Position, options: Options): PlayedMove | undefined {
  if (verdict.outcome !== 'P') return undefined;
  const { move, to } = verdict.delayingMove ?? delayingMove(question, { ...options, limits: PATIENCE }) ?? {};
  return move === undefined || to === undefined ? undefined : { move: nameIn(moves, { move, to }), to };
}

function pick(moves: readonly PlayedMove[], random: () => number): PlayedMove {
  const move = moves[Math.floor(random() * moves.length)];
  if (move === undefined) throw new Error('a move was asked for where there is none');
  return move;
}

/** The move after which the most moves are left. */
function longest(moves: readonly PlayedMove[], options: Options): PlayedMove {
  const counted = moves.slice(0, COMPARED).map((move) => ({ move, left: countMoves(move.to, options) }));
  const best = counted.reduce((a, b) => (b.left > a.left ? b : a));
  return best.move;
}

function countMoves(question: string, options: Options): number {
  const each = eachMove(question, options);
  if ('error' in each) return 0;
  let count = 0;
  while (count < COUNTED && !each.next().done) count++;
  return count;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
