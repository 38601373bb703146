/**
 * How long a game of Survivor Nim lasts, by the rules: the winning alliance hurries, the losing one tarries.
 *
 * All positions with fewer counters are worked out, so this is for small tables; with intervals the least take always holds out
 * longest (docs/theory/survivor-nim.md), and sets with gaps come here.
 */
import type { SetSeat } from './set-pieces.ts';

export class GameLengths {
  private readonly seats: readonly SetSeat[];
  private readonly normal: boolean;
  /** For each position: how many takes are left, negative where the player to move loses. */
  private readonly signed: Int32Array;

  constructor(seats: readonly SetSeat[], normal: boolean, counters: number) {
    this.seats = seats;
    this.normal = normal;
    this.signed = new Int32Array((counters + 1) * seats.length);
    for (let left = 1; left <= counters; left++) {
      for (let seat = 0; seat < seats.length; seat++) this.signed[left * seats.length + seat] = this.lookAhead(left, seat);
    }
  }

  /** How many takes are left. */
  lasts(counters: number, seat: number): number {
    return Math.abs(this.signed[counters * this.seats.length + seat] ?? 0);
  }

  wins(counters: number, seat: number): boolean {
    return (this.signed[counters * this.seats.length + seat] ?? 0) > 0;
  }

  /** The take of a losing player after which the game lasts longest; of equals the least. */
  delayingTake(counters: number, seat: number): number {
    let [best, longest] = [0, -1];
    for (const take of this.eachTake(counters, seat)) {
      const lasts = this.lasts(counters - take, this.after(seat));
      if (lasts > longest) [best, longest] = [take, lasts];
    }
    return best;
  }

  private lookAhead(counters: number, seat: number): number {
    let [shortestWin, longestLoss] = [Number.POSITIVE_INFINITY, 0];
    for (const take of this.eachTake(counters, seat)) {
      const lasts = 1 + this.lasts(counters - take, this.after(seat));
      if (this.isWinning(counters - take, seat)) shortestWin = Math.min(shortestWin, lasts);
      else longestLoss = Math.max(longestLoss, lasts);
    }
    return shortestWin === Number.POSITIVE_INFINITY ? -longestLoss : shortestWin;
  }

  /** Whether leaving these counters wins for the player at this seat. */
  private isWinning(left: number, seat: number): boolean {
    if (left === 0) return this.normal;
    const next = this.after(seat);
    return this.wins(left, next) === (this.seats[next]?.alliance === this.seats[seat]?.alliance);
  }

  private *eachTake(counters: number, seat: number): Iterable<number> {
    const takes = this.seats[seat]?.takes ?? [];
    if (takes[0] !== undefined && BigInt(counters) < takes[0].least) yield counters;
    for (const { least, most } of takes) {
      for (let take = Number(least); take <= Number(most) && take <= counters; take++) yield take;
    }
  }

  private after(seat: number): number {
    return (seat + 1) % this.seats.length;
  }
}
