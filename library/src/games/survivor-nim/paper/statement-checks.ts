/**
 * Checks of what [kelly2011] states, against play by the rules (the bit-set recursion, which knows no theorem).
 *
 * Each check goes through many tables, counts them and those on which the statement fails, and names the smallest of these.
 */
import type { StatementCheck } from '../../../papers/paper-statement.ts';
import { SetLosses } from '../theory/loops/set-losses.ts';
import {
  hasIncreasingEnds,
  lastEnd,
  type PrintedTable,
  printedBound,
  printedEnd,
  printedRounds,
  toPrintedTable,
} from './printed.ts';

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

/** Counts the tables on which a statement fails; `fails` answers undefined where it says nothing. */
export function checkOn(tables: Iterable<TriedTable>, fails: (table: TriedTable) => boolean | undefined): StatementCheck {
  let [cases, failures] = [0, 0];
  let smallest: string | undefined;
  for (const table of tables) {
    const failed = fails(table);
    if (failed === undefined) continue;
    cases++;
    if (!failed) continue;
    failures++;
    smallest ??= `${table.seats} [take 1-${table.most}]`;
  }
  return { cases, failures, ...(smallest !== undefined && { smallest }) };
}

/** Seatings with so many players of alliance 1 and 2, in order. */
export function listSeatings(ones: number, twos: number): readonly string[] {
  if (ones === 0) return ['2'.repeat(twos)];
  if (twos === 0) return ['1'.repeat(ones)];
  return [...listSeatings(ones - 1, twos).map((rest) => `1${rest}`), ...listSeatings(ones, twos - 1).map((rest) => `2${rest}`)];
}

/**
 * The tables of the paper: n + 1 against n players, alliance 1 first and alliance 2 last; n ≤ 5 for takes to 2 and 3, n ≤ 4 for
 * takes to 4 and 5. Tried up to the proved bound on the largest loss of alliance 1.
 */
export function* eachPaperTable(): Iterable<TriedTable> {
  for (let few = 1; few <= 5; few++) {
    for (const seats of listSeatings(few + 1, few).filter((each) => /^1.*2$/.test(each))) {
      for (let most = 2; most <= (few <= 4 ? 5 : 3); most++) yield tryTable(seats, most, lossBound(few + 1, few, most));
    }
  }
}

/** P·(P/D + 2), where P is what the larger alliance takes at least and the smaller at most in a cycle, D the difference of slacks. */
export function lossBound(many: number, few: number, most: number): number {
  const cycle = many + most * few;
  return cycle * (Math.ceil(cycle / ((many - few) * (most - 1))) + 2);
}

/** Whether the printed rounds of the first cycles are those of the rules. */
export function failsInCycles({ printed, loser, tried }: TriedTable, cycles: number): boolean | undefined {
  if (printed === undefined) return undefined;
  return printedRounds(printed, cycles).some((round) => {
    for (let counters = round.after + 1; counters <= round.upTo && counters <= tried; counters++)
      if (loser(counters) !== round.loser) return true;
    return false;
  });
}

export function failsProposition8(table: TriedTable): boolean | undefined {
  return table.printed !== undefined && hasIncreasingEnds(table.printed) ? failsInCycles(table, 1) : undefined;
}

export function failsProposition10(table: TriedTable): boolean | undefined {
  return table.printed !== undefined && !hasIncreasingEnds(table.printed) ? failsInCycles(table, 1) : undefined;
}

/** Cycles that reach beyond every number of counters that is tried. */
export function failsProposition11(table: TriedTable): boolean | undefined {
  const { printed, tried } = table;
  return printed === undefined ? undefined : failsInCycles(table, Math.ceil(tried / lastEnd(printed, 1)) + 1);
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

/** The longest round of losses of alliance 1 in the first cycle, by the rules. */
function longestInFirstCycle({ losses }: TriedTable, printed: PrintedTable): number {
  const end = lastEnd(printed, 1);
  return Math.max(...losses.map(({ after, upTo }) => Math.min(upTo, end) - after));
}

/** Alliance 1 wins from cycle r on, that is, with more counters than the rounds of cycle r − 1 have. */
export function failsProposition13(table: TriedTable): boolean | undefined {
  const { printed, largestLoss, most } = table;
  if (printed === undefined) return undefined;
  const cycle = Math.ceil(longestInFirstCycle(table, printed) / (most - 1)) + 1;
  return largestLoss > lastEnd(printed, cycle - 1);
}

export function failsCorollary15(table: TriedTable): boolean | undefined {
  const { printed, largestLoss, most } = table;
  if (printed === undefined) return undefined;
  const cycle = Math.ceil(longestInFirstCycle(table, printed) / (most - 1)) + 1;
  return largestLoss > cycle * lastEnd(printed, 1);
}

/** The same with the length k that the printed formulas give. */
export function failsCorollary15AsComputed({ printed, largestLoss }: TriedTable): boolean | undefined {
  return printed === undefined ? undefined : largestLoss > printedBound(printed).bound;
}
