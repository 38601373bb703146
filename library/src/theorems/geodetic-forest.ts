/**
 * Rooted trees that hang off the labels, and trees without a label, all in linear time.
 *
 * A branch that hangs off the labels by one edge and has no cycle is a tree of Hackendot, rooted where it hangs
 * [fraenkelHarary1989, Theorem 1]. A tree without a label has the least value that no first move leaves; all first moves are
 * valued at once by changing the root (`numeric/hackendot-rerooted.ts`), which answers question (i) of that paper, and sums of
 * trees the half of question (ii) on forests.
 */
import { firstMoveValues, leastMissing } from '../numeric/hackendot-rerooted.ts';
import { type HackendotValues, hackendotValues, valuesAfter } from '../numeric/hackendot-values.ts';
import { edgeCount, type Graph, neighbours } from '../structures/graph.ts';
import type { GeodeticSummand } from './geodetic-summand.ts';

/** Vertices in an order in which each comes after its parent; parents are places in that order, −1 for a root. */
export interface Line {
  readonly vertices: Int32Array;
  readonly parents: Int32Array;
}

export interface GeodeticForest {
  /** The branches, rooted next to the labels. */
  readonly branches: Line;
  /** The trees without labels, one after the other, with any roots. */
  readonly fresh: Line;
}

/** Undefined where something unlabelled is no tree, or hangs off the labels by more than one edge. */
export function geodeticForest(graph: Graph, labelled: Uint8Array): GeodeticForest | undefined {
  const { order } = graph;
  const vertices = new Int32Array(order);
  const parents = new Int32Array(order);
  const isPlaced = labelled.slice();
  let size = 0;
  const place = (vertex: number, parent: number) => {
    isPlaced[vertex] = 1;
    parents[size] = parent;
    vertices[size++] = vertex;
  };
  const grow = (from: number) => {
    for (let next = from; next < size; next++)
      for (const other of neighbours(graph, vertices[next] as number)) if (isPlaced[other] === 0) place(other, next);
  };
  let labelEdges = 0;
  for (let vertex = 0; vertex < order; vertex++) {
    if (labelled[vertex] === 0) continue;
    for (const other of neighbours(graph, vertex)) {
      if (labelled[other] === 1) labelEdges += vertex < other ? 1 : 0;
      else if (isPlaced[other] === 0) place(other, -1);
    }
  }
  grow(0);
  const hanging = size;
  let trees = 0;
  for (let vertex = 0; vertex < order; vertex++) {
    if (isPlaced[vertex] === 1) continue;
    trees++;
    place(vertex, -1);
    grow(size - 1);
  }
  if (edgeCount(graph) - labelEdges !== size - trees) return undefined;
  const fresh = parents.slice(hanging, size).map((parent) => (parent < 0 ? -1 : parent - hanging));
  return {
    branches: { vertices: vertices.slice(0, hanging), parents: parents.slice(0, hanging) },
    fresh: { vertices: vertices.slice(hanging, size), parents: fresh },
  };
}

export interface FreshTree {
  /** Its place among the vertices without labels: from … to − 1. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

export interface ValuedGeodeticForest extends GeodeticForest {
  readonly hackendot: HackendotValues;
  /** The value that each first move in a tree without labels leaves of it. */
  readonly firstMoves: Int32Array;
  readonly trees: readonly FreshTree[];
  readonly value: number;
}

export function valueForest(forest: GeodeticForest): ValuedGeodeticForest {
  const hackendot = hackendotValues(forest.branches.parents);
  const { parents } = forest.fresh;
  const firstMoves = firstMoveValues(parents);
  const trees: FreshTree[] = [];
  for (let from = 0; from < parents.length; ) {
    let to = from + 1;
    while (to < parents.length && parents[to] !== -1) to++;
    trees.push({ from, to, value: leastMissing(firstMoves, from, to) });
    from = to;
  }
  const value = trees.reduce((sum, tree) => sum ^ tree.value, hackendot.total);
  return { ...forest, hackendot, firstMoves, trees, value };
}

/** For each vertex, by its place in the graph, the value of the whole forest after it is picked; −1 for labelled ones. */
export function forestAfter(forest: ValuedGeodeticForest, order: number): Int32Array {
  const { branches, fresh, hackendot, firstMoves, trees, value } = forest;
  const after = new Int32Array(order).fill(-1);
  const hanging = valuesAfter(branches.parents, hackendot, value);
  for (let place = 0; place < hanging.length; place++) after[branches.vertices[place] as number] = hanging[place] as number;
  for (const tree of trees) {
    for (let place = tree.from; place < tree.to; place++)
      after[fresh.vertices[place] as number] = (firstMoves[place] as number) ^ value ^ tree.value;
  }
  return after;
}

export function forestSummand(forest: ValuedGeodeticForest, order: number): GeodeticSummand {
  return {
    value: BigInt(forest.value),
    *picks(wanted) {
      const after = forestAfter(forest, order);
      for (let vertex = 0; vertex < order; vertex++) if (BigInt(after[vertex] as number) === wanted) yield BigInt(vertex);
    },
  };
}
