/**
 * A Gomory–Hu tree [gomoryHu1961] for some of the vertices of a network, by Gusfield's way [gusfield1990]: for any two terminals
 * the least edge on their path in the tree is a minimum cut between them. One maximum flow per terminal but one.
 *
 * The flows run in the whole network; only the terminals are sorted by the cuts, which is the same algorithm for the symmetric
 * submodular function "least capacity of a cut that splits the terminals so". It tells of all links of a position of Nim on graphs whether
 * they are witnesses, with a flow for each vertex: what quicker ways are compared with.
 */
import type { MaxFlow } from './max-flow.ts';

export interface MinimumCut {
  readonly capacity: bigint;
  /** One bit for each vertex of the network: 1 on one side of the cut. Bits beyond mean nothing. */
  readonly side: Uint32Array;
}

export interface CutTree {
  /** A minimum cut between two different terminals. */
  minimumCut(u: number, v: number): MinimumCut;
}

/** `weight` of a vertex is the sum of its capacities: the cheaper end is made the sink, where the last search is short. */
export function gomoryHuTree(flow: MaxFlow, terminals: readonly number[], weight: (vertex: number) => bigint): CutTree {
  const parent = new Int32Array(terminals.length);
  const cuts: (MinimumCut | undefined)[] = terminals.map(() => undefined);
  for (let index = 1; index < terminals.length; index++) {
    const other = parent[index] as number;
    const cut = cutBetween(flow, terminals[index] as number, terminals[other] as number, weight);
    cuts[index] = cut;
    for (let each = 0; each < terminals.length; each++) {
      if (each !== index && parent[each] === other && isOnSide(cut, terminals[each] as number)) parent[each] = index;
    }
    const above = parent[other] as number;
    if (above !== other && isOnSide(cut, terminals[above] as number)) {
      parent[index] = above;
      parent[other] = index;
      cuts[index] = cuts[other];
      cuts[other] = cut;
    }
  }
  return toTree(terminals, parent, cuts);
}

/** The side that `from` is on has the ones. */
function cutBetween(flow: MaxFlow, from: number, to: number, weight: (vertex: number) => bigint): MinimumCut {
  const swap = weight(from) < weight(to);
  const capacity = swap ? flow.run(to, from) : flow.run(from, to);
  const side = flow.sinkSide();
  return { capacity, side: swap ? side : side.map((word) => ~word) };
}

export function isOnSide({ side }: Pick<MinimumCut, 'side'>, vertex: number): boolean {
  return (((side[vertex >>> 5] as number) >>> (vertex & 31)) & 1) === 1;
}

function toTree(terminals: readonly number[], parent: Int32Array, cuts: readonly (MinimumCut | undefined)[]): CutTree {
  const place = new Map(terminals.map((vertex, index) => [vertex, index]));
  const depth = depths(parent);
  return {
    minimumCut(u, v) {
      let a = place.get(u);
      let b = place.get(v);
      if (a === undefined || b === undefined || a === b) throw new Error('a minimum cut lies between two different terminals');
      let least: MinimumCut | undefined;
      while (a !== b) {
        const lower: number = (depth[a] as number) >= (depth[b] as number) ? a : b;
        const cut = cuts[lower];
        if (cut !== undefined && (least === undefined || cut.capacity < least.capacity)) least = cut;
        if (lower === a) a = parent[a] as number;
        else b = parent[b] as number;
      }
      if (least === undefined) throw new Error('the tree has an edge without a cut');
      return least;
    },
  };
}

/** The number of edges to the root, which is its own parent. */
function depths(parent: Int32Array): Int32Array {
  const depth = new Int32Array(parent.length).fill(-1);
  for (let index = 0; index < parent.length; index++) {
    const climbed: number[] = [];
    let vertex = index;
    while (depth[vertex] === -1 && parent[vertex] !== vertex) {
      climbed.push(vertex);
      vertex = parent[vertex] as number;
    }
    if (depth[vertex] === -1) depth[vertex] = 0;
    for (let each = climbed.pop(); each !== undefined; each = climbed.pop()) {
      depth[each] = (depth[parent[each] as number] as number) + 1;
    }
  }
  return depth;
}
