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
import { type Parents, valueFrom } from './values.ts';

/** X(u) for each vertex u of a forest whose trees are given with any roots. */
export function firstMoveValues(parents: Parents): Int32Array {
  const order = parents.length;
  const all = new Meetings(order);
  const { cells } = all;
  for (let vertex = order - 1; vertex >= 0; vertex--) {
    const parent = parents[vertex] as number;
    const marks = (cells[3 * vertex] as number) + 1;
    if (parent >= 0) all.meet(parent, marks, valueFrom(marks, cells[3 * vertex + 2] as number));
  }
  for (let vertex = 0; vertex < order; vertex++) {
    const parent = parents[vertex] as number;
    if (parent < 0) continue;
    const down = (cells[3 * vertex] as number) + 1;
    const up = ((cells[3 * parent + 1] as number) | ((cells[3 * parent] as number) & ~down)) + 1;
    const rest = (cells[3 * parent + 2] as number) ^ valueFrom(down, cells[3 * vertex + 2] as number);
    all.meet(vertex, up, valueFrom(up, rest));
  }
  const sums = new Int32Array(order);
  for (let vertex = 0; vertex < order; vertex++) sums[vertex] = cells[3 * vertex + 2] as number;
  return sums;
}

/** `once`, `twice` and x of each vertex, side by side: a parent far away in memory is then fetched once. */
class Meetings {
  readonly cells: Int32Array;

  constructor(order: number) {
    this.cells = new Int32Array(3 * order);
  }

  /** The vertex gets to know a neighbour with this m and g. */
  meet(vertex: number, marks: number, value: number): void {
    const { cells } = this;
    const place = 3 * vertex;
    const seen = cells[place] as number;
    cells[place + 1] = (cells[place + 1] as number) | (seen & marks);
    cells[place] = seen | marks;
    cells[place + 2] = (cells[place + 2] as number) ^ value;
  }
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
