/**
 * What the splits of a sum lead to, for `check-values.ts`. Heaps S + t and S + u, where one may take t or u, share the splits of S:
 * they are looked at once, and kept for as many sums as places of a code are apart.
 */
import type { Values } from './check-values.ts';

/** Rare heaps in rising order, and their values. */
export interface RareList {
  readonly heaps: Int32Array;
  readonly values: Int32Array;
  readonly count: number;
}

/** Splits of a walk between two looks at what is missing. */
const STEP = 16;

export class SumMarks {
  private readonly slots: number;
  private room = 0;
  /** For each slot and value the last sum that has a split of this value. */
  private marks = new Int32Array(0);
  private readonly sums: Int32Array;
  /** The parts below this one have been looked at. */
  private readonly walked: Int32Array;

  constructor(slots: number) {
    this.slots = slots;
    this.sums = new Int32Array(slots);
    this.walked = new Int32Array(slots);
  }

  /** To be called when other heaps have become rare, or values may be as large as this power of two. */
  forget(room: number): void {
    this.room = room;
    this.marks = new Int32Array(this.slots * room);
    this.sums.fill(0);
  }

  /** Where the marks of the splits with a rare heap are; those equal to the sum count. */
  open(sum: number, values: Values, { heaps, values: rareValues, count }: RareList): number {
    const slot = sum % this.slots;
    const at = slot * this.room;
    if (this.sums[slot] === sum) return at;
    this.sums[slot] = sum;
    this.walked[slot] = 1;
    const { marks } = this;
    let below = count;
    while (below > 0 && (heaps[below - 1] as number) >= sum) below--;
    let index = 0;
    for (; index + 3 < below; index += 4) {
      marks[at + ((rareValues[index] as number) ^ (values[sum - (heaps[index] as number)] as number))] = sum;
      marks[at + ((rareValues[index + 1] as number) ^ (values[sum - (heaps[index + 1] as number)] as number))] = sum;
      marks[at + ((rareValues[index + 2] as number) ^ (values[sum - (heaps[index + 2] as number)] as number))] = sum;
      marks[at + ((rareValues[index + 3] as number) ^ (values[sum - (heaps[index + 3] as number)] as number))] = sum;
    }
    for (; index < below; index++)
      marks[at + ((rareValues[index] as number) ^ (values[sum - (heaps[index] as number)] as number))] = sum;
    return at;
  }

  /** Looks at some more splits of an open sum; false where all have been looked at. */
  walkOn(sum: number, values: Values): boolean {
    const slot = sum % this.slots;
    const at = slot * this.room;
    const { marks } = this;
    let part = this.walked[slot] as number;
    if (2 * part > sum) return false;
    const last = Math.min(part + STEP - 1, sum >> 1);
    for (; part + 3 <= last; part += 4) {
      marks[at + ((values[part] as number) ^ (values[sum - part] as number))] = sum;
      marks[at + ((values[part + 1] as number) ^ (values[sum - part - 1] as number))] = sum;
      marks[at + ((values[part + 2] as number) ^ (values[sum - part - 2] as number))] = sum;
      marks[at + ((values[part + 3] as number) ^ (values[sum - part - 3] as number))] = sum;
    }
    for (; part <= last; part++) marks[at + ((values[part] as number) ^ (values[sum - part] as number))] = sum;
    this.walked[slot] = part;
    return true;
  }

  has(sum: number, at: number, value: number): boolean {
    return this.marks[at + value] === sum;
  }
}
