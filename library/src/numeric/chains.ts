/**
 * A network between two vertices with each of its chains made one edge, for a flow that is asked for once.
 *
 * What enters a vertex with two edges by one of them leaves it by the other, so a chain of such vertices carries what its narrowest edge
 * does; a branch that ends somewhere else than at the two vertices carries nothing. So the value of a maximum flow stays the same, and a long
 * cycle with few chords is as small as its chords are few.
 */
import type { FlowEdge } from './max-flow.ts';

export interface Chained {
  readonly order: number;
  readonly edges: readonly FlowEdge[];
  readonly source: number;
  readonly sink: number;
}

/** For edges between different vertices. */
export function joinChains(order: number, edges: readonly FlowEdge[], source: number, sink: number): Chained {
  const degree = new Uint32Array(order);
  /** The nim-sum of the edges at a vertex that are left: where one is left, it is that one. */
  const sumAt = new Uint32Array(order);
  for (const [index, { from, to }] of edges.entries()) {
    for (const end of [from, to]) {
      degree[end] = (degree[end] as number) + 1;
      sumAt[end] = (sumAt[end] as number) ^ index;
    }
  }
  const isGone = new Uint8Array(edges.length);
  const isInner = (vertex: number, most: number) => vertex !== source && vertex !== sink && (degree[vertex] as number) === most;
  const across = (index: number, vertex: number) => {
    const { from, to } = edges[index] as FlowEdge;
    return from === vertex ? to : from;
  };
  const drop = (index: number) => {
    const { from, to } = edges[index] as FlowEdge;
    isGone[index] = 1;
    for (const end of [from, to]) {
      degree[end] = (degree[end] as number) - 1;
      sumAt[end] = (sumAt[end] as number) ^ index;
    }
  };
  for (let vertex = 0; vertex < order; vertex++) {
    for (let end = vertex; isInner(end, 1); ) {
      const index = sumAt[end] as number;
      const next = across(index, end);
      drop(index);
      end = next;
    }
  }

  const numbers = new Int32Array(order).fill(-1);
  let kept = 0;
  const numberOf = (vertex: number) => {
    if (numbers[vertex] === -1) numbers[vertex] = kept++;
    return numbers[vertex] as number;
  };
  const joined: FlowEdge[] = [];
  /** From a vertex that stays along an edge to the next one that does. */
  const follow = (start: number, first: number) => {
    let index = first;
    let vertex = across(index, start);
    let { capacity } = edges[index] as FlowEdge;
    isGone[index] = 1;
    while (isInner(vertex, 2)) {
      index ^= sumAt[vertex] as number;
      isGone[index] = 1;
      const each = (edges[index] as FlowEdge).capacity;
      if (each < capacity) capacity = each;
      vertex = across(index, vertex);
    }
    if (vertex !== start) joined.push({ from: numberOf(start), to: numberOf(vertex), capacity });
  };
  const ends = { source: numberOf(source), sink: numberOf(sink) };
  for (const [index, { from, to }] of edges.entries()) {
    if (isGone[index] === 1) continue;
    // A cycle of which no vertex stays is out of reach.
    if (!isInner(from, 2)) follow(from, index);
    else if (!isInner(to, 2)) follow(to, index);
  }
  return { order: kept, edges: joined, ...ends };
}
