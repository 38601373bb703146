/**
 * Small lattices as covering relations: arcs lead down from an element to those it covers, the last vertex is the top and 0 the
 * bottom. All of them, isomorphic ones counted; what a lattice is and what semimodular means is tried by definition.
 */

import { range } from '../statements/tally.ts';
import { eachRootedDigraph, type SmallDigraph } from './rules.ts';

/** All upper semimodular lattices with 2 to so many elements. */
export function semimodularLattices(most: number): SmallDigraph[] {
  return range(2, most).flatMap((order) => eachRootedDigraph(order).filter(isSemimodularLattice));
}

function isSemimodularLattice({ order, arcs }: SmallDigraph): boolean {
  const elements = range(0, order - 1);
  if (!elements.slice(1).every((v) => arcs.some(([from]) => from === v))) return false;
  const lower = elements.map(() => new Set<number>());
  for (const u of elements) {
    lower[u]?.add(u);
    for (const [from, to] of arcs) if (from === u) for (const each of lower[to] as Set<number>) lower[u]?.add(each);
  }
  const isBelow = (a: number, b: number) => lower[b]?.has(a) === true;
  const covers = (a: number, b: number) => arcs.some(([from, to]) => from === a && to === b);
  if (arcs.some(([a, b]) => elements.some((c) => c !== a && c !== b && isBelow(b, c) && isBelow(c, a)))) return false;
  const greatest = (all: readonly number[]) => all.find((a) => all.every((b) => isBelow(b, a)));
  const least = (all: readonly number[]) => all.find((a) => all.every((b) => isBelow(a, b)));
  return elements.every((a) =>
    elements.every((b) => {
      const meet = greatest(elements.filter((c) => isBelow(c, a) && isBelow(c, b)));
      const join = least(elements.filter((c) => isBelow(a, c) && isBelow(b, c)));
      return meet !== undefined && join !== undefined && (!covers(a, meet) || b === meet || covers(join, b));
    }),
  );
}
