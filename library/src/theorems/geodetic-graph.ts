/** Any graph under the contraction rule, branch by branch (`numeric/geodetic-search.ts`). */
import type { Limits } from '../core/limits.ts';
import { BranchSearch } from '../numeric/geodetic-search.ts';
import { vertexKinds } from '../numeric/geodetic-symmetry.ts';
import type { Graph } from '../structures/graph.ts';
import type { GeodeticSummand } from './geodetic-summand.ts';

export interface SearchedGraph extends GeodeticSummand {
  /** The branches, with their values. */
  readonly branches: readonly { readonly vertices: Int32Array; readonly value: number }[];
  /** How many branches were looked at, those that arise in play included. */
  readonly searched: number;
}

/** Throws `LimitReached`. */
export function searchGraph(graph: Graph, labelled: Uint8Array, limits: Limits): SearchedGraph {
  const kinds = vertexKinds(graph);
  const search = new BranchSearch(graph, limits, kinds);
  const unlabelled = Int32Array.from(labelled.keys()).filter((vertex) => labelled[vertex] === 0);
  const branches = search.branches(unlabelled).map((vertices) => ({ vertices: vertices.sort(), value: search.value(vertices) }));
  const value = branches.reduce((sum, branch) => sum ^ branch.value, 0);
  return {
    value: BigInt(value),
    branches,
    searched: search.stored,
    *picks(wanted) {
      for (const branch of branches) {
        const target = Number(wanted) ^ value ^ branch.value;
        const isFresh = isUnattached(graph, branch.vertices);
        const byKind = new Map<number, number>();
        for (const { vertex, left } of search.moves(branch.vertices)) {
          const kind = isFresh ? (kinds[vertex] as number) : vertex;
          const after = byKind.get(kind) ?? search.value(left);
          byKind.set(kind, after);
          if (after === target) yield BigInt(vertex);
        }
      }
    },
  };
}

/** Whether the branch is a whole component without a label. */
function isUnattached({ offsets, targets }: Graph, branch: Int32Array): boolean {
  const inside = new Set(branch);
  return branch.every((vertex) => targets.subarray(offsets[vertex], offsets[vertex + 1]).every((other) => inside.has(other)));
}
