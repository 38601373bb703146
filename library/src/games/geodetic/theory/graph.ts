/** Any graph under the contraction rule, branch by branch (`games/geodetic/theory/loops/search.ts`). */
import { LimitReached, type Limits } from '../../../core/limits.ts';
import { type Graph, neighbours } from '../../../structures/graph.ts';
import type { Adjacency } from './loops/bits.ts';
import { BranchSearch } from './loops/search.ts';
import { vertexKinds } from './loops/symmetry.ts';
import type { GeodeticSummand } from './summand.ts';

export interface SearchedGraph extends GeodeticSummand {
  /** How many branches were looked at, those that arise in play included. */
  readonly searched: number;
  branchRows(): readonly BranchRow[] | undefined;
}

/** A branch, by its vertices in order, and its value. */
export type BranchRow = readonly [vertices: readonly number[], value: number];

/** Branches that a certificate lists, and vertices in all of them. */
const MOST_ROWS = 3000;
const MOST_LISTED = 100_000;

/** Graphs with more unlabelled vertices than this are not searched. */
const MOST_UNLABELLED = 10_000;

/** Throws `LimitReached`. */
export function searchGraph(graph: Graph, labelled: Uint8Array, limits: Limits): SearchedGraph {
  const { contracted, vertices } = contract(graph, labelled);
  if (vertices.length > MOST_UNLABELLED)
    throw new LimitReached('program', MOST_UNLABELLED, `${vertices.length} unlabelled vertices are too many to be searched`);
  const kinds = vertexKinds(contracted);
  const search = new BranchSearch(contracted, limits, kinds);
  const unlabelled = Int32Array.from(vertices.keys());
  const branches = search.branches(unlabelled).map((branch) => ({ branch, value: search.value(branch) }));
  const value = branches.reduce((sum, each) => sum ^ each.value, 0);
  return {
    value: BigInt(value),
    searched: search.stored,
    branchRows: () => listBranches(search, branches, vertices),
    *picks(wanted) {
      for (const { branch, value: own } of branches) {
        const target = Number(wanted) ^ value ^ own;
        const byKind = new Map<number, number>();
        for (const { vertex, left } of search.moves(branch)) {
          const kind = (vertices.length === contracted.order ? kinds : search.twins)[vertex] as number;
          const after = byKind.get(kind) ?? search.value(left);
          byKind.set(kind, after);
          if (after === target) yield BigInt(vertices[vertex] as number);
        }
      }
    },
  };
}

/** Every branch that play can reach, but for those that have closed forms, each after what its moves leave. */
function listBranches(
  search: BranchSearch,
  roots: readonly { readonly branch: Int32Array }[],
  vertices: Int32Array,
): readonly BranchRow[] | undefined {
  const rows: BranchRow[] = [];
  const isListed = new Set<string>();
  let listed = 0;
  const visit = (branch: Int32Array): boolean => {
    const sorted = branch.toSorted();
    const key = sorted.join();
    if (isListed.has(key) || search.hasClosedForm(branch)) return true;
    isListed.add(key);
    listed += branch.length;
    if (isListed.size > MOST_ROWS || listed > MOST_LISTED) return false;
    for (const { left } of search.moves(branch)) if (!search.branches(left).every(visit)) return false;
    rows.push([Array.from(sorted, (place) => vertices[place] as number), search.value(branch)]);
    return true;
  };
  return roots.every(({ branch }) => visit(branch)) ? rows : undefined;
}

/** The unlabelled vertices, and after them one vertex for all the labelled ones, where there are any. */
function contract(graph: Graph, labelled: Uint8Array): { readonly contracted: Adjacency; readonly vertices: Int32Array } {
  const vertices = Int32Array.from(labelled.keys()).filter((vertex) => labelled[vertex] === 0);
  if (vertices.length === graph.order) return { contracted: graph, vertices };
  const places = new Int32Array(graph.order).fill(vertices.length);
  for (const [place, vertex] of vertices.entries()) places[vertex] = place;
  const rows: number[][] = [];
  for (const vertex of vertices) {
    const row = new Set<number>();
    for (const other of neighbours(graph, vertex)) row.add(places[other] as number);
    rows.push([...row].sort((a, b) => a - b));
  }
  rows.push([...vertices.keys()].filter((place) => rows[place]?.at(-1) === vertices.length));
  const offsets = new Uint32Array(rows.length + 1);
  for (const [place, row] of rows.entries()) offsets[place + 1] = (offsets[place] as number) + row.length;
  return { contracted: { order: rows.length, offsets, targets: Uint32Array.from(rows.flat()) }, vertices };
}
