/**
 * Values of sets of squares of a board, or of vertices of a graph, of which a move takes some away.
 *
 * Parts that do not touch are summands, so that a set has the nim-sum of the values of its parts; of all parts that are the same game,
 * as images or as isomorphic graphs, one is looked into. Asked is seldom "which value?" but "is it k?" [lemoineViennot2012]: a part has
 * the value k exactly when no move leaves k and, for each smaller value, some move leaves it. So one move that leaves k settles the
 * question, and of a sum all parts but the largest have to be valued and the largest only to be compared. What is known of all moves is
 * looked up before any is searched; then those come first that leave the smallest parts, for they are the smallest
 * searches. What a part has not is remembered along with what it has. (Asking whether it has one of several values
 * [belingRogalski2020] saves more on larger boards, and was not needed on these.)
 */
import type { SetSearch } from '../core/kernels.ts';
import type { Bounds } from '../core/limits.ts';
import { countBits } from './count-bits.ts';
import { SETS_PER_LOOK, type SetLimits } from './set-limits.ts';
import type { SetTable } from './set-table.ts';

/** Values from this on are not remembered as excluded. */
const MOST_EXCLUDED = 62;

/** Sets of two words. A function that gives a set leaves it in `low` and `high`. */
export interface PartSets {
  low: number;
  high: number;
  /** The part of the first member. */
  firstPart(low: number, high: number): void;
  /** One set for all that are the same game as this one. */
  leastImage(low: number, high: number): void;
  /** How large a part is, as a measure of the search that it takes. */
  size(low: number, high: number): number;
  /** What matters of a set. */
  drop(low: number, high: number): void;
}

/** Sets that are still to be searched, those first that are searched first. */
export class OpenSets {
  readonly lows: number[] = [];
  readonly highs: number[] = [];
  private readonly orders: number[] = [];
  count = 0;

  insert(low: number, high: number, order: number): void {
    let at = this.count++;
    for (; at > 0 && (this.orders[at - 1] as number) > order; at--) {
      this.lows[at] = this.lows[at - 1] as number;
      this.highs[at] = this.highs[at - 1] as number;
      this.orders[at] = this.orders[at - 1] as number;
    }
    this.lows[at] = low;
    this.highs[at] = high;
    this.orders[at] = order;
  }
}

export class PlainSetSearch<Sets extends PartSets> implements SetSearch {
  /** Four words for each move: what must be there, and what it takes. */
  protected readonly moves: Int32Array;
  protected readonly sets: Sets;
  protected readonly limits: SetLimits;
  private readonly values: SetTable;
  private readonly levels: OpenSets[] = [];
  private work = 0;

  constructor(moves: Int32Array, sets: Sets, values: SetTable, limits: SetLimits) {
    this.moves = moves;
    this.sets = sets;
    this.values = values;
    this.limits = limits;
  }

  get positions(): number {
    return this.values.stored;
  }

  renew(limits: Bounds): void {
    this.limits.renew(limits, this.positions);
  }

  value(low: number, high: number): number {
    this.sets.drop(low | 0, high | 0);
    return this.valueOfSet(this.sets.low, this.sets.high, 0);
  }

  isValue(low: number, high: number, value: number): boolean {
    this.sets.drop(low | 0, high | 0);
    return this.isValueOfSet(this.sets.low, this.sets.high, value, 0);
  }

  protected level(level: number): OpenSets {
    const open = this.levels[level] ?? new OpenSets();
    this.levels[level] = open;
    open.count = 0;
    return open;
  }

  protected spend(): void {
    if (++this.work < SETS_PER_LOOK) return;
    this.work = 0;
    this.limits.look(this.positions);
  }

  private valueOfSet(low: number, high: number, level: number): number {
    const { sets } = this;
    let value = 0;
    let [leftLow, leftHigh] = [low, high];
    while ((leftLow | leftHigh) !== 0) {
      sets.firstPart(leftLow, leftHigh);
      leftLow ^= sets.low;
      leftHigh ^= sets.high;
      sets.leastImage(sets.low, sets.high);
      value ^= this.valueOfPart(sets.low, sets.high, level);
    }
    return value;
  }

  /** All parts are valued but the largest, which only has to be compared. */
  private isValueOfSet(low: number, high: number, value: number, level: number): boolean {
    const { sets, values } = this;
    let wanted = value;
    let [largeLow, largeHigh, size] = [0, 0, 0];
    let [leftLow, leftHigh] = [low, high];
    while ((leftLow | leftHigh) !== 0) {
      sets.firstPart(leftLow, leftHigh);
      leftLow ^= sets.low;
      leftHigh ^= sets.high;
      sets.leastImage(sets.low, sets.high);
      const [partLow, partHigh] = [sets.low, sets.high];
      const known = values.valueAt(values.place(partLow, partHigh));
      if (known >= 0) {
        wanted ^= known;
        continue;
      }
      const members = countBits(partLow) + countBits(partHigh);
      if (members <= size) wanted ^= this.valueOfPart(partLow, partHigh, level);
      else {
        if (size > 0) wanted ^= this.valueOfPart(largeLow, largeHigh, level);
        [largeLow, largeHigh, size] = [partLow, partHigh, members];
      }
    }
    return size === 0 ? wanted === 0 : this.isValueOfPart(largeLow, largeHigh, wanted, level);
  }

  private valueOfPart(low: number, high: number, level: number): number {
    const known = this.values.valueAt(this.values.place(low, high));
    if (known >= 0) return known;
    let value = 0;
    while (!this.isValueOfPart(low, high, value, level)) value++;
    return value;
  }

  private isValueOfPart(low: number, high: number, value: number, level: number): boolean {
    const { values } = this;
    const place = values.place(low, high);
    const known = values.valueAt(place);
    if (known >= 0) return known === value;
    if (values.excludesAt(place, value)) return false;
    this.spend();
    const open = this.level(level);
    if (this.lookUpMoves(low, high, value, open)) return false;
    for (let index = 0; index < open.count; index++) {
      if (!this.isValueOfSet(open.lows[index] as number, open.highs[index] as number, value, level + 1)) continue;
      this.exclude(low, high, value);
      return false;
    }
    for (let less = 0; less < value; less++) if (this.isValueOfPart(low, high, less, level + 1)) return false;
    values.storeValue(low, high, value);
    return true;
  }

  private exclude(low: number, high: number, value: number): void {
    if (value >= MOST_EXCLUDED) return;
    this.values.storeExcluded(low, high, value < 32 ? 1 << value : 0, value < 32 ? 0 : 1 << (value - 32));
  }

  /** Whether some move is known to leave this value; moves of which it is not known are listed. */
  private lookUpMoves(low: number, high: number, value: number, open: OpenSets): boolean {
    const { moves, sets, values } = this;
    let [seenLow, seenHigh] = [0, 0];
    let isFound = false;
    for (let move = 0; move < moves.length && !isFound; move += 4) {
      if ((((moves[move] as number) & ~low) | ((moves[move + 1] as number) & ~high)) !== 0) continue;
      sets.drop(low & ~(moves[move + 2] as number), high & ~(moves[move + 3] as number));
      const [restLow, restHigh] = [sets.low, sets.high];
      let [leftLow, leftHigh] = [restLow, restHigh];
      let [joined, unknown, last, size] = [0, 0, 0, 0];
      while ((leftLow | leftHigh) !== 0) {
        sets.firstPart(leftLow, leftHigh);
        leftLow ^= sets.low;
        leftHigh ^= sets.high;
        const partSize = sets.size(sets.low, sets.high);
        sets.leastImage(sets.low, sets.high);
        const place = values.place(sets.low, sets.high);
        const known = values.valueAt(place);
        if (known >= 0) joined ^= known;
        else {
          unknown++;
          last = place;
          size = Math.max(size, partSize);
        }
      }
      if (unknown === 0) {
        if (joined < 32) seenLow |= 1 << joined;
        else if (joined < MOST_EXCLUDED) seenHigh |= 1 << (joined - 32);
        isFound = joined === value;
      } else if (unknown > 1 || !values.excludesAt(last, value ^ joined))
        open.insert(restLow, restHigh, 2 * (64 * size + unknown) + (values.isNewAt(last) ? 1 : 0));
    }
    values.storeExcluded(low, high, seenLow, seenHigh);
    return isFound;
  }
}
