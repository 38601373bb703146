/**
 * Values of heaps that are known by their size: one table, filled as sizes are asked for.
 *
 * A size whose options are not all known waits until they are, the least of them first, so that heaps that only go down are valued
 * from below; the stack is explicit, since heaps may be deep. Where a heap comes back to itself, where one is too large for a table,
 * and where the rule throws, there is no value, and whoever asked has to look at the moves.
 */
import { type HeapRule, type Leave, optionsOfHeap } from '../core/heap-rule.ts';
import { type Bounds, LimitReached } from '../core/limits.ts';
import type { SubsetTheory } from '../core/subset-game.ts';
import { Timer } from '../core/timer.ts';
import { MISSING } from './subset-memo.ts';
import { longer } from './subset-rows.ts';

/** The largest heap in a table. */
const LARGEST = (1 << 22) - 1;
const FIRST_LENGTH = 256;
/** Options between two looks at the clock. */
const WORK_PER_LOOK = 1 << 18;

type HeapLimits = Pick<Bounds, 'positions' | 'milliseconds' | 'onLook'>;

export class HeapValues {
  /** Number of heaps valued so far. */
  positions = 0;
  private readonly rule: HeapRule;
  private readonly theory: SubsetTheory;
  private limits: HeapLimits;
  private timer: Timer;
  private work = 0;
  private before = 0;
  private values = new Int32Array(FIRST_LENGTH).fill(MISSING);
  /** The values of the options of the heap in turn. */
  private options: Int32Array = new Int32Array(64);
  private count = 0;
  private isMissing = false;
  private isLost = false;

  constructor(rule: HeapRule, theory: SubsetTheory, limits: HeapLimits) {
    this.rule = rule;
    this.theory = theory;
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
  }

  /** For the next question: its limits begin now. */
  renew(limits: HeapLimits): void {
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
    this.before = this.positions;
  }

  /** Undefined where the moves have to be looked at. Throws `LimitReached`. */
  value(size: number): number | undefined {
    if (this.isLost || size > LARGEST) return undefined;
    const known = this.values[size];
    if (known !== undefined && known !== MISSING) return known;
    try {
      return this.search(size);
    } catch (error) {
      if (error instanceof LimitReached) throw error;
      // What the rule throws is said better by the moves, which call it again.
      return undefined;
    }
  }

  private search(root: number): number | undefined {
    const waiting = [root];
    const begun = new Set<number>();
    for (let size = waiting.at(-1); size !== undefined; size = waiting.at(-1)) {
      const missing = this.isKnown(size) ? [] : this.settle(size);
      if (missing.length === 0) {
        waiting.pop();
        begun.delete(size);
        continue;
      }
      begun.add(size);
      if (missing.some((other) => other > LARGEST)) return undefined;
      if (missing.some((other) => begun.has(other))) {
        this.isLost = true;
        return undefined;
      }
      for (const other of missing) waiting.push(other);
    }
    return this.isKnown(root) ? this.values[root] : undefined;
  }

  private isKnown(size: number): boolean {
    const value = this.values[size];
    return value !== undefined && value !== MISSING;
  }

  /** Values a heap; or lists the heaps that have to be valued first. */
  private settle(size: number): readonly number[] {
    const { theory, leave } = this;
    this.count = 0;
    this.isMissing = false;
    for (const left of this.rule.options(size, leave) ?? []) {
      if (typeof left === 'number') leave(left);
      else if (!Array.isArray(left)) throw new Error('what is left is a size or a list of sizes');
      else if (left.length === 2) leave(left[0] as number, left[1]);
      else this.add(this.sumOf(left));
    }
    this.spend(this.count + 1);
    if (this.isMissing) return this.missingFor(size);
    this.store(size, this.count === 0 ? theory.ended : theory.fromOptions(this.options, this.count));
    return [];
  }

  /** The two forms that nearly all options have come first; of empty heaps only one that is alone counts. */
  private readonly leave: Leave = (one, two, three) => {
    const { values } = this;
    // A text would be a place of the table as well.
    if (typeof one !== 'number' || (two !== undefined && typeof two !== 'number')) throw new Error('a size is a number');
    if (two === undefined) this.add(values[one] ?? MISSING);
    else if (three !== undefined || one === 0 || two === 0) this.add(this.sumOf([one, two, three ?? 0]));
    else {
      const first = values[one] ?? MISSING;
      const second = values[two] ?? MISSING;
      this.add(first === MISSING || second === MISSING ? MISSING : this.theory.combine(first, second));
    }
  };

  private add(value: number): void {
    if (value === MISSING) this.isMissing = true;
    if (this.count === this.options.length) this.options = longer(this.options);
    this.options[this.count++] = value;
  }

  private sumOf(sizes: readonly number[]): number {
    let sum = MISSING;
    for (const size of sizes) {
      if (typeof size !== 'number') throw new Error('a size is a number');
      if (size === 0) continue;
      const value = this.values[size] ?? MISSING;
      if (value === MISSING) return MISSING;
      sum = sum === MISSING ? value : this.theory.combine(sum, value);
    }
    return sum === MISSING ? (this.values[0] as number) : sum;
  }

  private missingFor(size: number): readonly number[] {
    const missing = new Set<number>();
    for (const sizes of optionsOfHeap(this.rule, size)) {
      for (const part of sizes.length === 0 ? [0] : sizes) if (!this.isKnown(part)) missing.add(part);
    }
    // The least is to come last, and so to lie on top of those that wait.
    return [...missing].sort((a, b) => b - a);
  }

  private store(size: number, value: number): void {
    while (size >= this.values.length) {
      const twice = new Int32Array(2 * this.values.length).fill(MISSING);
      twice.set(this.values);
      this.values = twice;
    }
    if (++this.positions - this.before > this.limits.positions) throw new LimitReached('positions', this.limits.positions);
    this.values[size] = value;
  }

  private spend(steps: number): void {
    this.work += steps;
    if (this.work < WORK_PER_LOOK) return;
    this.work = 0;
    this.limits.onLook?.({ positions: this.positions });
    this.timer.check();
  }
}
