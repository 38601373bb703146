/**
 * Long octal sequences with a sparse space: the plain twin of `kernels/wasm/octal-sparse.ts`.
 *
 * For one heap: mark the options without a split and all splits that have a part of rare value. No other split can have a value
 * of common type, so the least unmarked value c of common type is known. What is left to show is that the smaller values of rare
 * type are taken as well: walk through the splits a = 1, 2, 3, … until all are marked, and the value is c. If one is still
 * unmarked after the last split, it is the value. Nothing is taken on trust: a bad mask costs time, never a wrong value.
 */
import type { OctalLabels, OctalValues, SlidingEngine } from '../core/kernels.ts';
import { findSparseSpace, isRareType, sparsePossible, splittingParity } from './sparse-space.ts';
import { LARGEST_VALUE, placesOf, valueTooLarge } from './split-marks.ts';

/** Splits of a walk between two looks at what is missing. */
const STEP = 16;
/** Up to this length the mask is looked for again at every doubling. */
export const LAST_LOOK = 2 ** 24;

/** With labels that are given these stay; otherwise the best are looked for again and again. */
export function plainSparseEngine(digits: Uint8Array, known: OctalValues, labels?: OctalLabels): SlidingEngine | undefined {
  return sparsePossible(digits) ? new SparseEngine(digits, known, labels) : undefined;
}

class SparseEngine implements SlidingEngine {
  work = 0;
  deepest = 0;
  private readonly digits: Uint8Array;
  private readonly takes: readonly number[];
  private readonly splits: readonly number[];
  private readonly parity: number;
  private stored: OctalValues;
  private length: number;
  /** All values so far, and so their nim-sums, are less than this power of two. */
  private room = 2;
  /** For either parity of heaps: 1 where a value is of rare type. */
  private rareType: readonly [Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0)];
  /** The heap at which a value was marked last. */
  private marks = new Uint32Array(0);
  private rarePositions: number[] = [];
  private space: OctalLabels;
  private nextLook = 0;
  private readonly given: OctalLabels | undefined;

  constructor(digits: Uint8Array, known: OctalValues, given: OctalLabels | undefined) {
    this.digits = digits;
    this.given = given;
    this.takes = placesOf(digits, 2);
    this.splits = placesOf(digits, 4);
    this.parity = splittingParity(digits);
    this.length = Math.max(1, known.length);
    let most = 0;
    for (const value of known) most = Math.max(most, value);
    this.stored = most < 256 ? new Uint8Array(2 * this.length) : new Uint16Array(2 * this.length);
    this.stored.set(known);
    while (this.room <= most) this.room *= 2;
    this.space = this.findSpace();
    this.prepare();
  }

  get rare(): number {
    return this.rarePositions.length;
  }

  get values(): OctalValues {
    return this.stored.subarray(0, this.length);
  }

  advance(end: number): void {
    if (end > this.stored.length) this.store(new (this.width(this.stored))(Math.max(end, Math.ceil(1.5 * this.length))));
    while (this.length < end) {
      const heap = this.length;
      const value = this.valueOf(heap);
      if (value > LARGEST_VALUE) throw valueTooLarge();
      if (value > 255 && this.stored instanceof Uint8Array) this.store(new Uint16Array(this.stored.length));
      this.stored[heap] = value;
      this.length++;
      if (value >= this.room || (this.length >= this.nextLook && this.length <= LAST_LOOK)) this.lookAgain(value);
      else if (isRareType(value, this.space, (heap ^ this.parity) & 1)) this.rarePositions.push(heap);
    }
  }

  keepEnds(first: number, last: number): void {
    this.stored.copyWithin(first, this.length - last, this.length);
    this.length = first + last;
    // Marks are numbers of heaps, and these come again.
    this.marks.fill(0);
  }

  private findSpace(): OctalLabels {
    this.nextLook = this.given === undefined ? 2 * this.length : Number.POSITIVE_INFINITY;
    return this.given ?? findSparseSpace(this.digits, this.values);
  }

  private width(values: OctalValues): Uint8ArrayConstructor | Uint16ArrayConstructor {
    return values instanceof Uint8Array ? Uint8Array : Uint16Array;
  }

  private store(into: OctalValues): void {
    into.set(this.values);
    this.stored = into;
  }

  private lookAgain(value: number): void {
    while (this.room <= value) this.room *= 2;
    this.space = this.findSpace();
    this.prepare();
  }

  private prepare(): void {
    // Twice the room: the least value that is missing may be the first beyond it.
    const size = 2 * this.room;
    this.marks = new Uint32Array(size);
    const types = [0, 1].map((parity) =>
      Uint8Array.from({ length: size }, (_, v) => (isRareType(v, this.space, parity) ? 1 : 0)),
    );
    this.rareType = [types[0] as Uint8Array, types[1] as Uint8Array];
    this.rarePositions = [];
    for (let heap = 1; heap < this.length; heap++)
      if (this.rareType[((heap ^ this.parity) & 1) as 0 | 1][this.stored[heap] as number] === 1) this.rarePositions.push(heap);
  }

  private valueOf(heap: number): number {
    const { stored, marks, rarePositions, splits } = this;
    const rareType = this.rareType[((heap ^ this.parity) & 1) as 0 | 1];
    if (((this.digits[heap] ?? 0) & 1) !== 0) marks[0] = heap;
    for (const taken of this.takes) if (taken < heap) marks[stored[heap - taken] as number] = heap;
    for (const taken of splits) {
      const sum = heap - taken;
      for (const rare of rarePositions) {
        if (rare >= sum) break;
        marks[(stored[rare] as number) ^ (stored[sum - rare] as number)] = heap;
      }
    }
    let common = 0;
    while (marks[common] === heap || rareType[common] === 1) common++;
    const half = (heap - (splits[0] ?? 0)) >> 1;
    let a = 1;
    for (let value = 0; value < common; value++) {
      while (marks[value] !== heap && rareType[value] === 1) {
        if (a > half) {
          this.count(a);
          return value;
        }
        for (const taken of splits) {
          const sum = heap - taken;
          const last = Math.min(a + STEP, sum);
          for (let part = a; part < last; part++) marks[(stored[part] as number) ^ (stored[sum - part] as number)] = heap;
        }
        a += STEP;
      }
    }
    this.count(a);
    return common;
  }

  private count(depth: number): void {
    this.work += this.splits.length * (this.rarePositions.length + depth);
    if (depth > this.deepest) this.deepest = depth;
  }
}
