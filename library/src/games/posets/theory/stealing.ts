/** The words of strategy stealing, which all its theorems have in common. */
import type { Play } from '../../../core/outcome.ts';

/** What was found, and by what; the value comes from a search and not from the theorem. */
export function stolenText(found: string, play: Play, value: number | undefined): string {
  const wins = `${found}, so some move wins`;
  if (play === 'misere') return wins;
  return value === undefined ? `${wins}; the search for it would be long` : `${wins}; a search finds the value ${value}`;
}

/** `could` is the least move there is, `since` says why every other one makes it as well. */
export function whyStolen(could: string, since: string): string {
  return `the player to move could ${could}. If that wins, it is a winning move; if not, the other player has a winning answer, and that could have been the first move, since ${since}`;
}
