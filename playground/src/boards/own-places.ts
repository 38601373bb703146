/** What a game of one's own says of where its moves are clicked, beside what their labels say. */
import type { BoardProperties } from './board-properties.ts';

/** Whether a game says of a move something else than its label does, `3`, `1-2`, or nothing at all. */
export function hasOwnPlaces({ moves, clickedAt }: Pick<BoardProperties, 'moves' | 'clickedAt'>): boolean {
  if (clickedAt === undefined) return false;
  return [...moves].some((label) => {
    const at = clickedAt.get(label);
    return at === undefined || (at.join('-') !== label && at.join('+') !== label);
  });
}

/** Moves of a game that says where others are clicked, and of these does not: they are offered by their labels. */
export function placelessMoves({ moves, clickedAt }: Pick<BoardProperties, 'moves' | 'clickedAt'>): readonly string[] {
  return clickedAt === undefined ? [] : [...moves].filter((label) => !clickedAt.has(label));
}
