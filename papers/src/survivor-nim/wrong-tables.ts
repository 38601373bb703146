/** Tables of Survivor Nim at which [kelly2011] is wrong, statement by statement: an error in print is told only where it matters. */
import { range } from '../statements/tally.ts';
import { hasIncreasingEnds, lastEnd } from './printed.ts';
import { firstWrongRound, longestRound, type Printed, rulesAt } from './tables.ts';
import { failsProposition12, lossBound, type TriedTable, tryTable } from './tried-table.ts';

/** How many cycles print speaks of; undefined if it says nothing of the table. */
export type Cycles = (table: TriedTable, printed: Printed) => number | undefined;

/** Beyond how many counters alliance 1 is said to lose nothing. */
export type Bound = (table: TriedTable, printed: Printed) => number;

export const proposition8: Cycles = (_, printed) => (hasIncreasingEnds(printed) ? 1 : undefined);
export const proposition10: Cycles = (_, printed) => (hasIncreasingEnds(printed) ? undefined : 1);
export const proposition11: Cycles = (table, printed) => Math.ceil(table.tried / lastEnd(printed, 1)) + 1;
export const proposition13: Bound = (table, printed) => lastEnd(printed, printedCycle(table, printed) - 1);
export const corollary15: Bound = (table, printed) => printedCycle(table, printed) * lastEnd(printed, 1);

/** Proposition 13: the cycle from which on alliance 1 is said to win. */
function printedCycle(table: TriedTable, printed: Printed): number {
  return Math.ceil(longestRound(table, lastEnd(printed, 1)) / (table.most - 1)) + 1;
}

/** Proposition 17: the least number of counters up to 100 at which the game of two players has another loser. */
export function firstUnlikeTwoPlayers(table: TriedTable): number | undefined {
  const size = table.seats.length / 2;
  return range(1, 100).find(
    (counters) => (rulesAt(table, counters) === 'P') !== (counters - 1) % (size * (table.most + 1)) < size,
  );
}

/** The one about as many players on either side; in the others alliance 1 has one more. */
const BALANCED = 'Proposition 17';

type IsWrong = (table: TriedTable) => boolean;

const WRONG: Readonly<Record<string, IsWrong>> = {
  'Proposition 8 and (3)': wrongRounds(proposition8),
  'Proposition 10': wrongRounds(proposition10),
  'Proposition 11 and (4)': wrongRounds(proposition11),
  'Proposition 12': (table) => failsProposition12(table, 1) === true,
  'Proposition 13 and (5)': wrongBound(proposition13),
  'Corollary 15': wrongBound(corollary15),
  [BALANCED]: (table) => firstUnlikeTwoPlayers(table) !== undefined,
};

function wrongRounds(cycles: Cycles): IsWrong {
  return (table) => {
    const many = table.printed && cycles(table, table.printed);
    return many !== undefined && firstWrongRound(table, many) !== undefined;
  };
}

function wrongBound(bound: Bound): IsWrong {
  return (table) => table.printed !== undefined && table.largestLoss > bound(table, table.printed);
}

/** Larger tables take long to play out. */
const MOST_SEATS = 13;
const MOST_TAKEN = 5;

/** Whether print is wrong at the table of this question; statements about other things than tables are taken as they are. */
export function isWrongAtTable(statement: string, question: string): boolean {
  const isWrong = WRONG[statement];
  if (isWrong === undefined) return true;
  const [, seats = '', take = ''] = /^survivor-nim \d+ (1[12]*) \[take 1-(\d+)\]$/.exec(question) ?? [];
  const most = Number(take);
  if (seats === '' || seats.length > MOST_SEATS || most < 2 || most > MOST_TAKEN) return false;
  const ones = seats.replaceAll('2', '').length;
  const twos = seats.length - ones;
  if (ones !== (statement === BALANCED ? twos : twos + 1)) return false;
  return isWrong(tryTable(seats, most, ones === twos ? 100 : lossBound(ones, twos, most)));
}
