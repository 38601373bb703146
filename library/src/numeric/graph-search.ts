/** Values of the sets of vertices of a graph by `set-search.ts`: sets that induce isomorphic graphs are one where moves follow the graph. */
import type { GraphGame, SetSearch } from '../core/kernels.ts';
import type { Bounds } from '../core/limits.ts';
import { GraphSets } from './graph-sets.ts';
import { FORM_SLOT_BYTES, SetLimits, SLOT_BYTES } from './set-limits.ts';
import { PlainSetSearch } from './set-search.ts';

export function plainGraphSearch(game: GraphGame, bounds: Bounds): SetSearch {
  const limits = new SetLimits(bounds, game.followsGraph ? FORM_SLOT_BYTES : SLOT_BYTES);
  const sets = new GraphSets(game, limits);
  return new PlainSetSearch(Int32Array.from(game.moves), sets, sets.table, limits);
}
