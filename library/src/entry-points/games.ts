/** The games of `impartial/on-demand` and `impartial/command`: fetched when a line first names them. */
import { GamesOnDemand } from '../core/on-demand.ts';
import { gameModules } from '../games-on-demand.ts';

/** The games of the catalogue, none of them fetched yet. */
export function gamesOnDemand(): GamesOnDemand {
  return new GamesOnDemand(gameModules);
}
