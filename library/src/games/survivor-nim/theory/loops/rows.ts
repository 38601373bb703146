/**
 * Survivor Nim with any finite sets of takes, by the rules: a bit-set recursion on the number of counters, one bit for each seat.
 *
 * Bit t of row n says that the player at seat t likes to leave n counters. A player wins when one of its takes leaves such a
 * number, so row n is an OR of earlier rows; the OR over a long interval of takes is that of two overlapping spans of 2^j rows,
 * which are kept for each j that is needed.
 */
import { type Piece, type SetSeat, toPieces, toShortages } from './set-pieces.ts';

export class SetRows {
  private readonly seatCount: number;
  private readonly words: number;
  /** Bit t: the player after seat t is of the other alliance. */
  private readonly changesSide: Int32Array;
  private readonly pieces: readonly Piece[];
  /** In normal play: who takes all that is left, and wins. */
  private readonly shortages: readonly Piece[];
  /** `spans[j]`: for each number of counters the OR of 2^j rows, its own the last. */
  private readonly spans: readonly Int32Array[];
  private known = 0;

  /** Rows for up to `most` counters. */
  constructor(seats: readonly SetSeat[], normal: boolean, most: number) {
    this.seatCount = seats.length;
    this.words = Math.ceil(seats.length / 32);
    this.changesSide = new Int32Array(this.words);
    for (const [seat, { alliance }] of seats.entries()) {
      if (seats[(seat + 1) % seats.length]?.alliance !== alliance) setBit(this.changesSide, seat);
    }
    this.pieces = toPieces(seats, most);
    this.shortages = normal ? toShortages(seats, most) : [];
    this.spans = Array.from({ length: spanCount(this.pieces) }, () => new Int32Array((most + 1) * this.words));
    if (normal) this.store(0, new Int32Array(this.words).fill(-1));
  }

  /** How many words one more row reads and writes. */
  get work(): number {
    return this.pieces.reduce((sum, { places }) => sum + places.length, this.words * this.spans.length);
  }

  /** Works out one more row and returns its number of counters. */
  next(): number {
    const counters = ++this.known;
    const wins = new Int32Array(this.words);
    for (const { least, most, level, places, bits } of this.pieces) {
      const rows = this.spans[level];
      if (counters < least || rows === undefined) continue;
      const near = (counters - least) * this.words;
      const far = (counters - most + 2 ** level - 1) * this.words;
      for (let index = 0; index < places.length; index++) {
        const place = places[index] ?? 0;
        const liked = (rows[near + place] ?? 0) | (far < 0 ? 0 : (rows[far + place] ?? 0));
        wins[place] = (wins[place] ?? 0) | (liked & (bits[index] ?? 0));
      }
    }
    for (const { most, places, bits } of this.shortages) {
      if (counters > most) continue;
      for (const [index, place] of places.entries()) wins[place] = (wins[place] ?? 0) | (bits[index] ?? 0);
    }
    this.store(counters, this.likedBefore(wins));
    return counters;
  }

  /** Whether the player at a seat wins; the row of these counters, at least 1, is worked out. */
  wins(counters: number, seat: number): boolean {
    const before = (seat + this.seatCount - 1) % this.seatCount;
    const [rows] = this.spans;
    return rows !== undefined && hasBit(rows, counters * this.words, before) !== hasBit(this.changesSide, 0, before);
  }

  /** A number for the row of these counters; equal rows have equal numbers. */
  hash(counters: number): number {
    const [rows] = this.spans;
    let hash = 0;
    for (let place = 0; place < this.words; place++) {
      hash = Math.imul(hash ^ (rows?.[counters * this.words + place] ?? 0), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  isSameRow(a: number, b: number): boolean {
    const [rows] = this.spans;
    for (let place = 0; place < this.words; place++)
      if (rows?.[a * this.words + place] !== rows?.[b * this.words + place]) return false;
    return true;
  }

  /** Who likes to leave this row: allies of the next player where that one wins, the others where it loses. */
  private likedBefore(wins: Int32Array): Int32Array {
    const liked = wins.map((word, place) => (word >>> 1) | ((wins[place + 1] ?? 0) << 31));
    if (hasBit(wins, 0, 0)) setBit(liked, this.seatCount - 1);
    return liked.map((word, place) => word ^ (this.changesSide[place] ?? 0));
  }

  private store(counters: number, row: Int32Array): void {
    const here = counters * this.words;
    this.spans[0]?.set(row, here);
    for (let level = 1; level < this.spans.length; level++) {
      const [span, half] = [this.spans[level], this.spans[level - 1]];
      if (span === undefined || half === undefined) continue;
      const before = here - 2 ** (level - 1) * this.words;
      for (let place = 0; place < this.words; place++)
        span[here + place] = (half[here + place] ?? 0) | (before < 0 ? 0 : (half[before + place] ?? 0));
    }
  }
}

/** Megabytes that the rows for up to `most` counters take. */
export function rowMegabytes(seats: readonly SetSeat[], most: number): number {
  return ((most + 1) * Math.ceil(seats.length / 32) * 4 * spanCount(toPieces(seats, most))) / 1e6;
}

function spanCount(pieces: readonly Piece[]): number {
  return pieces.reduce((highest, { level }) => Math.max(highest, level), 0) + 1;
}

function setBit(words: Int32Array, seat: number): void {
  words[seat >>> 5] = (words[seat >>> 5] ?? 0) | (1 << (seat & 31));
}

function hasBit(words: Int32Array, from: number, seat: number): boolean {
  return (((words[from + (seat >>> 5)] ?? 0) >>> (seat & 31)) & 1) === 1;
}
