/** Node-Kayles on the graphs that measurements search, as games on subsets. */
import { gridEdges, randomEdges, randomTreeEdges } from './edges.mjs';

function nodeKayles(order, edges) {
  const adjacency = new Uint32Array(2 * order);
  const put = (set, vertex) => {
    set[vertex >>> 5] |= 1 << vertex;
  };
  const row = (vertex) => adjacency.subarray(2 * vertex, 2 * vertex + 2);
  for (const [a, b] of edges) {
    put(row(a), b);
    put(row(b), a);
  }
  const start = new Uint32Array(2);
  const moves = Array.from({ length: order }, (_, vertex) => {
    put(start, vertex);
    const takes = row(vertex).slice();
    put(takes, vertex);
    return { vertex, takes };
  });
  return { order, words: 2, adjacency, start, moves, followsGraph: true };
}

export function grid(rows, columns) {
  return nodeKayles(rows * columns, gridEdges(rows, columns));
}

export function torus(rows, columns) {
  const order = rows * columns;
  const right = (a) => (a % columns === columns - 1 ? a + 1 - columns : a + 1);
  return nodeKayles(
    order,
    Array.from({ length: order }, (_, a) => [
      [a, right(a)],
      [a, (a + columns) % order],
    ]).flat(),
  );
}

/** The generalised Petersen graph: a cycle, spokes, and steps of some length within. */
export function petersen(half, step) {
  return nodeKayles(
    2 * half,
    Array.from({ length: half }, (_, a) => [
      [a, (a + 1) % half],
      [a, half + a],
      [half + a, half + ((a + step) % half)],
    ]).flat(),
  );
}

export function randomGraph(order, probability, seed) {
  return nodeKayles(order, randomEdges(order, probability, seed));
}

export function randomTree(order, seed) {
  return nodeKayles(order, randomTreeEdges(order, seed));
}
