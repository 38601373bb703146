/**
 * Twins: vertices with the same neighbours, or with the same neighbours when each counts as its own. Changing places they leave the
 * graph as it is, so that whatever is done to one could be done to the other.
 */
import { keepTime } from '../core/time-at-hand.ts';
import { degree, type Graph, neighbours } from './graph.ts';

/** For each vertex the first of its twins, or itself where it has none. */
export function twins(graph: Graph): Uint32Array {
  const first = Uint32Array.from({ length: graph.order }, (_, vertex) => vertex);
  for (const countsItself of [false, true]) {
    keepTime();
    const byHash = new Map<number, number[]>();
    for (let vertex = 0; vertex < graph.order; vertex++) {
      if (first[vertex] !== vertex) continue;
      const hash = hashOf(graph, vertex, countsItself);
      const others = byHash.get(hash) ?? [];
      const twin = others.find((other) => haveSameNeighbours(graph, other, vertex));
      if (twin !== undefined) first[vertex] = twin;
      else byHash.set(hash, [...others, vertex]);
    }
  }
  return first;
}

function hashOf(graph: Graph, vertex: number, countsItself: boolean): number {
  let hash = countsItself ? scatter(vertex) : 0;
  for (const other of neighbours(graph, vertex)) hash = (hash + scatter(other)) | 0;
  return hash;
}

function scatter(vertex: number): number {
  const product = Math.imul(vertex + 1, 0x9e3779b1);
  return Math.imul(product ^ (product >>> 15), 0x85ebca6b);
}

/** Whether they do beside each other. */
function haveSameNeighbours(graph: Graph, a: number, b: number): boolean {
  if (degree(graph, a) !== degree(graph, b)) return false;
  const [ofA, ofB] = [neighbours(graph, a), neighbours(graph, b)];
  for (let i = 0, j = 0; i < ofA.length || j < ofB.length; i++, j++) {
    if (ofA[i] === b) i++;
    if (ofB[j] === a) j++;
    if (ofA[i] !== ofB[j]) return false;
  }
  return true;
}
