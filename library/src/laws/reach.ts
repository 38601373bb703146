/**
 * Positions reached by play: from each sample, all positions near it, and some plays to the end.
 *
 * Everything is deterministic, so that a failure comes back the next time. Lazy move lists are cut after `moves` moves.
 */
import type { Entry } from '../core/entry.ts';
import type { Game, GameMove } from '../core/game.ts';
import type { PositionText } from '../core/ruleset.ts';
import type { Timer } from '../core/timer.ts';
import { parseQuestion } from '../notation/question.ts';

export interface Reach {
  /** Positions looked at for each sample. */
  readonly positions: number;
  /** Moves looked at for each position. */
  readonly moves: number;
  /** Plays followed to the end for each sample, and the moves after which a play counts as endless. */
  readonly plays: number;
  readonly longestPlay: number;
  /** Positions that a value by definition may take; larger games are passed over. */
  readonly unfolded: number;
  /** How long it may take. Left out: to the end. */
  readonly timer?: Timer;
  /** Told for each position that is looked at. */
  readonly onPosition?: () => void;
}

export const DEFAULT_REACH: Reach = { positions: 200, moves: 200, plays: 5, longestPlay: 10_000, unfolded: 300 };

/** Whether the time is up. */
export function isOver({ timer }: Reach): boolean {
  return timer?.isOver() === true;
}

/** The games that the ruleset's samples name. A sample that cannot be opened throws: it is a bug of the ruleset. */
export function openSamples(entry: Entry): Game[] {
  return entry.facts.samples.flatMap((sample) => openLine(entry, `${entry.facts.id} ${sample}`));
}

export function openLine(entry: Entry, line: string): Game[] {
  const question = parseQuestion(line, (id) => (id === entry.facts.id ? entry.facts : undefined));
  if (!question.ok) throw new Error(`"${line}" is no question: ${question.error.message}`);
  return question.value.summands.map((summand) => openText(entry, summand));
}

export function openText(entry: Entry, input: PositionText): Game {
  const game = entry.open(input);
  if (!game.ok) throw new Error(`"${entry.facts.id} ${input.text}" cannot be opened: ${game.error.message}`);
  return game.value;
}

/** What the question line writes for the game, without compound and play. */
export function nameOf(game: Game): string {
  const options = game.options();
  return `${game.ruleset} ${game.text()}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`;
}

/** The first moves of a game, and whether these are all. */
export function firstMoves(game: Game, most: number): { readonly moves: readonly GameMove[]; readonly complete: boolean } {
  const moves: GameMove[] = [];
  for (const move of game.moves()) {
    if (moves.length === most) return { moves, complete: false };
    moves.push(move);
  }
  return { moves, complete: true };
}

/** The samples, their components and the positions near them, each once by name. */
export function* eachReached(entry: Entry, reach: Reach = DEFAULT_REACH): Generator<Game> {
  for (const sample of openSamples(entry)) {
    const starts = [...sample.components().map(({ item }) => item), sample];
    const queue = [...new Map(starts.map((game) => [nameOf(game), game])).values()].reverse();
    const seen = new Set(queue.map(nameOf));
    let given = 0;
    for (const game of queue) {
      if (given++ === reach.positions || isOver(reach)) break;
      reach.onPosition?.();
      yield game;
      for (const { to } of firstMoves(game, reach.moves).moves) {
        if (queue.length >= reach.positions) break;
        const name = nameOf(to);
        if (seen.has(name)) continue;
        seen.add(name);
        queue.push(to);
      }
    }
  }
}

/** A play chosen by a seed: the positions after each move, until nobody can move or `longestPlay` is reached. */
export function* eachPlayed(start: Game, seed: number, reach: Reach = DEFAULT_REACH): Generator<Game> {
  let state = seed;
  let game = start;
  for (let turn = 0; turn < reach.longestPlay; turn++) {
    if (isOver(reach)) return;
    const { moves } = firstMoves(game, reach.moves);
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = moves[Math.floor((state / 2 ** 32) * moves.length)];
    if (chosen === undefined) return;
    game = chosen.to;
    reach.onPosition?.();
    yield game;
  }
}
