/** Survivor Nim [kelly2011], Propositions 8 to 13 and Corollaries 14 and 15: where the rounds of losses end. */

import { ask } from '../statements/ask.ts';
import type { Reach, Statement } from '../statements/statement.ts';
import { type Tried, tally } from '../statements/tally.ts';
import { lastEnd, printedEnd } from './printed.ts';
import {
  firstWrongRound,
  longestRound,
  onPaperTables,
  PAPER_TABLES,
  paperTables,
  questionAt,
  rulesAt,
  solvesAt,
} from './tables.ts';
import { failsProposition12, type TriedTable } from './tried-table.ts';
import {
  type Bound,
  type Cycles,
  corollary15,
  proposition8,
  proposition10,
  proposition11,
  proposition13,
} from './wrong-tables.ts';

/** Print has the rounds of so many cycles; instead, the blocks that the program works with have them. */
function rounds(cycles: Cycles) {
  return (reach: Reach) =>
    onPaperTables(reach, (table, printed) => {
      const many = cycles(table, printed);
      if (many === undefined) return undefined;
      const wrong = firstWrongRound(table, many);
      const ends = table.losses.flatMap(({ after, upTo }) => [after, after + 1, upTo, upTo + 1]);
      const at = questionAt(table, wrong ?? 1);
      return { at, printed: wrong === undefined, solved: solvesAt(table, ends.slice(0, 6), reach) };
    });
}

/** Alliance 1 is said to lose nothing beyond a bound; instead, nothing beyond its largest loss by the blocks. */
function bounded(bound: Bound) {
  return (reach: Reach) =>
    onPaperTables(reach, (table, printed) => {
      const { largestLoss } = table;
      const isSharp = ask(questionAt(table, largestLoss), reach)?.outcome === rulesAt(table, largestLoss);
      return {
        at: questionAt(table, largestLoss),
        printed: largestLoss <= bound(table, printed),
        corrected: isSharp && solvesAt(table, [largestLoss + 1, largestLoss + 2, table.tried], reach),
      };
    });
}

export const survivorRounds: readonly Statement[] = [
  {
    name: 'Proposition 8 and (3)',
    says: 'If the numbers N_1k of the first cycle increase, they are the ends of its rounds of losses.',
    truth:
      'A round that vanishes at a turn inside the cycle, or two that merge there, stay so; the numbers at the first turn do not show it. The blocks, worked out turn by turn, are exact.',
    recorded: 'false as printed',
    counterexample: {
      at: 'survivor-nim 12 111222112 [take 1-2]',
      outcome: 'P',
      shows: 'The printed ends are 3, 9, 11, 14, but alliance 1 loses 1–3 and 10–16.',
    },
    least: 150,
    domain: PAPER_TABLES,
    check: rounds(proposition8),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Proposition 10',
    says: 'If the N_1k do not increase, skip each that is not larger than the last one kept before it; the others are the ends of the rounds.',
    truth: 'The rounds come from the blocks, turn by turn.',
    recorded: 'false as printed',
    counterexample: {
      at: 'survivor-nim 9 1112212 [take 1-2]',
      outcome: 'P',
      shows:
        'The printed ends are 3, 8, 8, 11, but alliance 1 loses 1–3 and 9–13. Only one is skipped, so it fails, too, if each is compared with the one printed before it.',
    },
    least: 200,
    domain: PAPER_TABLES,
    check: rounds(proposition10),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Proposition 11 and (4)',
    says: 'In cycle r the ends are N_1k + (r − 1)(mn + n + 1) for odd k and N_1k + (r − 1)(mn + m + n) for even k, with skipping.',
    truth: 'Ends do move so, but what is skipped once is gone.',
    recorded: 'false as printed',
    counterexample: {
      at: 'survivor-nim 9 1112212 [take 1-2]',
      outcome: 'P',
      shows: 'At survivor-nim 12 1211122 [take 1-2] it fails, too, and there the first cycle is right.',
    },
    least: 400,
    domain: PAPER_TABLES,
    check: rounds(proposition11),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Proposition 11, skipping',
    says: 'Round 1 of cycle r is skipped if N_r1 is larger than the last number of the cycle before.',
    truth: 'If it is not larger: a round that ends no later than the one before is empty.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: {
      at: 'survivor-nim 6 112 [take 1-2]',
      outcome: 'P',
      shows: 'N_21 = 6 is larger than N_12 = 5, and the round is not skipped.',
    },
    least: 100,
    domain: (deep) => `${PAPER_TABLES(deep)}; those whose first two cycles are as printed`,
    check: (reach) =>
      onPaperTables(reach, (table, printed) => {
        const [end, before] = [printedEnd(printed, 2, 1), printedEnd(printed, 1, printed.groups.length)];
        if (end > table.tried || firstWrongRound(table, 2) !== undefined) return undefined;
        const isThere = table.losses.some(({ upTo }) => upTo === end);
        return { at: questionAt(table, end), printed: isThere === end <= before, corrected: isThere === end > before };
      }),
  },
  {
    name: 'Propositions 8 to 11, the last summand',
    says: 'The last number of a cycle, N_1(2j), has the summand l_(j n_1): the n_1-th number that group j of alliance 1 may take. (And N_14 has l_(2 n_1).)',
    truth: 'The last one, l_(j n_j), and l_(2 n_2): the groups may take different numbers of numbers.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: {
      at: 'survivor-nim 8 11212 [take 1-2]',
      outcome: 'N',
      shows: 'The first group takes 2, 3 or 4, so that n_1 = 3, and the second takes 1 or 2.',
    },
    least: 400,
    domain: PAPER_TABLES,
    check: (reach) =>
      onPaperTables(reach, (table, printed) => {
        const sizes = printed.groups.filter((_, index) => index % 2 === 0);
        const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
        const end = printedEnd(printed, 1, printed.groups.length);
        const withSummand = (taken: number) => end - last * table.most + taken;
        const numbers = (size: number) => size * (table.most - 1) + 1;
        return {
          at: questionAt(table, end),
          printed: withSummand(last + numbers(first) - 1) === end,
          corrected: withSummand(last + numbers(last) - 1) === end,
        };
      }),
  },
  {
    name: 'Proposition 12',
    says: 'A round of losses of alliance 1 is m − 1 shorter in each cycle than in the one before. Read: the rounds of play by the rules that end at the printed N_rk.',
    truth:
      'From the second cycle on, as long as the round is there; it may vanish before its length is used up: in Example 16 the last ones have 4, 3 and no losses. The numbers N_rk of (4), with nothing skipped, do so: for odd k the difference between N_rk and the number before it falls by m − 1 in each cycle.',
    slip: 'misprint',
    recorded: 'holds as corrected',
    counterexample: {
      at: 'survivor-nim 3 1112212 [take 1-2]',
      outcome: 'P',
      shows: 'The first round has 3 losses in the first cycle and 5 in the second.',
    },
    least: 400,
    domain: PAPER_TABLES,
    check: (reach) =>
      onPaperTables(reach, (table) => ({
        at: questionAt(table, table.losses[0]?.upTo ?? 1),
        printed: failsProposition12(table, 1) === false,
        corrected: failsProposition12(table, 2) === false,
      })),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Proposition 13 and (5)',
    says: 'If alliance 1 loses at most k in a row in the first cycle, it wins from cycle r on, for r ≥ k/(m − 1) + 1. Read: only losses up to the last number of the first cycle count for k.',
    truth:
      'Rounds may be longer in the second cycle than in the first, and even so the proof needs k − (r − 1)(m − 1) ≤ 0, not ≤ m − 1. If whole rounds that begin in the first cycle count, 68 tables fail instead of 134. The blocks give the largest loss.',
    recorded: 'false as printed',
    counterexample: {
      at: 'survivor-nim 53 1112212 [take 1-2]',
      outcome: 'P',
      shows: 'There k = 3 and r = 4, and cycle 3 ends with 33 counters at the latest.',
    },
    least: 400,
    domain: PAPER_TABLES,
    check: bounded(proposition13),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Corollary 14',
    says: 'With n + 1 players against n the larger alliance wins every game that is large enough.',
    recorded: 'holds',
    least: 400,
    domain: PAPER_TABLES,
    check: (reach) =>
      onPaperTables(reach, (table) => ({ at: questionAt(table, table.tried), printed: table.largestLoss < table.tried })),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'Corollary 15',
    says: 'Alliance 1 wins with more than r·max(N_1(2j−1), N_1(2j)) counters, r as in Proposition 13.',
    truth:
      'The largest loss is the one that the blocks give; it is less than P·(P/(m − 1) + 2) with P = mn + n + 1. If whole rounds that begin in the first cycle count for k, 61 tables fail instead of 98.',
    recorded: 'false as printed',
    counterexample: {
      at: 'survivor-nim 53 1112212 [take 1-2]',
      outcome: 'P',
      shows: 'The printed bound is 44. For 12112111222 and m = 2 it is 51, and the largest loss is 154.',
    },
    least: 400,
    domain: PAPER_TABLES,
    check: bounded(corollary15),
    theorems: ['survivor-blocks'],
  },
  {
    name: 'last paragraph',
    says: 'Given how the players sit and what they may take, one can tell exactly, by a change of formula (5), from which number of counters on the larger alliance wins. Read: the change may use the whole seating.',
    truth:
      'The blocks tell it. The numbers n, m and k in formula (5) are not enough: tables that agree in all three have different largest losses.',
    recorded: 'holds',
    least: 400,
    domain: (deep) => `${PAPER_TABLES(deep)}: the largest loss by the blocks; tables with the same n, m and k compared`,
    check: (reach) => {
      const { corrected } = bounded(() => 0)(reach);
      return { ...tally(eachSameLength(reach)), ...(corrected && { printed: corrected }) };
    },
    theorems: ['survivor-blocks'],
  },
];

/** One case for each n, m, k that several tables have: whether two of them have different largest losses. */
function* eachSameLength(reach: Reach): Iterable<Tried> {
  const groups = new Map<string, TriedTable[]>();
  for (const table of paperTables(reach.deep)) {
    if (table.printed === undefined) continue;
    const key = `${table.seats.length} ${table.most} ${longestRound(table, lastEnd(table.printed, 1))}`;
    groups.set(key, [...(groups.get(key) ?? []), table]);
  }
  for (const [first, ...others] of groups.values()) {
    if (first === undefined || others.length === 0) continue;
    const other = others.find(({ largestLoss }) => largestLoss !== first.largestLoss);
    yield { at: questionAt(first, first.largestLoss), corrected: other !== undefined };
  }
}
