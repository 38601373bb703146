/**
 * Where the losers change at every seat of a table with intervals, worked out from the rule of one turn, however large the takes are.
 *
 * The other alliance's losses at a seat are those at the next seat, each moved: its beginning by the least take, its end by the most. So
 * every change at a seat makes one at the seat before, at a larger number of counters, and taking changes in the order of these numbers
 * finds them all. It knows nothing of trains and windows.
 */
import { type Keyed, MinHeap } from '../min-heap.ts';
import type { Row, Table } from './check-rows.ts';

type Seat = Table['seats'][number];

/** After so many counters losses of the other alliance begin or end at a seat; where several overlap, each is counted. */
interface Move extends Keyed {
  readonly seat: number;
  readonly by: 1 | -1;
}

/** Changes that may be worked out, at all seats together. */
const MOST_CHANGES = 3_000_000;
const CHANGES_PER_LOOK = 1024;

export class ChangesAnew {
  private readonly seats: readonly Seat[];
  private readonly moves = new MinHeap<Move>();
  /** For each seat how many losses of the other alliance the next number of counters is in. */
  private readonly open: number[];
  private readonly rows: readonly { readonly first: 1 | 2; readonly changes: bigint[] }[];
  private count = 0;

  constructor(seats: readonly Seat[], normal: boolean) {
    this.seats = seats;
    this.open = seats.map(() => (normal ? 1 : 0));
    this.rows = seats.map((_, seat) => ({ first: this.loserAt(seat), changes: [] }));
    for (const [seat, { most }] of seats.entries()) {
      if (normal) this.moves.push({ key: most, seat, by: -1 });
      if (this.isLossFor(this.before(seat), seat)) this.passOn(seat, 0n);
    }
  }

  /** Works on until no change is left before this number, or none at all; false where that takes too long. */
  reach(upTo: bigint | undefined, isTired: () => boolean): boolean {
    for (let next = this.moves.least; next !== undefined; next = this.moves.least) {
      if (upTo !== undefined && next.key >= upTo) return true;
      if (this.count > MOST_CHANGES || (this.count % CHANGES_PER_LOOK === 0 && isTired())) return false;
      this.changeAt(next.key);
    }
    return true;
  }

  /** The changes before this number, or all that were found. */
  rowsUpTo(upTo: bigint | undefined): readonly Row[] {
    if (upTo === undefined) return this.rows;
    return this.rows.map(({ first, changes }) => ({ first, changes: changes.filter((change) => change < upTo) }));
  }

  private changeAt(counters: bigint): void {
    const losers = new Map<number, 1 | 2>();
    for (let move = this.moves.least; move?.key === counters; move = this.moves.least) {
      this.moves.pop();
      if (!losers.has(move.seat)) losers.set(move.seat, this.loserAt(move.seat));
      this.open[move.seat] = (this.open[move.seat] as number) + move.by;
      this.count++;
    }
    for (const [seat, loser] of losers) {
      if (this.loserAt(seat) === loser) continue;
      this.rows[seat]?.changes.push(counters);
      this.passOn(seat, counters);
    }
  }

  /** A change after so many counters, as the seat before sees it. */
  private passOn(seat: number, counters: bigint): void {
    const before = this.before(seat);
    const { least, most } = this.seats[before] as Seat;
    const begins = this.isLossFor(before, seat);
    this.moves.push({ key: counters + (begins ? least : most), seat: before, by: begins ? 1 : -1 });
  }

  private before(seat: number): number {
    return (seat + this.seats.length - 1) % this.seats.length;
  }

  /** Whether the seat has a loser whom the player at the other one wants. */
  private isLossFor(player: number, seat: number): boolean {
    return this.loserAt(seat) !== this.seats[player]?.alliance;
  }

  private loserAt(seat: number): 1 | 2 {
    const { alliance } = this.seats[seat] as Seat;
    return (this.open[seat] as number) === 0 ? alliance : alliance === 1 ? 2 : 1;
  }
}
