/**
 * Levels, property (P) and lattices: what the paper asks of a digraph [fraenkelNesetril1985, §5], recognised.
 *
 * Everything here is about the acyclic digraph of single targets, in which arcs lead down. Heights are the longest ways down; a
 * digraph has levels when every arc goes down by exactly one. Property (P): all paths between two vertices have the same length;
 * for the covering relation of an order it is the Jordan–Dedekind condition.
 */
import type { EpidemicMoves } from './order.ts';

/** The longest path from each mortal vertex, which come with targets before sources. */
export function epidemicHeights(moves: EpidemicMoves, mortal: Uint32Array): Uint32Array {
  const heights = new Uint32Array(moves.order);
  for (const vertex of mortal) {
    let height = 0;
    for (const set of moves.sets(vertex)) for (const target of set) height = Math.max(height, (heights[target] as number) + 1);
    heights[vertex] = height;
  }
  return heights;
}

/** The length of a shortest way to a vertex without a move. */
export function epidemicDepths(moves: EpidemicMoves, mortal: Uint32Array): Uint32Array {
  const depths = new Uint32Array(moves.order);
  for (const vertex of mortal) {
    let depth = Number.POSITIVE_INFINITY;
    for (const set of moves.sets(vertex)) for (const target of set) depth = Math.min(depth, (depths[target] as number) + 1);
    depths[vertex] = depth === Number.POSITIVE_INFINITY ? 0 : depth;
  }
  return depths;
}

/** For each mortal vertex a vertex on its way down with an arc that goes down by more than one level; −1 where there is none. */
export function levelSkips(moves: EpidemicMoves, mortal: Uint32Array, heights: Uint32Array): Int32Array {
  const skips = new Int32Array(moves.order).fill(-1);
  for (const from of mortal) {
    for (const set of moves.sets(from)) {
      for (const to of set) {
        if (heights[from] !== (heights[to] as number) + 1) skips[from] = from;
        else if (skips[from] === -1) skips[from] = skips[to] as number;
      }
    }
  }
  return skips;
}

/** Whether property (P) holds; undefined where the digraph is too large to try every pair. */
export function hasPropertyP(moves: EpidemicMoves, mortal: Uint32Array, mostSteps = 20_000_000): boolean | undefined {
  const down = mortal.slice().reverse();
  let left = mostSteps;
  const length = new Int32Array(moves.order);
  for (const start of mortal) {
    length.fill(-1);
    length[start] = 0;
    for (const from of down) {
      const before = length[from] as number;
      if (--left < 0) return undefined;
      if (before < 0) continue;
      for (const set of moves.sets(from)) {
        for (const to of set) {
          if (--left < 0) return undefined;
          if (length[to] === -1) length[to] = before + 1;
          else if (length[to] !== before + 1) return false;
        }
      }
    }
  }
  return true;
}

export type LatticeFinding =
  | { readonly semimodular: true }
  | { readonly semimodular: false; readonly why: 'too large' | 'no covering relation' | 'no lattice' | 'not semimodular' };

/**
 * Whether the digraph, all of whose vertices are given with targets before sources, is the covering relation of an upper
 * semimodular lattice: a ∨ b covers b whenever a covers a ∧ b.
 */
export function findSemimodularLattice(moves: EpidemicMoves, mortal: Uint32Array, mostOrder = 300): LatticeFinding {
  const size = mortal.length;
  if (size > mostOrder) return { semimodular: false, why: 'too large' };
  const place = new Map([...mortal].map((vertex, index) => [vertex, index]));
  const covers = [...mortal].map((vertex) => [...(moves.sets(vertex)[0] ?? [])].map((target) => place.get(target) as number));
  const below = covers.map(() => new Uint8Array(size));
  for (const [index, lower] of covers.entries()) {
    const own = below[index] as Uint8Array;
    own[index] = 1;
    for (const each of lower) for (let other = 0; other < size; other++) if (below[each]?.[other] === 1) own[other] = 1;
  }
  const isBelow = (a: number, b: number) => below[b]?.[a] === 1;
  // An arc is no cover where another target lies between its ends.
  if (covers.some((lower) => lower.some((a) => lower.some((b) => a !== b && isBelow(a, b)))))
    return { semimodular: false, why: 'no covering relation' };
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < a; b++) {
      // Places ascend with the order, so a meet is the last common lower bound and a join the first common upper one.
      let meet = b;
      while (meet >= 0 && !(isBelow(meet, a) && isBelow(meet, b))) meet--;
      let join = a;
      while (join < size && !(isBelow(a, join) && isBelow(b, join))) join++;
      if (meet < 0 || join === size) return { semimodular: false, why: 'no lattice' };
      for (let other = 0; other < size; other++) {
        if (isBelow(other, a) && isBelow(other, b) && !isBelow(other, meet)) return { semimodular: false, why: 'no lattice' };
        if (isBelow(a, other) && isBelow(b, other) && !isBelow(join, other)) return { semimodular: false, why: 'no lattice' };
      }
      const coversIn = (up: number, down: number) => covers[up]?.includes(down) === true;
      if (coversIn(a, meet) && !coversIn(join, b)) return { semimodular: false, why: 'not semimodular' };
      if (coversIn(b, meet) && !coversIn(join, a)) return { semimodular: false, why: 'not semimodular' };
    }
  }
  return { semimodular: true };
}
