/** A rooted forest as the linear-time recursion reads it, and what each move leaves. */

import { fromRoots, type RootedForest } from '../forest.ts';
import { type HackendotValues, hackendotValues, valuesAfter } from './loops/values.ts';

export interface ValuedForest extends HackendotValues {
  /** The vertices in an order in which each comes after its parent; all arrays here follow it. */
  readonly line: Int32Array;
  /** Parents as places in that order. */
  readonly parents: Int32Array;
}

export function toValuedForest(forest: RootedForest): ValuedForest {
  const line = fromRoots(forest);
  const places = new Int32Array(line.length);
  for (let place = 0; place < line.length; place++) places[line[place] as number] = place;
  const parents = new Int32Array(line.length);
  for (let place = 0; place < line.length; place++) {
    const parent = forest.parents[line[place] as number] as number;
    parents[place] = parent < 0 ? -1 : (places[parent] as number);
  }
  return { line, parents, ...hackendotValues(parents) };
}

/** Lists of more vertices are not written: they would take gigabytes to read again and check. */
const LARGEST_LISTED = 4_000_000;

/** The parents and the values of all subtrees in the order of the vertices, as certificates have them; undefined where there are none. */
export function listedValues(
  { parents }: RootedForest,
  { line, values, total }: ValuedForest,
): { readonly parents: readonly number[]; readonly values: readonly number[]; readonly total: number } | undefined {
  if (line.length === 0 || line.length > LARGEST_LISTED) return undefined;
  const inOrder = new Int32Array(line.length);
  for (let place = 0; place < line.length; place++) inOrder[line[place] as number] = values[place] as number;
  return { parents: Array.from(parents), values: Array.from(inOrder), total };
}

/** What picking a vertex leaves: the value, and whether all trees that are left are single vertices. */
export interface ForestMove {
  readonly vertex: number;
  readonly value: number;
  readonly leavesSingles: boolean;
}

/** The moves in the order of the vertices. */
export function* eachForestMove(forest: ValuedForest): Iterable<ForestMove> {
  const { line, parents } = forest;
  const after = valuesAfter(parents, forest, forest.total);
  const edges = edgesAfter(parents);
  const places = new Int32Array(line.length);
  for (let place = 0; place < line.length; place++) places[line[place] as number] = place;
  for (let vertex = 0; vertex < line.length; vertex++) {
    const place = places[vertex] as number;
    yield { vertex, value: after[place] as number, leavesSingles: edges[place] === 0 };
  }
}

export function countEdges(parents: Int32Array): number {
  return parents.reduce((edges, parent) => edges + (parent < 0 ? 0 : 1), 0);
}

/** For each vertex, how many edges are left when the path to it is taken away: those below no vertex of the path. */
export function edgesAfter(parents: Int32Array): Int32Array {
  const children = new Int32Array(parents.length);
  for (const parent of parents) if (parent >= 0) children[parent] = (children[parent] as number) + 1;
  const all = countEdges(parents);
  const left = new Int32Array(parents.length);
  for (let place = 0; place < parents.length; place++) {
    const parent = parents[place] as number;
    left[place] = (parent < 0 ? all : (left[parent] as number)) - (children[place] as number);
  }
  return left;
}
