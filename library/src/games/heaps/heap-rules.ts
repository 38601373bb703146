/**
 * What the rulesets on heaps share: a move is made in one heap and leaves heaps that are smaller.
 *
 * Heaps of the same size have the same moves, so each is listed once. A move that leaves nothing leaves one heap of 0, a
 * component that has ended; an empty part beside a non-empty one is no heap.
 */
import type { Counted } from '../../core/counted.ts';
import { type Nimber, toNimber } from '../../core/nimber.ts';
import type { Move } from '../../core/ruleset.ts';
import { type Heaps, joinAllHeaps, repeatHeaps, replaceHeap } from '../../structures/heaps.ts';

/** What a move can leave of one heap of this size: sizes above 0, rising, all different lists; lazily. */
export type HeapOptions = (size: Nimber) => Iterable<readonly Nimber[]>;

/** The moves of a position whose heaps are these; `toPosition` makes positions out of heaps. */
export function* eachHeapMove<Pos>(heaps: Heaps, options: HeapOptions, toPosition: (heaps: Heaps) => Pos): Iterable<Move<Pos>> {
  for (const { size } of heaps) {
    for (const left of options(size)) yield new HeapMove(heaps, size, left.length === 0 ? [0] : left, toPosition);
  }
}

/** The move with this label, `7>2+3`, if a heap of that size may leave just these. */
export function heapMoveNamed<Pos>(
  heaps: Heaps,
  label: string,
  isOption: (size: bigint, left: readonly bigint[]) => boolean,
  toPosition: (heaps: Heaps) => Pos,
): Move<Pos> | undefined {
  const named = /^([1-9]\d*)>(\d+(?:\+\d+)*)$/.exec(label);
  const size = BigInt(named?.[1] ?? 0);
  const parts = (named?.[2] ?? '').split('+').map(BigInt);
  if (named === null || !heaps.some((heap) => BigInt(heap.size) === size) || !isOption(size, parts)) return undefined;
  const move = new HeapMove(heaps, toNimber(size), parts.map(toNimber), toPosition);
  return move.label === label ? move : undefined;
}

/** Whether a move may take any number of counters from a heap and leave this. */
export function isSmaller(size: bigint, [left = size, ...others]: readonly bigint[]): boolean {
  return left < size && others.length === 0;
}

/** Made by the dozen and looked at by the piece: its label and result are written when they are asked for. */
class HeapMove<Pos> implements Move<Pos> {
  private readonly heaps: Heaps;
  private readonly size: Nimber;
  private readonly parts: readonly Nimber[];
  private readonly toPosition: (heaps: Heaps) => Pos;

  constructor(heaps: Heaps, size: Nimber, parts: readonly Nimber[], toPosition: (heaps: Heaps) => Pos) {
    this.heaps = heaps;
    this.size = size;
    this.parts = parts;
    this.toPosition = toPosition;
  }

  /** `7>2+3`, `3>0`. */
  get label(): string {
    return `${this.size}>${this.parts.join('+')}`;
  }

  get to(): Pos {
    return this.toPosition(replaceHeap(this.heaps, this.size, this.parts));
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
