/**
 * The geodetic game and Hackendot on small graphs by the rules alone, positions being sets of vertices as bits.
 *
 * `contraction` labels the shortest paths from the picked vertex to the set of labels, `literal` those to each single label.
 */
import type { Play } from 'impartial/internal';
import { range } from '../statements/tally.ts';

export type Reading = 'contraction' | 'literal';

export interface SmallGraph {
  readonly order: number;
  readonly distances: readonly (readonly number[])[];
}

export function toSmallGraph(order: number, edges: Iterable<readonly [number, number]>): SmallGraph {
  const distances = range(0, order - 1).map((u) => range(0, order - 1).map((v) => (u === v ? 0 : Number.POSITIVE_INFINITY)));
  for (const [u, v] of edges) {
    (distances[u] as number[])[v] = 1;
    (distances[v] as number[])[u] = 1;
  }
  for (const w of range(0, order - 1)) {
    const from = distances[w] as number[];
    for (const row of distances)
      for (let v = 0; v < order; v++) row[v] = Math.min(row[v] as number, (row[w] as number) + (from[v] as number));
  }
  return { order, distances };
}

export function cycleGraph(order: number): SmallGraph {
  return toSmallGraph(order, order < 2 ? [] : range(0, order - 1).map((v) => [v, (v + 1) % order] as const));
}

/** Vertex s of ray r, both from 0, is r·length + s; s = 0 is on the clique. */
export function raysGraph(clique: number, length: number): SmallGraph {
  const rays = range(0, clique - 1);
  return toSmallGraph(clique * length, [
    ...rays.flatMap((a) => rays.filter((b) => a < b).map((b) => [a * length, b * length] as const)),
    ...rays.flatMap((ray) => range(1, length - 1).map((s) => [ray * length + s - 1, ray * length + s] as const)),
  ]);
}

export class GeodeticRules {
  private readonly graph: SmallGraph;
  private readonly reading: Reading;
  private readonly values = new Map<number, number>();
  private readonly outcomes = { normal: new Map<number, boolean>(), misere: new Map<number, boolean>() };

  constructor(graph: SmallGraph, reading: Reading = 'contraction') {
    this.graph = graph;
    this.reading = reading;
  }

  /** The labels after this vertex is picked. */
  pick(labels: number, vertex: number): number {
    const { order, distances } = this.graph;
    const from = distances[vertex] as readonly number[];
    const labelled = range(0, order - 1).filter((v) => (labels >> v) & 1 && Number.isFinite(from[v]));
    let after = labels | (1 << vertex);
    const nearest = Math.min(...labelled.map((w) => from[w] as number));
    for (const w of labelled) {
      if (this.reading === 'contraction' && from[w] !== nearest) continue;
      for (let v = 0; v < order; v++)
        if ((from[v] as number) + ((distances[v] as readonly number[])[w] as number) === from[w]) after |= 1 << v;
    }
    return after;
  }

  options(labels: number): number[] {
    const free = range(0, this.graph.order - 1).filter((vertex) => ((labels >> vertex) & 1) === 0);
    return [...new Set(free.map((vertex) => this.pick(labels, vertex)))];
  }

  value(labels = 0): number {
    const known = this.values.get(labels);
    if (known !== undefined) return known;
    const seen = new Set(this.options(labels).map((option) => this.value(option)));
    let least = 0;
    while (seen.has(least)) least++;
    this.values.set(labels, least);
    return least;
  }

  isWon(play: Play, labels = 0): boolean {
    const memo = this.outcomes[play];
    const known = memo.get(labels);
    if (known !== undefined) return known;
    const options = this.options(labels);
    const won = options.length === 0 ? play === 'misere' : options.some((option) => !this.isWon(play, option));
    memo.set(labels, won);
    return won;
  }
}

/** Hackendot on a forest told by its parents (−1 for a root): the vertices that are left, as bits. */
export class HackendotRules {
  readonly whole: number;
  private readonly paths: readonly number[];
  private readonly values = new Map<number, number>();
  private readonly misere = new Map<number, boolean>();

  constructor(parents: readonly number[]) {
    this.whole = 2 ** parents.length - 1;
    this.paths = parents.map((_, vertex) => {
      let path = 0;
      for (let above = vertex; above >= 0; above = parents[above] as number) path |= 1 << above;
      return path;
    });
  }

  options(left: number): number[] {
    return this.paths.flatMap((path, vertex) => ((left >> vertex) & 1 ? [left & ~path] : []));
  }

  value(left = this.whole): number {
    const known = this.values.get(left);
    if (known !== undefined) return known;
    const seen = new Set(this.options(left).map((option) => this.value(option)));
    let least = 0;
    while (seen.has(least)) least++;
    this.values.set(left, least);
    return least;
  }

  isWonInMisere(left = this.whole): boolean {
    const known = this.misere.get(left) ?? (left === 0 || this.options(left).some((option) => !this.isWonInMisere(option)));
    this.misere.set(left, known);
    return known;
  }
}

export function treeGraph(parents: readonly number[]): SmallGraph {
  return toSmallGraph(
    parents.length,
    parents.flatMap((parent, vertex) => (parent < 0 ? [] : [[parent, vertex] as const])),
  );
}

/** `1-2 2-3`; a single vertex is `P1`. */
export function treeText(parents: readonly number[]): string {
  const edges = parents.flatMap((parent, vertex) => (parent < 0 ? [] : [`${parent + 1}-${vertex + 1}`]));
  return edges.length === 0 ? 'P1' : edges.join(' ');
}
