/** The statements of the paper on Survivor Nim: how many cases they have, how many fail, and what is shown of the failures. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../library/src/catalogue.ts';
import { survivorNimPaper } from './paper.ts';
import { lastEnd, type PrintedTable, printedBound, printedEnd, printedRounds, toPrintedTable } from './printed.ts';
import { largestLoss } from './seatings.ts';
import { onPaperTables, type Printed, paperTables, questionAt } from './tables.ts';
import { tryTable } from './tried-table.ts';

const reach = { deep: false, catalogue };

/** Cases and failures of print, and those of what is true instead. */
const FOUND: Readonly<Record<string, readonly [number, number, number?, number?]>> = {
  'Proposition 3': [90, 0],
  'Proposition 5': [1560, 0, 1560, 0],
  'Proposition 5, (1)': [1560, 0],
  'after Remark 6, the last group': [49, 0, 49, 0],
  'Example 7': [308, 0],
  'Proposition 8 and (3)': [189, 48],
  'Example 9': [23, 0],
  'Proposition 10': [259, 89],
  'Proposition 11 and (4)': [448, 262],
  'Proposition 12': [448, 156, 448, 0],
  'Proposition 13 and (5)': [448, 134, 448, 0],
  'Corollary 14': [448, 0],
  'Main Theorem': [396, 0],
  'Corollary 15': [448, 98, 448, 0],
  'Example 16': [831, 0, 1, 0],
  'last paragraph': [448, 0, 59, 0],
  'Proposition 17': [700, 680, 700, 0],
};

describe('the statements of the paper', () => {
  it.each(Object.entries(FOUND))('%s has these cases and failures', (name, [cases, failures, tried, wrong]) => {
    const statement = survivorNimPaper.statements.find((each) => each.name === name) ?? expect.fail('there is no such statement');
    const { printed, corrected } = statement.check(reach);
    expect([printed.cases, printed.failures]).toEqual([cases, failures]);
    expect([corrected?.cases, corrected?.failures]).toEqual([tried, wrong]);
  });

  it('Corollary 15 fails more often with the length that the printed formulas give', () => {
    const { printed } = onPaperTables(reach, (table, formulas) => ({
      at: questionAt(table, table.largestLoss),
      printed: table.largestLoss <= printedBound(formulas).bound,
    }));
    expect(printed).toMatchObject({ cases: 448, failures: 145 });
  });

  it('Proposition 13 and Corollary 15 fail, too, if whole rounds that begin in the first cycle count', () => {
    const fails = (bound: (table: Printed, cycles: number) => number) =>
      onPaperTables(reach, (table, formulas) => {
        const begun = table.losses.filter(({ after }) => after < lastEnd(formulas, 1));
        const longest = Math.max(...begun.map(({ after, upTo }) => upTo - after));
        const cycles = Math.ceil(longest / (table.most - 1)) + 1;
        return { at: questionAt(table, table.largestLoss), printed: table.largestLoss <= bound(formulas, cycles) };
      }).printed;
    expect(fails((formulas, cycles) => lastEnd(formulas, cycles - 1))).toMatchObject({ cases: 448, failures: 68 });
    expect(fails((formulas, cycles) => cycles * lastEnd(formulas, 1))).toMatchObject({ cases: 448, failures: 61 });
  });

  it('the blocks give the largest loss of every table, and (1) holds group by group', () => {
    const tables = paperTables(false);
    expect(tables).toHaveLength(448);
    for (const table of tables) {
      expect([table.seats, largestLoss(table.seats, table.most)]).toEqual([table.seats, table.largestLoss]);
      const more = table.printed?.groups.reduce((sum, size, group) => sum + (group % 2 === 0 ? size : -size), 0) ?? 0;
      expect(more * (table.most - 1)).toBe(table.most - 1);
    }
  });
});

function printed(seats: string, most: number): PrintedTable {
  return toPrintedTable(seats, most) ?? expect.fail('no table of the paper');
}

/** Who loses by the printed rounds. */
function printedLoser(table: PrintedTable, counters: number): 1 | 2 | undefined {
  return printedRounds(table, 10).find(({ after, upTo }) => after < counters && counters <= upTo)?.loser;
}

/** What the printed formulas and the rules have at the places that the counterexamples show. */
const shown: Readonly<Record<string, () => void>> = {
  'Proposition 8 and (3)': () => {
    const table = printed('111222112', 2);
    expect([1, 2, 3, 4].map((round) => printedEnd(table, 1, round))).toEqual([3, 9, 11, 14]);
    expect([printedLoser(table, 12), tryTable('111222112', 2, 50).loser(12)]).toEqual([2, 1]);
    expect(tryTable('111222112', 2, 50).losses.slice(0, 2)).toEqual([
      { after: 0, upTo: 3 },
      { after: 9, upTo: 16 },
    ]);
  },
  'Proposition 8, proof': () => {
    expect([printedEnd(printed('12112', 2), 1, 2), printedEnd(printed('112', 2), 1, 2)]).toEqual([3, 5]);
    expect([tryTable('12112', 2, 10).loser(3), tryTable('112', 2, 10).loser(5)]).toEqual([2, 2]);
  },
  'Propositions 8 to 11, the last summand': () => {
    const { groups, most } = printed('11212', 2);
    expect(groups.map((size) => size * (most - 1) + 1)).toEqual([3, 2, 2, 2]);
  },
  'Example 9, the players': () => {
    const { groups, most } = printed('12221211112', 2);
    expect(groups).toEqual([1, 3, 1, 1, 4, 1]);
    expect([groups[1], (groups[1] ?? 0) * most]).toEqual([3, 6]);
  },
  'Proposition 10': () => {
    const table = printed('1112212', 2);
    expect([1, 2, 3, 4].map((round) => printedEnd(table, 1, round))).toEqual([3, 8, 8, 11]);
    expect([printedLoser(table, 9), tryTable('1112212', 2, 50).loser(9)]).toEqual([2, 1]);
    expect(tryTable('1112212', 2, 50).losses.slice(0, 2)).toEqual([
      { after: 0, upTo: 3 },
      { after: 8, upTo: 13 },
    ]);
  },
  'Proposition 11 and (4)': () => {
    const [table, rules] = [printed('1211122', 2), tryTable('1211122', 2, 50)];
    expect([printedLoser(table, 12), rules.loser(12)]).toEqual([2, 1]);
    for (const { loser, after, upTo } of printedRounds(table, 1))
      for (let counters = after + 1; counters <= upTo; counters++) expect(rules.loser(counters)).toBe(loser);
  },
  'Proposition 11, skipping': () => {
    const ends = (seats: string, round: number) => [printedEnd(printed(seats, 2), 2, 1), printedEnd(printed(seats, 2), 1, round)];
    expect([ends('112', 2), ends('1122112', 4)]).toEqual([
      [6, 5],
      [12, 11],
    ]);
    expect(tryTable('1122112', 2, 50).losses).toContainEqual({ after: 11, upTo: 12 });
    expect(tryTable('112', 2, 50).losses).toContainEqual({ after: 5, upTo: 6 });
  },
  'Proposition 12': () => {
    const { losses } = tryTable('1112212', 2, 500);
    expect(losses.map(({ after, upTo }) => upTo - after)).toEqual([3, 5, 4, 3, 2, 1]);
    expect([1, 2].map((cycle) => printedEnd(printed('1112212', 2), cycle, 1))).toEqual([3, 13]);
    expect(tryTable('12221211112', 2, 1000).losses.at(-1)).toEqual({ after: 107, upTo: 110 });
    const tried = onPaperTables(reach, (table, formulas) => {
      const many = formulas.groups.length;
      const end = (cycle: number, round: number) =>
        round > 0 ? printedEnd(formulas, cycle, round) : cycle > 1 ? printedEnd(formulas, cycle - 1, many) : 0;
      const length = (cycle: number, round: number) => end(cycle, round) - end(cycle, round - 1);
      const falls = [1, 2, 3].flatMap((cycle) =>
        formulas.groups.flatMap((_, index) => (index % 2 === 0 ? [length(cycle, index + 1) - length(cycle + 1, index + 1)] : [])),
      );
      return { at: questionAt(table, 1), printed: falls.every((fall) => fall === table.most - 1) };
    });
    expect(tried.printed).toMatchObject({ cases: 448, failures: 0 });
  },
  'Proposition 12, proof': () => {
    const table = printed('112', 2);
    expect([1, 2].map((round) => printedEnd(table, 2, round) - printedEnd(table, 1, round))).toEqual([4, 5]);
  },
  'Proposition 13 and (5)': () => {
    const table = printed('1112212', 2);
    expect(printedBound(table)).toMatchObject({ longest: 3, cycle: 4 });
    expect(Math.max(printedEnd(table, 3, 3), printedEnd(table, 3, 4))).toBe(33);
    expect([42, 53].map(tryTable('1112212', 2, 100).loser)).toEqual([1, 1]);
  },
  'Corollary 15': () => {
    expect(['1112212', '12112111222'].map((seats) => printedBound(printed(seats, 2)).bound)).toEqual([44, 51]);
    expect(['1112212', '12112111222'].map((seats) => tryTable(seats, 2, 1000).largestLoss)).toEqual([53, 154]);
    expect([printedBound(printed('11212121212', 3)).bound, tryTable('11212121212', 3, 1000).largestLoss]).toEqual([46, 2]);
  },
  'Example 16, the cycle': () => {
    expect(printedBound(printed('12221211112', 2))).toEqual({ longest: 9, cycle: 10, bound: 170 });
    expect(tryTable('12221211112', 2, 1000).largestLoss).toBe(110);
  },
};

describe('what is shown of slips in print', () => {
  it.each(Object.entries(shown))('is so of %s', (name, check) => {
    expect(survivorNimPaper.statements.find((each) => each.name === name)?.counterexample).toBeDefined();
    check();
  });
});

describe('what is shown of statements that hold', () => {
  it('the formulas as they stand are wrong for a table that alliance 1 ends', () => {
    const table = tryTable('1221121', 2, 100);
    const wrong: number[] = [];
    for (let counters = 1; counters <= 80; counters++) {
      const loser = printedLoser({ groups: [1, 2, 2, 1, 1], most: 2 }, counters);
      if (loser !== undefined && loser !== table.loser(counters)) wrong.push(counters);
    }
    expect(wrong).toEqual([21, 27]);
  });

  it('rules 1) and 2) add the smallest number', () => {
    const table = printed('112', 2);
    expect(printedEnd(table, 2, 1) - printedEnd(table, 1, 1)).toBe(2 * 1 + 1 * 2);
  });
});
