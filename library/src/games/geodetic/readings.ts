/**
 * The rules of the geodetic game on one graph: which vertices are labelled, and what picking one more labels.
 *
 * - `contraction`: u and all vertices on shortest paths from u to the set of labelled vertices. Distances to the set are measured
 *   once, and every step of such a path comes one nearer.
 * - `literal`: u and all vertices on shortest paths from u to any labelled vertex, near or far.
 * - `interval`: labelled are all vertices on shortest paths between two picked ones.
 * - `hull`: labelled is the least set that holds the picked vertices and all shortest paths between any two of its own.
 *
 * Where no path joins two vertices, nothing lies between them.
 */
import { type Graph, neighbours } from '../../structures/graph.ts';
import type { Reading } from './position.ts';
import { spannedMarks } from './span.ts';

/** The labelled vertices, as marks; `given` are the labelled or the picked ones, as the reading has it. */
export function labelledMarks(graph: Graph, given: Uint8Array, reading: Reading): Uint8Array {
  switch (reading) {
    case 'contraction':
    case 'literal':
      return given;
    case 'interval':
    case 'hull':
      return spannedMarks(graph, given, reading);
  }
}

/** For one position, what is given after picking an unlabelled vertex. */
export function picking(graph: Graph, given: Uint8Array, reading: Reading): (vertex: number) => Uint8Array {
  switch (reading) {
    case 'contraction': {
      const distance = distancesTo(graph, given);
      return (vertex) => withPathsBack(graph, given, distance, [vertex]);
    }
    case 'literal':
      return (vertex) => {
        const picked = new Uint8Array(graph.order);
        picked[vertex] = 1;
        const distance = distancesTo(graph, picked);
        const ends = Array.from(given.keys()).filter((other) => given[other] === 1 && (distance[other] as number) >= 0);
        const labelled = withPathsBack(graph, given, distance, ends);
        labelled[vertex] = 1;
        return labelled;
      };
    case 'interval':
    case 'hull':
      return (vertex) => given.with(vertex, 1);
  }
}

/** How far each vertex is from the set; −1 where no path leads to it. */
function distancesTo(graph: Graph, set: Uint8Array): Int32Array {
  const distance = new Int32Array(graph.order).fill(-1);
  const queue = new Int32Array(graph.order);
  let size = 0;
  for (let vertex = 0; vertex < graph.order; vertex++) {
    if (set[vertex] === 0) continue;
    distance[vertex] = 0;
    queue[size++] = vertex;
  }
  for (let next = 0; next < size; next++) {
    const vertex = queue[next] as number;
    for (const other of neighbours(graph, vertex)) {
      if (distance[other] !== -1) continue;
      distance[other] = (distance[vertex] as number) + 1;
      queue[size++] = other;
    }
  }
  return distance;
}

/** The marks with all shortest paths from these vertices down to distance 0, the vertices included. */
function withPathsBack(graph: Graph, marks: Uint8Array, distance: Int32Array, starts: readonly number[]): Uint8Array {
  const reached = new Uint8Array(graph.order);
  const queue = [...starts];
  for (const vertex of queue) reached[vertex] = 1;
  for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop()) {
    const nearer = (distance[vertex] as number) - 1;
    if (nearer < 0) continue;
    for (const other of neighbours(graph, vertex)) {
      if (distance[other] !== nearer || reached[other] === 1) continue;
      reached[other] = 1;
      queue.push(other);
    }
  }
  return reached.map((mark, vertex) => mark | (marks[vertex] as number));
}
