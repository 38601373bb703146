/**
 * Orders that are forests growing upward: below each element lies a chain. Values by the recursion that a new bottom adds 1: an element
 * has 1 more than the nim-sum of what grows on it.
 */
import type { Poset } from '../../../structures/poset.ts';

export interface ValuedTrees {
  readonly roots: readonly number[];
  /** The value of what grows from each element on, itself included. */
  readonly values: Int32Array;
  /** The elements of each root, itself included; by root. */
  readonly members: ReadonlyMap<number, readonly number[]>;
  /** The value that the tree of this element has without it and all above it. */
  valueWithout(element: number): number;
}

/** Undefined where an element lies right above two others. */
export function toValuedTrees(poset: Poset): ValuedTrees | undefined {
  const parents = new Int32Array(poset.order).fill(-1);
  for (const [above, below] of poset.covers()) {
    if (parents[above] !== -1) return undefined;
    parents[above] = below;
  }
  const depths = Int32Array.from(parents, (_, element) => poset.below(element).length);
  const fromTop = Array.from(depths.keys()).sort((one, other) => (depths[other] as number) - (depths[one] as number));
  const values = new Int32Array(poset.order);
  /** The nim-sum of what grows on each element. */
  const sums = new Int32Array(poset.order);
  for (const element of fromTop) {
    values[element] = 1 + (sums[element] as number);
    const parent = parents[element] as number;
    if (parent >= 0) sums[parent] = (sums[parent] as number) ^ (values[element] as number);
  }
  const members = new Map<number, number[]>();
  for (let element = 0; element < poset.order; element++) {
    let root = element;
    while ((parents[root] as number) >= 0) root = parents[root] as number;
    members.set(root, [...(members.get(root) ?? []), element]);
  }
  const valueWithout = (element: number) => {
    let [at, before, after] = [parents[element] as number, values[element] as number, 0];
    for (; at >= 0; at = parents[at] as number) {
      const own = 1 + ((sums[at] as number) ^ before ^ after);
      [before, after] = [values[at] as number, own];
    }
    return after;
  };
  return { roots: [...members.keys()], values, members, valueWithout };
}
