/**
 * The Grundy values of Wythoff's games, which have no formula: a table filled row by row, with a set of values as bits for the row, for
 * every column, and for every diagonal d = y − x.
 *
 * The table is symmetric, so that only x ≤ y is filled, and the row x begins with what the column x has. The values that are reached from
 * (x, y) by taking from both heaps are those of (x − 1, y − 1) with that square itself and up to t − 1 squares before it in its row and
 * its column: so one set for each diagonal grows from row to row. A value is at most x + y, since a play lasts no longer.
 */
import { type Bounds, LimitReached } from '../../../core/limits.ts';
import { type Nimber, toNimber } from '../../../core/nimber.ts';
import { keepTime } from '../../../core/time-at-hand.ts';

/** Megabytes of bits that a table may take, whatever else is allowed. */
const MOST_MEGABYTES = 300;
/** Values above this do not fit. */
const LARGEST = 65_535;

/** For 0 ≤ x ≤ rows and x ≤ y ≤ columns. */
export class WythoffTable {
  readonly t: number;
  readonly rows: number;
  readonly columns: number;
  private readonly values: Uint16Array;

  constructor(t: number, rows: number, columns: number) {
    this.t = t;
    this.rows = rows;
    this.columns = columns;
    this.values = new Uint16Array((rows + 1) * (columns + 1));
    this.fill();
  }

  value(x: number, y: number): number {
    return this.values[x <= y ? x * (this.columns + 1) + y : y * (this.columns + 1) + x] as number;
  }

  private fill(): void {
    const { rows, columns } = this;
    const words = ((rows + columns) >> 5) + 1;
    const inColumn = new ValueSets(columns + 1, words);
    const onDiagonal = new ValueSets(columns + 1, words);
    const inRow = new ValueSets(1, words);
    for (let x = 0; x <= rows; x++) {
      keepTime();
      inRow.copyFrom(inColumn, x);
      for (let y = x; y <= columns; y++) {
        if (x > 0) this.extendDiagonal(onDiagonal, x, y);
        const value = leastMissing(inRow, inColumn, y, onDiagonal, y - x);
        this.values[x * (columns + 1) + y] = value;
        inRow.add(0, value);
        inColumn.add(y, value);
      }
    }
  }

  /** What taking from both heaps reaches from x,y and not from the square before it on the diagonal. */
  private extendDiagonal(onDiagonal: ValueSets, x: number, y: number): void {
    const diagonal = y - x;
    onDiagonal.add(diagonal, this.value(x - 1, y - 1));
    for (let more = 1; more < this.t && more < x; more++) onDiagonal.add(diagonal, this.value(x - 1 - more, y - 1));
    for (let more = 1; more < this.t && more < y; more++) onDiagonal.add(diagonal, this.value(x - 1, y - 1 - more));
  }
}

/** Sets of small numbers as bits, with how many words of each are full from the start on. */
class ValueSets {
  readonly words: number;
  readonly bits: Uint32Array;
  readonly full: Uint32Array;

  constructor(count: number, words: number) {
    this.words = words;
    this.bits = new Uint32Array(count * words);
    this.full = new Uint32Array(count);
  }

  add(set: number, value: number): void {
    const start = set * this.words;
    this.bits[start + (value >> 5)] = (this.bits[start + (value >> 5)] as number) | (1 << (value & 31));
    while (this.bits[start + (this.full[set] as number)] === 0xffffffff) this.full[set] = (this.full[set] as number) + 1;
  }

  /** The only set here becomes this one. */
  copyFrom(other: ValueSets, set: number): void {
    this.bits.set(other.bits.subarray(set * this.words, (set + 1) * this.words));
    this.full[0] = other.full[set] as number;
  }
}

function leastMissing(row: ValueSets, columns: ValueSets, column: number, diagonals: ValueSets, diagonal: number): number {
  const { words } = row;
  const [inColumn, onDiagonal] = [column * words, diagonal * words];
  let word = Math.max(row.full[0] as number, columns.full[column] as number, diagonals.full[diagonal] as number);
  for (; ; word++) {
    const seen =
      (row.bits[word] as number) | (columns.bits[inColumn + word] as number) | (diagonals.bits[onDiagonal + word] as number);
    if (seen !== -1) return 32 * word + 31 - Math.clz32(~seen & -~seen);
  }
}

let kept: WythoffTable | undefined;

/**
 * The value of a position; undefined where the table would pass the limits. Throws `LimitReached` where the time is over.
 *
 * Where t is no less than the larger heap, taking from both is free: all smaller totals are reached, and the value is the total.
 */
export function wythoffValue(first: bigint, second: bigint, t: bigint, bounds: Bounds): Nimber | undefined {
  const [small, large] = first <= second ? [first, second] : [second, first];
  if (t >= large) return toNimber(small + large);
  if (!fits(small, large, t, bounds)) return undefined;
  const [x, y, width] = [Number(small), Number(large), Number(t)];
  if (kept === undefined || kept.t !== width || x > kept.rows || y > kept.columns)
    kept = new WythoffTable(width, ...sizeFor(x, y, t, bounds));
  return kept.value(x, y);
}

/** Whether a table of this size is within the limits: a square of it is a position, and takes t times the work. */
function fits(x: bigint, y: bigint, t: bigint, { positions, megabytes }: Bounds): boolean {
  const squares = (x + 1n) * (y + 1n) - (x * (x + 1n)) / 2n;
  const bytes = ((x + y) * y) / 4n + 2n * (x + 1n) * (y + 1n);
  const most = BigInt(Math.min(megabytes, MOST_MEGABYTES)) * 1_000_000n;
  return squares * t <= BigInt(positions) && x + y <= LARGEST && bytes <= most;
}

/** Larger than asked for, where limits allow it: whoever asks for one square asks for the next. */
function sizeFor(x: number, y: number, t: bigint, bounds: Bounds): readonly [rows: number, columns: number] {
  const rounded = (side: number) => 2 ** Math.ceil(Math.log2(side + 16)) - 1;
  const [rows, columns] = [rounded(x), rounded(y)];
  return fits(BigInt(rows), BigInt(columns), t, bounds) ? [rows, columns] : [x, y];
}

/** The limit that stands in the way of a value. */
export function tooLargeForTable({ positions }: Bounds): LimitReached {
  return new LimitReached('positions', positions, 'the table of the values of Wythoff’s game');
}
