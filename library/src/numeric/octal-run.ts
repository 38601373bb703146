/**
 * An octal sequence in the making: computed stretch by stretch, by whichever method looks at the fewest splits.
 *
 *     const run = new OctalRun(digits);
 *     while (!run.extend(1_000_000, 200)) report(run.length);      // a look round every 200 milliseconds
 *     save(run.slice());                                           // later: new OctalRun(digits, { known })
 *
 * The first values come from the table of all splits. Then, each time the sequence has grown by a quarter, the methods are
 * compared by their work, which is a count and no time: so two runs of one game choose alike. A sparse space may set in late.
 */
import { now } from '../core/clock.ts';
import type { Kernels, OctalEngine, OctalMethod, OctalValues, ReadableValues } from '../core/kernels.ts';
import { DENSE_WEIGHT, densePossible } from './dense-space.ts';
import { hostKernels } from './host-kernels.ts';
import { findSparseSpace, sparsePossible } from './sparse-space.ts';
import { placesOf } from './split-marks.ts';

export interface RunOptions {
  /** First values, as a run of the same digits gave them. */
  readonly known?: OctalValues;
  /** Keep to one method: for tests and measurements. */
  readonly method?: OctalMethod | 'table';
  /** Those of this process unless given. */
  readonly kernels?: Kernels;
}

/** Shorter sequences are not worth a choice. */
const LEARNING = 4096;
const GROWTH = 1.25;
/** A look-up among rare positions or in a walk takes about as long as so many of the table's. */
const SPARSE_WEIGHT = 2;
/** The sparse method is tried on so many values, if so many are asked for, before it is taken. */
const TRIAL = 64;
/** The first stretch of `extend`; it grows while stretches are short. */
const FIRST_STRETCH = 256;
const STRETCH_MILLISECONDS = 20;

export class OctalRun implements ReadableValues {
  private readonly digits: Uint8Array;
  private readonly kernels: Kernels;
  private readonly only: OctalMethod | 'table' | undefined;
  private engine: OctalEngine;
  private chosen: OctalMethod | 'table' = 'table';
  /** The length at which the methods are compared again. */
  private nextChoice: number;
  private workBefore = 0;
  private lengthBefore = 0;
  private stretch = FIRST_STRETCH;

  constructor(digits: Uint8Array, { known, method, kernels = hostKernels() }: RunOptions = {}) {
    this.digits = digits;
    this.kernels = kernels;
    this.only = method;
    this.engine = new TableEngine(digits, kernels, known ?? new Uint16Array(1));
    this.nextChoice = method === 'table' ? Number.POSITIVE_INFINITY : LEARNING;
  }

  /** How many values are known: those of the heaps below this. */
  get length(): number {
    return this.engine.values.length;
  }

  slice(from = 0, to = this.length): OctalValues {
    return this.engine.values.slice(from, to);
  }

  /** Shows all values in the memory where they are, without a copy. It moves as the run grows: nothing of it may be kept. */
  look<T>(at: (values: OctalValues) => T): T {
    return at(this.engine.values);
  }

  get method(): OctalMethod | 'table' {
    return this.chosen;
  }

  /** Goes on until so many values are known, or for about so many milliseconds; returns whether so many are known. */
  extend(count: number, milliseconds = Number.POSITIVE_INFINITY): boolean {
    const started = now();
    let before = started;
    while (this.length < count) {
      if (this.length >= this.nextChoice) this.choose(count);
      const end = Math.min(count, this.length + this.stretch, Math.max(this.nextChoice, this.length + 1));
      this.engine.advance(end);
      const time = now();
      if (time - before < STRETCH_MILLISECONDS) this.stretch *= 2;
      else if (time - before > 4 * STRETCH_MILLISECONDS) this.stretch = Math.max(16, this.stretch >> 1);
      before = time;
      if (time - started >= milliseconds) break;
    }
    return this.length >= count;
  }

  private choose(count: number): void {
    this.nextChoice = Math.ceil(GROWTH * this.length);
    const { digits, engine, only, length } = this;
    if (only === 'dense' || only === 'sparse') {
      if (this.chosen !== only) this.take(only, this.kernels.octalEngine(only, digits, engine.values));
      return;
    }
    const all = (length / 2) * (densePossible(digits) ? DENSE_WEIGHT : 1);
    if (this.chosen === 'sparse') {
      if (SPARSE_WEIGHT * this.workPerValue() > 2 * all) this.leaveSparse();
    } else if (sparsePossible(digits)) {
      const splits = placesOf(digits, 4).length;
      const { rare } = findSparseSpace(digits, engine.values);
      if (SPARSE_WEIGHT * rare * splits < all) this.tryOut(Math.min(TRIAL, count - length), all);
    }
    if (this.chosen === 'table' && densePossible(digits))
      this.take('dense', this.kernels.octalEngine('dense', digits, engine.values));
    this.workBefore = this.engine.work;
    this.lengthBefore = this.length;
  }

  private workPerValue(): number {
    return (this.engine.work - this.workBefore) / Math.max(1, this.length - this.lengthBefore);
  }

  private leaveSparse(): void {
    this.engine = new TableEngine(this.digits, this.kernels, this.engine.values);
    this.chosen = 'table';
  }

  /** Lets the sparse method compute a few values, and stays with it where it did so with little work. */
  private tryOut(trial: number, all: number): void {
    const sparse = this.kernels.octalEngine('sparse', this.digits, this.engine.values);
    if (sparse === undefined) return;
    const before = sparse.work;
    sparse.advance(this.length + trial);
    if (SPARSE_WEIGHT * ((sparse.work - before) / trial) < all) this.take('sparse', sparse);
  }

  private take(method: OctalMethod, engine: OctalEngine | undefined): void {
    if (engine === undefined) return;
    this.engine = engine;
    this.chosen = method;
  }
}

/** The table of all splits as an engine. */
class TableEngine implements OctalEngine {
  values: Uint16Array;
  readonly work = 0;
  private readonly digits: Uint8Array;
  private readonly kernels: Kernels;

  constructor(digits: Uint8Array, kernels: Kernels, known: OctalValues) {
    this.digits = digits;
    this.kernels = kernels;
    this.values = Uint16Array.from(known.length > 0 ? known : [0]);
  }

  advance(end: number): void {
    if (end > this.values.length) this.values = this.kernels.octalSequence(this.digits, end - 1, this.values);
  }
}
