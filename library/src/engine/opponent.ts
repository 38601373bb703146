/**
 * Opponents: how the computer chooses its move.
 *
 * `perfect` wins what can be won, as soon as it is known how to, and holds out as long as it can where nothing wins. `delaying` wins
 * too, but makes the game long: it prefers moves that leave much to play for. `random` plays anything.
 */
import { movesLeft } from '../compounds/show.ts';
import type { Verdict } from '../core/verdict.ts';
import { ruleOf } from './moves/compound-position.ts';
import type { OfferedMove, PlayedMove } from './moves/each-move.ts';
import { partOf } from './moves/numbered-moves.ts';
import type { Question } from './question.ts';

export const OPPONENTS = ['perfect', 'random', 'delaying'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface ChoiceOptions {
  /** Numbers from 0 to 1; `seededRandom` gives the same ones for the same seed. */
  readonly random: () => number;
  /** The verdict on the question, where it is known already. */
  readonly verdict?: Verdict;
  /** The longest line that a move may lead to; 10 000 characters unless given. */
  readonly longest?: number;
}

/** How long a player waits. */
const PATIENCE = { milliseconds: 2000, positions: 200_000, megabytes: 500 };
/** Moves that are compared, and how far those after them are counted. */
const COMPARED = 50;
const COUNTED = 500;
/** Moves among which one is drawn. */
const MOST_DRAWN = 5000;

/** A move of the position; undefined where it has none, or none that can be written. */
export function chooseMove(question: Question, opponent: Opponent, options: ChoiceOptions): PlayedMove | undefined {
  if (opponent === 'random') return draw(question, options);
  const verdict = options.verdict ?? question.withOptions({ limits: PATIENCE }).solve();
  if ('error' in verdict) return draw(question, options);
  const winning = verdict.winningMoves.flatMap(({ move, to }) => (to === undefined ? [] : [{ move, to }]));
  const [unwritten] = verdict.winningMoves;
  if (winning.length === 0 && unwritten !== undefined) return findMove(question, unwritten.move, options.longest);
  if (winning.length > 0 && movesLeft(verdict.values) !== undefined) return byLength(question, winning, opponent);
  if (winning.length > 0) return opponent === 'perfect' ? winning[0] : leavingMost(question, winning);
  const slow = holdOut(question, verdict);
  if (slow !== undefined) return slow;
  const others = opponent === 'perfect' ? undefined : leavingMost(question, firstMoves(question, COMPARED));
  return others ?? draw(question, options);
}

/** The move that loses last, where the position is lost and the move is known or found quickly. */
export function holdOut(question: Question, verdict: Verdict): PlayedMove | undefined {
  if (verdict.outcome !== 'P') return undefined;
  const { move, to } = verdict.delayingMove ?? question.withOptions({ limits: PATIENCE }).delayingMove() ?? {};
  return move === undefined || to === undefined ? undefined : { move, to };
}

/** Where it is known how long play lasts: the quickest win, or the slowest one for who delays. */
function byLength(question: Question, winning: readonly PlayedMove[], opponent: Opponent): PlayedMove | undefined {
  const sign = opponent === 'perfect' ? 1 : -1;
  let best: { readonly move: PlayedMove; readonly cost: number } | undefined;
  for (const move of winning.slice(0, COMPARED)) {
    const after = question.another(move.to);
    const verdict = 'error' in after ? after : after.withOptions({ moves: 0, limits: PATIENCE }).solve();
    const left = 'error' in verdict ? undefined : movesLeft(verdict.values);
    if (left !== undefined && (best === undefined || sign * left < best.cost)) best = { move, cost: sign * left };
  }
  return best?.move ?? winning[0];
}

/** The move after which the most moves are left. */
function leavingMost(question: Question, moves: readonly PlayedMove[]): PlayedMove | undefined {
  let best: { readonly move: PlayedMove; readonly left: number } | undefined;
  for (const move of moves.slice(0, COMPARED)) {
    const after = question.another(move.to);
    const left = 'error' in after ? 0 : firstMoves(after, COUNTED).length;
    if (best === undefined || left > best.left) best = { move, left };
  }
  return best?.move;
}

function firstMoves(question: Question, most: number): readonly PlayedMove[] {
  const moves: PlayedMove[] = [];
  for (const move of question.eachMove()) {
    moves.push(move);
    if (moves.length === most) break;
  }
  return moves;
}

/** Any of the first moves. */
function draw(question: Question, { random, longest }: ChoiceOptions): PlayedMove | undefined {
  const offers: OfferedMove[] = [];
  for (const offer of question.eachOffer()) {
    offers.push(offer);
    if (offers.length === MOST_DRAWN) break;
  }
  const chosen = offers[Math.floor(random() * offers.length)];
  const to = chosen?.to(longest);
  return chosen === undefined || to === undefined ? undefined : { move: chosen.move, to };
}

/** The move of this label, in a line as long as may be. */
function findMove(question: Question, label: string, longest: number | undefined): PlayedMove | undefined {
  const labels = ruleOf(question.setting).moveIn === 'one' ? [label] : label.split('&').map((part) => part.trim());
  return question.withOptions({ limits: PATIENCE }).playParts(labels.map(partOf), longest);
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
