/**
 * Who loses at one seat of a table of Survivor Nim with intervals, for every number of counters.
 *
 * The strong alliance's losses come in trains: loss number k of a train lies `weakStep`·k after its start and `strongStep`·k after
 * its end, so each is shorter than the one before by the drift, until they are gone; without drift a train that survives the
 * second cycle goes on for ever. Everything else is lost by the weak alliance. A question is a few divisions for each train.
 */
import { type IntervalSeat, TableSums } from './sums.ts';
import { playWindow, type StrongLoss, windowStart } from './window.ts';

/** Losses (after + k·weakStep, upTo + k·strongStep] of the strong alliance, for first ≤ k ≤ last. */
export interface Train {
  readonly after: bigint;
  readonly upTo: bigint;
  readonly first: bigint;
  /** Missing where the train never ends. */
  readonly last: bigint | undefined;
}

/** A longest run of numbers of counters that one alliance loses: after + 1, …, upTo; `upTo` is missing where it never ends. */
export interface LossBlock {
  readonly loser: 1 | 2;
  readonly after: bigint;
  readonly upTo: bigint | undefined;
}

/** A table with players of both alliances. */
export class TableLosses {
  readonly sums: TableSums;
  private readonly normal: boolean;
  private readonly start: number;
  /** The losses at the end of a window. */
  private readonly whole: readonly StrongLoss[];

  constructor(seats: readonly IntervalSeat[], normal: boolean) {
    this.sums = new TableSums(seats);
    this.normal = normal;
    this.start = windowStart(this.sums, normal);
    this.whole = playWindow(this.sums, normal, this.start, this.start - seats.length);
  }

  /** The losses when this seat moves. */
  at(seat: number): SeatLosses {
    return new SeatLosses(this.sums, this.listTrains(seat));
  }

  private listTrains(seat: number): readonly Train[] {
    const { sums, normal, start } = this;
    const { length } = sums.seats;
    const turn = start - ((((start - seat) % length) + length) % length);
    const [strongBefore, weakBefore] = [sums.strongBefore(turn), sums.weakBefore(turn)];
    const trains: Train[] = [];
    for (const { weakEnd, strongEnd } of playWindow(sums, normal, start, turn)) {
      const after = weakEnd === undefined ? 0n : weakEnd - weakBefore;
      trains.push({ after, upTo: strongEnd - strongBefore, first: 0n, last: 0n });
    }
    const lowestToStart = lowest(sums, turn, start) - sums.drift;
    const lowestInCycle = lowest(sums, turn, turn + length - 1);
    for (const { weakEnd, strongEnd } of this.whole) {
      if (weakEnd === undefined) throw new Error('a whole window ends with a loss of the weak alliance');
      const bottom = weakEnd - strongEnd;
      if (lowestToStart <= bottom) continue;
      const last = lastCycle(lowestInCycle - bottom, sums.drift);
      trains.push({ after: weakEnd - weakBefore, upTo: strongEnd - strongBefore, first: 1n, last });
    }
    return trains;
  }
}

export class SeatLosses {
  readonly sums: TableSums;
  readonly trains: readonly Train[];

  constructor(sums: TableSums, trains: readonly Train[]) {
    this.sums = sums;
    this.trains = trains;
  }

  /** The block with this number of counters, at least 1. */
  blockAt(counters: bigint): LossBlock {
    const { strongStep, weakStep, strong, weak } = this.sums;
    let after = 0n;
    let upTo: bigint | undefined;
    for (const train of this.trains) {
      const start = leastAtOrAbove(counters, train.after, weakStep, train);
      const end = leastAtOrAbove(counters, train.upTo, strongStep, train);
      if (end !== undefined && (start === undefined || end < start)) {
        return { loser: strong, after: train.after + end * weakStep, upTo: train.upTo + end * strongStep };
      }
      const next = start === undefined ? undefined : train.after + start * weakStep;
      if (next !== undefined && (upTo === undefined || next < upTo)) upTo = next;
      const before = end === undefined ? train.last : end - 1n;
      if (before === undefined || before < train.first) continue;
      const last = train.upTo + before * strongStep;
      if (last > after) after = last;
    }
    return { loser: weak, after, upTo };
  }

  /** The blocks from 1 counter on, as long as they are asked for. */
  *eachBlock(): Iterable<LossBlock> {
    let block = this.blockAt(1n);
    for (;;) {
      yield block;
      if (block.upTo === undefined) return;
      block = this.blockAt(block.upTo + 1n);
    }
  }

  /** The largest number of counters that the strong alliance loses, 0 where it loses none; missing where there is no largest. */
  get largestLoss(): bigint | undefined {
    let largest = 0n;
    for (const { upTo, last } of this.trains) {
      if (last === undefined) return undefined;
      const end = upTo + last * this.sums.strongStep;
      if (end > largest) largest = end;
    }
    return largest;
  }
}

/** The last k > 0 with room − k·drift > 0, at least 1; none where there is no last. */
function lastCycle(room: bigint, drift: bigint): bigint | undefined {
  if (drift === 0n) return room > 0n ? undefined : 1n;
  const last = (room - 1n) / drift;
  return last > 1n ? last : 1n;
}

function lowest(sums: TableSums, from: number, to: number): bigint {
  let least = sums.level(from);
  for (let turn = from + 1; turn <= to; turn++) {
    const level = sums.level(turn);
    if (level < least) least = level;
  }
  return least;
}

/** The least k of the train with start + k·step ≥ counters. */
function leastAtOrAbove(counters: bigint, start: bigint, step: bigint, { first, last }: Train): bigint | undefined {
  const missing = counters - start;
  const k = missing <= 0n ? 0n : (missing + step - 1n) / step;
  const least = k < first ? first : k;
  return last === undefined || least <= last ? least : undefined;
}
