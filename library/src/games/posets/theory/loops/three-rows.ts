/**
 * The lost positions of Chomp with three rows: for a second row of b squares and a third of c the one first row that is lost, if any.
 *
 * From (a, b, c) the moves lead to (x, min(b, x), min(c, x)) with x < a, to (a, y, min(c, y)) with y < b, and to (a, b, z) with z < c;
 * (a, b, c) is lost when none of these is. The first kind with x < b does not depend on a: if (x, x, min(c, x)) is lost for some x < b,
 * every first row is won. The first kind with x ≥ b asks for the least a. The others exclude the first rows that are lost over
 * (y, min(c, y)) or over (b, z). So the answer is the least a ≥ b that is not excluded. At most b + c are, so it is at most 2b + c.
 *
 * The end is the poison alone, (1, 0, 0): lost in normal play, won in misère play, where the least first row over (0, 0) is hence 2.
 *
 * Excluded rows are bits: one set for each b, which grows with c, and one for the present c, which grows with b.
 */
import type { Bounds } from '../../../../core/limits.ts';
import type { Play } from '../../../../core/outcome.ts';
import { type Passed, pass } from '../../../../core/theorem.ts';
import { Timer } from '../../../../core/timer.ts';

/** As stored: no first row is lost. */
const NONE = 0;

export class ThreeRows {
  /** `rows[c * (most b + 1) + b]`. */
  private readonly rows: Int32Array;
  private readonly mostSecond: number;
  private readonly limits: Bounds;
  private readonly play: Play;

  private constructor(mostSecond: number, mostThird: number, play: Play, limits: Bounds) {
    this.mostSecond = mostSecond;
    this.play = play;
    this.limits = limits;
    this.rows = new Int32Array((mostSecond + 1) * (mostThird + 1));
    this.fill(mostThird);
  }

  /** All rows up to these, or why there are too many. Throws `LimitReached` where it takes too long. */
  static upTo(second: number, third: number, play: Play, limits: Bounds): ThreeRows | Passed {
    const bytes = 4 * (second + 1) * (third + 1) + (second + 1) * Math.ceil((3 * second + 3) / 8);
    if (bytes <= limits.megabytes * 1e6 && bytes < 2 ** 31) return new ThreeRows(second, third, play, limits);
    const { megabytes } = limits;
    return pass(`its table for rows of ${second} and ${third} squares would be too large`, {
      name: 'megabytes',
      value: megabytes,
    });
  }

  /** The first row that is lost over these; undefined where none is. */
  firstRow(second: number, third: number): number | undefined {
    return this.rows[third * (this.mostSecond + 1) + second] || undefined;
  }

  isLost(first: number, second: number, third: number): boolean {
    return this.firstRow(second, third) === first;
  }

  /** The squares by row and column that win from here; the second and third rows are no longer than the table. */
  *winningSquares(first: number, second: number, third: number): Iterable<readonly [number, number]> {
    for (let column = 1; column < second; column++) if (this.isLost(column, column, Math.min(third, column))) yield [0, column];
    const shorter = this.firstRow(second, third);
    if (shorter !== undefined && shorter < first && shorter >= second) yield [0, shorter];
    for (let column = 0; column < second; column++) if (this.isLost(first, column, Math.min(third, column))) yield [1, column];
    for (let column = 0; column < third; column++) if (this.isLost(first, second, column)) yield [2, column];
  }

  private fill(mostThird: number): void {
    const { mostSecond, rows } = this;
    const timer = new Timer(this.limits.milliseconds);
    const words = Math.ceil((3 * mostSecond + 3) / 32);
    const bySecond = new Int32Array((mostSecond + 1) * words);
    const byThird = new Int32Array(words);
    for (let third = 0; third <= mostThird; third++) {
      timer.check('the table');
      this.limits.onLook?.({ values: third, needed: mostThird });
      byThird.fill(0);
      let isOver = false;
      for (let second = 0; second < third; second++) {
        const first = rows[second * (mostSecond + 1) + second] as number;
        if (first !== NONE) put(byThird, 0, first);
        isOver ||= first === second && first !== NONE;
      }
      for (let second = third; second <= mostSecond && !isOver; second++) {
        const least = Math.max(second, second === 0 && this.play === 'misere' ? 2 : 1);
        const first = leastFree(bySecond, second * words, byThird, least);
        rows[third * (mostSecond + 1) + second] = first;
        put(bySecond, second * words, first);
        put(byThird, 0, first);
        isOver = first === second;
      }
    }
  }
}

/** The least number from `least` on that is in neither set. */
function leastFree(sets: Int32Array, from: number, others: Int32Array, least: number): number {
  let word = least >>> 5;
  let free = ~((sets[from + word] as number) | (others[word] as number)) & (-1 << (least & 31));
  while (free === 0) {
    word++;
    free = ~((sets[from + word] as number) | (others[word] as number));
  }
  return 32 * word + 31 - Math.clz32(free & -free);
}

function put(sets: Int32Array, from: number, bit: number): void {
  sets[from + (bit >>> 5)] = (sets[from + (bit >>> 5)] as number) | (1 << (bit & 31));
}
