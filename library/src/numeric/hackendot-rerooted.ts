/**
 * Trees without a root: the value that each first move of the geodetic game leaves, for all vertices at once.
 *
 * Labelling u first leaves Hackendot on the branches at u, of value X(u) with u as the root. Two passes give m and g for both
 * directions of every edge: at a vertex v let `once` be the OR of m over all neighbours, `twice` the bits that are there at least
 * twice and x the nim-sum of g; the tree that v is the root of when the neighbour w is cut off has
 *
 *     OR = twice | (once & ~m(w)),        X = x ⊕ g(w).
 *
 * This takes linear time for all roots together, where one pass for each root takes quadratic time [fraenkelHarary1989, Corollary
 * 1 and question (i)].
 */
import { type Parents, valueFrom } from './hackendot-values.ts';

/** X(u) for each vertex u of a forest whose trees are given with any roots. */
export function firstMoveValues(parents: Parents): Int32Array {
  const order = parents.length;
  const once = new Int32Array(order);
  const twice = new Int32Array(order);
  const sums = new Int32Array(order);
  const meet = (vertex: number, marks: number, value: number) => {
    const seen = once[vertex] as number;
    twice[vertex] = (twice[vertex] as number) | (seen & marks);
    once[vertex] = seen | marks;
    sums[vertex] = (sums[vertex] as number) ^ value;
  };
  for (let vertex = order - 1; vertex >= 0; vertex--) {
    const parent = parents[vertex] as number;
    const marks = (once[vertex] as number) + 1;
    if (parent >= 0) meet(parent, marks, valueFrom(marks, sums[vertex] as number));
  }
  for (let vertex = 0; vertex < order; vertex++) {
    const parent = parents[vertex] as number;
    if (parent < 0) continue;
    const down = (once[vertex] as number) + 1;
    const up = ((twice[parent] as number) | ((once[parent] as number) & ~down)) + 1;
    const rest = (sums[parent] as number) ^ valueFrom(down, sums[vertex] as number);
    meet(vertex, up, valueFrom(up, rest));
  }
  return sums;
}

/** The least value that is not among `values[from … to)`. */
export function leastMissing(values: Int32Array, from: number, to: number): number {
  const seen = new Uint8Array(to - from + 1);
  for (let index = from; index < to; index++) {
    const value = values[index] as number;
    if (value < seen.length) seen[value] = 1;
  }
  return seen.indexOf(0);
}
