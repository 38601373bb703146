/**
 * Coins sorted by their bits from the lowest on: those that agree modulo a power of 2 stand side by side.
 *
 * `pairUp` pairs the two that agree modulo the highest power of 2, sets them aside and goes on. `squaresFor` finds the one square to which
 * a coin would have to go for the board to have a given value, bit by bit: by Welter's formula [conway1976, Ch. 13] the value of
 * coins a, b, c … is a ⊕ b ⊕ c ⊕ … ⊕ (a|b) ⊕ (a|c) ⊕ (b|c) ⊕ …, where (a|b) has ones from the lowest bit up to the first in which a and
 * b differ. So bit j of what a coin x adds is that of x, changed if the number of other coins that agree with x modulo 2^j is odd; and
 * that number depends on lower bits of x alone. One pass over the bits, and a range of sorted coins that grows narrower on the way.
 */
import type { Nimber } from '../../../../core/nimber.ts';
import { keepTime } from '../../../../core/time-at-hand.ts';
import { readWords, reverseBits, toWordRows, type WordRows, writeWords } from './words.ts';

/** Places in the list of coins that was given. */
export interface Pairing {
  readonly pairs: readonly (readonly [number, number])[];
  /** The coin that is left over, where their number is odd. */
  readonly odd?: number;
}

export class SortedCoins {
  private readonly rows: WordRows;
  /** The places of the coins, in the order of their reversed bits. */
  private readonly order: Uint32Array;
  private readonly count: number;

  constructor(coins: readonly Nimber[]) {
    this.rows = toWordRows(coins);
    this.count = coins.length;
    const { words, width } = this.rows;
    const reversed = words.map(reverseBits);
    this.order = Uint32Array.from(coins, (_, place) => place).sort((a, b) => {
      for (let word = 0; word < width; word++) {
        const difference = (reversed[a * width + word] ?? 0) - (reversed[b * width + word] ?? 0);
        if (difference !== 0) return difference;
      }
      return 0;
    });
  }

  private bit(place: number, bit: number): number {
    return ((this.rows.words[place * this.rows.width + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1;
  }

  /** The coin at this point of the order. */
  private at(index: number): number {
    return this.order[index] ?? 0;
  }

  /** In how many low bits two coins agree. */
  private agreement(a: number, b: number): number {
    const { words, width } = this.rows;
    for (let word = 0; word < width; word++) {
      const difference = (words[a * width + word] ?? 0) ^ (words[b * width + word] ?? 0);
      if (difference !== 0) return 32 * word + 31 - Math.clz32(difference & -difference);
    }
    return 32 * width;
  }

  /** Neighbours are joined into ever larger groups, those that agree most first; a group has at most one coin without a mate. */
  pairUp(): Pairing {
    const { count } = this;
    const bonds = Uint32Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
      this.agreement(this.at(index), this.at(index + 1)),
    );
    // A bond and its place in one number, so that they are sorted without a comparison.
    const byStrength = Float64Array.from(bonds, (bond, index) => bond * count + index)
      .sort()
      .reverse();
    // Of each group, at both of its ends: the other end, and the coin without a mate or −1.
    const otherEnd = Uint32Array.from({ length: count }, (_, index) => index);
    const single = Int32Array.from(this.order);
    const pairs: (readonly [number, number])[] = [];
    for (const key of byStrength) {
      const bond = key % count;
      const [first, last] = [otherEnd[bond] ?? 0, otherEnd[bond + 1] ?? 0];
      const [a, b] = [single[bond] ?? -1, single[bond + 1] ?? -1];
      if (a >= 0 && b >= 0) pairs.push([Math.min(a, b), Math.max(a, b)]);
      const left = a >= 0 && b >= 0 ? -1 : Math.max(a, b);
      [otherEnd[first], otherEnd[last]] = [last, first];
      [single[first], single[last]] = [left, left];
    }
    const odd = count === 0 ? -1 : (single[0] ?? -1);
    return odd < 0 ? { pairs } : { pairs, odd };
  }

  /** For each coin, the square to its left on which it would change the value of the board by this nim-summand, where there is one. */
  *squaresFor(change: Nimber): Iterable<{ readonly place: number; readonly square: Nimber }> {
    const { width } = this.rows;
    if (toWordRows([change]).width > width) return;
    const delta = new Uint32Array(width);
    writeWords(change, delta);
    for (let place = 0; place < this.count; place++) {
      const square = this.squareFor(place, delta);
      if (square !== undefined) yield { place, square };
    }
  }

  /** Bit by bit, with the ranges of the coins that agree with this one so far, and with the square that is looked for. */
  private squareFor(place: number, delta: Uint32Array): Nimber | undefined {
    keepTime();
    const { words, width } = this.rows;
    const square = words.slice(place * width, (place + 1) * width);
    let [ownFrom, ownTo, from, to] = [0, this.count, 0, this.count];
    let agrees = true;
    for (let bit = 0; bit < 32 * width; bit++) {
      const ownBit = this.bit(place, bit);
      // Counted without the coin itself, which is in its own range only.
      const parity: number = agrees ? 0 : (ownTo - ownFrom - 1 + to - from) & 1;
      const flip: number = (((delta[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) ^ parity;
      const middle = this.firstWithOne(ownFrom, ownTo, bit);
      if (agrees && flip === 1) [from, to] = ownBit === 1 ? [ownFrom, middle] : [middle, ownTo];
      else if (!agrees) {
        const split = this.firstWithOne(from, to, bit);
        if ((ownBit ^ flip) === 1) from = split;
        else to = split;
      }
      if (flip === 1) square[bit >>> 5] = (square[bit >>> 5] ?? 0) ^ (1 << (bit & 31));
      if (ownBit === 1) ownFrom = middle;
      else ownTo = middle;
      agrees &&= flip === 0;
      if (!agrees && from === to && ownTo - ownFrom === 1) {
        flipAbove(square, delta, bit + 1);
        break;
      }
    }
    // Where it still agrees with another coin after all bits, the next bit is set: a square beyond all coins.
    return agrees || from < to || !isLess(square, words, place * width) ? undefined : readWords(square);
  }

  /** Where the coins begin that have this bit, in a range of coins that agree in all lower ones. */
  private firstWithOne(from: number, to: number, bit: number): number {
    if (from === to || this.bit(this.at(from), bit) === 1) return from;
    if (this.bit(this.at(to - 1), bit) === 0) return to;
    let [low, high] = [from, to - 1];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.bit(this.at(middle), bit) === 0) low = middle;
      else high = middle;
    }
    return high;
  }
}

/** Changes all bits from this one on in which `delta` has ones. */
function flipAbove(square: Uint32Array, delta: Uint32Array, from: number): void {
  for (let word = from >>> 5; word < square.length; word++) {
    const mask = word === from >>> 5 ? (-1 << (from & 31)) >>> 0 : 0xffffffff;
    square[word] = ((square[word] ?? 0) ^ ((delta[word] ?? 0) & mask)) >>> 0;
  }
}

/** Whether the number is less than that whose words begin at `at`. */
function isLess(number: Uint32Array, words: Uint32Array, at: number): boolean {
  for (let word = number.length - 1; word >= 0; word--) {
    const difference = (number[word] ?? 0) - (words[at + word] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
