import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../../core/catalogue.ts';
import { entry } from '../../../core/entry.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { survivorNim } from '../rules.ts';
import { type PrintedTable, printedBound, printedEnd, printedRounds, toPrintedTable } from './printed.ts';
import { survivorNimSlips } from './slips.ts';
import { tryTable } from './statement-checks.ts';

function printed(seats: string, most: number): PrintedTable {
  return toPrintedTable(seats, most) ?? expect.fail('no table of the paper');
}

/** Who loses by the printed rounds. */
function printedLoser(table: PrintedTable, counters: number): 1 | 2 | undefined {
  return printedRounds(table, 10).find(({ after, upTo }) => after < counters && counters <= upTo)?.loser;
}

/** Checks of the slips that no question line shows. */
const checks: Record<string, () => void> = {
  'Proposition 5': () => {
    const [many, few, most] = [2, 1, 2];
    expect([many * most, few * most]).toEqual([4, 2]);
    expect(many * most + few - (many + few * most)).toBe(most - 1);
  },
  'Example 7, last sentence': () => expect(tryTable('1122112', 2, 500).largestLoss).toBe(18),
  'Example 7, N_31': () => {
    expect(printedEnd(printed('1122112', 2), 3, 1)).toBe(22);
    expect(2 + 4 + 2 + 2 + 2 + 4 + 2 + 2 + 2).toBe(22);
  },
  'Example 9': () => {
    const { groups, most } = printed('12221211112', 2);
    expect(groups).toEqual([1, 3, 1, 1, 4, 1]);
    expect((groups[1] ?? 0) * most).toBe(6);
  },
  'Proposition 11, skipping': () => {
    const table = printed('1122112', 2);
    expect([printedEnd(table, 2, 1), printedEnd(table, 1, 4)]).toEqual([12, 11]);
    expect(tryTable('1122112', 2, 50).losses).toContainEqual({ after: 11, upTo: 12 });
  },
  'Proposition 8, proof': () => {
    expect(printedEnd(printed('112', 2), 1, 2)).toBe(5);
    expect(tryTable('112', 2, 10).loser(5)).toBe(2);
  },
  'Propositions 8 to 11, the last summand': () => {
    const { groups, most } = printed('11212', 2);
    expect(groups.map((size) => size * (most - 1) + 1)).toEqual([3, 2, 2, 2]);
  },
  'Proposition 11, rules 1) and 2)': () => {
    const table = printed('112', 2);
    expect(printedEnd(table, 2, 1) - printedEnd(table, 1, 1)).toBe(2 * 1 + 1 * 2);
  },
  'Proposition 12': () => {
    const { losses } = tryTable('1112212', 2, 500);
    expect(losses.map(({ after, upTo }) => upTo - after)).toEqual([3, 5, 4, 3, 2, 1]);
    expect([1, 2].map((cycle) => printedEnd(printed('1112212', 2), cycle, 1))).toEqual([3, 13]);
    expect(tryTable('12221211112', 2, 1000).losses.at(-1)).toEqual({ after: 107, upTo: 110 });
  },
  'Proposition 12, proof': () => {
    const table = printed('112', 2);
    expect([printedEnd(table, 2, 1) - printedEnd(table, 1, 1), printedEnd(table, 2, 2) - printedEnd(table, 1, 2)]).toEqual([
      4, 5,
    ]);
  },
  'Example 16': () => {
    expect(printedBound(printed('12221211112', 2))).toEqual({ longest: 9, cycle: 10, bound: 170 });
    expect(tryTable('12221211112', 2, 1000).largestLoss).toBe(110);
  },
  'last paragraph': () => {
    expect(printedBound(printed('11212121212', 3)).bound).toBe(46);
    expect(tryTable('11212121212', 3, 1000).largestLoss).toBe(2);
  },
};

/** Printed losers at the counterexamples: alliance 1 moves first there. */
const printedLosers: Record<string, (counters: number) => 1 | 2 | undefined> = {
  'before Example 7': (counters) => printedLoser({ groups: [1, 2, 2, 1, 1], most: 2 }, counters),
  'Proposition 8': (counters) => printedLoser(printed('111222112', 2), counters),
  'Proposition 10': (counters) => printedLoser(printed('1112212', 2), counters),
  'Proposition 11': (counters) => printedLoser(printed('1211122', 2), counters),
  'Proposition 13': (counters) =>
    counters > Math.max(printedEnd(printed('1112212', 2), 3, 3), printedEnd(printed('1112212', 2), 3, 4)) ? 2 : undefined,
  'Corollary 15': (counters) => (counters > printedBound(printed('1112212', 2)).bound ? 2 : undefined),
  'Proposition 17': (counters) => ((counters - 1) % 6 < 2 ? 1 : 2),
};

describe('slips in the paper on Survivor Nim', () => {
  const catalogue = toCatalogue([entry(survivorNim, [])]);

  it.each(survivorNimSlips.map((slip) => [slip.statement, slip] as const))('%s', (statement, { counterexample, outcome }) => {
    if (outcome === undefined) {
      expect(counterexample).not.toMatch(/^survivor-nim/);
      expect(checks).toHaveProperty([statement]);
      checks[statement]?.();
      return;
    }
    const verdict = solveWith(counterexample, { catalogue, method: 'search' });
    expect(verdict).toMatchObject({ outcome, alliance: outcome === 'N' ? 1 : 2 });
    const counters = Number(counterexample.split(' ')[1]);
    expect(printedLosers[statement]?.(counters)).toBe(outcome === 'N' ? 1 : 2);
  });

  it('the formulas without merging are wrong at 21 and 27 for 1221121, and nowhere else', () => {
    const table = tryTable('1221121', 2, 100);
    const wrong: number[] = [];
    for (let counters = 1; counters <= 80; counters++) {
      const loser = printedLoser({ groups: [1, 2, 2, 1, 1], most: 2 }, counters);
      if (loser !== undefined && loser !== table.loser(counters)) wrong.push(counters);
    }
    expect(wrong).toEqual([21, 27]);
  });

  it('print gives 51 for 12112111222, where the largest loss is 154', () => {
    expect(printedBound(printed('12112111222', 2)).bound).toBe(51);
    expect(tryTable('12112111222', 2, 1000).largestLoss).toBe(154);
  });

  it('are told apart by their place', () => {
    expect(new Set(survivorNimSlips.map(({ statement }) => statement)).size).toBe(survivorNimSlips.length);
    expect(survivorNimSlips.length).toBe(19);
  });
});
