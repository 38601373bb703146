/** Survivor Nim [kelly2011]: what its proofs rest on, and where they slip. */

import { always, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { printedEnd } from './printed.ts';
import { eachSeating, firstWrongRound, isSum, onPaperTables, PAPER_TABLES, questionAt, rulesAt } from './tables.ts';
import { tryTable } from './tried-table.ts';

/** Who wins when each group is one player: takes g to mg of so many counters, and loses with g or fewer. */
function groupsWin(sizes: readonly number[], most: number, upTo: number): (counters: number) => boolean {
  const wins = sizes.map(() => [] as boolean[]);
  for (const counters of range(1, upTo)) {
    for (const [place, size] of sizes.entries()) {
      const next = wins[(place + 1) % sizes.length] as boolean[];
      (wins[place] as boolean[])[counters] =
        counters > size && range(size, Math.min(most * size, counters - 1)).some((taken) => !next[counters - taken]);
    }
  }
  return (counters) => wins[0]?.[counters] ?? false;
}

/** Groups in their order round the table; a last group of the first alliance comes before the first one again. */
function* eachMerged(players: number, upTo: number): Iterable<Tried> {
  for (const seats of range(2, players).flatMap((many) => [...eachSeating(many, () => true)])) {
    const groups = (seats.match(/1+|2+/g) ?? []).map((group) => group.length);
    if (groups.length % 2 === 1) continue;
    for (const most of [2, 3]) {
      const table = tryTable(seats, most, upTo);
      const wins = groupsWin(groups, most, upTo);
      const wrong = range(1, upTo).find((counters) => wins(counters) !== (rulesAt(table, counters) === 'N'));
      yield { at: questionAt(table, wrong ?? 1), printed: wrong === undefined };
    }
  }
}

export const groupsStatement: Statement = {
  name: 'Proposition 3, proof: groups',
  says: 'Players of one alliance who sit side by side act as one player: a group of g takes g to mg counters, and loses with g or fewer.',
  recorded: 'holds',
  least: 200,
  domain: (deep) =>
    `all seatings of up to ${deep ? 9 : 8} players that do not end as they begin, m = 2 and 3, every number of counters up to 60`,
  check: ({ deep }) => tally(eachMerged(deep ? 9 : 8, 60)),
  theorems: ['survivor-blocks'],
};

export const proposition8Proof: Statement = {
  name: 'Proposition 8, proof',
  says: 'Alliance 1 wins with up to N_12 counters by leaving fewer than k_11, the least that alliance 2 takes next.',
  truth: 'By leaving at most k_11: with N_12 counters it cannot leave fewer. (And so for l_21 and N_13.)',
  slip: 'misprint',
  recorded: 'holds as corrected',
  counterexample: {
    at: 'survivor-nim 3 12112 [take 1-2]',
    outcome: 'N',
    shows: 'Alliance 1 wins with N_12 = 3 counters, and can leave no fewer than 1 = k_11.',
  },
  least: 100,
  domain: (deep) => `${PAPER_TABLES(deep)}; those whose first cycle is as printed and where N_11 < N_12 < N_13`,
  check: (reach) =>
    onPaperTables(reach, (table, printed) => {
      const [first = 0, second = 0, third = 0] = [1, 2, 3].map((round) => printedEnd(printed, 1, round));
      if (printed.groups.length < 3 || first >= second || second >= third) return undefined;
      if (firstWrongRound(table, 1) !== undefined) return undefined;
      const [one = 0, two = 0] = printed.groups;
      const end = (left: number) => one * table.most + left;
      const endsAt = (counters: number) => table.loser(counters) === 2 && table.loser(counters + 1) === 1;
      return { at: questionAt(table, second), printed: endsAt(end(two - 1)), corrected: endsAt(end(two)) };
    }),
};

export const proposition12Proof: Statement = {
  name: 'Proposition 12, proof',
  says: 'In a cycle the least of alliance 1 and the most of alliance 2 are together m − 1 more than the most of 1 and the least of 2.',
  truth: 'They are m − 1 less, as (1) says.',
  slip: 'misprint',
  recorded: 'holds as corrected',
  counterexample: { at: 'n = 1, m = 2', shows: 'There 2 + 2 = 4, and 4 + 1 = 5.' },
  least: 100,
  domain: always('arithmetic, n ≤ 12 and 2 ≤ m ≤ 12, n + 1 players against n'),
  check: () =>
    tally(
      range(1, 12).flatMap((n) =>
        range(2, 12).map((m) => {
          const more = n + 1 + m * n - (m * (n + 1) + n);
          return { at: `n = ${n}, m = ${m}`, printed: more === m - 1, corrected: more === 1 - m };
        }),
      ),
    ),
};

export const skippingInside: Statement = {
  name: 'Proposition 11, skipping inside a cycle',
  says: 'The proof skips round k + 1 of a cycle if N_rk > N_r(k+1), for 1 < k < 2j − 1. Read: it says “if” and not “only if”, and the proposition itself also skips equal numbers.',
  truth: 'An equal number leaves an empty round, too. For k = 1 and k = 2j − 1 the number N_r(k+1) is always the larger one.',
  recorded: 'holds',
  least: 20,
  domain: (deep) =>
    `${PAPER_TABLES(deep)}; those whose first cycle is as printed and has a number that is not larger than the one before`,
  check: (reach) =>
    onPaperTables(reach, (table, printed) => {
      const ends = printed.groups.map((_, index) => printedEnd(printed, 1, index + 1));
      const falls = range(1, ends.length - 1).filter((k) => (ends[k - 1] as number) > (ends[k] as number));
      const equals = range(1, ends.length - 1).filter((k) => ends[k - 1] === ends[k]);
      const [place] = [...falls, ...equals];
      if (place === undefined || firstWrongRound(table, 1) !== undefined) return undefined;
      const isThere = (k: number) => {
        const end = ends[k] as number;
        const loser = k % 2 === 0 ? 1 : 2;
        return table.loser(end) === loser && table.loser(end + 1) !== loser;
      };
      const rises = (cycle: number, k: number) => printedEnd(printed, cycle, k) < printedEnd(printed, cycle, k + 1);
      return {
        at: questionAt(table, ends[place] as number),
        ...(falls.length > 0 && { printed: !falls.some(isThere) }),
        corrected: !equals.some(isThere) && range(1, 3).every((cycle) => [1, ends.length - 1].every((k) => rises(cycle, k))),
      };
    }),
};

export const mainTheoremSums: Statement = {
  name: 'Main Theorem, (6)',
  says: 'With n + j players against n the most of alliance 1 and the least of alliance 2 in a cycle are mn + n + mj, the least of 1 and the most of 2 are mn + n + j.',
  recorded: 'holds',
  least: 1000,
  domain: always('arithmetic, n, j ≤ 12 and 2 ≤ m ≤ 12, summed over the players'),
  check: () =>
    tally(
      range(1, 12).flatMap((n) =>
        range(1, 12).flatMap((j) =>
          range(2, 12).map((m) => ({
            at: `n = ${n}, j = ${j}, m = ${m}`,
            printed: isSum(n + j, n, m, m * n + n + m * j, m * n + n + j),
          })),
        ),
      ),
    ),
};

export const proposition17Sums: Statement = {
  name: 'Proposition 17, the sums',
  says: 'With n players on each side the most of one alliance and the least of the other are mn + n, whichever is which.',
  recorded: 'holds',
  least: 100,
  domain: always('arithmetic, n ≤ 12 and 1 ≤ m ≤ 12, summed over the players'),
  check: () =>
    tally(
      range(1, 12).flatMap((n) =>
        range(1, 12).map((m) => ({ at: `n = ${n}, m = ${m}`, printed: isSum(n, n, m, m * n + n, m * n + n) })),
      ),
    ),
};

export const proposition11Rules: Statement = {
  name: 'Proposition 11, rules 1) and 2)',
  says: 'To N_1k add, for each cycle before, the number that alliance 1 can remove and the largest that alliance 2 can, for odd k; for even k the largest of alliance 1 and the number of alliance 2. Read: “the number” is the smallest, as the formula printed after each rule has it.',
  truth:
    'A word is missing twice, for an alliance can remove many numbers in a cycle: alliance 1 of 112 with takes 1–2 removes 2, 3 or 4. (And what is added to get N_21 is l_11, not l.)',
  recorded: 'holds',
  least: 400,
  domain: PAPER_TABLES,
  check: (reach) =>
    onPaperTables(reach, (table, printed) => {
      const players = (alliance: 1 | 2) =>
        printed.groups.reduce((sum, size, at) => sum + (at % 2 === alliance - 1 ? size : 0), 0);
      const removable = (alliance: 1 | 2) => range(players(alliance), players(alliance) * table.most);
      const moved = (round: number) => printedEnd(printed, 2, round) - printedEnd(printed, 1, round);
      const sum = (small: 1 | 2, large: 1 | 2) => (removable(small)[0] ?? 0) + (removable(large).at(-1) ?? 0);
      return {
        at: questionAt(table, printedEnd(printed, 2, 1)),
        printed: moved(1) === sum(1, 2) && moved(2) === sum(2, 1),
        corrected: removable(1).length > 1 && removable(2).length > 1,
      };
    }),
};
