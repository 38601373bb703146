/**
 * Values of the heaps of a subtraction game one by one, and the repetition among them that proves a period.
 *
 * **A finite set, largest number b.** The value of n ≥ b is a function of the b values before it. So two equal windows of b values at
 * distance p have the same values after them, for ever: period p from the first window on [golomb1966].
 *
 * **All but a set, largest number e.** Two heaps of the same value differ by a number of the set, since otherwise one could be reached from
 * the other. Let M(n) be the largest value used below n. A value v ≤ M(n) is the value of n only if all heaps below n that have it are at
 * distances of the set, the nearest of them within e of n, and the others within e of that one: all among the 2e heaps before n. So
 * G(n) is the least such v, or M(n) + 1, and M(n) + 1 − G(n) is a function of the 2e numbers of this kind before it. Two equal
 * windows of 2e of these at distance p have the same after them for ever, and M grows by the same s each time:
 * G(n + p) = G(n) + s from the first window on.
 *
 * What repeats is therefore kept as a *mark*: the value itself for a finite set, M(n) + 1 − G(n) for all but a set.
 */
import type { Bounds } from '../../../../core/limits.ts';
import { Timer } from '../../../../core/timer.ts';
import { repetitions } from '../../../../numeric/repetitions.ts';

export interface ProvedPeriod {
  readonly period: number;
  /** G(n + period) = G(n) + saltus from here on. */
  readonly preperiod: number;
  /** 0 for a finite set. */
  readonly saltus: number;
}

/** The numbers of the set, none larger than this. */
export const LARGEST_TAKE = 10_000;

/** Steps between two looks at the clock, and values looked at for a repetition the first time. */
const STEPS_PER_LOOK = 2_000_000;
const FIRST_LOOK = 1024;

export class SubtractionTable {
  /** How many marks a window has. */
  readonly window: number;
  private readonly numbers: readonly number[];
  private readonly allBut: boolean;
  private values = new Int32Array(FIRST_LOOK);
  private marks = new Uint16Array(FIRST_LOOK);
  private known = 0;
  /** The number of values used so far: M(n) + 1. */
  private used = 0;
  /** For each value: heaps that have it; or, for finite sets, the last heap that could move to it. */
  private seen = new Int32Array(FIRST_LOOK + 1);
  private steps = 0;
  private found: ProvedPeriod | undefined;
  private lookedAt = 0;

  /** Numbers rise, and are at most `LARGEST_TAKE`. */
  constructor(numbers: readonly number[], allBut: boolean) {
    this.numbers = numbers;
    this.allBut = allBut;
    const largest = numbers.at(-1) ?? 1;
    this.window = allBut ? 2 * largest : largest;
  }

  /** The value of a heap, with all smaller ones worked out. */
  value(size: number, limits: Bounds): number {
    this.extend(size + 1, limits);
    return this.values[size] as number;
  }

  /** The least period that the first `most` values prove. */
  period(most: number, limits: Bounds): ProvedPeriod | undefined {
    for (let count = Math.max(FIRST_LOOK, 2 * this.window); this.found === undefined; count *= 2) {
      const end = Math.min(count, most);
      if (end > this.lookedAt) {
        this.extend(end, limits);
        this.found = this.lookForPeriod(end);
        this.lookedAt = end;
      }
      if (count >= most) break;
    }
    return this.found;
  }

  private lookForPeriod(count: number): ProvedPeriod | undefined {
    const marks = this.marks.subarray(0, count);
    for (const { period, preperiod } of repetitions(marks, count - this.window)) {
      if (count - period - preperiod < this.window) continue;
      const saltus = this.allBut ? (this.values[preperiod + period] as number) - (this.values[preperiod] as number) : 0;
      return this.fromEarliest({ period, preperiod, saltus });
    }
    return undefined;
  }

  /** The values may have the period before the marks do. */
  private fromEarliest({ period, preperiod, saltus }: ProvedPeriod): ProvedPeriod {
    let from = preperiod;
    while (from > 0 && this.values[from - 1 + period] === (this.values[from - 1] as number) + saltus) from--;
    return { period, preperiod: from, saltus };
  }

  private extend(count: number, limits: Bounds): void {
    if (count <= this.known) return;
    this.makeRoom(count);
    const timer = new Timer(limits.milliseconds);
    while (this.known < count) {
      const n = this.known;
      const value = this.allBut ? this.nextAllBut(n) : this.nextOfSet(n);
      this.values[n] = value;
      this.marks[n] = this.allBut ? this.used - value : value;
      if (this.allBut) this.count(value);
      this.known++;
      this.steps += this.numbers.length;
      if (this.steps < STEPS_PER_LOOK) continue;
      this.steps = 0;
      limits.onLook?.({ values: this.known, needed: count });
      timer.check(`to work out the values of ${count} heaps`);
    }
  }

  private count(value: number): void {
    this.seen[value] = (this.seen[value] as number) + 1;
    if (value === this.used) this.used++;
  }

  private makeRoom(count: number): void {
    if (count <= this.values.length) return;
    const room = Math.max(count, 2 * this.values.length);
    const [values, marks, seen] = [new Int32Array(room), new Uint16Array(room), new Int32Array(room + 1)];
    values.set(this.values);
    marks.set(this.marks);
    seen.set(this.seen);
    [this.values, this.marks, this.seen] = [values, marks, seen];
  }

  /** The least value that no heap has to which a move goes; `seen` has, one too large, the last heap with a move to the value. */
  private nextOfSet(n: number): number {
    for (const taken of this.numbers) {
      if (taken > n) break;
      this.seen[this.values[n - taken] as number] = n + 1;
    }
    let value = 0;
    while (this.seen[value] === n + 1) value++;
    return value;
  }

  /** The least value all of whose heaps are at distances of the set, or a new one. */
  private nextAllBut(n: number): number {
    const near = new Map<number, number>();
    for (const taken of this.numbers) {
      if (taken > n) break;
      const value = this.values[n - taken] as number;
      near.set(value, (near.get(value) ?? 0) + 1);
    }
    let least = this.used;
    for (const [value, count] of near) if (value < least && count === this.seen[value]) least = value;
    return least;
  }
}
