/** A game in progress: the positions so far, and which of them is on the board. */
import type { PlayedMove } from 'impartial';
import type { Look, Trail } from '../solver/tasks.ts';

export interface Step {
  readonly question: string;
  /** The move that led here, as the line before calls it; none at the start. */
  readonly move?: string;
  /** The same as the game calls it: vertices have the names that they had at the start. */
  readonly shown?: string;
  /** What it did, in words that follow the name of a player. */
  readonly told?: string;
}

/** A move that is made: as the line calls it and as the game does. */
export interface MadeMove extends PlayedMove {
  readonly shown?: string;
  readonly told?: string;
}

export interface Game {
  readonly steps: readonly [Step, ...Step[]];
  /** The step on the board. */
  readonly at: number;
  /** The game before a move that dropped later ones; going back behind that move brings it back. */
  readonly before?: Game;
}

export function newGame(question: string, played: readonly MadeMove[] = [], at = played.length): Game {
  const steps = played.map(toStep);
  return { steps: [{ question }, ...steps], at: Math.min(at, played.length) };
}

function toStep({ move, to, shown, told }: MadeMove): Step {
  return { question: to, move, ...(shown !== undefined && { shown }), ...(told !== undefined && { told }) };
}

/** The moves up to the step on the board, with the lines they were made from. */
export function trailOf({ steps, at }: Game): Trail {
  return steps.slice(1, at + 1).map(({ move = '' }, index) => ({ question: steps[index]?.question ?? '', move }));
}

/** A step by the way that led to it. */
export function trailKey({ steps }: Game, at: number): string {
  return [steps[0].question, ...steps.slice(1, at + 1).map(({ move }) => move)].join('\n');
}

/** The game with the words for the step on the board. */
export function tellStep(game: Game, told: string): Game {
  const { steps, at } = game;
  const [first, ...rest] = steps;
  if (at === 0 || steps[at]?.told === told) return game;
  return { ...game, steps: [first, ...rest.map((step, index) => (index + 1 === at ? { ...step, told } : step))] };
}

export function stepAt({ steps, at }: Game): Step {
  return steps[at] ?? steps[0];
}

/** A move with the position it was found for, which may not be on the board any more when it comes. */
export interface FoundMove extends MadeMove {
  readonly from: string;
}

/** Later moves are dropped, until one goes back. A move that was found for another position changes nothing. */
export function playMove(game: Game, made: FoundMove): Game {
  if (stepAt(game).question !== made.from) return game;
  const { steps, at } = game;
  const [first, ...rest] = steps;
  if (rest[at]?.move === made.move) return { ...game, at: at + 1 };
  const before = at === steps.length - 1 ? game.before : game;
  return {
    steps: [first, ...rest.slice(0, at), toStep(made)],
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
