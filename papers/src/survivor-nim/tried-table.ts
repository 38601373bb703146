/** A table that the statements of [kelly2011] are tried on, played by the rules: the bit-set recursion, which knows no theorem. */
import { SetLosses } from 'impartial/internal';
import { type PrintedTable, printedEnd, toPrintedTable } from './printed.ts';

/** A table whose players take 1 to `most`, and who loses by the rules when the first player moves. */
export interface TriedTable {
  readonly seats: string;
  readonly most: number;
  readonly printed: PrintedTable | undefined;
  loser(counters: number): 1 | 2;
  /** Where the losses of alliance 1 lie, up to `tried` counters. */
  readonly losses: readonly { readonly after: number; readonly upTo: number }[];
  /** The largest loss of alliance 1 among those. */
  readonly largestLoss: number;
  readonly tried: number;
}

export function tryTable(seats: string, most: number, tried: number): TriedTable {
  const takes = [{ least: 1n, most: BigInt(most) }];
  const alliances = Array.from(seats, (seat): 1 | 2 => (seat === '1' ? 1 : 2));
  const limits = { heap: tried, milliseconds: 30_000, megabytes: 100 };
  const rows = new SetLosses(
    alliances.map((alliance) => ({ alliance, takes })),
    false,
    BigInt(tried),
    limits,
  );
  const first = alliances[0] ?? 1;
  const loser = (counters: number) => (rows.wins(BigInt(counters), 0) === (first === 1) ? 2 : 1);
  const losses: { after: number; upTo: number }[] = [];
  for (let counters = 1; counters <= tried; counters++) {
    if (loser(counters) === 2) continue;
    const last = losses.at(-1);
    if (last?.upTo === counters - 1) last.upTo = counters;
    else losses.push({ after: counters - 1, upTo: counters });
  }
  return { seats, most, printed: toPrintedTable(seats, most), loser, losses, largestLoss: losses.at(-1)?.upTo ?? 0, tried };
}

/** Seatings with so many players of alliance 1 and 2, in order. */
export function listSeatings(ones: number, twos: number): readonly string[] {
  if (ones === 0) return ['2'.repeat(twos)];
  if (twos === 0) return ['1'.repeat(ones)];
  return [...listSeatings(ones - 1, twos).map((rest) => `1${rest}`), ...listSeatings(ones, twos - 1).map((rest) => `2${rest}`)];
}

/** P·(P/D + 2), where P is what the larger alliance takes at least and the smaller at most in a cycle, D the difference of slacks. */
export function lossBound(many: number, few: number, most: number): number {
  const cycle = many + most * few;
  return cycle * (Math.ceil(cycle / ((many - few) * (most - 1))) + 2);
}

/** Rounds of the rules that end where print has N_rk, k odd: from cycle to cycle each is m − 1 shorter, or gone. */
export function failsProposition12(table: TriedTable, from: number): boolean | undefined {
  const { printed, losses, most, tried } = table;
  if (printed === undefined) return undefined;
  const lengths = new Map(losses.map(({ after, upTo }) => [upTo, upTo - after]));
  for (let round = 1; round <= printed.groups.length; round += 2) {
    for (let cycle = from; printedEnd(printed, cycle + 1, round) <= tried; cycle++) {
      const [here, next] = [cycle, cycle + 1].map((each) => lengths.get(printedEnd(printed, each, round)));
      if (here !== undefined && next !== undefined && here - next !== most - 1) return true;
    }
  }
  return false;
}
