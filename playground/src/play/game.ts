/** A game in progress: the positions so far, and which of them is on the board. */
import type { PlayedMove } from 'impartial';
import type { Look } from '../solver/tasks.ts';

export interface Step {
  readonly question: string;
  /** The move that led here; none at the start. */
  readonly move?: string;
}

export interface Game {
  readonly steps: readonly [Step, ...Step[]];
  /** The step on the board. */
  readonly at: number;
  /** The game before a move that dropped later ones; going back behind that move brings it back. */
  readonly before?: Game;
}

export function newGame(question: string, played: readonly PlayedMove[] = [], at = played.length): Game {
  const steps = played.map(({ move, to }) => ({ question: to, move }));
  return { steps: [{ question }, ...steps], at: Math.min(at, played.length) };
}

export function stepAt({ steps, at }: Game): Step {
  return steps[at] ?? steps[0];
}

/** Later moves are dropped, until one goes back. */
export function playMove(game: Game, { move, to }: PlayedMove): Game {
  const { steps, at } = game;
  const [first, ...rest] = steps;
  if (rest[at]?.move === move) return { ...game, at: at + 1 };
  const before = at === steps.length - 1 ? game.before : game;
  return {
    steps: [first, ...rest.slice(0, at), { question: to, move }],
    at: at + 1,
    ...(before !== undefined && { before }),
  };
}

export function jumpTo(game: Game, at: number): Game {
  const { before } = game;
  if (before !== undefined && at <= before.at) return jumpTo(before, at);
  return { ...game, at: Math.max(0, Math.min(game.steps.length - 1, at)) };
}

/** Whose turn it is, as a number: 1 and 2 are the first and second player, or the alliances. */
export function moverAt(at: number, look: Look | undefined): 1 | 2 {
  return look?.side ?? (at % 2 === 0 ? 1 : 2);
}
