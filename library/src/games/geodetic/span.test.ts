/** What picked vertices label, block by block, against the definition. */
import { describe, expect, it } from 'vitest';
import { eachEdge, type Graph, listEdges, toGraph } from '../../structures/graph.ts';
import { spannedMarks } from './span.ts';

function distancesOf(graph: Graph): number[][] {
  const distances = Array.from({ length: graph.order }, (_, u) =>
    Array.from({ length: graph.order }, (_, v) => (u === v ? 0 : Number.POSITIVE_INFINITY)),
  );
  eachEdge(graph, (u, v) => {
    (distances[u] as number[])[v] = 1;
    (distances[v] as number[])[u] = 1;
  });
  for (const [w, fromW] of distances.entries())
    for (const row of distances)
      for (const [v, before] of row.entries()) row[v] = Math.min(before, (row[w] as number) + (fromW[v] as number));
  return distances;
}

/** All vertices between two of the set, by distances alone. */
function between(distances: readonly number[][], set: Uint8Array): Uint8Array {
  const inSet = [...set.keys()].filter((vertex) => set[vertex] === 1);
  return set.map((mark, vertex) => {
    const isBetween = inSet.some((u) =>
      inSet.some((v) => {
        const [row, here] = [distances[u] as number[], distances[vertex] as number[]];
        return Number.isFinite(row[v]) && (row[vertex] as number) + (here[v] as number) === row[v];
      }),
    );
    return mark === 1 || isBetween ? 1 : 0;
  });
}

function hull(distances: readonly number[][], set: Uint8Array): Uint8Array {
  const next = between(distances, set);
  return next.join() === set.join() ? set : hull(distances, next);
}

function* eachGraph(order: number): Iterable<Graph> {
  const vertices = Array.from({ length: order }, (_, vertex) => vertex);
  const pairs = vertices.flatMap((u) => vertices.filter((v) => u < v).map((v) => [u, v] as const));
  for (let bits = 0; bits < 1 << pairs.length; bits++)
    yield toGraph(
      order,
      pairs.filter((_, index) => (bits >> index) & 1),
    );
}

/** Two cycles and a clique that hang together by single vertices and an edge, with an isolated vertex. */
const CACTUS = toGraph(13, [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 0],
  [2, 5],
  [5, 6],
  [6, 7],
  [7, 8],
  [8, 9],
  [9, 6],
  [7, 10],
  [7, 11],
  [10, 11],
]);

describe('what picked vertices span', () => {
  it('is what the definition says: all graphs of five vertices, and a cactus, with every set', () => {
    let cases = 0;
    const wrong: string[] = [];
    for (const graph of [...eachGraph(5), CACTUS]) {
      const distances = distancesOf(graph);
      for (let bits = 0; bits < 1 << graph.order; bits++) {
        const set = Uint8Array.from({ length: graph.order }, (_, vertex) => (bits >> vertex) & 1);
        const isInterval = spannedMarks(graph, set, 'interval').join() === between(distances, set).join();
        const isHull = spannedMarks(graph, set, 'hull').join() === hull(distances, set).join();
        if (!isInterval || !isHull) wrong.push(`${listEdges(graph).join(' ')} : ${bits.toString(2)}`);
        cases++;
      }
    }
    expect(wrong).toEqual([]);
    expect(cases).toBe(1024 * 32 + 8192);
  });

  it('is found in a tree of a million vertices', () => {
    const order = 1_000_000;
    const tree = toGraph(
      order,
      Array.from({ length: order - 1 }, (_, index) => [index + 1, index >> 1] as const),
    );
    const leaves = [order - 1, order - 2];
    const picked = new Uint8Array(order);
    const expected = new Uint8Array(order);
    picked[0] = expected[0] = 1;
    for (const leaf of leaves) {
      picked[leaf] = 1;
      for (let vertex = leaf; vertex > 0; vertex = (vertex - 1) >> 1) expected[vertex] = 1;
    }
    const marks = spannedMarks(tree, picked, 'hull');
    expect(marks.every((mark, vertex) => mark === expected[vertex])).toBe(true);
  });
});
