/**
 * Survivor Nim with intervals: how the losses of one cycle of turns form, merge and vanish.
 *
 * Going back turn by turn, the ends of the strong alliance's losses and of the weak alliance's stand in a row, alternating. An end
 * never moves if it is written as a height (the sums of `sums.ts` at the turn that made it); what changes is the level.
 * A loss of the strong alliance lies between a weak end w on its left and a strong end s on its right and vanishes, with both
 * ends, when the level comes down to w − s; a loss of the weak alliance between s and w vanishes when it comes up to w − s.
 *
 * After the turn found by `windowStart` the first loss is one of the weak alliance and the level never again comes up to what it
 * would take to remove it. So the cycles of turns between such moments do not touch each other: one of them, played alone, tells
 * everything. Proved in docs/theory/survivor-nim.md.
 */
import { MinHeap } from '../../min-heap.ts';
import type { TableSums } from './sums.ts';

/** A loss of the strong alliance: after the weak end, up to the strong end; `weakEnd` is missing where nothing comes before. */
export interface StrongLoss {
  readonly weakEnd: bigint | undefined;
  readonly strongEnd: bigint;
}

interface End {
  readonly isStrong: boolean;
  readonly height: bigint;
  left: End | undefined;
  right: End | undefined;
  gone: boolean;
}

/** A loss between two ends. It vanishes when the level, with the sign of the heap, reaches the key. */
interface Loss {
  readonly key: bigint;
  readonly left: End;
  readonly right: End;
}

/** A turn after which, going back, the losses made so far and those made later have nothing to do with each other. */
export function windowStart(sums: TableSums, normal: boolean): number {
  let highest = 0;
  for (let turn = 1; turn < sums.seats.length; turn++) if (sums.level(turn) > sums.level(highest)) highest = turn;
  if (normal) {
    while (sums.allianceOf(highest - 1) !== sums.strong) highest--;
    return highest - 1;
  }
  while (sums.allianceOf(highest) === sums.strong) highest++;
  return highest;
}

/** The strong alliance's losses made in the turns from `from` up to, not including, `start`, as they stand at `from`. */
export function playWindow(sums: TableSums, normal: boolean, start: number, from: number): readonly StrongLoss[] {
  const row = new Row();
  for (let turn = start - 1; turn >= from; turn--) {
    const isStrong = (sums.allianceOf(turn) === sums.strong) !== normal;
    row.add(isStrong, isStrong ? sums.strongBefore(turn + 1) : sums.weakBefore(turn + 1));
    row.settle(sums.level(turn));
  }
  return row.listStrongLosses();
}

class Row {
  private first: End | undefined;
  private readonly strongLosses = new MinHeap<Loss>();
  private readonly weakLosses = new MinHeap<Loss>();

  /** A new end in front; without effect where the first loss is of the same alliance, since that loss only grows. */
  add(isStrong: boolean, height: bigint): void {
    const { first } = this;
    if (first === undefined ? !isStrong : first.isStrong === isStrong) return;
    const end: End = { isStrong, height, left: undefined, right: first, gone: false };
    this.first = end;
    if (first !== undefined) this.join(end, first);
  }

  settle(level: bigint): void {
    this.removeUpTo(this.strongLosses, -level);
    this.removeUpTo(this.weakLosses, level);
  }

  listStrongLosses(): readonly StrongLoss[] {
    const losses: StrongLoss[] = [];
    let weakEnd: bigint | undefined;
    for (let end = this.first; end !== undefined; end = end.right) {
      if (end.isStrong) losses.push({ weakEnd, strongEnd: end.height });
      weakEnd = end.height;
    }
    return losses;
  }

  private join(left: End, right: End): void {
    left.right = right;
    right.left = left;
    if (right.isStrong) this.strongLosses.push({ key: right.height - left.height, left, right });
    else this.weakLosses.push({ key: right.height - left.height, left, right });
  }

  private removeUpTo(losses: MinHeap<Loss>, level: bigint): void {
    for (let loss = losses.least; loss !== undefined && loss.key <= level; loss = losses.least) {
      losses.pop();
      const { left, right } = loss;
      if (left.gone || right.gone) continue;
      left.gone = true;
      right.gone = true;
      const [before, after] = [left.left, right.right];
      if (before !== undefined && after !== undefined) this.join(before, after);
      else if (before !== undefined) before.right = undefined;
      else {
        this.first = after;
        if (after !== undefined) after.left = undefined;
      }
    }
  }
}
