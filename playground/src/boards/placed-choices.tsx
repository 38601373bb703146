/** Below a board on which places are picked: the moves among which one is to be chosen by name. */
import type { BoardProperties } from './board-properties.ts';
import { type ChoicesProperties, MoveChoices } from './move-choices.tsx';
import { placelessMoves } from './own-places.ts';

interface PlacedProperties extends Omit<ChoicesProperties, 'labels'>, Pick<BoardProperties, 'moves' | 'clickedAt'> {
  /** The moves at the places picked so far. */
  readonly choices: readonly string[];
}

/** What is meant where several moves are clicked at the same places; else the moves that have no place. */
export function PlacedChoices({ choices, hints, pointed, onMove, onPoint, ...game }: PlacedProperties) {
  const labels = choices.length > 1 ? choices : placelessMoves(game);
  return labels.length === 0 ? null : <MoveChoices labels={labels} {...{ hints, pointed, onMove, onPoint }} />;
}
