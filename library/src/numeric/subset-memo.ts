/**
 * The memo of a search over vertex subsets: an open-addressing hash table on one typed array, with the limits of the search.
 *
 * A record is the words of a set and then its value; records lie side by side, so that a probe touches one cache line.
 * The value's sign bit is flipped in store: an untouched cell (0) then reads as `MISSING`, and no key is reserved.
 * `getPair` and `addPair` are `get` and `add` for sets of two words, unrolled: they are the inner loop of a search.
 */
import { type Bounds, LimitReached } from '../core/limits.ts';
import { Timer } from '../core/timer.ts';

/** Read for a set that is not in the memo; no value may equal it. */
export const MISSING = -0x80000000;

const FIRST_SLOT_BITS = 8;
const MOST_SLOT_BITS = 31;
/** The share of slots in use at which the table grows. */
const FULL = 0.6;
const BYTES = 4;
const MEGABYTE = 1e6;
/** Steps of work between two looks at the clock: some milliseconds at most. */
const WORK_PER_LOOK = 1 << 15;

export class SubsetMemo {
  /** Number of sets stored. */
  stored = 0;
  /** Sets that are begun and not stored yet: how deep the search is. */
  depth = 0;
  /** First moves of the set that was asked for whose values are known. */
  decided = 0;
  private readonly words: number;
  private limits: Bounds;
  private timer: Timer;
  private before = 0;
  private work = 0;
  private slotBits = 0;
  private room = 0;
  private cells = new Int32Array(0);

  constructor(words: number, limits: Bounds) {
    this.words = words;
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
    this.allocate(FIRST_SLOT_BITS);
  }

  /** For the next question: its limits begin now. */
  renew(limits: Bounds): void {
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
    this.before = this.stored;
  }

  /** The value of the set whose words begin at `keys[at]`, or `MISSING`. */
  get(keys: Int32Array, at: number): number {
    return (this.cells[this.place(keys, at)] as number) ^ MISSING;
  }

  /** Stores the value of a set that is not there yet. */
  add(keys: Int32Array, at: number, value: number): void {
    this.makeRoom();
    const place = this.place(keys, at);
    for (let word = 0; word < this.words; word++) this.cells[place - this.words + word] = keys[at + word] as number;
    this.cells[place] = value ^ MISSING;
  }

  getPair(low: number, high: number): number {
    return (this.cells[this.placePair(low, high)] as number) ^ MISSING;
  }

  addPair(low: number, high: number, value: number): void {
    this.makeRoom();
    const place = this.placePair(low, high);
    this.cells[place - 2] = low;
    this.cells[place - 1] = high;
    this.cells[place] = value ^ MISSING;
  }

  /** Says that so many steps of work were done; looks at the clock now and then. */
  spend(steps: number): void {
    this.work += steps;
    if (this.work < WORK_PER_LOOK) return;
    this.work = 0;
    this.limits.onLook?.({ positions: this.stored + this.depth, ...(this.decided > 0 && { decided: this.decided }) });
    this.timer.check();
  }

  /** Where the value of this set is or would be. */
  private place(keys: Int32Array, at: number): number {
    const { cells, words } = this;
    let hash = 0;
    for (let word = 0; word < words; word++) hash = mix(hash, keys[at + word] as number);
    let place = (hash >>> (32 - this.slotBits)) * (words + 1) + words;
    while (cells[place] !== 0 && !this.holds(place - words, keys, at)) {
      place += words + 1;
      if (place >= cells.length) place = words;
    }
    return place;
  }

  private holds(record: number, keys: Int32Array, at: number): boolean {
    for (let word = 0; word < this.words; word++) if (this.cells[record + word] !== keys[at + word]) return false;
    return true;
  }

  private placePair(low: number, high: number): number {
    const cells = this.cells;
    let place = (mix(mix(0, low), high) >>> (32 - this.slotBits)) * 3 + 2;
    while (cells[place] !== 0 && (cells[place - 2] !== low || cells[place - 1] !== high)) {
      place += 3;
      if (place >= cells.length) place = 2;
    }
    return place;
  }

  private makeRoom(): void {
    if (this.stored - this.before >= this.limits.positions) {
      throw new LimitReached('positions', this.limits.positions);
    }
    if (this.stored >= this.room) this.grow();
    this.stored++;
  }

  private grow(): void {
    const full = this.cells;
    this.allocate(this.slotBits + 1);
    for (let record = 0; record < full.length; record += this.words + 1) {
      const value = full[record + this.words] as number;
      if (value === 0) continue;
      const place = this.place(full, record);
      for (let word = 0; word < this.words; word++) this.cells[place - this.words + word] = full[record + word] as number;
      this.cells[place] = value;
    }
  }

  private allocate(slotBits: number): void {
    const slots = 2 ** slotBits;
    const length = slots * (this.words + 1);
    const bytes = (length + this.cells.length) * BYTES;
    if (bytes > this.limits.megabytes * MEGABYTE || slotBits > MOST_SLOT_BITS) {
      throw new LimitReached('megabytes', this.limits.megabytes);
    }
    this.cells = new Int32Array(length);
    this.slotBits = slotBits;
    this.room = Math.floor(slots * FULL);
  }
}

function mix(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, 0x9e3779b1);
  return Math.imul(product ^ (product >>> 15), 0x85ebca6b);
}
