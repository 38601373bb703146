/**
 * An undirected multigraph with something on each edge and a piece on one vertex: parallel edges and loops are welcome.
 *
 * What lies on an edge is a weight, or the text of a question whose game is played there.
 */
import { type Names, nameOf } from './names.ts';

/** A question in braces, `{kayles 7}`: its text without the braces, and where the text begins in the whole line. */
export interface EdgeGame {
  readonly question: string;
  readonly at: number;
}

export interface MultigraphEdge {
  /** `from` ≤ `to`; equal for a loop. */
  readonly from: number;
  readonly to: number;
  readonly weight: bigint | EdgeGame;
}

export interface Multigraph {
  readonly order: number;
  readonly names: Names;
  readonly edges: readonly MultigraphEdge[];
  /** The vertex with the piece. */
  readonly piece: number;
}

export function multigraphVertexName(multigraph: Multigraph, vertex: number): string {
  return nameOf(multigraph.names, vertex);
}

/** For each vertex the indices of its edges; a loop is listed once. */
export function edgesAt(multigraph: Multigraph): readonly (readonly number[])[] {
  const at: number[][] = Array.from({ length: multigraph.order }, () => []);
  for (const [index, { from, to }] of multigraph.edges.entries()) {
    at[from]?.push(index);
    if (to !== from) at[to]?.push(index);
  }
  return at;
}
