/**
 * Where all four readings of the geodetic rule are one game: graphs whose blocks are complete (trees, complete graphs, K_m∘R_n,
 * and graphs made of such at single vertices), with one connected set of labels at most in each component, as play makes them.
 *
 * Proof. In such a graph two vertices have one shortest path, and a connected set L holds the shortest paths between its
 * vertices. Let u have no label, and consider shortest paths from u to two vertices of L, up to where they enter L, at a and b.
 * If they part before that, at x, then x, a and b lie on a cycle through L, hence in one block, so x is adjacent to a and to b,
 * and both enter L right after x. So all shortest paths from u to vertices of L, near or far, are the same outside L:
 * contraction and `literal` label the same, and L stays connected. Picked vertices span a connected set; the path from u to a
 * picked one goes into L and stays there, so `interval` and `hull` label the same, too. ∎
 */

import { isBlockGraph } from '../../../structures/blocks.ts';
import { isLongFamily } from '../families.ts';
import { spannedInFamily } from '../family-readings.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart, GeodeticPosition, Reading } from '../position.ts';
import { spannedMarks } from '../span.ts';
import { compareRanges, fromMarks, type Ranges, toMarks } from '../vertex-ranges.ts';

const known = new WeakMap<GeodeticPart, { readonly reading: Reading; readonly same: GeodeticPart | undefined }>();

/** The part that has the same moves under the contraction rule; undefined where it may have others. */
export function sameInContraction(part: GeodeticPart, reading: Reading): GeodeticPart | undefined {
  if (reading === 'contraction') return part;
  const before = known.get(part);
  if (before?.reading === reading) return before.same;
  const labelled = spanned(part);
  const isSame = labelled !== undefined && (reading !== 'literal' || compareRanges(labelled, part.given) === 0);
  const same = isSame ? { term: part.term, given: labelled } : undefined;
  known.set(part, { reading, same });
  return same;
}

/** The least connected sets with the given vertices, where all blocks are complete; `literal` needs that these are the given ones. */
function spanned({ term, given }: GeodeticPart): Ranges | undefined {
  if (isLongFamily(term)) return term.kind === 'cycle' && term.order > 3n ? undefined : spannedInFamily(term, given);
  const graph = buildPart(term);
  return isBlockGraph(graph) ? fromMarks(spannedMarks(graph, toMarks(given, graph.order), 'hull')) : undefined;
}

/** The position that has the same moves, part by part, under the contraction rule. */
export function sameGame(position: GeodeticPosition): GeodeticPosition | undefined {
  if (position.reading === 'contraction') return position;
  const parts = [];
  for (const { item, count } of position.parts) {
    const same = sameInContraction(item, position.reading);
    if (same === undefined) return undefined;
    parts.push({ item: same, count });
  }
  return { ...position, reading: 'contraction', parts };
}
