/**
 * Heaps: a multiset of heap sizes, sorted, equal sizes counted together.
 *
 * A size is a number while that is exact and a bigint beyond, as nimbers are: a million heaps are read several times faster than
 * with bigints throughout, and search runs on plain numbers. A heap of size 0 is kept: it is a component that has ended, and
 * compounds with the short rule ask for it. Nothing here knows any rules.
 */
import { type Nimber, toNimber } from '../core/nimber.ts';

export interface Heap {
  readonly size: Nimber;
  /** How many heaps of this size there are; at least one. */
  readonly count: bigint;
}

/** Sizes strictly increase. */
export type Heaps = readonly Heap[];

const FEW = 16;

export function toHeaps(sizes: readonly Nimber[]): Heaps {
  const sorted = sortSizes(sizes);
  const heaps: Heap[] = [];
  for (let start = 0; start < sorted.length; ) {
    const size = sorted[start] as Nimber;
    let end = start + 1;
    while (sorted[end] === size) end++;
    heaps.push({ size, count: end - start === 1 ? 1n : BigInt(end - start) });
    start = end;
  }
  return heaps;
}

/** What a move leaves comes sorted; numbers alone are sorted without a comparison, where they are more than a handful. */
function sortSizes(sizes: readonly Nimber[]): ArrayLike<Nimber> {
  if (isSorted(sizes)) return sizes;
  if (sizes.length > FEW && sizes.every((size) => typeof size === 'number')) return Float64Array.from(sizes).sort();
  return [...sizes].sort(bySize);
}

function isSorted(sizes: readonly Nimber[]): boolean {
  for (let index = 1; index < sizes.length; index++) if ((sizes[index - 1] as Nimber) > (sizes[index] as Nimber)) return false;
  return true;
}

function bySize(a: Nimber, b: Nimber): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Both multisets together. */
export function joinHeaps(one: Heaps, other: Heaps): Heaps {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const joined: Heap[] = [];
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    const a = one[i] as Heap;
    const b = other[j] as Heap;
    if (a.size === b.size) joined.push({ size: a.size, count: a.count + b.count });
    else joined.push(a.size < b.size ? a : b);
    if (a.size <= b.size) i++;
    if (b.size <= a.size) j++;
  }
  for (; i < one.length; i++) joined.push(one[i] as Heap);
  for (; j < other.length; j++) joined.push(other[j] as Heap);
  return joined;
}

/** Many multisets together. */
export function joinAllHeaps(all: readonly Heaps[]): Heaps {
  const [first] = all;
  if (first === undefined) return [];
  if (all.length === 1) return first;
  const half = all.length >> 1;
  return joinHeaps(joinAllHeaps(all.slice(0, half)), joinAllHeaps(all.slice(half)));
}

/** As many copies of the multiset. */
export function repeatHeaps(heaps: Heaps, times: bigint): Heaps {
  return times === 1n ? heaps : heaps.map(({ size, count }) => ({ size, count: count * times }));
}

/** One heap of this size taken out and the others put in. */
export function replaceHeap(heaps: Heaps, size: Nimber, by: readonly Nimber[]): Heaps {
  if (heaps.length === 1 && heaps[0]?.count === 1n) return toHeaps(by);
  const rest: Heap[] = [];
  for (const heap of heaps) {
    if (heap.size !== size) rest.push(heap);
    else if (heap.count > 1n) rest.push({ size, count: heap.count - 1n });
  }
  return joinHeaps(rest, toHeaps(by));
}

/** The heaps that are not empty; one that is where there is no other. */
export function withoutEmpty(heaps: Heaps): Heaps {
  if (heaps[0]?.size !== 0) return heaps;
  return heaps.length > 1 ? heaps.slice(1) : toHeaps([0]);
}

/** The heap without so many counters; it has at least as many. */
export function lessen(size: Nimber, taken: number): Nimber {
  return typeof size === 'number' ? size - taken : toNimber(size - BigInt(taken));
}
