/**
 * Values of the heaps of an octal game under any theory, and their periods.
 *
 * The theorem of Guy and Smith (`numeric/octal-period.ts`) is about option sets: where a heap of n and a heap of n + p have moves to
 * the same values, they have the same value. Under every theory of `compounds/` the value of a component depends on nothing but
 * the set of its options' values (a mex, a least or greatest one of a kind, whether some one is lost), and two heaps have a value
 * that their two values decide. So the same proof holds word for word, with the same bound, for foreclosed values, remoteness,
 * suspense numbers and outcomes. For paths and foreclosed values this is Theorem 1 of [guignardSopena2009].
 *
 * What is shown of a value may repeat sooner than the value itself (selective misère play keeps two outcomes and shows one). With
 * the period of the values proved, the least period of what is shown is the least divisor of it that fits one whole period.
 */
import { type Theory, valueKey } from '../../compounds/theory.ts';
import type { TermValue } from '../../core/verdict.ts';
import { lastPlace, lookForPeriod, type OctalPeriod } from '../../numeric/octal-period.ts';

export interface TheoryPeriod extends OctalPeriod {
  /** How many values prove it. */
  readonly valuesNeeded: number;
}

const FIRST_LOOK = 64;
/** Two heaps whose values have numbers below this have their value looked up; there are few values, and very many pairs of heaps. */
const MOST_TABLED = 512;
/** The table begins with so many rows, a power of two, and is doubled as numbers come: a small one stays in the nearest memory. */
const FIRST_TABLED = 16;
const UNKNOWN = -1;

export class TheoryValues<V> {
  private readonly digits: Uint8Array;
  private readonly theory: Theory<V>;
  private readonly values: V[] = [];
  /** The numbers of the values of the heaps: equal values have the same, in order of first appearance. */
  private heaps: Uint32Array = new Uint32Array(FIRST_LOOK);
  private readonly numbers = new Map<number | string, number>();
  private readonly byNumber: V[] = [];
  /** The number of the value that two heaps have, by the numbers of theirs: so many rows of as many. */
  private combined = new Int32Array(FIRST_TABLED * FIRST_TABLED).fill(UNKNOWN);
  private tabled = FIRST_TABLED;
  /** By the number of a value, the last heap with an option of it, and the numbers of its options. */
  private lastSeen: Uint32Array = new Uint32Array(FIRST_LOOK);
  private options: number[] = [];

  constructor(digits: Uint8Array, theory: Theory<V>) {
    this.digits = digits;
    this.theory = theory;
  }

  get length(): number {
    return this.values.length;
  }

  extend(count: number): readonly V[] {
    while (this.values.length < count) this.append(this.next(this.values.length));
    return this.values;
  }

  /** The values as numbers that are equal where they are. */
  numbered(): Uint32Array {
    return this.heaps.subarray(0, this.length);
  }

  private append(value: V): void {
    const size = this.length;
    if (size === this.heaps.length) this.heaps = grown(this.heaps);
    this.heaps[size] = this.numberOf(value);
    this.values.push(value);
  }

  private numberOf(value: V): number {
    const key = valueKey(this.theory, value);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.byNumber.push(value) - 1;
    this.numbers.set(key, number);
    if (number >= this.lastSeen.length) this.lastSeen = grown(this.lastSeen);
    return number;
  }

  private next(size: number): V {
    const { theory, heaps } = this;
    this.options = [];
    for (const [taken, digit] of this.digits.entries()) {
      const left = size - taken;
      if (left < 0) break;
      if ((digit & 1) !== 0 && left === 0) this.add(this.numberOf(theory.ended), size);
      if ((digit & 2) !== 0 && left > 0) this.add(heaps[left] as number, size);
      if ((digit & 4) !== 0) this.addSplits(left, size);
    }
    return this.options.length === 0
      ? theory.ended
      : theory.fromOptions(this.options.map((number) => this.byNumber[number] as V));
  }

  private addSplits(left: number, size: number): void {
    const { heaps } = this;
    let { combined, tabled, lastSeen } = this;
    for (let part = 1; 2 * part <= left; part++) {
      const one = heaps[part] as number;
      const two = heaps[left - part] as number;
      const isTabled = one < tabled && two < tabled;
      const known = isTabled ? (combined[one * tabled + two] as number) : UNKNOWN;
      if (known !== UNKNOWN && lastSeen[known] === size + 1) continue;
      this.add(known === UNKNOWN ? this.combine(one, two) : known, size);
      if (known === UNKNOWN) ({ combined, tabled, lastSeen } = this);
    }
  }

  private combine(one: number, two: number): number {
    const number = this.numberOf(this.theory.combine(this.byNumber[one] as V, this.byNumber[two] as V));
    const most = Math.max(one, two);
    while (most >= this.tabled && this.tabled < MOST_TABLED) this.doubleTable();
    if (most < this.tabled) this.combined[one * this.tabled + two] = number;
    return number;
  }

  private doubleTable(): void {
    const { combined, tabled } = this;
    const wider = new Int32Array(4 * combined.length).fill(UNKNOWN);
    for (let row = 0; row < tabled; row++) wider.set(combined.subarray(row * tabled, (row + 1) * tabled), 2 * row * tabled);
    this.combined = wider;
    this.tabled = 2 * tabled;
  }

  /** Heaps are counted from 1 here, so that 0 is none. */
  private add(number: number, size: number): void {
    if (this.lastSeen[number] === size + 1) return;
    this.lastSeen[number] = size + 1;
    this.options.push(number);
  }
}

function grown(numbers: Uint32Array): Uint32Array {
  const longer = new Uint32Array(2 * numbers.length);
  longer.set(numbers);
  return longer;
}

/** The period of what is shown of the values, where at most so many of them prove one; the digits must be octal. */
export function periodUnderTheory<V>(
  values: TheoryValues<V>,
  digits: Uint8Array,
  show: (value: V) => TermValue,
  limit: number,
  goOn: (known: number) => boolean,
): TheoryPeriod | undefined {
  for (let count = Math.min(FIRST_LOOK, limit); goOn(values.length); count = Math.min(2 * count, limit)) {
    const found = values.extend(count);
    const { proved } = lookForPeriod(values.numbered(), lastPlace(digits));
    if (proved !== undefined) return { ...leastShown(found.map(show), proved), valuesNeeded: proved.valuesNeeded };
    if (count >= limit) return undefined;
  }
  return undefined;
}

function leastShown(shown: readonly TermValue[], { period: whole, preperiod: start }: OctalPeriod): OctalPeriod {
  const repeats = (n: number, by: number) => shown[n] === shown[n + by];
  let period = 1;
  while (whole % period !== 0 || !rangeOf(start, start + whole - period).every((n) => repeats(n, period))) period++;
  let preperiod = start;
  while (preperiod > 0 && repeats(preperiod - 1, period)) preperiod--;
  return { period, preperiod };
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
