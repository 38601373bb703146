/**
 * An octal sequence with a sparse space, far out, where only the first P and the last W values are kept: for games that need more values
 * than any memory has.
 *
 * Let labels be given (`sparse-space.ts`), L the last rare heap, k the last place of the code, L + k < W and L < P. The value of a heap n is found
 * as always, from splits with a rare part and from a walk through the splits a = 1, 2, 3, … Both read heaps of at most L or as small as
 * the walk is deep, and heaps as close to n; so they read nothing but the first P and the last W values while no walk is deeper than
 * P and W − k. That, and that no new heap is rare, is looked at after every block of values; where it does not hold, the block is refused.
 * So every value is exact, and the next one is a function of the last W values and, where labels count it, the parity of the heap.
 *
 * Therefore the sequence repeats as soon as W values come again, at an even distance where parity counts: G(n + p) = G(n) from there on for
 * ever. Where W values come again for the first time after the heap h, at h + p, the period p is the least: a shorter one that is a distance of
 * this kind would have brought them back before; and at an odd distance, where parity counts, the same value would be common once and rare once.
 */
import type { Kernels, OctalLabels, OctalValues, SlidingEngine } from '../core/kernels.ts';
import { LimitReached } from '../core/limits.ts';
import { hostKernels } from './host-kernels.ts';
import { lastPlace } from './octal-period.ts';
import { OctalRun } from './octal-run.ts';
import { leastLastRare } from './window-mask.ts';

/** What stays the same for all of a run. */
export interface WindowGame {
  readonly digits: Uint8Array;
  readonly labels: OctalLabels;
  readonly lastRare: number;
  /** The values of the heaps 0 … P − 1. */
  readonly prefix: OctalValues;
}

/** How far it is: the last W values, those of the heaps before `heap`. */
export interface WindowState {
  readonly heap: number;
  readonly window: OctalValues;
  /** No walk has looked at a part as large as this. */
  readonly deepest: number;
  readonly largest: number;
}

export interface WindowBeginning {
  readonly game: WindowGame;
  readonly state: WindowState;
  /** All values so far. */
  readonly values: OctalValues;
}

export interface WindowSizes {
  /** Heaps that are valued in the ordinary way first. */
  readonly start: number;
  /** The fewest values that are kept at either end. */
  readonly least: number;
  /** Where rare heaps are still found among so many, a window would be too large to keep. */
  readonly latest: number;
}

const SIZES: WindowSizes = { start: 2 ** 18, least: 2 ** 16, latest: 2 ** 23 };
/** Where so many values have no sparse space, more are not waited for. */
const LONG = 2 ** 18;
/** What a walk reads beyond its end. */
const SLACK = 64;

/** The ordinary beginning of a run, or a sentence on why there can be none. */
export function beginWindow(
  digits: Uint8Array,
  { start, least, latest }: WindowSizes = SIZES,
  kernels: Kernels = hostKernels(),
): WindowBeginning | string {
  const run = new OctalRun(digits, { kernels });
  for (let count = start; count <= latest; count *= 2) {
    run.extend(count);
    const isSparse = run.method === 'sparse';
    if (!isSparse && count >= Math.min(LONG, latest))
      return `Its values have no sparse space up to ${count}, so that all of them are needed.`;
    const rare = isSparse ? run.look((values) => leastLastRare(values, digits, count / 2, count / 2)) : undefined;
    if (rare === undefined) continue;
    let size = least;
    while (size < 4 * (rare.lastRare + lastPlace(digits) + SLACK)) size *= 2;
    if (2 * size > count) continue;
    const values = run.slice(0, count);
    const { lastRare, mask, positional } = rare;
    let largest = 0;
    for (const value of values) largest = Math.max(largest, value);
    return {
      game: { digits, labels: { mask, positional }, lastRare, prefix: values.slice(0, size) },
      state: { heap: count, window: values.slice(count - size), deepest: 0, largest },
      values,
    };
  }
  return `Heaps of rare value are still found among its first ${latest}, so that too many values would have to be kept.`;
}

export class WindowRun {
  heap: number;
  largest: number;
  readonly size: number;
  private readonly engine: SlidingEngine;
  private readonly first: number;
  private readonly deepestAllowed: number;
  private readonly rare: number;
  private readonly deepestBefore: number;

  constructor({ digits, labels, prefix }: WindowGame, { heap, window, deepest, largest }: WindowState, kernels = hostKernels()) {
    this.heap = heap;
    this.largest = largest;
    this.size = window.length;
    this.deepestBefore = deepest;
    // The engine counts on from the prefix; it must take even heaps for even.
    this.first = prefix.length - ((heap + prefix.length + window.length) % 2);
    const known = new Uint16Array(this.first + window.length);
    known.set(prefix.subarray(0, this.first));
    known.set(window, this.first);
    const engine = kernels.slidingEngine(digits, narrow(known), labels);
    if (engine === undefined) throw new Error('there are no labels for these digits');
    this.engine = engine;
    this.rare = engine.rare;
    this.deepestAllowed = Math.min(this.first, window.length - lastPlace(digits)) - SLACK;
  }

  get deepest(): number {
    return Math.max(this.deepestBefore, this.engine.deepest);
  }

  /** A copy of the last W values and of those of the latest block, which come last. */
  get recent(): OctalValues {
    return this.engine.values.slice(this.first);
  }

  get state(): WindowState {
    const { heap, deepest, largest, size } = this;
    return { heap, window: this.engine.values.slice(-size), deepest, largest };
  }

  /** Computes so many values and returns a copy of them. */
  advance(count: number): OctalValues {
    const { engine, first, size } = this;
    if (engine.values.length > first + size) this.slide();
    engine.advance(engine.values.length + count);
    if (engine.rare !== this.rare) throw leftBehind(`a heap between ${this.heap} and ${this.heap + count} is rare`);
    if (engine.deepest > this.deepestAllowed)
      throw leftBehind(`a heap between ${this.heap} and ${this.heap + count} needs more than the last ${size} values`);
    this.heap += count;
    const values = engine.values.slice(-count);
    let largest = this.largest;
    for (let index = 0; index < count; index++) if ((values[index] as number) > largest) largest = values[index] as number;
    this.largest = largest;
    return values;
  }

  /** Heaps may move by an even number only. */
  private slide(): void {
    const { engine, first, size } = this;
    const moved = engine.values.length - first - size;
    engine.keepEnds(first, size + (moved % 2));
  }
}

function leftBehind(what: string): LimitReached {
  return new LimitReached('program', 0, `The window does not suffice: ${what}.`);
}

/** One byte each where that is enough. */
function narrow(values: Uint16Array): OctalValues {
  return values.every((value) => value < 256) ? Uint8Array.from(values) : values;
}
