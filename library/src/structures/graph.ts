/**
 * An undirected simple graph with named vertices: what positions of games on graphs are made of.
 *
 * Immutable, stored as rows of typed arrays. Vertices are 0, 1, 2 … in the natural order of their names.
 */
import { keepTime } from '../core/time-at-hand.ts';
import { type EachPair, hasPair, keepRows, type Rows, row, rowLength, rowsOf } from './graph-rows.ts';
import { type Names, NUMBERED, nameOf, pickNames, vertexNamed } from './names.ts';

export interface Graph extends Rows {
  readonly names: Names;
}

export const EMPTY_GRAPH: Graph = buildGraph(0, () => {});

/** The graph with these edges, each given once in either direction; neither loops nor repeated edges. */
export function buildGraph(order: number, eachEdge: EachPair, names: Names = NUMBERED): Graph {
  const eachPair: EachPair = (visit) =>
    eachEdge((u, v) => {
      visit(u, v);
      visit(v, u);
    });
  return { ...rowsOf(order, eachPair), names };
}

export function toGraph(order: number, edges: readonly (readonly [number, number])[], names: Names = NUMBERED): Graph {
  return buildGraph(
    order,
    (visit) => {
      for (const [u, v] of edges) visit(u, v);
    },
    names,
  );
}

export function edgeCount(graph: Graph): number {
  return graph.targets.length / 2;
}

export function degree(graph: Graph, vertex: number): number {
  return rowLength(graph, vertex);
}

/** Ascending; a view of the graph, not a copy. */
export function neighbours(graph: Graph, vertex: number): Uint32Array {
  return row(graph, vertex);
}

export function isAdjacent(graph: Graph, u: number, v: number): boolean {
  return hasPair(graph, u, v);
}

export function vertexName(graph: Graph, vertex: number): string {
  return nameOf(graph.names, vertex);
}

export function findVertex(graph: Graph, name: string): number | undefined {
  return vertexNamed(graph.names, graph.order, name);
}

/** Visits each edge once, the smaller vertex first, in ascending order. */
export function eachEdge(graph: Graph, visit: (u: number, v: number) => void): void {
  for (let u = 0; u < graph.order; u++) for (const v of neighbours(graph, u)) if (u < v) visit(u, v);
}

export function listEdges(graph: Graph): [number, number][] {
  const edges: [number, number][] = [];
  eachEdge(graph, (u, v) => edges.push([u, v]));
  return edges;
}

/** The graph on these vertices, which are in ascending order; they keep their names. */
export function inducedSubgraph(graph: Graph, kept: Uint32Array): Graph {
  return { ...keepRows(graph, kept), names: pickNames(graph.names, kept) };
}

export function withoutVertices(graph: Graph, removed: Iterable<number>): Graph {
  const gone = new Uint8Array(graph.order);
  for (const vertex of removed) gone[vertex] = 1;
  const kept = new Uint32Array(graph.order);
  let size = 0;
  for (let vertex = 0; vertex < graph.order; vertex++) if (gone[vertex] === 0) kept[size++] = vertex;
  return inducedSubgraph(graph, kept.slice(0, size));
}

/** The vertex sets of the connected components, each ascending, in the order of their smallest vertices. */
export function componentSets(graph: Graph): Uint32Array[] {
  keepTime();
  const seen = new Uint8Array(graph.order);
  const reached = new Uint32Array(graph.order);
  const sets: Uint32Array[] = [];
  for (let start = 0; start < graph.order; start++) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    reached[0] = start;
    let size = 1;
    for (let next = 0; next < size; next++) {
      for (const vertex of neighbours(graph, reached[next] as number)) {
        if (seen[vertex] === 1) continue;
        seen[vertex] = 1;
        reached[size++] = vertex;
      }
    }
    sets.push(reached.slice(0, size).sort());
  }
  return sets;
}

/** The vertices that can be reached from this one, ascending. */
export function componentOf(graph: Graph, vertex: number): Uint32Array {
  const reached = new Set([vertex]);
  for (const next of reached) for (const other of neighbours(graph, next)) reached.add(other);
  return Uint32Array.from(reached).sort();
}

/** The connected components as graphs; their vertices keep their names. */
export function connectedComponents(graph: Graph): Graph[] {
  const sets = componentSets(graph);
  return sets.length === 1 ? [graph] : sets.map((kept) => inducedSubgraph(graph, kept));
}

/** True for a graph of one component. The graph without vertices has none. */
export function isConnected(graph: Graph): boolean {
  return graph.order > 0 && componentSets(graph).length === 1;
}
