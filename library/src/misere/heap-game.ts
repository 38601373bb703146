/**
 * Heaps 1, 2, 3 … and what a move leaves of each: all that misère quotients are computed from.
 *
 * Any game whose components are of finitely many kinds is one of these: number the kinds so that options come first.
 */

export interface HeapGame {
  /** What each move in a heap leaves: heaps, all of them smaller. Nothing left is the empty list. */
  options(heap: number): Iterable<readonly number[]>;
}

/** A sum of heaps: how many there are of each; index 0 is not used. */
export type HeapSum = readonly number[];

/** The order in which sums are walked: more of a larger heap is larger. Negative when `one` comes first. */
export function compareSums(one: HeapSum, other: HeapSum): number {
  for (let heap = Math.max(one.length, other.length) - 1; heap > 0; heap--) {
    const difference = (one[heap] ?? 0) - (other[heap] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
