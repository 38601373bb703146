/**
 * Twins: vertices with the same neighbours, or with the same neighbours but for each other. Exchanging two of them is a symmetry
 * that moves nothing else, so while neither has a label picking one is as good as picking the other.
 *
 * Rows of neighbours are told apart by a number made of them, and compared where the numbers are equal.
 */
import type { Adjacency } from './bits.ts';

/** For each vertex the first of its twins, itself where it has none before it. */
export function firstTwins(graph: Adjacency): Int32Array {
  const first = Int32Array.from({ length: graph.order }, (_, vertex) => vertex);
  for (const withSelf of [false, true]) {
    const found = new Map<number, number[]>();
    for (let vertex = 0; vertex < graph.order; vertex++) {
      if (first[vertex] !== vertex) continue;
      const number = numberOf(graph, vertex, withSelf);
      const known = found.get(number);
      const twin = known?.find((other) => areTwins(graph, other, vertex));
      if (twin !== undefined) first[vertex] = first[twin] as number;
      else if (known === undefined) found.set(number, [vertex]);
      else known.push(vertex);
    }
  }
  return first;
}

function scatter(vertex: number): number {
  const mixed = Math.imul(vertex + 0x9e3779b9, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
}

function numberOf({ offsets, targets }: Adjacency, vertex: number, withSelf: boolean): number {
  let number = withSelf ? scatter(vertex) : 0;
  for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++)
    number = (number + scatter(targets[index] as number)) | 0;
  return number;
}

/** Whether two vertices have the same neighbours apart from each other; rows are ascending. */
function areTwins({ offsets, targets }: Adjacency, u: number, v: number): boolean {
  let [i, j] = [offsets[u] as number, offsets[v] as number];
  const [endOfU, endOfV] = [offsets[u + 1] as number, offsets[v + 1] as number];
  for (;;) {
    if (i < endOfU && targets[i] === v) i++;
    if (j < endOfV && targets[j] === u) j++;
    if (i >= endOfU || j >= endOfV) return i >= endOfU && j >= endOfV;
    if (targets[i++] !== targets[j++]) return false;
  }
}
