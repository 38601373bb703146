/** All rooted trees of some order, each once: what statements about trees are checked on. */
import { range } from './tally.ts';

/** All rooted trees of this order, as parents in preorder: levels never rise by more than one, and each tree comes once. */
export function* eachRootedTree(order: number): Iterable<readonly number[]> {
  const levels = range(0, order - 1);
  for (;;) {
    const latest: number[] = [];
    yield levels.map((level, vertex) => {
      latest[level] = vertex;
      return level === 0 ? -1 : (latest[level - 1] as number);
    });
    const last = levels.findLastIndex((level) => level > 1);
    if (last < 0) return;
    const before = levels.slice(0, last).findLastIndex((level) => level === (levels[last] as number) - 1);
    for (let place = last; place < order; place++) levels[place] = levels[place - (last - before)] as number;
  }
}
