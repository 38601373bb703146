/** Tables of Survivor Nim that the statements are tried on, with the losses that play by the rules gives. */

import { answers, outcomeOf } from '../statements/ask.ts';
import type { Found, Reach } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { printedRounds } from './printed.ts';
import { listSeatings, lossBound, type TriedTable, tryTable } from './tried-table.ts';

const known = new Map<number, readonly TriedTable[]>();

/**
 * n + 1 against n players, alliance 1 first and alliance 2 last: n ≤ 5 with takes to 2 and 3, n ≤ 4 with takes to 4 and 5; one
 * player more on each side when deep. Every table is played up to a proved bound on the losses of alliance 1.
 */
export function paperTables(deep: boolean): readonly TriedTable[] {
  const most = deep ? 6 : 5;
  const tables = known.get(most) ?? [...eachTable(most)];
  known.set(most, tables);
  return tables;
}

export const PAPER_TABLES = (deep: boolean) =>
  `${deep ? 'n ≤ 6' : 'n ≤ 5'} players against n + 1, alliance 1 first and 2 last; m ≤ 3, and m ≤ 5 for n ≤ ${deep ? 5 : 4}`;

function* eachTable(most: number): Iterable<TriedTable> {
  for (let few = 1; few <= most; few++) {
    for (const seats of listSeatings(few + 1, few).filter((each) => /^1.*2$/.test(each))) {
      for (let take = 2; take <= (few < most ? 5 : 3); take++) yield tryTable(seats, take, lossBound(few + 1, few, take));
    }
  }
}

export type Printed = NonNullable<TriedTable['printed']>;

/** A case for each table; `tried` answers undefined where the statement says nothing. */
export function onPaperTables(reach: Reach, tried: (table: TriedTable, printed: Printed) => Tried | undefined): Found {
  return tally(
    paperTables(reach.deep).flatMap((table): Tried[] => {
      const each = table.printed === undefined ? undefined : tried(table, table.printed);
      return each === undefined ? [] : [each];
    }),
  );
}

export function questionAt({ seats, most }: TriedTable, counters: number): string {
  return `survivor-nim ${counters} ${seats} [take 1-${most}]`;
}

/** N where the alliance of the first player wins. */
export function rulesAt({ seats, loser }: TriedTable, counters: number): 'N' | 'P' {
  return outcomeOf(String(loser(counters)) !== seats[0]);
}

/** Whether the program answers as the rules do with each of these numbers of counters. */
export function solvesAt(table: TriedTable, counters: readonly number[], reach: Reach): boolean {
  return counters
    .filter((number) => number >= 1 && number <= table.tried)
    .every((number) => answers(questionAt(table, number), rulesAt(table, number), reach));
}

/** The least number of counters at which the printed rounds of the first cycles are wrong. */
export function firstWrongRound({ printed, loser, tried }: TriedTable, cycles: number): number | undefined {
  if (printed === undefined) return undefined;
  for (const round of printedRounds(printed, cycles)) {
    for (let counters = round.after + 1; counters <= round.upTo && counters <= tried; counters++)
      if (loser(counters) !== round.loser) return counters;
  }
  return undefined;
}

/** `1–2 7–8 12 18`. */
export function lossesToText({ losses }: Pick<TriedTable, 'losses'>): string {
  return losses.map(({ after, upTo }) => (upTo === after + 1 ? `${upTo}` : `${after + 1}–${upTo}`)).join(' ');
}

/** Every seating of these sizes, whoever moves first. */
export function* eachSeating(players: number, isWanted: (ones: number) => boolean): Iterable<string> {
  for (let ones = 1; ones < players; ones++) if (isWanted(ones)) yield* listSeatings(ones, players - ones);
}

/** The end of a cycle in print after which alliance 1 is said to win, and the longest round of losses that it follows from. */
export function longestRound({ losses }: TriedTable, end: number): number {
  return Math.max(...losses.map(({ after, upTo }) => Math.min(upTo, end) - after));
}

/** Whether so many players of alliance 1 and of alliance 2 take these sums in a cycle: most and least, least and most. */
export function isSum(ones: number, twos: number, m: number, mostOfFirst: number, leastOfFirst: number): boolean {
  const sum = (players: number, each: number) => range(1, players).reduce((all) => all + each, 0);
  return sum(ones, m) + sum(twos, 1) === mostOfFirst && sum(ones, 1) + sum(twos, m) === leastOfFirst;
}
