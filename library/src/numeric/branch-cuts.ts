/**
 * Cuts around the branches of a spanning tree, all at once and without a flow.
 *
 * Every vertex but the root has a branch: the vertex and all below it. Its cut has the sum of the capacities of its vertices, less twice
 * what lies within; an edge lies within the branches of those vertices that both its ends are below. A light cut passes through few edges
 * of a tree of heavy ones, and where it passes through one alone it is a branch. On long cycles, where cuts have large sides and flows
 * go long ways, that is so for nearly all. The lightest branch with one vertex and without another is found by doubled steps upwards.
 * Time and memory grow with n log n.
 */
import type { FlowEdge } from './max-flow.ts';
import type { SpanningTree } from './spanning-trees.ts';

/** A set of vertices, listed when it is asked for, and the capacity of all edges that leave it. */
export interface Cut {
  readonly capacity: bigint;
  side(): readonly number[];
}

export class BranchCuts {
  /** Vertices, each before those below it; a branch is a run of them. */
  private readonly order: Int32Array;
  private readonly place: Int32Array;
  private readonly size: Int32Array;
  private readonly depth: Int32Array;
  private readonly capacities: readonly bigint[];
  /** For each power of two: where so many steps up lead, and the lightest branch on the way. */
  private readonly above: Int32Array[] = [];
  private readonly lightest: Int32Array[] = [];
  private readonly cuts = new Map<number, Cut>();

  /** The edges are those of the network that the tree spans; no branch has the root. */
  constructor(tree: SpanningTree, edges: readonly FlowEdge[], root: number) {
    const order = tree.length;
    this.order = new Int32Array(order);
    this.place = new Int32Array(order);
    this.depth = new Int32Array(order);
    this.size = new Int32Array(order).fill(1);
    const above = this.hang(tree, root);
    for (const vertex of this.order.toReversed())
      if (vertex !== root) add(this.size, above[vertex] as number, this.size[vertex] as number);
    this.prepareSteps(above);
    this.capacities = this.sumUp(edges);
    this.prepareLightest();
  }

  /** Whether an edge of the tree joins the two. */
  joins(one: number, other: number): boolean {
    const [above] = this.above;
    return above?.[one] === other || above?.[other] === one;
  }

  /** The lightest branch with one vertex and without the other; none where the first is above the second. */
  find(inside: number, outside: number): Cut | undefined {
    const steps = (this.depth[inside] as number) - (this.depth[this.meeting(inside, outside)] as number);
    let [best, vertex] = [-1, inside];
    for (let power = 0; steps >> power > 0; power++) {
      if (((steps >> power) & 1) === 0) continue;
      best = this.lighter(best, (this.lightest[power] as Int32Array)[vertex] as number);
      vertex = (this.above[power] as Int32Array)[vertex] as number;
    }
    return best < 0 ? undefined : this.around(best);
  }

  private around(branch: number): Cut {
    const known = this.cuts.get(branch);
    if (known !== undefined) return known;
    const begin = this.place[branch] as number;
    const cut = {
      capacity: this.capacities[branch] as bigint,
      side: () => Array.from(this.order.subarray(begin, begin + (this.size[branch] as number))),
    };
    this.cuts.set(branch, cut);
    return cut;
  }

  private lighter(one: number, other: number): number {
    return one < 0 || (this.capacities[other] as bigint) < (this.capacities[one] as bigint) ? other : one;
  }

  /** Fills the order, places and depths; returns what each vertex hangs on, the root on itself. */
  private hang(tree: SpanningTree, root: number): Int32Array {
    const above = new Int32Array(tree.length).fill(-1);
    above[root] = root;
    const open = [root];
    for (let at = 0; open.length > 0; at++) {
      const vertex = open.pop() as number;
      this.order[at] = vertex;
      this.place[vertex] = at;
      for (const near of tree[vertex] ?? []) {
        if (above[near] !== -1) continue;
        above[near] = vertex;
        this.depth[near] = (this.depth[vertex] as number) + 1;
        open.push(near);
      }
    }
    return above;
  }

  private prepareSteps(above: Int32Array): void {
    const deepest = this.depth.reduce((most, depth) => Math.max(most, depth), 0);
    for (let steps = above; ; steps = steps.map((vertex) => steps[vertex] as number)) {
      this.above.push(steps);
      if (2 ** this.above.length > deepest) return;
    }
  }

  private prepareLightest(): void {
    let lightest = Int32Array.from(this.depth, (_, vertex) => vertex);
    for (const above of this.above) {
      this.lightest.push(lightest);
      const before = lightest;
      lightest = before.map((branch, vertex) => this.lighter(branch, before[above[vertex] as number] as number));
    }
  }

  /** The capacities of all branches. */
  private sumUp(edges: readonly FlowEdge[]): readonly bigint[] {
    const sums = Array.from(this.order, () => 0n);
    const put = (vertex: number, capacity: bigint) => {
      sums[vertex] = (sums[vertex] as bigint) + capacity;
    };
    for (const { from, to, capacity } of edges) {
      put(from, capacity);
      put(to, capacity);
      put(this.meeting(from, to), -2n * capacity);
    }
    const above = this.above[0] as Int32Array;
    for (let at = sums.length - 1; at > 0; at--) {
      const vertex = this.order[at] as number;
      put(above[vertex] as number, sums[vertex] as bigint);
    }
    return sums;
  }

  /** The lowest vertex that both are below, or one of the two. */
  private meeting(one: number, other: number): number {
    const { above, depth } = this;
    const isDeeper = (depth[one] as number) > (depth[other] as number);
    let [high, low] = isDeeper ? [other, one] : [one, other];
    const steps = (depth[low] as number) - (depth[high] as number);
    for (let power = 0; steps >> power > 0; power++)
      if (((steps >> power) & 1) === 1) low = (above[power] as Int32Array)[low] as number;
    if (low === high) return low;
    for (let power = above.length - 1; power >= 0; power--) {
      const [a, b] = [(above[power] as Int32Array)[low] as number, (above[power] as Int32Array)[high] as number];
      if (a !== b) [low, high] = [a, b];
    }
    return (above[0] as Int32Array)[low] as number;
  }
}

function add(array: Int32Array, index: number, amount: number): void {
  array[index] = (array[index] as number) + amount;
}
