/**
 * Rooted trees that hang off the labels, and trees without a label, all in linear time.
 *
 * A branch that hangs off the labels by one edge and has no cycle is a tree of Hackendot, rooted where it hangs
 * [fraenkelHarary1989, Theorem 1]. A tree without a label has the least value that no first move leaves; all first moves are
 * valued at once by changing the root (`games/hackendot/theory/loops/rerooted.ts`), which answers question (i) of that paper, and sums of
 * trees the half of question (ii) on forests.
 */

import { edgeCount, type Graph } from '../../../structures/graph.ts';
import { firstMoveValues, leastMissing } from '../../hackendot/theory/loops/rerooted.ts';
import { type HackendotValues, hackendotValues, valuesAfter } from '../../hackendot/theory/loops/values.ts';
import type { GeodeticSummand } from './summand.ts';

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
  /** Whether the whole graph is a forest; each tree has then one connected set of labels at most. */
  readonly isWholeForest: boolean;
}

/** Undefined where something unlabelled is no tree, or hangs off the labels by more than one edge. */
export function geodeticForest(graph: Graph, labelled: Uint8Array): GeodeticForest | undefined {
  const { order, offsets, targets } = graph;
  const line = new GrowingLine(graph, labelled);
  let labelEdges = 0;
  for (let vertex = 0; vertex < order; vertex++) {
    if (labelled[vertex] === 0) continue;
    for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++) {
      const other = targets[index] as number;
      if (labelled[other] === 0) line.place(other, -1);
      else if (vertex < other) labelEdges++;
    }
  }
  line.grow();
  const hanging = line.size;
  let trees = 0;
  for (let vertex = 0; vertex < order; vertex++) {
    if (!line.place(vertex, -1)) continue;
    trees++;
    line.grow();
  }
  if (edgeCount(graph) - labelEdges !== line.size - trees) return undefined;
  return {
    branches: line.part(0, hanging),
    fresh: line.part(hanging, line.size),
    isWholeForest: isAcyclic(graph, labelled, labelEdges),
  };
}

/** Vertices in the order in which they are reached, each with the place of the one it was reached from. */
class GrowingLine {
  size = 0;
  private readonly graph: Graph;
  private readonly isPlaced: Uint8Array;
  private readonly vertices: Int32Array;
  private readonly parents: Int32Array;
  private next = 0;

  constructor(graph: Graph, outside: Uint8Array) {
    this.graph = graph;
    this.isPlaced = outside.slice();
    this.vertices = new Int32Array(graph.order);
    this.parents = new Int32Array(graph.order);
  }

  /** Puts a vertex at the end, unless it is there or outside; says whether it did. */
  place(vertex: number, parent: number): boolean {
    if (this.isPlaced[vertex] === 1) return false;
    this.isPlaced[vertex] = 1;
    this.parents[this.size] = parent;
    this.vertices[this.size++] = vertex;
    return true;
  }

  /** Goes on until no vertex can be reached any more. */
  grow(): void {
    const { offsets, targets } = this.graph;
    for (; this.next < this.size; this.next++) {
      const vertex = this.vertices[this.next] as number;
      for (let index = offsets[vertex] as number; index < (offsets[vertex + 1] as number); index++)
        this.place(targets[index] as number, this.next);
    }
  }

  part(from: number, to: number): Line {
    const parents = this.parents.slice(from, to);
    if (from > 0)
      for (let place = 0; place < parents.length; place++) parents[place] = Math.max(-1, (parents[place] as number) - from);
    return { vertices: this.vertices.slice(from, to), parents };
  }
}

/** Whether the labelled vertices have no cycle among themselves. */
function isAcyclic(graph: Graph, labelled: Uint8Array, labelEdges: number): boolean {
  const line = new GrowingLine(
    graph,
    labelled.map((label) => 1 - label),
  );
  let components = 0;
  for (let vertex = 0; vertex < graph.order; vertex++) {
    if (!line.place(vertex, -1)) continue;
    components++;
    line.grow();
  }
  return labelEdges === line.size - components;
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
