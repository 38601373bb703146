/** A graph as the rule of a game sees it: vertices are 0 … order−1, edges are pairs with the smaller vertex first. */
import { degree, type Graph, isAdjacent, listEdges, neighbours } from '../structures/graph.ts';

export type Edge = readonly [number, number];

export class GraphView {
  /** How many vertices there are. */
  readonly order: number;
  private readonly graph: Graph;

  constructor(graph: Graph) {
    this.graph = graph;
    this.order = graph.order;
  }

  /** The vertices next to this one, ascending. */
  neighbours(vertex: number): number[] {
    return [...neighbours(this.graph, vertex)];
  }

  /** How many vertices are next to this one. */
  degree(vertex: number): number {
    return degree(this.graph, vertex);
  }

  /** Whether an edge joins the two. */
  isAdjacent(one: number, other: number): boolean {
    return isAdjacent(this.graph, one, other);
  }

  /** All edges, in ascending order. */
  edges(): readonly Edge[] {
    return listEdges(this.graph);
  }

  /** The edges at these vertices, each once. */
  edgesAt(...vertices: readonly number[]): readonly Edge[] {
    const seen = new Set(vertices);
    return vertices.flatMap((vertex, index) =>
      this.neighbours(vertex)
        .filter((other) => !seen.has(other) || vertices.indexOf(other) > index)
        .map((other): Edge => (vertex < other ? [vertex, other] : [other, vertex])),
    );
  }
}
