/** Where the moves of games of one's own are clicked: those of the catalogue say it by their labels. Fetched with the first such game. */
import { type MovePlaces, placesWith } from 'impartial/define';
import { games } from './games.ts';
import { MOST_MOVES } from './offers.ts';

/** Milliseconds in which places are looked for, and the most that one move has. */
const PLACING = 150;
const MOST_PLACES = 64;

/** For each position, by the labels of moves; those that have no place, or very many, are left out. */
export function clickedIn(question: string): readonly MovePlaces[] {
  const until = performance.now() + PLACING;
  const found = placesWith(question, { catalogue: games(), moves: MOST_MOVES, isOver: () => performance.now() > until });
  if ('error' in found) return [];
  return found.map((places) => new Map([...places].filter(([, at]) => at.length <= MOST_PLACES)));
}
