/** Rooted trees and forests, all of them up to isomorphism, and Hackendot played on them by the rules. */
import type { Parents } from './values.ts';

/**
 * All rooted trees of this order, as parents in topological order. Each is told by its levels in preorder, largest first; the
 * successor of a sequence repeats its last stretch that can still be lowered (Beyer and Hedetniemi, 1980).
 */
export function* eachRootedTree(order: number): Generator<Parents> {
  const levels = Array.from({ length: order }, (_, index) => index);
  while (order > 0) {
    yield fromLevels(levels);
    let last = order - 1;
    while (last > 0 && (levels[last] as number) <= 1) last--;
    if (last <= 0) return;
    let before = last - 1;
    while ((levels[before] as number) !== (levels[last] as number) - 1) before--;
    for (let index = last; index < order; index++) levels[index] = levels[index - (last - before)] as number;
  }
}

/** All rooted forests of this order: the trees with one vertex more, without their roots. */
export function* eachRootedForest(order: number): Generator<Parents> {
  for (const tree of eachRootedTree(order + 1)) yield tree.slice(1).map((parent) => parent - 1);
}

function fromLevels(levels: readonly number[]): Parents {
  const latest: number[] = [];
  return Int32Array.from(levels, (level, vertex) => {
    latest[level] = vertex;
    return level === 0 ? -1 : (latest[level - 1] as number);
  });
}

/** The bits of the vertices on the path from the root to the vertex, among those that are left. */
export function pathTo(parents: Parents, vertex: number): number {
  let path = 0;
  for (let above = vertex; above >= 0; above = parents[above] as number) path |= 1 << above;
  return path;
}

/** Hackendot by the rules: a memo over the sets of vertices that are left. */
export function hackendotByRules(parents: Parents) {
  const values = new Map<number, number>([[0, 0]]);
  const misere = new Map<number, boolean>([[0, true]]);
  const options = (left: number): number[] =>
    Array.from(parents.keys())
      .filter((vertex) => (left >> vertex) & 1)
      .map((vertex) => left & ~pathTo(parents, vertex));
  const value = (left: number): number => {
    const known = values.get(left);
    if (known !== undefined) return known;
    const seen = new Set(options(left).map(value));
    let least = 0;
    while (seen.has(least)) least++;
    values.set(left, least);
    return least;
  };
  /** Whether the player to move wins in misère play. */
  const winsMisere = (left: number): boolean => {
    const known = misere.get(left);
    if (known !== undefined) return known;
    const wins = options(left).some((option) => !winsMisere(option));
    misere.set(left, wins);
    return wins;
  };
  return { whole: 2 ** parents.length - 1, value, winsMisere };
}
