/**
 * Sets of squares of a board with at most 64 of them: two 32-bit words, square (x, y) being bit y·width + x.
 *
 * A function that gives a set leaves it in `low` and `high`: results that are made anew each time would take longer than the work.
 */

import type { BoardGame } from '../core/kernels.ts';
import { countBits } from './count-bits.ts';
import type { PartSets } from './set-search.ts';

export class BoardSets implements PartSets {
  low = 0;
  high = 0;
  private readonly width: number;
  private readonly height: number;
  private readonly rowMask: number;
  /** All squares but those of the first, and of the last column. */
  private readonly notFirst: readonly [number, number];
  private readonly notLast: readonly [number, number];
  /** Each row from right to left, and as a column. */
  private readonly reversed: Uint16Array;
  private readonly columns: Int32Array;

  private readonly dominoes: boolean;

  constructor({ width, height, dominoes }: Omit<BoardGame, 'moves'>) {
    this.dominoes = dominoes;
    this.width = width;
    this.height = height;
    this.rowMask = (1 << width) - 1;
    this.notFirst = this.squares((x) => x > 0);
    this.notLast = this.squares((x) => x < width - 1);
    this.reversed = Uint16Array.from({ length: 1 << width }, (_, row) => {
      let image = 0;
      for (let x = 0; x < width; x++) image |= ((row >>> x) & 1) << (width - 1 - x);
      return image;
    });
    const side = Math.min(width, height);
    this.columns = new Int32Array(2 << side);
    for (let row = 0; row < 1 << side; row++) {
      const [low, high] = this.squares((x, y) => x === 0 && ((row >>> y) & 1) === 1);
      this.columns[2 * row] = low;
      this.columns[2 * row + 1] = high;
    }
  }

  private squares(has: (x: number, y: number) => boolean): readonly [number, number] {
    let [low, high] = [0, 0];
    for (let square = 0; square < this.width * this.height; square++) {
      if (!has(square % this.width, Math.floor(square / this.width))) continue;
      if (square < 32) low |= 1 << square;
      else high |= 1 << (square - 32);
    }
    return [low, high];
  }

  /** The squares beside those of a set. */
  private around(low: number, high: number): void {
    const { width } = this;
    const back = 32 - width;
    const lastLow = low & this.notLast[0];
    const lastHigh = high & this.notLast[1];
    const firstLow = low & this.notFirst[0];
    const firstHigh = high & this.notFirst[1];
    this.low = (lastLow << 1) | (firstLow >>> 1) | (firstHigh << 31) | (low << width) | (low >>> width) | (high << back);
    this.high = (lastHigh << 1) | (lastLow >>> 31) | (firstHigh >>> 1) | (high << width) | (low >>> back) | (high >>> width);
  }

  /** The region of the lowest square. */
  firstPart(low: number, high: number): void {
    let [moreLow, moreHigh] = low !== 0 ? [low & -low, 0] : [0, high & -high];
    let [regionLow, regionHigh] = [0, 0];
    while (moreLow !== regionLow || moreHigh !== regionHigh) {
      regionLow = moreLow;
      regionHigh = moreHigh;
      this.around(regionLow, regionHigh);
      moreLow = (regionLow | this.low) & low;
      moreHigh = (regionHigh | this.high) & high;
    }
    this.low = regionLow;
    this.high = regionHigh;
  }

  /** Pairs of squares that touch. */
  size(low: number, high: number): number {
    const { width, notLast } = this;
    const rightLow = low & ((low & notLast[0]) << 1);
    const rightHigh = high & (((high & notLast[1]) << 1) | ((low & notLast[0]) >>> 31));
    const downLow = low & (low << width);
    const downHigh = high & ((high << width) | (low >>> (32 - width)));
    return countBits(rightLow) + countBits(rightHigh) + countBits(downLow) + countBits(downHigh);
  }

  /** The least image of a set that is not empty, shifted into the corner. Where it can be laid down on its long side, it is. */
  leastImage(low: number, high: number): void {
    const { width, height } = this;
    const lowest = low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
    const highest = high !== 0 ? 63 - Math.clz32(high) : 31 - Math.clz32(low);
    const top = Math.floor(lowest / width);
    const tall = Math.floor(highest / width) - top + 1;
    let all = 0;
    for (let y = top; y < top + tall; y++) all |= this.rowOf(low, high, y);
    const first = 31 - Math.clz32(all & -all);
    const broad = 32 - Math.clz32(all) - first;
    const mayTurn = broad <= height && tall <= width;
    if (!mayTurn || broad > tall) {
      this.shiftDown(low, high, top * width + first);
      this.leastFlip(this.low, this.high, broad, tall);
      return;
    }
    this.turn(low, high, top, tall, first);
    this.leastFlip(this.low, this.high, tall, broad);
    if (tall > broad) return;
    const [turnedLow, turnedHigh] = [this.low, this.high];
    this.shiftDown(low, high, top * width + first);
    this.leastFlip(this.low, this.high, broad, tall);
    if (isLess(turnedLow, turnedHigh, this.low, this.high)) {
      this.low = turnedLow;
      this.high = turnedHigh;
    }
  }

  private rowOf(low: number, high: number, y: number): number {
    const from = y * this.width;
    if (from >= 32) return (high >>> (from - 32)) & this.rowMask;
    return ((low >>> from) | (from === 0 ? 0 : high << (32 - from))) & this.rowMask;
  }

  private shiftDown(low: number, high: number, by: number): void {
    if (by >= 32) {
      this.low = high >>> (by - 32);
      this.high = 0;
    } else {
      this.low = by === 0 ? low : (low >>> by) | (high << (32 - by));
      this.high = high >>> by;
    }
  }

  /** Rows and columns exchanged. */
  private turn(low: number, high: number, top: number, tall: number, first: number): void {
    let [turnedLow, turnedHigh] = [0, 0];
    for (let y = 0; y < tall; y++) {
      const row = this.rowOf(low, high, top + y) >>> first;
      const columnLow = this.columns[2 * row] as number;
      turnedLow |= columnLow << y;
      turnedHigh |= ((this.columns[2 * row + 1] as number) << y) | (y === 0 ? 0 : columnLow >>> (32 - y));
    }
    this.low = turnedLow | 0;
    this.high = turnedHigh | 0;
  }

  /** The least of a set in the corner and its reflections. */
  private leastFlip(low: number, high: number, broad: number, tall: number): void {
    const { width } = this;
    let [mirroredLow, mirroredHigh, downLow, downHigh, turnedLow, turnedHigh] = [0, 0, 0, 0, 0, 0];
    for (let y = 0; y < tall; y++) {
      const row = this.rowOf(low, high, y);
      const other = (this.reversed[row] as number) >>> (width - broad);
      const to = y * width;
      const up = (tall - 1 - y) * width;
      mirroredLow |= lowPart(other, to);
      mirroredHigh |= highPart(other, to);
      downLow |= lowPart(row, up);
      downHigh |= highPart(row, up);
      turnedLow |= lowPart(other, up);
      turnedHigh |= highPart(other, up);
    }
    this.low = low | 0;
    this.high = high | 0;
    this.takeLess(mirroredLow, mirroredHigh);
    this.takeLess(downLow, downHigh);
    this.takeLess(turnedLow, turnedHigh);
  }

  private takeLess(low: number, high: number): void {
    if (!isLess(low, high, this.low, this.high)) return;
    this.low = low;
    this.high = high;
  }

  drop(low: number, high: number): void {
    if (this.dominoes) {
      this.reduced(low, high);
      return;
    }
    this.low = low;
    this.high = high;
  }

  /**
   * Without squares that change nothing where a move takes two squares that touch: those whose neighbours all have another neighbour
   * that has no other. `board-search.ts` has the proof.
   */
  private reduced(low: number, high: number): void {
    let [setLow, setHigh] = [0, 0];
    let [lessLow, lessHigh] = [low, high];
    while (lessLow !== setLow || lessHigh !== setHigh) {
      setLow = lessLow;
      setHigh = lessHigh;
      this.leaves(setLow, setHigh);
      const [leavesLow, leavesHigh] = [this.low, this.high];
      this.spareLeaves(setLow, setHigh, leavesLow, leavesHigh);
      const [spareLow, spareHigh] = [this.low, this.high];
      this.around(leavesLow, leavesHigh);
      this.around(setLow & ~this.low, setHigh & ~this.high);
      lessLow = setLow & (leavesLow | this.low) & ~spareLow;
      lessHigh = setHigh & (leavesHigh | this.high) & ~spareHigh;
    }
    this.low = setLow;
    this.high = setHigh;
  }

  /** The squares with exactly one neighbour. */
  private leaves(low: number, high: number): void {
    const { width, notFirst, notLast } = this;
    const back = 32 - width;
    const [fromLeft, fromRight] = [(high & notLast[1]) << 1, high & notFirst[1]];
    this.low = oneOf(
      low & ((low & notLast[0]) << 1),
      low & (((low & notFirst[0]) >>> 1) | (fromRight << 31)),
      low & (low << width),
      low & ((low >>> width) | (high << back)),
    );
    this.high = oneOf(
      high & (fromLeft | ((low & notLast[0]) >>> 31)),
      high & (fromRight >>> 1),
      high & ((high << width) | (low >>> back)),
      high & (high >>> width),
    );
  }

  /** Of leaves at one square all but the first. */
  private spareLeaves(low: number, high: number, leavesLow: number, leavesHigh: number): void {
    let [spareLow, spareHigh] = [0, 0];
    this.around(leavesLow, leavesHigh);
    let [atLow, atHigh] = [this.low & low, this.high & high];
    while ((atLow | atHigh) !== 0) {
      const [squareLow, squareHigh] = atLow !== 0 ? [atLow & -atLow, 0] : [0, atHigh & -atHigh];
      atLow ^= squareLow;
      atHigh ^= squareHigh;
      this.around(squareLow, squareHigh);
      const [ownLow, ownHigh] = [this.low & leavesLow, this.high & leavesHigh];
      if (ownLow !== 0) {
        spareLow |= ownLow & (ownLow - 1);
        spareHigh |= ownHigh;
      } else spareHigh |= ownHigh & (ownHigh - 1);
    }
    this.low = spareLow;
    this.high = spareHigh;
  }
}

/** The bits that are set in exactly one of four words. */
function oneOf(a: number, b: number, c: number, d: number): number {
  return (a ^ b ^ c ^ d) & ~((a & b) | (c & d) | ((a | b) & (c | d)));
}

function lowPart(row: number, from: number): number {
  return from < 32 ? row << from : 0;
}

function highPart(row: number, from: number): number {
  if (from >= 32) return row << (from - 32);
  return from === 0 ? 0 : row >>> (32 - from);
}

function isLess(low: number, high: number, otherLow: number, otherHigh: number): boolean {
  return high === otherHigh ? low >>> 0 < otherLow >>> 0 : high >>> 0 < otherHigh >>> 0;
}
