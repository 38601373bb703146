/** Heaps that are known by their size alone: what a move leaves of one, whatever lies beside it. */
import { checkedList, show } from './show-value.ts';

export interface HeapRule {
  /**
   * What moves in a heap of this size leave, in any order; what is there twice counts once. They are returned, or handed over one by
   * one, which is quicker: `leave(3, 4)`.
   */
  options(size: number, leave: Leave): Iterable<HeapsLeft> | undefined;
}

/** What a move leaves of a heap: one heap of this size, or several. 0 and an empty list leave nothing. */
export type HeapsLeft = number | readonly number[];

/** Up to three heaps. */
export type Leave = (one: number, two?: number, three?: number) => void;

/** One heap. All heaps of a game have the same object for their rule. */
export interface SizedHeap {
  readonly rule: HeapRule;
  readonly size: number;
}

/** What moves leave, however the rule says it: the sizes of each, rising and without empty heaps. Throws where one is no size. */
export function* optionsOfHeap(rule: HeapRule, size: number): Iterable<readonly number[]> {
  const handed: HeapsLeft[] = [];
  const returned = rule.options(size, (...sizes) => handed.push(sizes as readonly number[]));
  for (const left of handed) yield liveSizes(left);
  for (const left of checkedList('options', returned ?? [])) yield liveSizes(left);
}

function liveSizes(left: HeapsLeft): readonly number[] {
  const sizes = Array.isArray(left) ? (left as readonly number[]) : [left as number];
  for (const size of sizes) {
    if (!Number.isSafeInteger(size) || size < 0) throw new Error(`options gives ${show(size)}, which is not the size of a heap`);
  }
  return sizes.filter((size) => size > 0).sort((a, b) => a - b);
}
