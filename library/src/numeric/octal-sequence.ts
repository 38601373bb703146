/**
 * Grundy values of the heaps 0 … n of an octal game, by the rules: the plain twin of the WebAssembly kernel.
 *
 * Which values a split of m counters into two heaps can have depends on m alone. So that set is found once for each m, as a bit
 * set, and kept for as long as some digit may need it; a game with many splitting digits costs hardly more than a game with one.
 * Marks are bytes, since a byte is written without being read first, and are packed into bits afterwards. Three-heap digits
 * need another loop: `hexadecimal-sequence.ts`.
 */
import { hexadecimalSequence } from './hexadecimal-sequence.ts';
import { LARGEST_VALUE, markPairs, placesOf, valueTooLarge } from './split-marks.ts';

const WORDS = (LARGEST_VALUE + 1) / 32;

export function octalSequence(digits: Uint8Array, upTo: number, known: Uint16Array = new Uint16Array(1)): Uint16Array {
  if (digits.some((digit) => digit > 7)) return hexadecimalSequence(digits, upTo, known);
  const values = new Uint16Array(upTo + 1);
  values.set(known.subarray(0, upTo + 1));
  const start = Math.max(1, known.length);
  const takes = placesOf(digits, 2);
  const splits = placesOf(digits, 4);
  const sets = new PairSets(values, splits, start);
  const options = new Uint32Array(WORDS);
  for (let size = start; size <= upTo; size++) {
    options.fill(0, 0, sets.words);
    if (((digits[size] ?? 0) & 1) !== 0) options[0] = 1;
    for (const taken of takes) if (taken < size) addOption(options, values[size - taken] ?? 0);
    sets.addSplits(options, size);
    const value = leastMissing(options);
    values[size] = value;
    sets.makeRoomFor(value);
  }
  return values;
}

function addOption(options: Uint32Array, value: number): void {
  options[value >> 5] = (options[value >> 5] ?? 0) | (1 << (value & 31));
}

function leastMissing(options: Uint32Array): number {
  for (let word = 0; word < options.length; word++) {
    const free = ~(options[word] ?? 0);
    if (free !== 0) return 32 * word + 31 - Math.clz32(free & -free);
  }
  throw valueTooLarge();
}

/** For each of the latest m, the set of values of its splits into two heaps. */
class PairSets {
  /** How many words of a set are in use: all values so far, and so their nim-sums, lie below 32 · words. */
  words = 1;
  private readonly values: Uint16Array;
  private readonly splits: readonly number[];
  private readonly marks = new Uint8Array(LARGEST_VALUE + 1);
  private readonly sets: Uint32Array[] = [];

  constructor(values: Uint16Array, splits: readonly number[], start: number) {
    this.values = values;
    this.splits = splits;
    this.makeRoomFor(values.subarray(0, start).reduce((most, value) => Math.max(most, value), 0));
    const [nearest, furthest] = [splits[0], splits.at(-1)];
    if (nearest === undefined || furthest === undefined) return;
    for (let rest = 0; rest <= furthest - nearest; rest++) this.sets.push(new Uint32Array(this.words));
    for (let sum = Math.max(2, start - furthest); sum < start - nearest; sum++) this.findSet(sum);
  }

  makeRoomFor(value: number): void {
    while (32 * this.words <= value) this.words *= 2;
  }

  /** Adds what splitting a heap of this size, after taking what the digits allow, can lead to. */
  addSplits(options: Uint32Array, size: number): void {
    const [nearest] = this.splits;
    if (nearest === undefined) return;
    if (size - nearest >= 2) this.findSet(size - nearest);
    for (const taken of this.splits) {
      if (size - taken < 2) return;
      const set = this.sets[(size - taken) % this.sets.length];
      for (let word = 0; word < (set?.length ?? 0); word++) options[word] = (options[word] ?? 0) | (set?.[word] ?? 0);
    }
  }

  private findSet(sum: number): void {
    const { marks, words } = this;
    marks.fill(0, 0, 32 * words);
    markPairs(this.values, marks, sum);
    const place = sum % this.sets.length;
    let set = this.sets[place];
    if (set?.length !== words) {
      set = new Uint32Array(words);
      this.sets[place] = set;
    }
    pack(marks, set);
  }
}

function pack(marks: Uint8Array, set: Uint32Array): void {
  for (let word = 0; word < set.length; word++) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit++) bits |= (marks[32 * word + bit] ?? 0) << bit;
    set[word] = bits;
  }
}
