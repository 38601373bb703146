/**
 * Values of heaps of subtraction games for the checks of certificates: from the rule, by other code than that which finds them.
 */
import type { Look } from '../../../core/look.ts';
import { Timer } from '../../../core/timer.ts';
import { parseTakes } from '../subtraction.ts';

/** What is claimed of the values: G(n + period) = G(n) + saltus from the preperiod on. */
export interface ClaimedPeriod {
  readonly period: number;
  readonly preperiod: number;
  readonly saltus: number;
}

/** Values that a check works out at most, and numbers of a set. */
export const MOST_VALUES = 300_000;
const LARGEST_NUMBER = 10_000;

export class SubtractionAnew {
  /** The largest number of the set; for all but a set, twice that: so many values decide the next. */
  readonly window: number;
  private readonly numbers: ReadonlySet<number>;
  private readonly allBut: boolean;
  private readonly values: number[] = [];
  /** The heaps that have each value, by all-but. */
  private readonly heapsOf: number[][] = [];
  /** Values below this are out of reach for ever. */
  private firstOpen = 0;
  private readonly timer: Timer;
  private readonly onLook: Look | undefined;

  constructor(numbers: readonly number[], allBut: boolean, milliseconds: number, onLook?: Look) {
    this.numbers = new Set(numbers);
    this.allBut = allBut;
    const largest = Math.max(...numbers);
    this.window = allBut ? 2 * largest : largest;
    this.timer = new Timer(milliseconds);
    this.onLook = onLook;
  }

  /** Throws `LimitReached`. */
  value(size: number): number {
    while (this.values.length <= size) {
      const n = this.values.length;
      if (n % 1024 === 0) this.look(size);
      this.values.push(this.allBut ? this.nextAllBut(n) : this.nextOfSet(n));
    }
    return this.values[size] as number;
  }

  /** The value of a heap of any size, by a period. */
  valueBy(size: bigint, claimed: ClaimedPeriod | null): bigint {
    const start = BigInt(claimed?.preperiod ?? 0);
    if (claimed === null || size < start) return BigInt(this.value(Number(size)));
    const times = (size - start) / BigInt(claimed.period);
    return BigInt(this.value(Number(size - times * BigInt(claimed.period)))) + times * BigInt(claimed.saltus);
  }

  /** Why two windows at this distance do not prove the period; undefined where they do. */
  faultOf({ period, preperiod, saltus }: ClaimedPeriod): string | undefined {
    if (saltus > 0 !== this.allBut) return 'values grow where all but a set may be taken, and only there';
    for (let n = preperiod; n < preperiod + this.window; n++)
      if (this.value(n + period) !== this.value(n) + saltus) return `the heaps of ${n} and ${n + period} have other values`;
    const highest = (end: number) => this.values.slice(0, end).reduce((most, value) => Math.max(most, value), -1);
    const end = preperiod + this.window;
    const isSame = !this.allBut || highest(end + period) === highest(end) + saltus;
    return isSame ? this.notLeast(period, preperiod, saltus) : 'the largest values do not grow as the others do';
  }

  /** Why it is not the least period, or holds from an earlier heap on. */
  private notLeast(period: number, preperiod: number, saltus: number): string | undefined {
    const repeats = (n: number, by: number, growth: number) => this.value(n + by) === this.value(n) + growth;
    if (preperiod > 0 && repeats(preperiod - 1, period, saltus)) return 'the period holds from an earlier heap on';
    for (let shorter = 1; shorter < period; shorter++) {
      const growth = (saltus * shorter) / period;
      if (period % shorter !== 0 || !Number.isInteger(growth)) continue;
      let n = preperiod;
      while (n < preperiod + period && repeats(n, shorter, growth)) n++;
      if (n === preperiod + period) return `${shorter} is a period already`;
    }
    return undefined;
  }

  private look(size: number): void {
    this.onLook?.({ values: this.values.length, needed: size + 1 });
    this.timer.check('the check');
  }

  private nextOfSet(n: number): number {
    const options = new Set<number>();
    for (const taken of this.numbers) if (taken <= n) options.add(this.values[n - taken] as number);
    let value = 0;
    while (options.has(value)) value++;
    return value;
  }

  /** The least value that no move goes to: every heap that has it is at a distance of the set. */
  private nextAllBut(n: number): number {
    const isFree = (value: number) => (this.heapsOf[value] ?? []).every((heap) => this.numbers.has(n - heap));
    const isGone = (value: number) => n - (this.heapsOf[value]?.[0] ?? n) > this.window;
    while (this.firstOpen < this.heapsOf.length && isGone(this.firstOpen)) this.firstOpen++;
    let value = this.firstOpen;
    while (!isFree(value)) value++;
    this.heapsOf[value] = [...(this.heapsOf[value] ?? []), n];
    return value;
  }
}

/** The values of a set as text, or why they are not worked out. */
export function subtractionAnew(text: string, milliseconds: number, onLook?: Look): SubtractionAnew | string {
  const takes = parseTakes(text, 0);
  if (!takes.ok || takes.value.text !== text) return 'this is no set';
  const { set, allBut } = takes.value;
  if ((set.at(-1)?.most ?? 0n) > LARGEST_NUMBER) return `a number is larger than ${LARGEST_NUMBER}`;
  const numbers = set.flatMap(({ least, most }) =>
    Array.from({ length: Number(most - least) + 1 }, (_, more) => Number(least) + more),
  );
  return new SubtractionAnew(numbers, allBut, milliseconds, onLook);
}
