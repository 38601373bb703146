/**
 * Graphs that are drawn in one way everywhere, recognised by their edges alone: an edge list of the Petersen graph looks as the family
 * does. Complete graphs, complete bipartite ones, wheels, grids and ladders, cubes, the Petersen graph.
 */
import type { GraphLayout } from '../core/drawing.ts';
import { degree, edgeCount, type Graph, inducedSubgraph, isAdjacent, listEdges, neighbours } from '../structures/graph.ts';
import { cycleOrder } from '../structures/graph-shape.ts';
import { distancesFrom, linkedTo } from './distances.ts';

export interface KnownGraph {
  readonly family: GraphLayout;
  /** The vertices in the order of the family. */
  readonly order: readonly number[];
}

/** Larger graphs are clearer by distances. */
const MOST_VERTICES = 400;

/** What a connected graph is known to be. */
export function knownFamily(graph: Graph): KnownGraph | undefined {
  if (graph.order < 4 || graph.order > MOST_VERTICES) return undefined;
  return asComplete(graph) ?? asWheel(graph) ?? asBipartite(graph) ?? asPetersen(graph) ?? asGrid(graph) ?? asCube(graph);
}

function verticesOf({ order }: Graph): readonly number[] {
  return Array.from({ length: order }, (_, vertex) => vertex);
}

function asComplete(graph: Graph): KnownGraph | undefined {
  const isComplete = edgeCount(graph) === (graph.order * (graph.order - 1)) / 2;
  return isComplete ? { family: { shape: 'complete' }, order: verticesOf(graph) } : undefined;
}

/** A vertex that all others are joined to, which form a cycle. */
function asWheel(graph: Graph): KnownGraph | undefined {
  const { order } = graph;
  if (edgeCount(graph) !== 2 * (order - 1)) return undefined;
  const hub = verticesOf(graph).find((vertex) => degree(graph, vertex) === order - 1);
  if (hub === undefined) return undefined;
  const rim = verticesOf(graph).filter((vertex) => vertex !== hub);
  const around = cycleOrder(inducedSubgraph(graph, Uint32Array.from(rim)));
  if (around === undefined) return undefined;
  return { family: { shape: 'wheel' }, order: [hub, ...Array.from(around, (place) => rim[place] as number)] };
}

function asBipartite(graph: Graph): KnownGraph | undefined {
  const across = new Set(neighbours(graph, 0));
  const left = verticesOf(graph).filter((vertex) => !across.has(vertex));
  const right = [...across];
  // Stars and the cycle of four have pictures of their own.
  if (Math.min(left.length, right.length) < 2 || graph.order < 5 || edgeCount(graph) !== left.length * right.length)
    return undefined;
  if (!left.every((u) => right.every((v) => isAdjacent(graph, u, v)))) return undefined;
  return { family: { shape: 'bipartite', left: left.length }, order: [...left, ...right] };
}

/** The only graph of ten vertices with three edges at each and no cycle shorter than five. */
function asPetersen(graph: Graph): KnownGraph | undefined {
  if (graph.order !== 10 || edgeCount(graph) !== 15 || verticesOf(graph).some((vertex) => degree(graph, vertex) !== 3))
    return undefined;
  const shared = (u: number, v: number) => Array.from(neighbours(graph, u)).filter((other) => isAdjacent(graph, v, other));
  const isShort = (u: number, v: number) => shared(u, v).length > (isAdjacent(graph, u, v) ? 0 : 1);
  if (verticesOf(graph).some((u) => verticesOf(graph).some((v) => v < u && isShort(u, v)))) return undefined;
  // Two edges that meet lie on a cycle of five, and what hangs on it is the star.
  const [a = 0, b = 0] = neighbours(graph, 0);
  const next = (vertex: number) => Array.from(neighbours(graph, vertex)).filter((other) => other !== 0);
  const [c, d] = next(a).flatMap((u) => next(b).flatMap((v) => (isAdjacent(graph, u, v) ? [[u, v] as const] : [])))[0] ?? [0, 0];
  const outer = [0, a, c, d, b];
  const inner = outer.map((vertex) => Array.from(neighbours(graph, vertex)).find((other) => !outer.includes(other)) ?? 0);
  return { family: { shape: 'petersen' }, order: [...outer, ...inner] };
}

/** Places in a grid are told by the distances from two of its corners. */
function asGrid(graph: Graph): KnownGraph | undefined {
  const corners = verticesOf(graph).filter((vertex) => degree(graph, vertex) === 2);
  const [first] = corners;
  // A ladder of two rungs is a cycle; every other grid has four corners.
  if (corners.length !== 4 || first === undefined) return undefined;
  const distances = distancesIn(graph);
  const fromFirst = distances(first);
  const sides = corners.slice(1).sort((a, b) => (fromFirst[b] ?? 0) - (fromFirst[a] ?? 0));
  for (const second of sides) {
    const found = gridFrom(graph, fromFirst, distances(second), fromFirst[second] ?? 0);
    if (found !== undefined) return found;
  }
  return undefined;
}

function gridFrom(graph: Graph, near: Float64Array, far: Float64Array, across: number): KnownGraph | undefined {
  const columns = across + 1;
  const rows = graph.order / columns;
  if (!Number.isInteger(rows) || edgeCount(graph) !== 2 * graph.order - rows - columns) return undefined;
  const order: number[] = [];
  const places: number[] = [];
  for (const vertex of verticesOf(graph)) {
    const [x, y] = [
      ((near[vertex] ?? 0) - (far[vertex] ?? 0) + across) / 2,
      ((near[vertex] ?? 0) + (far[vertex] ?? 0) - across) / 2,
    ];
    if (!Number.isInteger(x) || !Number.isInteger(y) || y >= rows || order[y * columns + x] !== undefined) return undefined;
    order[y * columns + x] = vertex;
    places[vertex] = y * columns + x;
  }
  const isStep = (p: number, q: number) => q - p === columns || (q - p === 1 && q % columns !== 0);
  const fits = listEdges(graph).every(([u, v]) => {
    const [p = 0, q = 0] = [places[u], places[v]];
    return isStep(Math.min(p, q), Math.max(p, q));
  });
  return fits ? { family: { shape: 'grid', rows, columns }, order } : undefined;
}

/** The neighbours of one vertex are the directions; every other vertex has the bits of those below it. */
function asCube(graph: Graph): KnownGraph | undefined {
  const dimension = Math.log2(graph.order);
  if (!Number.isInteger(dimension) || dimension < 3 || dimension > 5) return undefined;
  if (verticesOf(graph).some((vertex) => degree(graph, vertex) !== dimension)) return undefined;
  const distance = distancesIn(graph)(0);
  const bits: number[] = [0];
  for (const [place, vertex] of Array.from(neighbours(graph, 0)).entries()) bits[vertex] = 1 << place;
  const byDistance = verticesOf(graph).toSorted((u, v) => (distance[u] ?? 0) - (distance[v] ?? 0));
  for (const vertex of byDistance) {
    if ((distance[vertex] ?? 0) < 2) continue;
    const below = Array.from(neighbours(graph, vertex)).filter((other) => (distance[other] ?? 0) < (distance[vertex] ?? 0));
    bits[vertex] = below.reduce((sum, other) => sum | (bits[other] ?? 0), 0);
  }
  const isStep = (u: number, v: number) => isPowerOfTwo((bits[u] ?? 0) ^ (bits[v] ?? 0));
  if (new Set(bits).size !== graph.order || !listEdges(graph).every(([u, v]) => isStep(u, v))) return undefined;
  const order: number[] = [];
  for (const [vertex, place] of bits.entries()) order[place] = vertex;
  return { family: { shape: 'cube', dimension }, order };
}

function isPowerOfTwo(number: number): boolean {
  return number > 0 && (number & (number - 1)) === 0;
}

function distancesIn(graph: Graph): (vertex: number) => Float64Array {
  const around = linkedTo(graph.order, listEdges(graph));
  return (vertex) => distancesFrom(vertex, graph.order, around);
}
