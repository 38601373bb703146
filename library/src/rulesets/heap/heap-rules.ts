/**
 * What the rulesets on heaps share: a move is made in one heap and leaves heaps that are smaller.
 *
 * Heaps of the same size have the same moves, so each is listed once. A move that leaves nothing leaves one heap of 0, a
 * component that has ended; an empty part beside a non-empty one is no heap.
 */
import type { Counted } from '../../core/counted.ts';
import type { Nimber } from '../../core/nimber.ts';
import { type Heaps, joinAllHeaps, repeatHeaps, replaceHeap } from '../../structures/heaps.ts';

/** What a move can leave of one heap of this size: sizes above 0, rising, all different lists; lazily. */
export type HeapOptions = (size: Nimber) => Iterable<readonly Nimber[]>;

export interface HeapMove {
  /** `7>2+3`, `3>0`. */
  readonly label: string;
  readonly to: Heaps;
}

export function* eachHeapMove(heaps: Heaps, options: HeapOptions): Iterable<HeapMove> {
  for (const { size } of heaps) {
    for (const left of options(size)) {
      const parts = left.length === 0 ? [0] : left;
      yield { label: `${size}>${parts.join('+')}`, to: replaceHeap(heaps, size, parts) };
    }
  }
}

export function heapComponents(heaps: Heaps): readonly Counted<Heaps>[] {
  const [only] = heaps;
  if (heaps.length === 1 && only?.count === 1n) return [{ item: heaps, count: 1n }];
  return heaps.map(({ size, count }) => ({ item: [{ size, count: 1n }], count }));
}

export function joinHeapComponents(components: readonly Counted<Heaps>[]): Heaps {
  return joinAllHeaps(components.map(({ item, count }) => repeatHeaps(item, count)));
}
