/**
 * Who loses at every seat with 1, 2, 3 … counters, worked out anew by the rule of one turn, until that number of counters is there or
 * the losers have come to repeat: a turn sees as many numbers below as the largest take, so where these come again with a period, so does
 * everything beyond. It knows nothing of blocks. Sums along each row say at once whether a range of takes leaves a loss.
 */

export interface RuleSeat {
  readonly alliance: 1 | 2;
  /** What may be taken: from the first to the second of each pair. */
  readonly takes: readonly (readonly [least: bigint, most: bigint])[];
}

/** Entries, one for each seat and number of counters, that may be worked out. */
const MOST_ENTRIES = 20_000_000;

export class RowsAnew {
  /** How far the losers are known. */
  known = 0;
  /** Whether they repeat from there on. */
  repeats = false;
  private readonly seats: readonly { readonly alliance: 1 | 2; readonly takes: readonly (readonly [number, number])[] }[];
  private readonly normal: boolean;
  private readonly period: number | undefined;
  private readonly window: number;
  /** For each seat, how many numbers of counters up to each one alliance 1 loses. */
  private sums: readonly Uint32Array[];
  /** The numbers of counters, back from the last one, whose losers are those of one period before. */
  private same = 0;

  constructor(seats: readonly RuleSeat[], normal: boolean, period: number | undefined) {
    const bounded = (number: bigint) => Number(number < BigInt(MOST_ENTRIES) ? number : BigInt(MOST_ENTRIES));
    this.seats = seats.map(({ alliance, takes }) => ({
      alliance,
      takes: takes.map(([least, most]) => [bounded(least), bounded(most)] as const),
    }));
    this.normal = normal;
    this.period = period;
    this.window = Math.max(...this.seats.flatMap(({ takes }) => takes.map(([, most]) => most)));
    this.sums = seats.map(() => new Uint32Array(1024));
  }

  /** Goes on until the losers with so many counters are known, or repeat; false where that takes too long. */
  reach(counters: bigint, isTired: () => boolean): boolean {
    while (!this.repeats && BigInt(this.known) < counters) {
      if ((this.known + 1) * this.seats.length > MOST_ENTRIES || (this.known % 1024 === 0 && isTired())) return false;
      this.add();
    }
    return true;
  }

  /** Who loses with so many counters, which `reach` has reached. */
  loser(seat: number, counters: bigint): 1 | 2 {
    if (counters <= BigInt(this.known)) return this.at(seat, Number(counters));
    const period = BigInt(this.period ?? 1);
    return this.at(seat, this.known - Number(period - 1n - ((counters - BigInt(this.known) - 1n) % period)));
  }

  /** Whether the losers that repeat do so with no shorter period. */
  isLeast(): boolean {
    const { period = 1 } = this;
    const hasShorter = (shorter: number) => {
      for (let back = 0; back < period; back++) if (!this.isSame(this.known - back, this.known - back - shorter)) return false;
      return true;
    };
    for (let shorter = 1; 2 * shorter <= period; shorter++) if (period % shorter === 0 && hasShorter(shorter)) return false;
    return true;
  }

  private add(): void {
    const counters = this.known + 1;
    if (counters >= (this.sums[0]?.length ?? 0)) this.sums = this.sums.map((row) => doubled(row));
    for (const [seat, { alliance }] of this.seats.entries()) {
      const loser = this.wins(seat, counters) ? 3 - alliance : alliance;
      const row = this.sums[seat] as Uint32Array;
      row[counters] = (row[counters - 1] as number) + (loser === 1 ? 1 : 0);
    }
    this.known = counters;
    if (this.period === undefined) return;
    this.same = counters > this.period && this.isSame(counters, counters - this.period) ? this.same + 1 : 0;
    this.repeats = this.same >= this.window;
  }

  /** Whether a take leaves the next seat a loss of the other alliance, or takes the last counter where that wins. */
  private wins(seat: number, counters: number): boolean {
    const { alliance, takes } = this.seats[seat] as (typeof this.seats)[number];
    const next = this.sums[(seat + 1) % this.seats.length] as Uint32Array;
    if (this.normal && counters < (takes[0]?.[0] ?? 0)) return true;
    for (const [least, most] of takes) {
      if (least > counters) break;
      if (this.normal && counters <= most) return true;
      const [from, to] = [Math.max(0, counters - most - 1), counters - least];
      const lostBy1 = (next[to] as number) - (next[from] as number);
      if (alliance === 2 ? lostBy1 > 0 : lostBy1 < to - from) return true;
    }
    return false;
  }

  private at(seat: number, counters: number): 1 | 2 {
    const row = this.sums[seat] as Uint32Array;
    return (row[counters] as number) > (row[counters - 1] as number) ? 1 : 2;
  }

  private isSame(one: number, other: number): boolean {
    return other > 0 && this.seats.every((_, seat) => this.at(seat, one) === this.at(seat, other));
  }
}

function doubled(row: Uint32Array): Uint32Array {
  const larger = new Uint32Array(row.length * 2);
  larger.set(row);
  return larger;
}
