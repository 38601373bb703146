/**
 * Keys and differences of sums, as a proof of an infinite misère quotient counts them; the checker's own, and as plain as it can be.
 *
 * Some heaps, the carriers, are counted: a sum has a number of each, and a difference, the sum of these numbers times the carriers'
 * weights. Its key is an element of a monoid beside the numbers cut: from `tail` on only the rest by `period` counts.
 */
import type { BipartiteMonoid } from './bipartite-monoid.ts';

export interface Counting {
  readonly weights: readonly number[];
  readonly tail: number;
  readonly period: number;
  /** Differences beyond this, on either side, count as this. */
  readonly clip: number;
}

/** What a heap counts as: an element, and how many carriers of each kind. */
export interface Image {
  readonly element: number;
  readonly counts: readonly number[];
}

export class Differences {
  readonly counting: Counting;
  readonly monoid: BipartiteMonoid;
  /** All cut numbers of carriers; that of the first carrier runs fastest. */
  readonly rows: readonly (readonly number[])[];
  private readonly sums: readonly (readonly number[])[];

  constructor(monoid: BipartiteMonoid, counting: Counting) {
    this.monoid = monoid;
    this.counting = counting;
    let rows: (readonly number[])[] = [[]];
    for (const _ of counting.weights)
      rows = Array.from({ length: counting.tail + counting.period }, (_, count) => rows.map((row) => [...row, count])).flat();
    this.rows = rows;
    this.sums = rows.map((one) => rows.map((other) => this.rowOf(one.map((count, at) => count + (other[at] as number)))));
  }

  get size(): number {
    return this.monoid.order * this.rows.length;
  }

  keyOf({ element, counts }: Image): number {
    return element * this.rows.length + this.rowOf(counts);
  }

  /** The numbers of a key's carriers. */
  countsOf(key: number): readonly number[] {
    return this.rows[key % this.rows.length] as readonly number[];
  }

  elementOf(key: number): number {
    return Math.floor(key / this.rows.length);
  }

  times(one: number, other: number): number {
    const count = this.rows.length;
    const [x, y] = [Math.floor(one / count), Math.floor(other / count)];
    const row = (this.sums[one - x * count] as readonly number[])[other - y * count] as number;
    return this.monoid.times(x, y) * count + row;
  }

  differenceOf(counts: readonly number[]): number {
    return this.counting.weights.reduce((sum, weight, at) => sum + weight * (counts[at] as number), 0);
  }

  clipped(difference: number): number {
    return Math.min(this.counting.clip, Math.max(-this.counting.clip, difference));
  }

  /**
   * The differences that sums with these cut numbers can have, to `most` on either side, and one beyond on each side where there are
   * such. Numbers that are cut may be larger by multiples of the period, so that the difference moves in steps of the period times
   * the greatest common divisor of their weights, in the directions that the weights have.
   */
  possible(row: readonly number[], most: number): readonly number[] {
    const { weights, tail, period } = this.counting;
    const moving = weights.filter((_, at) => (row[at] as number) >= tail);
    const start = this.differenceOf(row);
    const found = new Set([start]);
    const step = period * moving.reduce((divisor, weight) => commonDivisor(divisor, Math.abs(weight)), 0);
    if (moving.some((weight) => weight > 0)) for (let d = start; d <= most; d += step) found.add(d + step);
    if (moving.some((weight) => weight < 0)) for (let d = start; d >= -most; d -= step) found.add(d - step);
    return [...found];
  }

  /** The clipped ones of them, in ascending order. */
  possibleClipped(row: readonly number[]): readonly number[] {
    return [...new Set(this.possible(row, this.counting.clip).map((d) => this.clipped(d)))].sort((a, b) => a - b);
  }

  private rowOf(counts: readonly number[]): number {
    const { tail, period } = this.counting;
    let [row, factor] = [0, 1];
    for (const count of counts) {
      row += factor * (count < tail ? count : tail + ((count - tail) % period));
      factor *= tail + period;
    }
    return row;
  }
}

function commonDivisor(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other > 0) [one, other] = [other, one % other];
  return one;
}
