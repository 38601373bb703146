/**
 * What is known of sets: open addressing in one typed array, with a bound on how far it grows.
 *
 * A slot has the two words of a set and two words of what is known: its value; or which values it has not, one bit each. A fifth word
 * is the hash by which the set is placed, where that is not a hash of its words.
 */
import { FIRST_SLOT_BITS, type SetLimits } from './set-limits.ts';

/** The second word of what is known: a flag, and bits of the values from 32 on. An empty slot has 0 there. */
const KNOWN = 1 << 31;
const PARTLY = 1 << 30;
/** Part of the slots that may be filled before the table grows. */
const FULL = 0.6;
/** Values from this on are not remembered as excluded. */
const MOST_EXCLUDED = 62;

/** Where sets are placed that are the same game. */
export type HashOf = (low: number, high: number) => number;

export class SetTable {
  stored = 0;
  private readonly limits: SetLimits;
  private readonly hashOf: HashOf;
  /** Words of a slot. */
  private readonly words: number;
  private slotBits = FIRST_SLOT_BITS;
  private cells: Int32Array;

  /** Without a way to place sets they are placed by their words. */
  constructor(limits: SetLimits, hashOf?: HashOf) {
    this.limits = limits;
    this.hashOf = hashOf ?? hashOfSet;
    this.words = hashOf === undefined ? 4 : 5;
    this.cells = new Int32Array(this.words << FIRST_SLOT_BITS);
  }

  /** Where the set is, or would be; good until something is stored. */
  place(low: number, high: number): number {
    return this.placeBy(this.hashOf(low, high), low, high);
  }

  private placeBy(hash: number, low: number, high: number): number {
    const { cells } = this;
    let place = this.firstPlace(hash);
    while (cells[place + 3] !== 0 && (cells[place] !== low || cells[place + 1] !== high)) place = this.nextPlace(place);
    return place;
  }

  /** Where sets of this hash begin. */
  firstPlace(hash: number): number {
    return (hash >>> (32 - this.slotBits)) * this.words;
  }

  nextPlace(place: number): number {
    return place + this.words === this.cells.length ? 0 : place + this.words;
  }

  /** Only where sets are placed by another hash than that of their words. */
  hashAt(place: number): number {
    return this.cells[place + 4] as number;
  }

  lowAt(place: number): number {
    return this.cells[place] as number;
  }

  highAt(place: number): number {
    return this.cells[place + 1] as number;
  }

  /** The value at a place, or −1 where it is not known. */
  valueAt(place: number): number {
    return ((this.cells[place + 3] as number) & KNOWN) === 0 ? -1 : (this.cells[place + 2] as number);
  }

  excludesAt(place: number, value: number): boolean {
    if (value >= MOST_EXCLUDED) return false;
    const word = this.cells[place + (value < 32 ? 2 : 3)] as number;
    return ((word >>> (value & 31)) & 1) === 1;
  }

  isNewAt(place: number): boolean {
    return this.cells[place + 3] === 0;
  }

  storeValue(low: number, high: number, value: number): void {
    const place = this.enter(low, high);
    this.cells[place + 2] = value;
    this.cells[place + 3] = KNOWN;
  }

  /** Remembers that the set has none of the values whose bits are set, nor those that were excluded before. */
  storeExcluded(low: number, high: number, valuesLow: number, valuesHigh: number): void {
    const place = this.enter(low, high);
    this.cells[place + 2] = (this.cells[place + 2] as number) | valuesLow;
    this.cells[place + 3] = (this.cells[place + 3] as number) | valuesHigh | PARTLY;
  }

  private enter(low: number, high: number): number {
    const hash = this.hashOf(low, high);
    const place = this.placeBy(hash, low, high);
    if (this.cells[place + 3] !== 0) return place;
    if (this.stored >= this.limits.mostStored) throw this.limits.whyFull(this.stored);
    if (this.stored >= FULL * 2 ** this.slotBits) {
      this.grow();
      return this.enter(low, high);
    }
    this.stored++;
    this.cells[place] = low;
    this.cells[place + 1] = high;
    if (this.words > 4) this.cells[place + 4] = hash;
    return place;
  }

  private grow(): void {
    if (this.slotBits >= this.limits.mostSlotBits) throw this.limits.whyFull(this.stored);
    const { cells: old, words } = this;
    this.slotBits++;
    this.cells = new Int32Array(2 * old.length);
    for (let from = 0; from < old.length; from += words) {
      if (old[from + 3] === 0) continue;
      const [low, high] = [old[from] as number, old[from + 1] as number];
      const to = this.placeBy(words > 4 ? (old[from + 4] as number) : hashOfSet(low, high), low, high);
      for (let word = 0; word < words; word++) this.cells[to + word] = old[from + word] as number;
    }
  }
}

export function hashOfSet(low: number, high: number): number {
  let hash = Math.imul(low, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ high, 0x85ebca6b);
  return Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
}
