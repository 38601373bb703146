/**
 * All boards of Chomp that fit into a plane of so many rows, numbered so that a table holds what is known of each.
 *
 * A board with rows a₁ ≥ … ≥ aᵣ (some may be 0) has the number Σ C(aᵢ + r − i, r − i + 1): the combinatorial number system on the
 * strictly falling aᵢ + r − i. A smaller board has a smaller number, so one pass from small to large fills the table. To cut rows i … m
 * down to j squares replaces their part of the sum by one that depends on i, m and j alone, so each move costs a few additions.
 *
 * In normal play the table holds Grundy values; in misère play 1 for a board that is lost and 0 for one that is won.
 */
import { type Bounds, LimitReached } from '../../../../core/limits.ts';
import type { Play } from '../../../../core/outcome.ts';
import { Timer } from '../../../../core/timer.ts';

/** Boards between two looks at the clock. */
const ROUND = 4096;

export class SubBoards {
  /** How many boards there are, the empty one among them. */
  readonly count: number;
  private readonly depth: number;
  private readonly play: Play;
  private readonly table: Uint16Array;
  /** `sums[j * (depth + 1) + k]`: what the first k rows add to the number, each of j squares. */
  private readonly sums: Float64Array;
  private marks = new Int32Array(64);
  private mark = 0;

  /** Boards up to this one. Throws `LimitReached`. */
  constructor(rows: readonly number[], play: Play, limits: Bounds) {
    this.depth = rows.length;
    this.play = play;
    this.count = 1 + countOf(rows, limits.positions);
    if (this.count > limits.positions) throw new LimitReached('positions', limits.positions, 'the table of smaller boards');
    if (2 * this.count > limits.megabytes * 1e6)
      throw new LimitReached('megabytes', limits.megabytes, 'the table of smaller boards');
    this.sums = sumsOf(rows.length, rows[0] ?? 0);
    this.table = new Uint16Array(this.count);
    this.fill(limits);
  }

  /** The Grundy value of a board that fits in, in normal play. */
  valueOf(rows: readonly number[]): number {
    return this.table[this.numberOf(rows)] as number;
  }

  isLost(rows: readonly number[]): boolean {
    return this.valueOf(rows) === (this.play === 'normal' ? 0 : 1);
  }

  private numberOf(rows: readonly number[]): number {
    let number = 0;
    for (let row = 0; row < this.depth; row++) number += this.term(row, rows[row] ?? 0);
    return number;
  }

  private term(row: number, length: number): number {
    const at = length * (this.depth + 1) + row;
    return (this.sums[at + 1] as number) - (this.sums[at] as number);
  }

  private fill({ milliseconds, onLook }: Bounds): void {
    const timer = new Timer(milliseconds);
    const rows = new Int32Array(this.depth + 1);
    rows[0] = 1;
    for (let number = 1; number < this.count; number++) {
      if (number % ROUND === 0) {
        onLook?.({ positions: number });
        timer.check('the table of smaller boards');
      }
      this.table[number] = this.play === 'normal' ? this.mexOf(rows) : this.isLostByMoves(rows);
      advance(rows, this.depth);
    }
  }

  private mexOf(rows: Int32Array): number {
    this.mark++;
    this.eachOption(rows, (option) => {
      const value = this.table[option] as number;
      if (value >= this.marks.length) this.marks = grown(this.marks, value);
      this.marks[value] = this.mark;
      return false;
    });
    let mex = 0;
    while (this.marks[mex] === this.mark) mex++;
    return mex;
  }

  /** In misère play who cannot move wins. */
  private isLostByMoves(rows: Int32Array): 0 | 1 {
    let hasMoves = false;
    const isWon = this.eachOption(rows, (option) => {
      hasMoves = true;
      return this.table[option] === 1;
    });
    return hasMoves && !isWon ? 1 : 0;
  }

  /** Visits the numbers of the boards that moves leave, until told to stop. */
  private eachOption(rows: Int32Array, visit: (option: number) => boolean): boolean {
    const { depth, sums } = this;
    let before = 0;
    for (let row = 0; row < depth && (rows[row] as number) > 0; row++) {
      const length = rows[row] as number;
      // Rows from `row` up to `until` are longer than what is left of them; `after` is what the others add.
      let [until, after] = [row, 0];
      for (let other = row; other < depth; other++) after += this.term(other, rows[other] as number);
      for (let left = length - 1; left >= (row === 0 ? 1 : 0); left--) {
        while (until < depth && (rows[until] as number) > left) {
          after -= this.term(until, rows[until] as number);
          until++;
        }
        const cut = (sums[left * (depth + 1) + until] as number) - (sums[left * (depth + 1) + row] as number);
        if (visit(before + cut + after)) return true;
      }
      before += this.term(row, length);
    }
    return false;
  }
}

/** The number of a board, or more than `most` where it is larger than that. */
function countOf(rows: readonly number[], most: number): number {
  let number = 0;
  for (const [row, length] of rows.entries()) {
    number += binomial(length + rows.length - 1 - row, rows.length - row, most);
    if (number > most) return number;
  }
  return number;
}

function sumsOf(depth: number, length: number): Float64Array {
  const sums = new Float64Array((length + 1) * (depth + 1));
  for (let left = 0; left <= length; left++)
    for (let row = 0; row < depth; row++)
      sums[left * (depth + 1) + row + 1] =
        (sums[left * (depth + 1) + row] as number) + binomial(left + depth - 1 - row, depth - row);
  return sums;
}

/** A binomial coefficient, or something more than `most` where it is larger than that. */
function binomial(n: number, k: number, most = Number.MAX_SAFE_INTEGER): number {
  if (k > n) return 0;
  let product = 1;
  for (let factor = 1; factor <= k && product <= most; factor++) product = (product * (n - k + factor)) / factor;
  return Math.round(product);
}

/** The board with the next number: the last row that can grows by one, and the rows below it go. */
function advance(rows: Int32Array, depth: number): void {
  for (let row = depth - 1; row >= 0; row--) {
    if (row > 0 && rows[row] === rows[row - 1]) continue;
    rows[row] = (rows[row] as number) + 1;
    rows.fill(0, row + 1);
    return;
  }
}

function grown(marks: Int32Array, value: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * value);
  larger.set(marks);
  return larger;
}
