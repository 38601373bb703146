/** Small acyclic digraphs up to isomorphism: of each class the first that comes. */

import { range } from '../statements/tally.ts';
import { eachRootedDigraph, heightsOf, type SmallDigraph } from './rules.ts';

/** All rooted acyclic digraphs of this order, isomorphic ones once. */
export function digraphClasses(order: number): readonly SmallDigraph[] {
  const classes = new Map<string, SmallDigraph>();
  for (const digraph of eachRootedDigraph(order)) {
    const key = keyOf(digraph);
    if (!classes.has(key)) classes.set(key, digraph);
  }
  return [...classes.values()];
}

/** The least text among all orders of the vertices that keep what is seen of each vertex by itself. */
function keyOf({ order, arcs }: SmallDigraph): string {
  const heights = heightsOf({ order, arcs });
  const looks = range(0, order - 1).map((v) => {
    const below = arcs.filter(([from]) => from === v).map(([, to]) => heights[to]);
    const above = arcs.filter(([, to]) => to === v).map(([from]) => heights[from]);
    return [heights[v], below.sort().join(), above.sort().join()].join(' ');
  });
  const kinds = [...new Set(looks)].sort();
  const groups = kinds.map((kind) => range(0, order - 1).filter((v) => looks[v] === kind));
  const texts = arrangements(groups).map((vertices) => {
    const places = range(0, order - 1).map((v) => vertices.indexOf(v));
    return arcs
      .map(([from, to]) => `${places[from]}${places[to]}`)
      .sort()
      .join(' ');
  });
  return `${kinds.join('|')} ${texts.sort()[0]}`;
}

/** All ways to list the groups one after another, each in any order. */
function arrangements(groups: readonly (readonly number[])[]): number[][] {
  return groups.reduce<number[][]>(
    (lists, group) => lists.flatMap((list) => permutations(group).map((part) => [...list, ...part])),
    [[]],
  );
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
