/**
 * The blocks at every seat of a small table, listed: for each seat who loses one counter, and where the losers change.
 *
 * With equal slack they are listed until one period and one take beyond the longest preperiod: from there on they repeat.
 */
import type { SeatLosses, TableLosses } from './loops/losses.ts';
import { periodOf } from './loops/period.ts';

/** Seats and blocks of a table that is listed whole. */
const MOST_SEATS = 24;
const MOST_LISTED = 600;

export interface ListedRows {
  readonly rows: readonly { readonly first: 1 | 2; readonly changes: readonly bigint[] }[];
  /** How far losers are listed; missing where each list ends by itself. */
  readonly upTo: bigint | undefined;
}

/** Missing where that is too much to list. */
export function listRows(table: TableLosses): ListedRows | undefined {
  const { seats } = table.sums;
  if (seats.length > MOST_SEATS) return undefined;
  const all = seats.map((_, seat) => table.at(seat));
  const horizon = horizonOf(all);
  let listed = 0;
  const rows: { readonly first: 1 | 2; readonly changes: readonly bigint[] }[] = [];
  for (const losses of all) {
    const changes: bigint[] = [];
    for (const { upTo } of losses.eachBlock()) {
      if (upTo === undefined || (horizon !== undefined && upTo >= horizon)) break;
      changes.push(upTo);
      if (++listed > MOST_LISTED) return undefined;
    }
    rows.push({ first: losses.blockAt(1n).loser, changes });
  }
  return { rows, upTo: horizon };
}

/** How far losers have to be listed; missing where each list ends by itself. */
function horizonOf(all: readonly SeatLosses[]): bigint | undefined {
  let horizon: bigint | undefined;
  for (const losses of all) {
    const found = periodOf(losses);
    if (found === undefined) return undefined;
    const most = losses.sums.seats.reduce((largest, seat) => (seat.most > largest ? seat.most : largest), 0n);
    const needed = found.preperiod + found.period + most;
    if (horizon === undefined || needed > horizon) horizon = needed;
  }
  return horizon;
}
