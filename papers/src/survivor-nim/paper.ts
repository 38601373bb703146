/** Survivor Nim [kelly2011]: every statement, tried against play by the rules. */

import { withBehind } from '../statements/order.ts';
import type { Paper, Statement } from '../statements/statement.ts';
import { always } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { survivorExamples } from './examples.ts';
import {
  groupsStatement,
  mainTheoremSums,
  proposition8Proof,
  proposition11Rules,
  proposition12Proof,
  proposition17Sums,
  skippingInside,
} from './proofs.ts';
import { survivorRounds } from './rounds.ts';
import { eachSeating, isSum, questionAt, rulesAt, solvesAt } from './tables.ts';
import { lossBound, tryTable } from './tried-table.ts';
import { firstUnlikeTwoPlayers } from './wrong-tables.ts';

const general: readonly Statement[] = [
  {
    name: 'Definition 1, the end',
    says: 'An alliance that finds fewer counters than its players next in turn must take together takes them and loses.',
    recorded: 'holds',
    least: 150,
    domain: (deep) =>
      `all seatings of up to ${deep ? 8 : 6} players, takes 1–2, every number of counters below the size of the first group`,
    check: ({ deep }) => tally(eachShortGame(deep ? 8 : 6)),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Proposition 3',
    says: 'If only two players of one alliance sit side by side, their alliance loses with j and with j + 1 counters, for some j.',
    recorded: 'holds',
    least: 90,
    domain: (deep) => `alternating tables of up to ${deep ? 17 : 11} players with one pair, m = 2, 3, 4`,
    check: ({ deep }) => tally(eachPair(deep ? 8 : 5)),
  },
  {
    name: 'Proposition 5',
    says: 'In the first cycle alliance 1, which has n + 1 players, can take m − 1 more counters than alliance 2. Read with its proof: the counters that leave the table in the cycle are m − 1 more if alliance 1 takes the most and alliance 2 the least than the other way round.',
    truth: 'Counted alone, alliance 1 can take m counters more than alliance 2, or 1 more if everybody takes the least.',
    recorded: 'holds',
    least: 1000,
    domain: always('arithmetic, n ≤ 40, 2 ≤ m ≤ 40'),
    check: () =>
      tally(
        eachSum((n, m) => ({
          printed: m * (n + 1) + n - (n + 1 + m * n) === m - 1,
          corrected: m * (n + 1) - m * n === m && n + 1 - n === 1,
        })),
      ),
  },
  {
    name: 'Proposition 5, (1)',
    says: 'In one cycle the most of the n + 1 and the least of the n are together mn + n + m, the least of the n + 1 and the most of the n mn + n + 1, which is less.',
    recorded: 'holds',
    least: 1000,
    domain: always('arithmetic, n ≤ 40, 2 ≤ m ≤ 40'),
    check: () =>
      tally(eachSum((n, m) => ({ printed: isSum(n + 1, n, m, m * n + n + m, m * n + n + 1) && m * n + n + m > m * n + n + 1 }))),
  },
  {
    name: 'Remark 6',
    says: 'For m = 1 both sums are 2n + 1.',
    recorded: 'holds',
    least: 40,
    domain: always('arithmetic, n ≤ 40'),
    check: () => tally(range(1, 40).map((n) => ({ at: `n = ${n}`, printed: n + 1 + n === 2 * n + 1 }))),
  },
  {
    name: 'after Remark 6, the last group',
    says: 'Without loss of generality alliance 2 moves last in each cycle, since a last group of alliance 1 merges into its first one of the next cycle. Read: once its first group has moved, the game is that of the table with the merged group in front, entered after that group; so if alliance 1 wins every large game there, it does so here.',
    truth:
      'Single games do not carry over: the table with the merged group in front has other losses, and for 1221121 and m = 2 the printed formulas are wrong at 21 and 27.',
    recorded: 'holds',
    least: 40,
    domain: (deep) =>
      `seatings of 2n + 1 ≤ ${deep ? 11 : 9} players that begin and end with alliance 1, takes 1–2, up to 200 counters`,
    check: (reach) => tally(eachUnmerged(reach.deep ? 11 : 9)),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Proposition 17',
    says: 'With n players on each side the game is misère Nim for two players who take n to mn counters. Read: the same side wins with every number of counters.',
    truth:
      'Only where each alliance sits in one block, in 20 of 700 games. In general the losers repeat with period n(m + 1) from some number on, and each alliance wins infinitely many games.',
    recorded: 'false as printed',
    counterexample: { at: 'survivor-nim 2 1212 [take 1-2]', outcome: 'N' },
    least: 500,
    domain: (deep) => `all seatings of n against n, n ≤ ${deep ? 6 : 5}, m = 2, 3, up to 100 counters; the period up to 400`,
    check: (reach) => tally(eachBalanced(reach.deep ? 6 : 5)),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Main Theorem',
    says: 'The alliance with more players wins every game that is large enough.',
    recorded: 'holds',
    least: 396,
    domain: (deep) =>
      `all seatings of up to ${deep ? 9 : 8} players with more of alliance 1, whoever starts, m = 2, 3, up to twice a proved bound`,
    check: (reach) =>
      tally(
        eachMajority(reach.deep ? 9 : 8, (table) => ({
          printed: table.largestLoss <= table.tried / 2,
          solved: solvesAt(table, [table.largestLoss, table.largestLoss + 1, table.tried], reach),
        })),
      ),
    theorems: ['survivor-blocks'],
  },
];

/** The end rule read for the alliance: a first group of g players loses with up to g counters. */
function* eachShortGame(most: number): Iterable<Tried> {
  for (const players of range(2, most)) {
    for (const seats of eachSeating(players, () => true)) {
      const group = /^(1+|2+)/.exec(seats)?.[0].length ?? 0;
      const table = tryTable(seats, 2, group);
      for (const counters of range(1, group))
        yield { at: questionAt(table, counters), printed: rulesAt(table, counters) === 'P' };
    }
  }
}

function* eachPair(most: number): Iterable<Tried> {
  for (const few of range(1, most)) {
    for (const pair of range(1, 2 * few)) {
      const seats = range(0, 2 * few)
        .map((seat) => ((seat < pair ? seat : seat - 1) % 2) + 1)
        .join('');
      const loser = seats.includes('11') ? 1 : 2;
      for (const take of [2, 3, 4]) {
        const table = tryTable(seats, take, 100);
        const twice = range(1, 99).some((counters) => table.loser(counters) === loser && table.loser(counters + 1) === loser);
        yield { at: questionAt(table, 1), printed: twice };
      }
    }
  }
}

function* eachSum(tried: (n: number, m: number) => Omit<Tried, 'at'>): Iterable<Tried> {
  for (const n of range(1, 40)) for (const m of range(2, 40)) yield { at: `n = ${n}, m = ${m}`, ...tried(n, m) };
}

/** The first group moves once, then the merged table from its second group on: its bound and those two groups bound the losses. */
function* eachUnmerged(most: number): Iterable<Tried> {
  for (const players of range(3, most)) {
    for (const seats of eachSeating(players, (ones) => 2 * ones === players + 1)) {
      const [, first = '', rest = '', last = ''] = /^(1+)(2.*2|2)(1+)$/.exec(seats) ?? [];
      if (first === '') continue;
      const [table, merged, turned] = [seats, last + first + rest, rest + last + first].map((each) => tryTable(each, 2, 200));
      if (table === undefined || merged === undefined || turned === undefined) continue;
      const wrong = range(1, 200).find((counters) => table.loser(counters) !== merged.loser(counters));
      const leaves = (counters: number) => range(first.length, 2 * first.length).map((taken) => counters - taken);
      const wins = (counters: number) => leaves(counters).some((left) => left >= 1 && turned.loser(left) === 2);
      const isTurned = range(1, 200).every((counters) => wins(counters) === (table.loser(counters) === 2));
      const bound = merged.largestLoss + 2 * (first.length + rest.length);
      yield {
        at: questionAt(table, wrong ?? 1),
        printed: isTurned && table.largestLoss <= bound,
        corrected: wrong !== undefined,
      };
    }
  }
}

/** Print, and the period that is true instead. */
function* eachBalanced(most: number): Iterable<Tried> {
  for (const size of range(1, most)) {
    for (const seats of eachSeating(2 * size, (ones) => ones === size)) {
      for (const take of [2, 3]) {
        const period = size * (take + 1);
        const table = tryTable(seats, take, 400);
        const wrong = firstUnlikeTwoPlayers(table);
        const repeats = range(400 - 2 * period, 400 - period).every((n) => table.loser(n) === table.loser(n + period));
        const both = [1, 2].every((side) => range(400 - period, 399).some((n) => table.loser(n) === side));
        const isTwoBlocks = /^(1+2+|2+1+)$/.test(seats);
        yield {
          at: questionAt(table, wrong ?? 1),
          printed: wrong === undefined,
          corrected: repeats && both && (wrong === undefined || !isTwoBlocks),
        };
      }
    }
  }
}

function* eachMajority(most: number, tried: (table: ReturnType<typeof tryTable>) => Omit<Tried, 'at'>): Iterable<Tried> {
  for (const players of range(3, most)) {
    for (const seats of eachSeating(players, (ones) => 2 * ones > players)) {
      const ones = seats.replaceAll('2', '').length;
      for (const take of [2, 3]) {
        const table = tryTable(seats, take, 2 * lossBound(ones, players - ones, take));
        yield { at: questionAt(table, Math.max(1, table.largestLoss)), ...tried(table) };
      }
    }
  }
}

export const survivorNimPaper: Paper = {
  id: 'survivor-nim',
  title: 'Survivor Nim',
  key: 'kelly2011',
  leftOut: 'What is cited from an earlier paper of the author.',
  statements: withBehind([...general.slice(0, 6), ...survivorExamples, ...survivorRounds, ...general.slice(6)], {
    'Proposition 3': [groupsStatement],
    'Proposition 8 and (3)': [proposition8Proof],
    'Proposition 11, skipping': [skippingInside, proposition11Rules],
    'Proposition 12': [proposition12Proof],
    'Proposition 17': [proposition17Sums],
    'Main Theorem': [mainTheoremSums],
  }),
};
