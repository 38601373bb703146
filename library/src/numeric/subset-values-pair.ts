/**
 * Values of vertex subsets, for graphs of at most 64 vertices: a set is two 32-bit numbers in registers.
 *
 * Recursion is at most one level a vertex deep, because a move takes its own vertex away.
 */
import type { Bounds } from '../core/limits.ts';
import type { SubsetGame, SubsetTheory } from '../core/subset-game.ts';
import { SubsetImages } from './subset-images.ts';
import { MISSING, SubsetMemo } from './subset-memo.ts';
import { longer, type SubsetRows, subsetRows } from './subset-rows.ts';
import { NO_SHAPE, type ShapeBook, SubsetShapes } from './subset-shapes.ts';
import type { SubsetSolver } from './subset-values.ts';

export class PairSolver implements SubsetSolver {
  private readonly theory: SubsetTheory;
  private readonly memo: SubsetMemo;
  private readonly rows: SubsetRows;
  /** The option values of the component that each level of the recursion works on. */
  private readonly options: Int32Array[] = [];
  private readonly shapes: SubsetShapes | undefined;
  private readonly images: SubsetImages | undefined;
  /** All bits where a move needs all that it takes, else none. */
  private readonly needed: number;
  private readonly set = new Int32Array(2);

  constructor(game: SubsetGame, theory: SubsetTheory, limits: Bounds, book?: ShapeBook) {
    this.theory = theory;
    this.memo = new SubsetMemo(2, limits);
    this.rows = subsetRows(game, 2);
    this.shapes = game.followsGraph ? new SubsetShapes(this.rows.adjacent, 2, game.ends, book) : undefined;
    this.images = game.board === undefined ? undefined : new SubsetImages(game.board, 2);
    this.needed = game.whole === true ? -1 : 0;
  }

  get positions(): number {
    return this.memo.stored;
  }

  renew(limits: Bounds): void {
    this.memo.renew(limits);
  }

  value(set: Uint32Array): number {
    const low = (set[0] as number) | 0;
    const high = (set[1] ?? 0) | 0;
    return this.ofSet(low, high, low, high, 0);
  }

  /** The value of a set of which every component meets the edge; the edge lies in the set. */
  private ofSet(low: number, high: number, edgeLow: number, edgeHigh: number, level: number): number {
    const { theory } = this;
    const { adjacent } = this.rows;
    if ((low | high) === 0) return theory.ended;
    let value = MISSING;
    for (;;) {
      let openLow = edgeLow & -edgeLow;
      let openHigh = edgeLow === 0 ? edgeHigh & -edgeHigh : 0;
      let leftLow = low ^ openLow;
      let leftHigh = high ^ openHigh;
      edgeLow ^= openLow;
      edgeHigh ^= openHigh;
      while ((openLow | openHigh) !== 0 && (edgeLow | edgeHigh) !== 0) {
        const vertex = openLow !== 0 ? 31 - Math.clz32(openLow) : 63 - Math.clz32(openHigh);
        if (openLow !== 0) openLow ^= 1 << vertex;
        else openHigh ^= 1 << vertex;
        const newLow = (adjacent[2 * vertex] as number) & leftLow;
        const newHigh = (adjacent[2 * vertex + 1] as number) & leftHigh;
        openLow |= newLow;
        openHigh |= newHigh;
        leftLow ^= newLow;
        leftHigh ^= newHigh;
        edgeLow &= leftLow;
        edgeHigh &= leftHigh;
      }
      if ((edgeLow | edgeHigh) === 0) {
        const last = this.ofComponent(low, high, level);
        return value === MISSING ? last : theory.combine(value, last);
      }
      const component = this.ofComponent(low ^ leftLow, high ^ leftHigh, level);
      value = value === MISSING ? component : theory.combine(value, component);
      low = leftLow;
      high = leftHigh;
    }
  }

  private ofComponent(low: number, high: number, level: number): number {
    if (this.images === undefined) return this.ofLeast(low, high, level);
    const { set } = this;
    set[0] = low;
    set[1] = high;
    this.images.makeLeast(set);
    return this.ofLeast(set[0], set[1], level);
  }

  private ofLeast(low: number, high: number, level: number): number {
    const known = this.memo.getPair(low, high);
    if (known !== MISSING) return known;
    const shape = this.shapeOf(low, high);
    const same = shape === NO_SHAPE ? undefined : this.shapes?.valueOf(shape);
    if (same !== undefined) {
      this.memo.addPair(low, high, same);
      return same;
    }
    const { needed, memo } = this;
    const { first, takes, around } = this.rows;
    memo.depth = level + 1;
    memo.spend(1);
    let values = this.options[level] ?? new Int32Array(64);
    let count = 0;
    let unplayedLow = low;
    let unplayedHigh = high;
    while ((unplayedLow | unplayedHigh) !== 0) {
      const vertex = unplayedLow !== 0 ? 31 - Math.clz32(unplayedLow) : 63 - Math.clz32(unplayedHigh);
      if (unplayedLow !== 0) unplayedLow ^= 1 << vertex;
      else unplayedHigh ^= 1 << vertex;
      const end = first[vertex + 1] as number;
      for (let move = first[vertex] as number; move < end; move++) {
        const takenLow = takes[2 * move] as number;
        const takenHigh = takes[2 * move + 1] as number;
        if ((needed & ((takenLow & ~low) | (takenHigh & ~high))) !== 0) continue;
        const restLow = low & ~takenLow;
        const restHigh = high & ~takenHigh;
        const edgeLow = restLow & (around[2 * move] as number);
        const edgeHigh = restHigh & (around[2 * move + 1] as number);
        if (count === values.length) values = longer(values);
        values[count++] = this.ofSet(restLow, restHigh, edgeLow, edgeHigh, level + 1);
        if (level === 0) memo.decided = count;
      }
    }
    this.options[level] = values;
    memo.depth = level;
    memo.spend(count);
    const value = count === 0 ? this.theory.ended : this.theory.fromOptions(values, count);
    memo.addPair(low, high, value);
    if (shape !== NO_SHAPE) this.shapes?.store(shape, value);
    return value;
  }

  private shapeOf(low: number, high: number): number {
    if (this.shapes === undefined) return NO_SHAPE;
    this.set[0] = low;
    this.set[1] = high;
    return this.shapes.shapeOf(this.set);
  }
}
