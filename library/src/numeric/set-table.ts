/**
 * What is known of the sets of a board: open addressing in one typed array, with a bound on how far it grows.
 *
 * A slot has the two words of a set and two words of what is known: its value; or which values it has not, one bit each.
 */
import { type BoardLimits, FIRST_SLOT_BITS } from './board-limits.ts';

/** The second word of what is known: a flag, and bits of the values from 32 on. An empty slot has 0 there. */
const KNOWN = 1 << 31;
const PARTLY = 1 << 30;
const WORDS = 4;
/** Part of the slots that may be filled before the table grows. */
const FULL = 0.6;
/** Values from this on are not remembered as excluded. */
const MOST_EXCLUDED = 62;

export class BoardTable {
  stored = 0;
  private readonly limits: BoardLimits;
  private slotBits = FIRST_SLOT_BITS;
  private cells = new Int32Array(WORDS << FIRST_SLOT_BITS);

  constructor(limits: BoardLimits) {
    this.limits = limits;
  }

  /** Where the set is, or would be; good until something is stored. */
  place(low: number, high: number): number {
    const { cells } = this;
    let place = (mix(low, high) >>> (32 - this.slotBits)) * WORDS;
    while (cells[place + 3] !== 0 && (cells[place] !== low || cells[place + 1] !== high)) {
      place += WORDS;
      if (place === cells.length) place = 0;
    }
    return place;
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
    const place = this.place(low, high);
    if (this.cells[place + 3] !== 0) return place;
    if (this.stored >= this.limits.mostStored) throw this.limits.whyFull(this.stored);
    if (this.stored >= FULL * 2 ** this.slotBits) {
      this.grow();
      return this.enter(low, high);
    }
    this.stored++;
    this.cells[place] = low;
    this.cells[place + 1] = high;
    return place;
  }

  private grow(): void {
    if (this.slotBits >= this.limits.mostSlotBits) throw this.limits.whyFull(this.stored);
    const old = this.cells;
    this.slotBits++;
    this.cells = new Int32Array(WORDS * 2 ** this.slotBits);
    for (let from = 0; from < old.length; from += WORDS) {
      if (old[from + 3] === 0) continue;
      const to = this.place(old[from] as number, old[from + 1] as number);
      for (let word = 0; word < WORDS; word++) this.cells[to + word] = old[from + word] as number;
    }
  }
}

function mix(low: number, high: number): number {
  let hash = Math.imul(low, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ high, 0x85ebca6b);
  return Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
}
