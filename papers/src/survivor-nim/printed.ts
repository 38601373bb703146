/**
 * The formulas of [kelly2011] as they are printed, right or wrong: what the paper says about a table whose players take 1 to m.
 *
 * Alliance 1 moves first and alliance 2 last in a cycle, so that the players form groups, 1 and 2 in turn. For an odd k the number
 * N_rk is the printed end of a round of losses of alliance 1 in cycle r, for an even k of alliance 2 (formulas (3) and (4)).
 */
export interface PrintedTable {
  /** The sizes of the groups, those of alliance 1 at even places. */
  readonly groups: readonly number[];
  /** The most that a player may take. */
  readonly most: number;
}

/** A printed round of losses: after + 1, …, upTo. */
export interface PrintedRound {
  readonly loser: 1 | 2;
  readonly after: number;
  readonly upTo: number;
}

/** Missing where alliance 1 does not move first or alliance 2 not last: the formulas are not for such a table. */
export function toPrintedTable(seats: string, most: number): PrintedTable | undefined {
  if (!/^1[12]*2$/.test(seats)) return undefined;
  return { groups: (seats.match(/1+|2+/g) ?? []).map((group) => group.length), most };
}

/** N_rk of Proposition 11; Proposition 8 for r = 1. */
export function printedEnd({ groups, most }: PrintedTable, cycle: number, round: number): number {
  const taken = (group: number, size: number) => size * (group % 2 === (round - 1) % 2 ? 1 : most);
  const inCycle = groups.reduce((sum, size, group) => sum + taken(group, size), 0);
  const before = groups.slice(0, round).reduce((sum, size, group) => sum + taken(group, size), 0);
  return (cycle - 1) * inCycle + before;
}

/** Inequality (2), the condition of Proposition 8. */
export function hasIncreasingEnds(table: PrintedTable): boolean {
  const ends = table.groups.map((_, index) => printedEnd(table, 1, index + 1));
  return ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? 0));
}

/** The rounds of the first cycles, where a round is skipped that ends no later than the one before (Propositions 10 and 11). */
export function printedRounds(table: PrintedTable, cycles: number): readonly PrintedRound[] {
  const rounds: PrintedRound[] = [];
  for (let cycle = 1; cycle <= cycles; cycle++) {
    for (let round = 1; round <= table.groups.length; round++) {
      const upTo = printedEnd(table, cycle, round);
      const loser = round % 2 === 1 ? 1 : 2;
      const last = rounds.at(-1);
      if (last !== undefined && upTo <= last.upTo) continue;
      if (last?.loser === loser) rounds[rounds.length - 1] = { ...last, upTo };
      else rounds.push({ loser, after: last?.upTo ?? 0, upTo });
    }
  }
  return rounds;
}

/** Proposition 13 and Corollary 15: k, the cycle r, and the number of counters beyond which alliance 1 is said to win. */
export function printedBound(table: PrintedTable): { readonly longest: number; readonly cycle: number; readonly bound: number } {
  const lengths = printedRounds(table, 1).map(({ loser, after, upTo }) => (loser === 1 ? upTo - after : 0));
  const longest = Math.max(...lengths);
  const cycle = Math.ceil(longest / (table.most - 1)) + 1;
  return { longest, cycle, bound: cycle * lastEnd(table, 1) };
}

/** The larger of the last two printed ends of a cycle. */
export function lastEnd(table: PrintedTable, cycle: number): number {
  const rounds = table.groups.length;
  return Math.max(printedEnd(table, cycle, rounds - 1), printedEnd(table, cycle, rounds));
}
