/**
 * Epidemics by the rules alone: labels counted by vertex, and a stage. It knows the moves and who wins at the end.
 *
 * A vertex has a list of moves, each a list of vertices that get k + 1 labels at stage k. Vertices without a move are dead, and
 * labels there are dropped. Play from a position that takes more than a given number of new positions is left alone.
 */
import type { Play } from 'impartial/internal';
import { range } from '../statements/tally.ts';

/** `moves[v]` are the moves of a label on v. */
export type Spread = readonly (readonly (readonly number[])[])[];

export interface Epidemic {
  readonly counts: readonly number[];
  readonly stage: number;
}

export function epidemicOptions({ counts, stage }: Epidemic, spread: Spread): Epidemic[] {
  return counts.flatMap((count, vertex) => {
    if (count === 0) return [];
    return (spread[vertex] ?? []).map((targets) => {
      const after = counts.with(vertex, count - 1);
      for (const target of targets) if ((spread[target] ?? []).length > 0) after[target] = (after[target] as number) + stage + 1;
      return { counts: after, stage: stage + 1 };
    });
  });
}

class TooLarge extends Error {}

/** Moves that a line of play may have; each takes some of the stack. */
const DEEPEST = 1500;

export class EpidemicRules {
  readonly spread: Spread;
  private readonly play: Play;
  private readonly most: number;
  private readonly memo = new Map<string, boolean>();
  private readonly values = new Map<string, number>();
  private left = 0;

  constructor(spread: Spread, play: Play = 'normal', most = 4000) {
    this.spread = spread;
    this.play = play;
    this.most = most;
  }

  /** Whether the player to move wins; undefined where play is too large. */
  isWon(epidemic: Epidemic): boolean | undefined {
    return this.unlessTooLarge(() => this.search(epidemic, DEEPEST));
  }

  /** The Grundy value in normal play; undefined where play is too large. */
  value(epidemic: Epidemic): number | undefined {
    return this.unlessTooLarge(() => this.searchValue(epidemic, DEEPEST));
  }

  private unlessTooLarge<Found>(search: () => Found): Found | undefined {
    this.left = this.most;
    try {
      return search();
    } catch (error) {
      if (error instanceof TooLarge) return undefined;
      throw error;
    }
  }

  private searchValue(epidemic: Epidemic, deeper: number): number {
    const key = `${epidemic.counts.join()} ${epidemic.stage}`;
    const known = this.values.get(key);
    if (known !== undefined) return known;
    if (--this.left < 0 || deeper === 0) throw new TooLarge();
    const seen = new Set(epidemicOptions(epidemic, this.spread).map((option) => this.searchValue(option, deeper - 1)));
    let least = 0;
    while (seen.has(least)) least++;
    this.values.set(key, least);
    return least;
  }

  private search(epidemic: Epidemic, deeper: number): boolean {
    const key = `${epidemic.counts.join()} ${epidemic.stage}`;
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    if (--this.left < 0 || deeper === 0) throw new TooLarge();
    const options = epidemicOptions(epidemic, this.spread);
    const won = options.length === 0 ? this.play === 'misere' : options.some((option) => !this.search(option, deeper - 1));
    this.memo.set(key, won);
    return won;
  }
}

/** Numbers 0 … largest: one becomes n − q for some q among these. */
export function numbersSpread(largest: number, steps: readonly number[]): Spread {
  return range(0, largest).map((n) => steps.filter((q) => q <= n).map((q) => [n - q]));
}

/** A label on the number n alone. */
export function single(n: number, largest: number, stage = 1): Epidemic {
  return { counts: range(0, largest).map((each) => Number(each === n && n > 0)), stage };
}

export interface SmallDigraph {
  readonly order: number;
  readonly arcs: readonly (readonly [number, number])[];
}

export function digraphSpread({ order, arcs }: SmallDigraph): Spread {
  return range(0, order - 1).map((u) => arcs.filter(([from]) => from === u).map(([, to]) => [to]));
}

/** All acyclic digraphs with arcs from larger to smaller vertices in which the last vertex reaches all others; few arcs first. */
export function eachRootedDigraph(order: number): SmallDigraph[] {
  const pairs = range(1, order - 1).flatMap((u) => range(0, u - 1).map((v) => [u, v] as const));
  return range(0, 2 ** pairs.length - 1)
    .map((code) => ({ order, arcs: pairs.filter((_, index) => (code >> index) & 1) }))
    .filter(({ arcs }) => range(0, order - 2).every((v) => arcs.some(([, to]) => to === v)))
    .sort((a, b) => a.arcs.length - b.arcs.length);
}

export function digraphsUpTo(order: number): SmallDigraph[] {
  return range(2, order).flatMap((each) => eachRootedDigraph(each));
}

/** One label on the last vertex, at stage 1. */
export function onTop({ order }: SmallDigraph): Epidemic {
  return { counts: range(0, order - 1).map((v) => Number(v === order - 1)), stage: 1 };
}

export function digraphQuestion({ order, arcs }: SmallDigraph, options = ''): string {
  return `dancing-mania ${arcs.map((arc) => arc.join('>')).join(' ') || '0'} : ${order - 1}${options}`;
}

/** The longest way down from each vertex. */
export function heightsOf({ order, arcs }: SmallDigraph): number[] {
  const heights: number[] = [];
  for (const u of range(0, order - 1))
    heights.push(Math.max(0, ...arcs.filter(([from]) => from === u).map(([, to]) => (heights[to] as number) + 1)));
  return heights;
}

/** Property (P): all paths between two vertices have the same length. */
export function hasEqualPaths({ order, arcs }: SmallDigraph): boolean {
  return range(0, order - 1).every((start) => {
    const lengths = range(0, order - 1).map(() => new Set<number>());
    lengths[start]?.add(0);
    for (const u of range(0, start).reverse())
      for (const [from, to] of arcs) if (from === u) for (const length of lengths[u] as Set<number>) lengths[to]?.add(length + 1);
    return lengths.every(({ size }) => size <= 1);
  });
}

export function hasLevels(digraph: SmallDigraph): boolean {
  const heights = heightsOf(digraph);
  return digraph.arcs.every(([from, to]) => heights[from] === (heights[to] as number) + 1);
}

/** Vertices exactly p edges away: at distance p, or at the end of some path of p edges. */
export function layer({ arcs }: SmallDigraph, from: number, p: number, byPaths: boolean): number[] {
  const seen = new Set([from]);
  let here = [from];
  for (let step = 0; step < p; step++) {
    const next = [...new Set(here.flatMap((u) => arcs.filter(([a]) => a === u).map(([, to]) => to)))];
    here = byPaths ? next : next.filter((v) => !seen.has(v));
    for (const v of here) seen.add(v);
  }
  return here.sort((a, b) => a - b);
}

export const VARIATIONS = ['i', 'ii', 'iii', 'iv', 'v', 'vi'] as const;

/** The moves of a variation: one vertex of the layer, all of it, or some. */
export function choicesOf(vertices: readonly number[], variation: (typeof VARIATIONS)[number]): number[][] {
  if (vertices.length === 0) return [];
  if (variation === 'i' || variation === 'ii') return vertices.map((v) => [v]);
  if (variation === 'iii' || variation === 'iv') return [[...vertices]];
  return range(1, 2 ** vertices.length - 1).map((bits) => vertices.filter((_, index) => (bits >> index) & 1));
}

/** Raving p in a variation; sweeping p chooses q from 1 to p first. */
export function ravingSpread(digraph: SmallDigraph, steps: readonly number[], variation: (typeof VARIATIONS)[number]): Spread {
  const byPaths = VARIATIONS.indexOf(variation) % 2 === 1;
  return range(0, digraph.order - 1).map((u) => {
    const moves = steps.flatMap((q) => choicesOf(layer(digraph, u, q, byPaths), variation));
    return [...new Map(moves.map((move) => [move.join(), move])).values()];
  });
}

/** All vertices up to p edges away as one set, and what a variation makes of it: the other reading of sweeping. */
export function withinSpread(digraph: SmallDigraph, p: number, variation: (typeof VARIATIONS)[number]): Spread {
  const byPaths = VARIATIONS.indexOf(variation) % 2 === 1;
  return range(0, digraph.order - 1).map((u) =>
    choicesOf(
      [...new Set(range(1, p).flatMap((q) => layer(digraph, u, q, byPaths)))].sort((a, b) => a - b),
      variation,
    ),
  );
}

export function chain(length: number): SmallDigraph {
  return { order: length + 1, arcs: range(1, length).map((n) => [n, n - 1] as const) };
}

export function hasSameMoves(spreads: readonly Spread[]): boolean {
  return (
    new Set(spreads.map((spread) => JSON.stringify(spread.map((moves) => moves.map((each) => each.join()).sort())))).size === 1
  );
}
