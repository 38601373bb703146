/**
 * The finite monoid K of keys: an element of B beside cut numbers of carriers; and which differences d go with a key.
 *
 * cut(i) is i below T, and T + ((i − T) mod p) from there on. A number that is cut may be larger by any multiple of p. So the d of sums
 * with one key lie on a line: d0, the d of the key itself, and from there in steps of p times the common divisor of the weights of the
 * carriers that are cut: upwards if their weights are positive, downwards if they are negative, both ways if there are both.
 */
import type { Quotient } from '../quotient.ts';
import { type Carriers, greatestCommonDivisor } from './carriers.ts';

/** T, p and D: numbers of carriers are cut at T with period p, and d is clipped to −D … D. */
export interface Cuts {
  readonly tail: number;
  readonly period: number;
  readonly clip: number;
}

/** The differences of one key: `start`, and every `step` from there, up, down, both or neither. */
interface Line {
  readonly start: number;
  readonly step: number;
  readonly up: boolean;
  readonly down: boolean;
}

export class Keys {
  readonly cuts: Cuts;
  readonly carriers: Carriers;
  /** How many cut numbers of carriers there are; a key is an element of B times this, plus a code of them. */
  readonly codes: number;
  readonly size: number;
  private readonly monoid: Quotient;
  private readonly base: number;
  private readonly sums: Int32Array;

  constructor(monoid: Quotient, carriers: Carriers, cuts: Cuts) {
    this.monoid = monoid;
    this.carriers = carriers;
    this.cuts = cuts;
    this.base = cuts.tail + cuts.period;
    this.codes = this.base ** carriers.heaps.length;
    this.size = monoid.order * this.codes;
    this.sums = new Int32Array(this.codes ** 2);
    for (let one = 0; one < this.codes; one++)
      for (let other = 0; other < this.codes; other++) {
        const [more, counts] = [this.countsOf(other), this.countsOf(one)];
        this.sums[one * this.codes + other] = this.codeOf(counts.map((count, at) => count + (more[at] as number)));
      }
  }

  keyOf(x: number, counts: readonly number[]): number {
    return x * this.codes + this.codeOf(counts);
  }

  times(one: number, other: number): number {
    const { codes, monoid, sums } = this;
    const [x, y] = [Math.floor(one / codes), Math.floor(other / codes)];
    const code = sums[(one - x * codes) * codes + (other - y * codes)] as number;
    return (monoid.products[x * monoid.order + y] as number) * codes + code;
  }

  /** The cut numbers of a code. */
  countsOf(code: number): readonly number[] {
    return this.carriers.heaps.map((_, at) => Math.floor(code / this.base ** at) % this.base);
  }

  differenceOf(counts: readonly number[]): number {
    return counts.reduce((sum, count, at) => sum + count * (this.carriers.weights[at] as number), 0);
  }

  clipped(difference: number): number {
    const { clip } = this.cuts;
    return Math.max(-clip, Math.min(clip, difference));
  }

  /** Every clipped difference that goes with a code, in ascending order. */
  attained(code: number): readonly number[] {
    return [...new Set(this.tested(code, 0).map((difference) => this.clipped(difference)))].sort((a, b) => a - b);
  }

  /** Differences of a code: all from −D − beyond to D + beyond, and one above and one below where there are such. */
  tested(code: number, beyond: number): readonly number[] {
    const { start, step, up, down } = this.lineOf(code);
    const most = this.cuts.clip + beyond;
    const found = [start];
    if (up) for (let d = start; d <= most; d += step) found.push(d + step);
    if (down) for (let d = start; d >= -most; d -= step) found.push(d - step);
    return found;
  }

  private lineOf(code: number): Line {
    const counts = this.countsOf(code);
    const cut = this.carriers.weights.filter((_, at) => (counts[at] as number) >= this.cuts.tail);
    const divisor = cut.reduce((common, weight) => greatestCommonDivisor(common, Math.abs(weight)), 0);
    return {
      start: this.differenceOf(counts),
      step: this.cuts.period * divisor,
      up: cut.some((weight) => weight > 0),
      down: cut.some((weight) => weight < 0),
    };
  }

  private codeOf(counts: readonly number[]): number {
    const { tail, period } = this.cuts;
    return counts.reduceRight((code, count) => code * this.base + (count < tail ? count : tail + ((count - tail) % period)), 0);
  }
}
