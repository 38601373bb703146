/**
 * Who wins with any finite sets of takes and any number of counters: rows up to that number, or up to a proved period.
 *
 * A row depends on as many rows before it as the largest take, so when that many rows come again the rest is periodic. The rows are
 * compared with a mark that is set anew at every power of two (Brent's method): little memory, and the period found is the
 * least one.
 */
import { type Bounds, LimitReached } from '../../../../core/limits.ts';
import { Timer } from '../../../../core/timer.ts';
import { rowMegabytes, SetRows } from './rows.ts';
import type { SetSeat } from './set-pieces.ts';

/** `heap` is the most rows. */
export type RowLimits = Pick<Bounds, 'heap' | 'milliseconds' | 'megabytes' | 'onLook'>;

/** Words that are worked on between two looks at the clock. */
const WORK_PER_LOOK = 5_000_000;

export class SetLosses {
  /** Rows that are worked out. */
  readonly known: number;
  /** Found only where there are more counters than rows. */
  readonly period: number | undefined;
  private readonly rows: SetRows;

  /** Throws `LimitReached` where neither the rows up to `counters` nor a period can be worked out. */
  constructor(seats: readonly SetSeat[], normal: boolean, counters: bigint, limits: RowLimits) {
    const most = counters < BigInt(limits.heap) ? Number(counters) : limits.heap;
    if (rowMegabytes(seats, most) > limits.megabytes)
      throw new LimitReached('megabytes', limits.megabytes, 'the rows of the table');
    this.rows = new SetRows(seats, normal, most);
    const largestTake = seats.reduce((largest, { takes }) => maximum(largest, takes.at(-1)?.most ?? 0n), 0n);
    const period = new PeriodSearch(this.rows, largestTake < BigInt(limits.heap) ? Number(largestTake) : limits.heap);
    const timer = new Timer(limits.milliseconds);
    const rowsPerLook = Math.max(1, Math.floor(WORK_PER_LOOK / this.rows.work));
    let known = 0;
    while (known < most && period.found === undefined) {
      known = this.rows.next();
      period.see(known);
      if (known % rowsPerLook !== 0) continue;
      limits.onLook?.();
      timer.check('the table');
    }
    this.known = known;
    this.period = period.found;
    if (BigInt(known) < counters && period.found === undefined)
      throw new LimitReached('heap', limits.heap, `no period is found up to ${known} counters`);
  }

  /** Whether the player at a seat wins, for up to `counters` counters, at least 1. */
  wins(counters: bigint, seat: number): boolean {
    if (counters <= BigInt(this.known)) return this.rows.wins(Number(counters), seat);
    const period = BigInt(this.period ?? 1);
    const beyond = (counters - BigInt(this.known) - 1n) % period;
    return this.rows.wins(this.known - Number(period - 1n - beyond), seat);
  }
}

/** Looks for a window of rows that comes again. */
class PeriodSearch {
  found: number | undefined;
  private readonly rows: SetRows;
  private readonly window: number;
  private readonly leaving: number;
  private hash = 0;
  private mark = 0;
  private markedHash = 0;

  constructor(rows: SetRows, window: number) {
    this.rows = rows;
    this.window = window;
    this.leaving = power(FACTOR, window);
  }

  /** The next row is there. Windows count from the first that has no row 0, which is no number of counters to move from. */
  see(row: number): void {
    this.hash = (Math.imul(this.hash, FACTOR) + this.rows.hash(row)) | 0;
    if (row > this.window) this.hash = (this.hash - Math.imul(this.leaving, this.rows.hash(row - this.window))) | 0;
    if (row < this.window) return;
    if (this.mark > 0 && this.hash === this.markedHash && this.isSameWindow(row)) this.found = row - this.mark;
    else if (this.mark === 0 || row >= 2 * this.mark) {
      this.mark = row;
      this.markedHash = this.hash;
    }
  }

  private isSameWindow(row: number): boolean {
    for (let back = 0; back < this.window; back++) if (!this.rows.isSameRow(row - back, this.mark - back)) return false;
    return true;
  }
}

const FACTOR = 0x01000193;

/** factor^exponent modulo 2^32. */
function power(factor: number, exponent: number): number {
  let product = 1;
  for (let bit = 31 - Math.clz32(exponent); bit >= 0; bit--) {
    product = Math.imul(product, product);
    if (((exponent >>> bit) & 1) === 1) product = Math.imul(product, factor);
  }
  return product;
}

function maximum(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
