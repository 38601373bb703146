/**
 * The four readings of "label all vertices on shortest paths", on a graph of at most 32 vertices, with play by the rules over
 * sets of vertices as words.
 *
 * - `contraction`: shortest paths from the picked vertex u to the labelled set, that is, to the nearest labelled vertices.
 * - `literal`: shortest paths from u to each labelled vertex, however far.
 * - `interval`: shortest paths between any two *picked* vertices; the set that play goes on from is that of the picked ones.
 * - `hull`: the least set with u and the labelled vertices that holds all shortest paths between any two of its own.
 *
 * Nothing here splits a position or knows a theorem: a second opinion for everything that does.
 */
import type { Limits } from '../../../../core/limits.ts';
import { MISSING, SubsetMemo } from '../../../../numeric/subset-memo.ts';
import { type Adjacency, BitGraph, lowest } from './bits.ts';

export const READINGS = ['contraction', 'literal', 'interval', 'hull'] as const;
export type Reading = (typeof READINGS)[number];

/** What picking vertices does under one reading. A state is the labelled set, or the set of picked vertices for `interval`. */
export class BitClosure {
  readonly graph: BitGraph;
  readonly reading: Reading;
  /** `between[32 · u + v]`: the vertices on shortest paths between u and v; only u and v where no path joins them. */
  private readonly between: Int32Array;

  constructor(adjacency: Adjacency, reading: Reading) {
    this.graph = new BitGraph(adjacency);
    this.reading = reading;
    this.between = allIntervals(this.graph);
  }

  /** The state after picking an unlabelled vertex. */
  pick(state: number, vertex: number): number {
    const picked = 1 << vertex;
    switch (this.reading) {
      case 'contraction':
        return state | this.toNearest(vertex, state);
      case 'literal':
        return state | picked | this.joining(vertex, state);
      case 'interval':
        return state | picked;
      case 'hull':
        return this.hull(state | picked);
    }
  }

  /** The labelled vertices of a state. */
  labelled(state: number): number {
    return this.reading === 'interval' ? this.spanned(state) : state;
  }

  /** The state that a given set of vertices stands for. */
  stateOf(given: number): number {
    return this.reading === 'hull' ? this.hull(given) : given;
  }

  /** The vertex and all shortest paths from it to the nearest vertices of the set; the vertex alone where none is reached. */
  private toNearest(vertex: number, set: number): number {
    let reached = 1 << vertex;
    for (let front = reached; front !== 0; ) {
      front = this.graph.around(front) & ~reached;
      reached |= front;
      if ((front & set) !== 0) return this.joining(vertex, front & set);
    }
    return 1 << vertex;
  }

  /** The union of the intervals between the vertex and each vertex of the set. */
  private joining(vertex: number, set: number): number {
    let joined = 0;
    for (let left = set; left !== 0; left &= left - 1) joined |= this.between[32 * vertex + lowest(left)] as number;
    return joined;
  }

  private spanned(set: number): number {
    let joined = set;
    for (let left = set; left !== 0; left &= left - 1) joined |= this.joining(lowest(left), left);
    return joined;
  }

  private hull(set: number): number {
    let hull = set;
    for (let next = this.spanned(hull); next !== hull; next = this.spanned(hull)) hull = next;
    return hull;
  }
}

function allIntervals(graph: BitGraph): Int32Array {
  const { order } = graph;
  const distance = new Int32Array(32 * 32).fill(-1);
  for (let start = 0; start < order; start++) {
    let reached = 0;
    let front = 1 << start;
    for (let steps = 0; front !== 0; steps++) {
      for (let left = front; left !== 0; left &= left - 1) distance[32 * start + lowest(left)] = steps;
      reached |= front;
      front = graph.around(front) & ~reached;
    }
  }
  const between = new Int32Array(32 * 32);
  const from = (u: number, v: number) => distance[32 * u + v] as number;
  for (let u = 0; u < order; u++) {
    for (let v = 0; v < order; v++) {
      let set = (1 << u) | (1 << v);
      for (let w = 0; w < order; w++)
        if (from(u, w) >= 0 && from(w, v) >= 0 && from(u, w) + from(w, v) === from(u, v)) set |= 1 << w;
      between[32 * u + v] = set;
    }
  }
  return between;
}

/** Play over states with a memo: Grundy values in normal play, or who wins in misère play. */
export class StateSearch {
  private readonly closure: BitClosure;
  private readonly isMisere: boolean;
  private readonly memo: SubsetMemo;

  constructor(closure: BitClosure, play: 'normal' | 'misere', limits: Limits) {
    this.closure = closure;
    this.isMisere = play === 'misere';
    this.memo = new SubsetMemo(2, limits);
  }

  /** States that were searched. */
  get stored(): number {
    return this.memo.stored;
  }

  /** Normal play: the Grundy value. Misère play: 1 where the player to move wins, else 0. */
  value(state: number): number {
    const known = this.memo.getPair(state, 0);
    if (known !== MISSING) return known;
    const { closure } = this;
    const unlabelled = closure.graph.all & ~closure.labelled(state);
    this.memo.spend(closure.graph.order);
    const value = this.isMisere ? this.winner(state, unlabelled) : this.leastMissing(state, unlabelled);
    this.memo.addPair(state, 0, value);
    return value;
  }

  private winner(state: number, unlabelled: number): number {
    if (unlabelled === 0) return 1;
    for (let left = unlabelled; left !== 0; left &= left - 1)
      if (this.value(this.closure.pick(state, lowest(left))) === 0) return 1;
    return 0;
  }

  private leastMissing(state: number, unlabelled: number): number {
    const seen = new Uint8Array(34);
    for (let left = unlabelled; left !== 0; left &= left - 1)
      seen[Math.min(33, this.value(this.closure.pick(state, lowest(left))))] = 1;
    return seen.indexOf(0);
  }
}
