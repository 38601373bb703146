/** Moves and options of a position as text, by which laws compare them and say in what they differ. */
import type { Game, GameMove } from '../core/game.ts';
import { excerpt } from '../core/result.ts';
import { firstMoves, nameOf, type Reach } from './reach.ts';

const MOST_SHOWN = 160;

/** The different options, as text. */
export function optionKeys(game: Game, reach: Reach): string {
  const keys = firstMoves(game, reach.moves).moves.map(({ to }) => to.key);
  return [...new Set(keys)].sort().join('\n');
}

/** The moves in their order, with the positions they lead to. */
export function movesText(game: Game, reach: Reach): string {
  return firstMoves(game, reach.moves).moves.map(moveText).join('\n');
}

export function moveText({ label, to }: GameMove): string {
  return `${label} to ${nameOf(to)}`;
}

/** Lines as a list in a sentence. */
export function listed(lines: string): string {
  return lines === '' ? 'none' : excerpt(lines.split('\n').join(', '), MOST_SHOWN);
}

/** What only one of two lists has says more than the two lists. */
export function optionsOfTwo(one: string, two: string): string {
  const [ofOne, ofTwo] = [one, two].map((keys) => new Set(keys.split('\n')));
  const only = (keys: string, others: Set<string> | undefined) =>
    keys
      .split('\n')
      .filter((key) => key !== '' && !others?.has(key))
      .join('\n');
  return `only one of them has the options ${listed(only(one, ofTwo))}, only the other has ${listed(only(two, ofOne))}`;
}
