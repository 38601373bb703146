/** Survivor Nim [kelly2011], Examples 7, 9 and 16. */

import { always, type Reach, type Statement } from '../statements/statement.ts';
import { range, type Tried, tally } from '../statements/tally.ts';
import { printedBound, printedEnd } from './printed.ts';
import { lossesToText, questionAt, rulesAt, solvesAt } from './tables.ts';
import { tryTable } from './tried-table.ts';

const seven = () => tryTable('1122112', 2, 300);
const nine = () => tryTable('12221211112', 2, 1000);

/** Whether alliance 1 loses exactly the listed numbers, a case for each number of counters. */
function* losesExactly(table: ReturnType<typeof seven>, losses: string, upTo: number, reach: Reach): Iterable<Tried> {
  const listed = new Set(
    losses.split(' ').flatMap((word) => {
      const [from = 0, to = from] = word.split('–').map(Number);
      return range(from, to);
    }),
  );
  for (const counters of range(1, upTo)) {
    const isSo = (table.loser(counters) === 1) === listed.has(counters);
    yield { at: questionAt(table, counters), printed: isSo, solved: solvesAt(table, [counters], reach) };
  }
}

function* hasEnds(table: ReturnType<typeof seven>, ends: readonly (readonly number[])[]): Iterable<Tried> {
  for (const [cycle, row] of ends.entries()) {
    for (const [round, end] of row.entries()) {
      const computed = table.printed && printedEnd(table.printed, cycle + 1, round + 1);
      yield { at: `N_${cycle + 1}${round + 1} of ${table.seats}`, printed: computed === end };
    }
  }
}

export const survivorExamples: readonly Statement[] = [
  {
    name: 'Example 7',
    says: 'For 1122112 and takes 1–2: N = 2, 6, 8, 11, then 12, 17, 18, 22; alliance 1 loses exactly 1–2, 7–8, 12 and 18.',
    recorded: 'holds',
    least: 300,
    domain: always('the eight numbers, and every number of counters up to 300'),
    check: (reach) =>
      tally(
        [
          hasEnds(seven(), [
            [2, 6, 8, 11],
            [12, 17, 18, 22],
          ]),
          losesExactly(seven(), '1–2 7–8 12 18', 300, reach),
        ].flatMap((each) => [...each]),
      ),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Example 7, last sentence',
    says: 'Alliance 2 loses all games with more than 19 counters, 19 being N_23 + 1.',
    truth: 'It loses with 19 counters, too, and wins with 18.',
    recorded: 'holds',
    least: 280,
    domain: always('every number of counters from 20 to 300; and 18 and 19'),
    check: () => {
      const table = seven();
      const isSharp = rulesAt(table, 18) === 'P' && rulesAt(table, 19) === 'N';
      return tally([
        { at: questionAt(table, 19), corrected: isSharp },
        ...range(20, 300).map((counters) => ({ at: questionAt(table, counters), printed: table.loser(counters) === 2 })),
      ]);
    },
  },
  {
    name: 'Example 7, N_31',
    says: 'N_31 = 2 + 4 + 2 + 2 + 2 + 2 + 2 + 2 + 2 + 2 = 22. Read: as an equation; the second 4 is split into 2 + 2, which its two players take.',
    truth:
      'Group by group, as N_21 and N_23 are written, it is 2 + 4 + 2 + 2 + 2 + 4 + 2 + 2 + 2 = 22: the five summands of N_21 and the four of one cycle more.',
    recorded: 'holds',
    least: 1,
    domain: always('what each group takes until the first group of the third cycle has moved'),
    check: () => {
      const { seats, most, printed } = seven();
      const summands = range(1, 9).map((turn) => ((turn - 1) % 2 === 0 ? 1 : most) * (printed?.groups[(turn - 1) % 4] ?? 0));
      const isSum = printed !== undefined && summands.reduce((a, b) => a + b) === printedEnd(printed, 3, 1);
      const split = summands.flatMap((summand, index) => (index === 5 ? [summand / 2, summand / 2] : [summand]));
      return tally([
        {
          at: `N_31 of ${seats}`,
          printed: split.join('+') === '2+4+2+2+2+2+2+2+2+2' && split.reduce((a, b) => a + b) === 22 && isSum,
          corrected: summands.join('+') === '2+4+2+2+2+4+2+2+2' && isSum,
        },
      ]);
    },
  },
  {
    name: 'Example 9',
    says: 'For 12221211112 and takes 1–2: N = 1, 5, 8, 8, 14, 17, and alliance 1 loses 1 and 6–14 in the first cycle.',
    recorded: 'holds',
    least: 20,
    domain: always('the six numbers, and every number of counters of the first cycle'),
    check: (reach) => tally([...hasEnds(nine(), [[1, 5, 8, 8, 14, 17]]), ...losesExactly(nine(), '1 6–14', 17, reach)]),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Example 9, the players',
    says: 'Alliance 2 has the players 2, 3, 4, 6 and 1, and the summand 6 of N_15 is called k_13.',
    truth: 'Player 11, as in Example 16; and the summand is the largest number of the first turn, k_1m with m the last index.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: {
      at: 'the players of alliance 2',
      shows: 'Player 1 is in alliance 1, and alliance 2 takes 3 to 6 counters at its first turn.',
    },
    least: 2,
    domain: always('the seats, and how many numbers the first group of alliance 2 may take'),
    check: () => {
      const places = [...'12221211112'].flatMap((seat, index) => (seat === '2' ? [index + 1] : []));
      const takes = range(3, 6);
      return tally([
        { at: 'the players of alliance 2', printed: places.includes(1), corrected: places.join() === '2,3,4,6,11' },
        { at: 'the summand 6 of N_15', printed: takes[2] === 6, corrected: takes.at(-1) === 6 },
      ]);
    },
  },
  {
    name: 'Example 16',
    says: 'In the game of Example 9 k = 9, and alliance 1 wins with more than 170 counters.',
    truth: 'So it does, and much earlier: it loses 1, 6–14, 23–30, 40–46, 57–62, 74–78, 91–94, 108–110 and nothing beyond.',
    recorded: 'holds',
    least: 800,
    domain: always('every number of counters from 171 to 1000; the list up to 1000'),
    check: (reach) => {
      const table = nine();
      const isListed = lossesToText(table) === '1 6–14 23–30 40–46 57–62 74–78 91–94 108–110';
      const { longest } = table.printed ? printedBound(table.printed) : { longest: 0 };
      return tally([
        { at: 'k', printed: longest === 9, corrected: isListed },
        ...range(171, 1000).map((counters) => ({
          at: questionAt(table, counters),
          printed: table.loser(counters) === 2,
          ...(counters % 5 === 0 && { solved: solvesAt(table, [counters], reach) }),
        })),
      ]);
    },
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Example 16, the cycle',
    says: 'Proposition 13 gives r > 10.',
    truth: 'It gives r ≥ 10, and 170 is 10·17.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: { at: 'r for k = 9, m = 2' },
    least: 1,
    domain: always('the formula (5) with k = 9 and m = 2'),
    check: () => {
      const { cycle = 0, bound = 0 } = nine().printed
        ? printedBound(nine().printed as NonNullable<ReturnType<typeof nine>['printed']>)
        : {};
      return tally([{ at: 'r for k = 9, m = 2', printed: cycle > 10, corrected: cycle === 10 && bound === 170 }]);
    },
  },
];
