/**
 * An undirected multigraph with something on each edge and a piece on one vertex: parallel edges and loops are welcome.
 *
 * What lies on an edge is a weight, or the text of a question whose game is played there. (Rulesets put the game itself in the
 * place of the text.)
 */
import { type Names, nameOf } from './names.ts';

/** A question in braces, `{kayles 7}`: its text without the braces, and where the text begins in the whole line. */
export interface EdgeGame {
  readonly question: string;
  readonly at: number;
}

export interface MultigraphEdge<Weight = bigint | EdgeGame> {
  /** `from` ≤ `to`; equal for a loop. */
  readonly from: number;
  readonly to: number;
  readonly weight: Weight;
}

export interface Multigraph<Weight = bigint | EdgeGame> {
  readonly order: number;
  readonly names: Names;
  readonly edges: readonly MultigraphEdge<Weight>[];
  /** The vertex with the piece. */
  readonly piece: number;
}

export function multigraphVertexName(multigraph: Pick<Multigraph, 'names'>, vertex: number): string {
  return nameOf(multigraph.names, vertex);
}
