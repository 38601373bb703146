/** A graph as the rule of a game sees it: vertices are 0 … order−1, edges are pairs with the smaller vertex first. */
import { show } from '../core/show-value.ts';
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
    checkVertex(this, vertex);
    return [...neighbours(this.graph, vertex)];
  }

  /** How many vertices are next to this one. */
  degree(vertex: number): number {
    checkVertex(this, vertex);
    return degree(this.graph, vertex);
  }

  /** Whether an edge joins the two. */
  isAdjacent(one: number, other: number): boolean {
    checkVertex(this, one);
    checkVertex(this, other);
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

/** Throws unless it is a vertex of the graph: rules are written by hand. */
export function checkVertex({ order }: { readonly order: number }, vertex: unknown): void {
  if (Number.isInteger(vertex) && (vertex as number) >= 0 && (vertex as number) < order) return;
  throw new Error(`${show(vertex)} is not a vertex of a graph of ${order}: they are numbered from 0`);
}

/** Throws unless it is an edge of the graph. */
export function checkEdge(view: GraphView, edge: unknown): void {
  if (!Array.isArray(edge) || edge.length !== 2) throw new Error(`an edge is [one vertex, another], found ${show(edge)}`);
  const [one, other] = edge as [number, number];
  if (!view.isAdjacent(one, other)) throw new Error(`${one}-${other} is not an edge of the graph`);
}
