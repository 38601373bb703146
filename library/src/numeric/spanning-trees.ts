/**
 * Spanning trees of a network one after another: the first has the heaviest edges that a tree can have; of the next, each prefers edges
 * that were used seldom for what they weigh, so that few trees show much of the network. (Such trees, packed, are known from minimum
 * cuts; here they only suggest where to look.)
 */
import { Groups } from './groups.ts';
import type { FlowEdge } from './max-flow.ts';

/** For each vertex its neighbours in the tree. */
export type SpanningTree = readonly (readonly number[])[];

export class SpanningTrees {
  private readonly order: number;
  private readonly edges: readonly FlowEdge[];
  private readonly uses: Uint32Array;
  private readonly logarithms: readonly number[];

  /** The network is connected. */
  constructor(order: number, edges: readonly FlowEdge[]) {
    this.order = order;
    this.edges = edges;
    this.uses = new Uint32Array(edges.length);
    this.logarithms = edges.map(({ capacity }) => logarithm(capacity));
  }

  next(): SpanningTree {
    const { order, edges, uses, logarithms } = this;
    const loads = logarithms.map((size, edge) => Math.log2(1 + (uses[edge] as number)) - size);
    const groups = new Groups(order);
    const tree: number[][] = Array.from({ length: order }, () => []);
    for (const index of Uint32Array.from(edges.keys()).sort((a, b) => (loads[a] as number) - (loads[b] as number))) {
      const { from, to } = edges[index] as FlowEdge;
      const [one, other] = [groups.find(from), groups.find(to)];
      if (one === other) continue;
      groups.join(one, other);
      tree[from]?.push(to);
      tree[to]?.push(from);
      uses[index] = (uses[index] as number) + 1;
    }
    return tree;
  }
}

/** To the base 2, of a number of any size. */
function logarithm(number: bigint): number {
  const text = number.toString(16);
  return Math.log2(Number.parseInt(text.slice(0, 13), 16)) + 4 * Math.max(0, text.length - 13);
}
