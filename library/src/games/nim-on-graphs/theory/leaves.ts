/**
 * Leaves: a vertex next to a leaf is won for the player who is to move there, so nobody goes there unless lost anyway.
 *
 * Let r be a leaf (its only edge rp has a positive weight) and let the piece be elsewhere. While the piece is neither on p nor on
 * r the edge rp does not change, so whoever is to move on p wins by going to r and leaving 0. A move to p therefore always loses,
 * and taking p and r away changes no outcome. This is repeated: what is left may have new leaves. If the piece itself is next to
 * a leaf, its player wins. So trees of any weights are decided at once, and other graphs lose their trees.
 * Outcomes stay; Grundy values do not.
 */
import { otherEnd, type Plain, type PlainEdge, withoutVertices } from './plain.ts';

export interface Pruned {
  /** Pairs of vertices of the whole graph, taken away in this order: the vertex next to the leaf, and the leaf. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The edges of the given position that lead from the piece to a leaf of what is left. */
  readonly leafEdges: readonly number[];
  /** What is left, within reach of the piece. */
  readonly core: Plain;
}

const known = new WeakMap<Plain, Pruned>();

export function pruneLeaves(plain: Plain): Pruned {
  const before = known.get(plain);
  if (before !== undefined) return before;
  const pruned = prune(plain);
  known.set(plain, pruned);
  return pruned;
}

function prune(plain: Plain): Pruned {
  const { edges, at, piece, origin } = plain;
  const gone = new Uint8Array(origin.length);
  const degree = at.map((list) => list.length);
  const isLoop = (edge: number) => edges[edge]?.from === edges[edge]?.to;
  const liveEdge = (vertex: number) =>
    at[vertex]?.find((edge) => gone[otherEnd(edges[edge] as PlainEdge, vertex)] === 0) as number;
  const leaves = origin.flatMap((_, vertex) => (vertex !== piece && degree[vertex] === 1 ? [vertex] : []));
  const pairs: [number, number][] = [];
  const leafEdges: number[] = [];
  for (const leaf of leaves) {
    if (gone[leaf] === 1 || degree[leaf] !== 1) continue;
    const edge = liveEdge(leaf);
    if (isLoop(edge)) continue;
    const beside = otherEnd(edges[edge] as PlainEdge, leaf);
    if (beside === piece) {
      leafEdges.push(edge);
      continue;
    }
    gone[beside] = 1;
    gone[leaf] = 1;
    pairs.push([origin[beside] as number, origin[leaf] as number]);
    for (const index of at[beside] ?? []) {
      const other = otherEnd(edges[index] as PlainEdge, beside);
      degree[other] = (degree[other] as number) - 1;
      if (gone[other] === 0 && other !== piece && degree[other] === 1) leaves.push(other);
    }
  }
  return { pairs, leafEdges, core: pairs.length === 0 ? plain : withoutVertices(plain, gone) };
}
