/**
 * Worst and best seatings: n + 1 players of alliance 1 against n of alliance 2, who all take 1 to m.
 *
 * Alliance 1 wins every large game; how large that is depends on the seating. For 1122 1212…12 1 the largest loss of alliance 1 is
 * 2 + ⌊(n − 1)(m + 1)/(m − 1)⌋·(mn + n + 1), which is proved in docs/theory/survivor-nim.md. That no seating is worse is a
 * conjecture; it holds for n = 2 to 8 with m = 2 and n = 2 to 7 with m = 3, 4 and 5, where all seatings were tried.
 */
import { TableLosses } from 'impartial/internal';
import { listSeatings } from './tried-table.ts';

export interface Extreme {
  readonly largestLoss: number;
  readonly seatings: readonly string[];
}

/** The seatings of n + 1 against n players with the smallest and with the largest last loss of alliance 1, n = `few`. */
export function extremeSeatings(few: number, most: number): { readonly best: Extreme; readonly worst: Extreme } {
  const bySize = new Map<number, string[]>();
  for (const seats of listSeatings(few + 1, few)) {
    const loss = largestLoss(seats, most);
    bySize.set(loss, [...(bySize.get(loss) ?? []), seats]);
  }
  const losses = [...bySize.keys()];
  const extreme = (loss: number): Extreme => ({ largestLoss: loss, seatings: bySize.get(loss) ?? [] });
  return { best: extreme(Math.min(...losses)), worst: extreme(Math.max(...losses)) };
}

/** The seating with the latest losses that is known: 1122 1212…12 1. Of at least two against three players. */
export function slowSeating(few: number): string {
  return `1122${'12'.repeat(few - 2)}1`;
}

/** The largest loss of alliance 1 at that table. */
export function slowSeatingLoss(few: number, most: number): number {
  return 2 + Math.floor(((few - 1) * (most + 1)) / (most - 1)) * (most * few + few + 1);
}

/** The largest loss of alliance 1, which has more players. */
export function largestLoss(seats: string, most: number): number {
  const players = Array.from(seats, (seat) => ({
    alliance: seat === '1' ? (1 as const) : (2 as const),
    least: 1n,
    most: BigInt(most),
  }));
  return Number(new TableLosses(players, false).at(0).largestLoss);
}
