/**
 * Sets of numbers below a power of two as binary tries that can be united, and asked how full a block of them is.
 *
 * A set is 0 when empty, −1 − x when x is all it has, else a node: two sets of halved range, and how many numbers they have together.
 * Uniting takes nodes away wherever the sets share some, so that to unite n numbers in any order takes n times as many steps as they have
 * bits.
 */
import { LimitReached } from '../../../core/limits.ts';

/** Nodes that are held at a time, twelve bytes each. */
const MOST_NODES = 1 << 24;

export type NumberSet = number;
export const NO_NUMBER: NumberSet = 0;

export function onlyNumber(number: number): NumberSet {
  return -1 - number;
}

export class NumberTries {
  private readonly bits: number;
  private lower = new Int32Array(1024);
  private upper = new Int32Array(1024);
  private counts = new Int32Array(1024);
  private size = 1;
  private readonly free: number[] = [];

  /** For numbers below 2^bits. */
  constructor(bits: number) {
    this.bits = bits;
  }

  /** The union; the two sets are used up. Throws `LimitReached`. */
  unite(first: NumberSet, second: NumberSet, bits = this.bits): NumberSet {
    if (first === NO_NUMBER) return second;
    if (second === NO_NUMBER || first === second) return first;
    const node = this.asNode(first, bits);
    const other = this.asNode(second, bits);
    // The lists may be replaced by longer ones on the way, so the results are put in afterwards.
    const lower = this.unite(this.lower[node] as number, this.lower[other] as number, bits - 1);
    const upper = this.unite(this.upper[node] as number, this.upper[other] as number, bits - 1);
    this.lower[node] = lower;
    this.upper[node] = upper;
    this.counts[node] = this.count(lower) + this.count(upper);
    this.free.push(other);
    return node;
  }

  /**
   * Whether the set lacks `number`, and has number ⊕ value ⊕ k for every k below `value`.
   *
   * These are, for each bit of `value`, the numbers that agree with `number` above this bit and not there: the halves that the way down to
   * `number` passes by.
   */
  hasAllBelow(set: NumberSet, number: number, value: number): boolean {
    if (value >= 2 ** this.bits) return false;
    let here = set;
    for (let bit = this.bits - 1; bit >= 0; bit--) {
      const side = (number >> bit) & 1;
      if (((value >> bit) & 1) === 1 && this.count(this.half(here, 1 - side, bit)) !== 1 << bit) return false;
      here = this.half(here, side, bit);
    }
    return here === NO_NUMBER;
  }

  private half(set: NumberSet, side: number, bit: number): NumberSet {
    if (set > 0) return (side === 0 ? this.lower[set] : this.upper[set]) as number;
    return set < 0 && (((-1 - set) >> bit) & 1) === side ? set : NO_NUMBER;
  }

  private count(set: NumberSet): number {
    return set > 0 ? (this.counts[set] as number) : set < 0 ? 1 : 0;
  }

  private asNode(set: NumberSet, bits: number): number {
    if (set > 0) return set;
    const node = this.free.pop() ?? this.grow();
    const isUpper = (((-1 - set) >> (bits - 1)) & 1) === 1;
    this.lower[node] = isUpper ? NO_NUMBER : set;
    this.upper[node] = isUpper ? set : NO_NUMBER;
    return node;
  }

  private grow(): number {
    if (this.size === MOST_NODES) throw new LimitReached('program', MOST_NODES, 'the sets of values would take too much memory');
    if (this.size === this.lower.length) {
      this.lower = doubled(this.lower);
      this.upper = doubled(this.upper);
      this.counts = doubled(this.counts);
    }
    return this.size++;
  }
}

function doubled(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * numbers.length);
  more.set(numbers);
  return more;
}
