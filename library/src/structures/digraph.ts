/**
 * A directed graph with named vertices: arcs `u>v`, loops and cycles permitted, no arc twice.
 *
 * Immutable, stored as rows of typed arrays like `graph.ts`. Vertices are 0, 1, 2 … in the natural order of their names.
 */
import { type EachPair, hasPair, keepRows, type Rows, reverseRows, row, rowLength, rowsOf } from './graph-rows.ts';
import { type Names, NUMBERED, nameOf, pickNames, vertexNamed } from './names.ts';

export interface Digraph extends Rows {
  readonly names: Names;
}

/** The digraph with these arcs, each given once. */
export function buildDigraph(order: number, eachArc: EachPair, names: Names = NUMBERED): Digraph {
  return { ...rowsOf(order, eachArc), names };
}

export function toDigraph(order: number, arcs: readonly (readonly [number, number])[], names: Names = NUMBERED): Digraph {
  return buildDigraph(
    order,
    (visit) => {
      for (const [u, v] of arcs) visit(u, v);
    },
    names,
  );
}

export function arcCount(digraph: Digraph): number {
  return digraph.targets.length;
}

/** The vertices that arcs from this one lead to, ascending; a view, not a copy. */
export function successors(digraph: Digraph, vertex: number): Uint32Array {
  return row(digraph, vertex);
}

export function outDegree(digraph: Digraph, vertex: number): number {
  return rowLength(digraph, vertex);
}

export function hasArc(digraph: Digraph, from: number, to: number): boolean {
  return hasPair(digraph, from, to);
}

export function digraphVertexName(digraph: Digraph, vertex: number): string {
  return nameOf(digraph.names, vertex);
}

export function findDigraphVertex(digraph: Digraph, name: string): number | undefined {
  return vertexNamed(digraph.names, digraph.order, name);
}

/** The same vertices, every arc turned round. */
export function reverseDigraph(digraph: Digraph): Digraph {
  return { ...reverseRows(digraph), names: digraph.names };
}

/** The digraph on these vertices, which are in ascending order; they keep their names. */
export function inducedSubdigraph(digraph: Digraph, kept: Uint32Array): Digraph {
  return { ...keepRows(digraph, kept), names: pickNames(digraph.names, kept) };
}

export function inDegrees(digraph: Digraph): Uint32Array {
  const degrees = new Uint32Array(digraph.order);
  for (const to of digraph.targets) degrees[to] = (degrees[to] as number) + 1;
  return degrees;
}

/** The vertices in an order in which every arc leads forward; undefined where there is a cycle or a loop. */
export function topologicalOrder(digraph: Digraph): Uint32Array | undefined {
  const waiting = inDegrees(digraph);
  const order = new Uint32Array(digraph.order);
  let size = 0;
  for (let vertex = 0; vertex < digraph.order; vertex++) if (waiting[vertex] === 0) order[size++] = vertex;
  for (let next = 0; next < size; next++) {
    for (const to of successors(digraph, order[next] as number)) {
      waiting[to] = (waiting[to] as number) - 1;
      if (waiting[to] === 0) order[size++] = to;
    }
  }
  return size === digraph.order ? order : undefined;
}

export function isAcyclic(digraph: Digraph): boolean {
  return topologicalOrder(digraph) !== undefined;
}

/** Whether its arcs make one path through all its vertices, all in the same direction. */
export function isDirectedPath(digraph: Digraph): boolean {
  const { order } = digraph;
  if (order === 0) return true;
  if (arcCount(digraph) !== order - 1) return false;
  const entering = inDegrees(digraph);
  let vertex = entering.indexOf(0);
  for (let seen = 1; seen < order; seen++) {
    if (vertex < 0 || outDegree(digraph, vertex) !== 1) return false;
    vertex = successors(digraph, vertex)[0] as number;
    if (entering[vertex] !== 1) return false;
  }
  return vertex >= 0;
}
