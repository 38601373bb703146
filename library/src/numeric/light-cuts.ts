/**
 * Cuts of small capacity between two vertices, found near one of them without a flow.
 *
 * A cut lighter than a bound has no edge on it that weighs as much as the bound. So vertices that such an edge joins are taken together,
 * heaviest edges first, with parallel edges added up, and edges that have grown heavy enough join further. What hangs together with a
 * vertex then is often lighter than the bound itself. Where it is not, it takes in what hangs to it most for what it adds, one by
 * one, a few times. Bounds must not rise from question to question, since what was taken together stays so. Every set found is a cut with its exact
 * capacity; where none is found, there may be one all the same, and a flow has to tell.
 */
import type { Cut } from './branch-cuts.ts';
import { Groups } from './groups.ts';
import type { FlowEdge } from './max-flow.ts';

/** What is taken in one by one. */
const MOST_STEPS = 40;

export class LightCuts {
  private readonly clusters: Groups;
  /** For each cluster how it was joined: a vertex, or beyond these the number of a pair. */
  private readonly made: Int32Array;
  private readonly pairs: (readonly [number, number])[] = [];
  private readonly capacities: bigint[];
  /** For each cluster the clusters beside it, and the capacity between. */
  private readonly beside: Map<number, bigint>[];
  /** For each cluster the cut around it, where it was asked for. */
  private readonly cuts: (Cut | undefined)[];
  private readonly edges = new HeaviestFirst();

  constructor(order: number, edges: readonly FlowEdge[]) {
    this.clusters = new Groups(order);
    this.made = Int32Array.from({ length: order }, (_, vertex) => vertex);
    this.capacities = Array.from({ length: order }, () => 0n);
    this.beside = Array.from({ length: order }, () => new Map());
    this.cuts = Array.from({ length: order }, () => undefined);
    for (const { from, to, capacity } of edges) {
      if (from === to) continue;
      this.connect(from, to, capacity);
      for (const end of [from, to]) this.capacities[end] = (this.capacities[end] as bigint) + capacity;
    }
  }

  /** A cut between two vertices that is lighter than the bound. */
  find(u: number, v: number, bound: bigint): Cut | undefined {
    this.joinFrom(bound);
    const [a, b] = [this.clusters.find(u), this.clusters.find(v)];
    if (a === b) return undefined;
    for (const near of [a, b]) if ((this.capacities[near] as bigint) < bound) return this.around(near);
    return this.grow(a, b, bound) ?? this.grow(b, a, bound);
  }

  /** Adds an edge between two clusters. */
  private connect(a: number, b: number, capacity: bigint): void {
    const sum = (this.beside[a]?.get(b) ?? 0n) + capacity;
    this.beside[a]?.set(b, sum);
    this.beside[b]?.set(a, sum);
    this.edges.put(sum, a, b);
  }

  /** Takes together what edges join that weigh at least as much as the bound. */
  private joinFrom(bound: bigint): void {
    for (let edge = this.edges.take(bound); edge !== undefined; edge = this.edges.take(bound)) {
      const [a, b] = [this.clusters.find(edge.a), this.clusters.find(edge.b)];
      if (a !== b) this.join(a, b);
    }
  }

  private join(one: number, other: number): void {
    const { beside, made, pairs, capacities } = this;
    const isLess = (beside[one]?.size ?? 0) < (beside[other]?.size ?? 0);
    const [into, from] = isLess ? [other, one] : [one, other];
    const between = beside[into]?.get(from) ?? 0n;
    this.clusters.join(from, into);
    capacities[into] = (capacities[into] as bigint) + (capacities[from] as bigint) - 2n * between;
    beside[into]?.delete(from);
    for (const [near, capacity] of beside[from] ?? []) {
      if (near === into) continue;
      beside[near]?.delete(from);
      this.connect(into, near, capacity);
    }
    beside[from] = new Map();
    made[into] = made.length + pairs.push([made[into] as number, made[from] as number]) - 1;
    this.cuts[into] = undefined;
  }

  private around(cluster: number): Cut {
    const cut = this.cuts[cluster] ?? this.cutAround(this.capacities[cluster] as bigint, [cluster]);
    this.cuts[cluster] = cut;
    return cut;
  }

  /** From a cluster on, away from another. */
  private grow(from: number, apart: number, bound: bigint): Cut | undefined {
    const { beside, capacities } = this;
    const taken = new Set([from]);
    const open = new Map(beside[from]);
    let capacity = capacities[from] as bigint;
    for (let step = 0; step < MOST_STEPS; step++) {
      let best = -1;
      let most = 0n;
      for (const [near, between] of open) {
        const gain = 2n * between - (capacities[near] as bigint);
        if (near !== apart && (best < 0 || gain > most)) [best, most] = [near, gain];
      }
      if (best < 0) return undefined;
      taken.add(best);
      open.delete(best);
      capacity -= most;
      for (const [near, between] of beside[best] ?? []) if (!taken.has(near)) open.set(near, (open.get(near) ?? 0n) + between);
      if (capacity < bound) return this.cutAround(capacity, taken);
    }
    return undefined;
  }

  /** Clusters are joined further later on; a cut has what was in them when it was found. */
  private cutAround(capacity: bigint, clusters: Iterable<number>): Cut {
    const made = Array.from(clusters, (cluster) => this.made[cluster] as number);
    return { capacity, side: () => this.listVertices(made) };
  }

  private listVertices(made: readonly number[]): readonly number[] {
    const open = [...made];
    const vertices: number[] = [];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      const pair = this.pairs[each - this.made.length];
      if (pair === undefined) vertices.push(each);
      else open.push(...pair);
    }
    return vertices;
  }
}

interface HeapEdge {
  readonly capacity: bigint;
  readonly a: number;
  readonly b: number;
}

/** Edges of which the heaviest is at hand: a binary heap. */
class HeaviestFirst {
  private readonly edges: HeapEdge[] = [];

  put(capacity: bigint, a: number, b: number): void {
    const { edges } = this;
    let at = edges.length;
    for (; at > 0; at = (at - 1) >> 1) {
      const above = edges[(at - 1) >> 1] as HeapEdge;
      if (above.capacity >= capacity) break;
      edges[at] = above;
    }
    edges[at] = { capacity, a, b };
  }

  /** The heaviest edge, if it weighs at least as much as the bound. */
  take(bound: bigint): HeapEdge | undefined {
    const { edges } = this;
    const [heaviest] = edges;
    if (heaviest === undefined || heaviest.capacity < bound) return undefined;
    const last = edges.pop() as HeapEdge;
    if (edges.length === 0) return heaviest;
    let at = 0;
    for (let below = 1; below < edges.length; below = 2 * at + 1) {
      const right = edges[below + 1];
      if (right !== undefined && right.capacity > (edges[below] as HeapEdge).capacity) below++;
      const next = edges[below] as HeapEdge;
      if (next.capacity <= last.capacity) break;
      edges[at] = next;
      at = below;
    }
    edges[at] = last;
    return heaviest;
  }
}
