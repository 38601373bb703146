/**
 * Long octal sequences with one splitting digit and no sparse space: the plain twin of `kernels/wasm/octal-dense.ts`.
 *
 * For one heap: mark the options without a split and a sample of the splits, those next to the middle. Then take the least
 * unmarked value v. Only splits of its parity class (see `dense-space.ts`) can have the value v; mark those among the next some
 * hundred splits, and look again for the least unmarked value. Where v is unmarked and no split of its class is left, it is the
 * value of the heap. So every value below it was found among the options, and all splits that might have been v were looked at:
 * the result is exact whatever the masks are.
 *
 * The splits of a class are found 32 at a time on bit planes: bit a of plane j is the parity of G(a) & mask j, and in the reversed
 * plane it stands at the place of the other part.
 */
import type { OctalEngine, OctalValues } from '../core/kernels.ts';
import { countDifferences, densePossible, heapsToLearnFrom, learnMasks, MASKS } from './dense-space.ts';
import { parityOf } from './sparse-space.ts';
import { LARGEST_VALUE, leastUnmarked, placesOf, valueTooLarge } from './split-marks.ts';

const CLASSES = 2 ** MASKS;
/** The sample has so many splits for each value up to the largest. */
const SAMPLE = 16;
/** Words of 32 splits that are scanned at once. */
const WORDS_PER_SCAN = 64;
/** With fewer words beside the sample, all splits are marked. */
const FEW_WORDS = 16;
const GROWTH = 1.2;
const SHORTEST_STRETCH = 512;

export function plainDenseEngine(digits: Uint8Array, known: OctalValues): OctalEngine | undefined {
  return densePossible(digits) ? new DenseEngine(digits, known) : undefined;
}

class DenseEngine implements OctalEngine {
  work = 0;
  private readonly digits: Uint8Array;
  private readonly takes: readonly number[];
  private readonly split: number;
  private stored: Uint16Array;
  private length: number;
  private largest = 0;
  private room = 2;
  /** One more than there can be values: the last is never marked. */
  private readonly marks = new Uint8Array(LARGEST_VALUE + 2);
  private readonly classes = new Uint8Array(2 * (LARGEST_VALUE + 1));
  /** Words of each class that are not scanned yet. */
  private readonly left = new Int32Array(CLASSES);
  private planes: readonly Int32Array[] = [];
  private reversed: readonly Int32Array[] = [];
  /** The planes have room for so many heaps; then masks are learned anew. */
  private capacity = 0;

  constructor(digits: Uint8Array, known: OctalValues) {
    this.digits = digits;
    this.takes = placesOf(digits, 2);
    this.split = placesOf(digits, 4)[0] ?? 0;
    this.length = Math.max(1, known.length);
    this.stored = new Uint16Array(2 * this.length);
    this.stored.set(known);
    for (const value of known) this.makeRoomFor(value);
    this.learn();
  }

  get values(): Uint16Array {
    return this.stored.subarray(0, this.length);
  }

  advance(end: number): void {
    if (end > this.stored.length) {
      const larger = new Uint16Array(Math.max(end, 2 * this.length));
      larger.set(this.values);
      this.stored = larger;
    }
    for (; this.length < end; this.length++) {
      if (this.length >= this.capacity) this.learn();
      const value = this.valueOf(this.length);
      if (value > LARGEST_VALUE) throw valueTooLarge();
      this.stored[this.length] = value;
      this.putBits(this.length, value);
      this.makeRoomFor(value);
    }
  }

  private makeRoomFor(value: number): void {
    for (; this.room <= value; this.room *= 2) this.capacity = 0;
    this.largest = Math.max(this.largest, value);
  }

  private learn(): void {
    const counts = new Float64Array(this.room);
    for (const heap of heapsToLearnFrom(this.length)) countDifferences(this.stored, heap, this.split, counts);
    const masks = learnMasks(counts);
    // No value is above the room: all nim-sums are below it.
    for (let value = 0; value < 2 * this.room; value++) {
      let own = 0;
      for (const [index, mask] of masks.entries()) own |= parityOf(value & mask) << index;
      this.classes[value] = own;
    }
    this.capacity = Math.ceil(GROWTH * this.length) + SHORTEST_STRETCH;
    const words = (this.capacity >> 5) + 2;
    this.planes = Array.from({ length: MASKS }, () => new Int32Array(words));
    this.reversed = Array.from({ length: MASKS }, () => new Int32Array(words));
    for (let heap = 0; heap < this.length; heap++) this.putBits(heap, this.stored[heap] as number);
  }

  private putBits(heap: number, value: number): void {
    const mirrored = this.capacity - heap;
    for (let index = 0; index < MASKS; index++) {
      const bit = ((this.classes[value] as number) >> index) & 1;
      const [plane, reversed] = [this.planes[index] as Int32Array, this.reversed[index] as Int32Array];
      plane[heap >> 5] = (plane[heap >> 5] as number) | (bit << heap);
      reversed[mirrored >> 5] = (reversed[mirrored >> 5] as number) | (bit << mirrored);
    }
  }

  private valueOf(heap: number): number {
    const { stored, marks, room, split } = this;
    marks.fill(0, 0, room);
    if (((this.digits[heap] ?? 0) & 1) !== 0) marks[0] = 1;
    for (const taken of this.takes) if (taken < heap) marks[stored[heap - taken] as number] = 1;
    const sum = heap - split;
    const half = sum >> 1;
    const words = Math.max(0, ((half - SAMPLE * this.largest) >> 5) - 1);
    this.work += half - 32 * words;
    if (words < FEW_WORDS) {
      this.mark(sum, 1, half);
      return leastUnmarked(marks);
    }
    this.mark(sum, 32 * words + 32, half);
    this.mark(sum, 1, 31);
    this.left.fill(words);
    let value = leastUnmarked(marks);
    while (value < room) {
      const own = this.classes[value] as number;
      const left = this.left[own] as number;
      if (left === 0) break;
      const count = Math.min(left, WORDS_PER_SCAN);
      this.left[own] = left - count;
      this.scan(sum, own, left - count + 1, left);
      value = marks.indexOf(0, value);
    }
    return value;
  }

  private mark(sum: number, from: number, to: number): void {
    const { stored, marks } = this;
    let a = from;
    for (; a + 3 <= to; a += 4) {
      marks[(stored[a] as number) ^ (stored[sum - a] as number)] = 1;
      marks[(stored[a + 1] as number) ^ (stored[sum - a - 1] as number)] = 1;
      marks[(stored[a + 2] as number) ^ (stored[sum - a - 2] as number)] = 1;
      marks[(stored[a + 3] as number) ^ (stored[sum - a - 3] as number)] = 1;
    }
    for (; a <= to; a++) marks[(stored[a] as number) ^ (stored[sum - a] as number)] = 1;
  }

  /** Marks the splits of one class in the words `from` … `to`. */
  private scan(sum: number, own: number, from: number, to: number): void {
    const { stored, marks } = this;
    const [f0, f1, f2, f3, f4] = this.planes as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];
    const [r0, r1, r2, r3, r4] = this.reversed as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];
    const c0 = ((own >> 0) & 1) - 1;
    const c1 = ((own >> 1) & 1) - 1;
    const c2 = ((own >> 2) & 1) - 1;
    const c3 = ((own >> 3) & 1) - 1;
    const c4 = ((own >> 4) & 1) - 1;
    const offset = this.capacity - sum;
    const low = offset & 31;
    const high = 31 - low;
    for (let word = from, other = from + (offset >> 5); word <= to; word++, other++) {
      const next = other + 1;
      let hits = (f0[word] as number) ^ (((r0[other] as number) >>> low) | (((r0[next] as number) << 1) << high)) ^ c0;
      hits &= (f1[word] as number) ^ (((r1[other] as number) >>> low) | (((r1[next] as number) << 1) << high)) ^ c1;
      hits &= (f2[word] as number) ^ (((r2[other] as number) >>> low) | (((r2[next] as number) << 1) << high)) ^ c2;
      hits &= (f3[word] as number) ^ (((r3[other] as number) >>> low) | (((r3[next] as number) << 1) << high)) ^ c3;
      hits &= (f4[word] as number) ^ (((r4[other] as number) >>> low) | (((r4[next] as number) << 1) << high)) ^ c4;
      for (; hits !== 0; hits &= hits - 1) {
        const a = 32 * word + 31 - Math.clz32(hits & -hits);
        marks[(stored[a] as number) ^ (stored[sum - a] as number)] = 1;
      }
    }
    this.work += 2 * (to - from + 1);
  }
}
