/** Which slips in print belong to a verdict. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../library/src/catalogue.ts';
import { solveWith } from '../../../library/src/engine/solve/solve.ts';
import { findSlips, listSlips } from '../index.ts';
import { papers } from '../papers.ts';
import { printedRounds } from '../survivor-nim/printed.ts';
import { paperTables } from '../survivor-nim/tables.ts';

const slips = listSlips(papers);
const shown = slips.filter(({ counterexample: { outcome }, theorems }) => outcome !== undefined && theorems.length > 0);

function slipsAt(question: string, method?: 'search') {
  const verdict = solveWith(question, { catalogue, ...(method && { method }) });
  return 'error' in verdict ? expect.fail(verdict.error.message) : findSlips(slips, verdict, catalogue);
}

describe('slips in print', () => {
  it('are the statements that fail as printed', () => {
    const failing = papers.flatMap(({ statements }) => statements).filter(({ recorded }) => /printed|corrected/.test(recorded));
    expect(slips.map(({ name }) => name)).toEqual(failing.map(({ name }) => name));
    expect(slips).toHaveLength(55);
    expect(JSON.parse(JSON.stringify(slips))).toEqual(slips);
  });

  it.each(shown.map(({ counterexample: { at } }) => at))('one is told at %s', (question) => {
    expect(slipsAt(question).map(({ counterexample: { at } }) => at)).toContain(question);
  });

  it('the one about the question itself comes first', () => {
    expect(slipsAt('node-kayles P6 [selective, misere]')[0]?.name).toBe('Theorem 13');
    expect(slipsAt('node-kayles P1 + P1 [selective, misere]')[0]?.name).toBe('§3.5, unions, misère');
    expect(slipsAt('survivor-nim 2 1212 [take 1-2]')[0]?.name).toBe('Proposition 17');
  });

  it('are told of the theorems that decide, and with positions of the same setting only', () => {
    expect(slipsAt('node-kayles P9 + P11 [conjunctive]')[0]?.name).toBe('§3.3, unions, normal');
    expect(slipsAt('node-kayles P9 + P12 [conjunctive]')[0]?.name).toBe('§3.3, unions, normal');
    expect(slipsAt('node-kayles P9 + P12 [conjunctive]', 'search')).toEqual([]);
    expect(slipsAt('nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1')[0]?.name).toBe('Definition 2.1');
    expect(slipsAt('nim 3 5 7')).toEqual([]);
  });

  it.each([
    ['1221121', []],
    ['1122112', []],
    ['1112212', ['Proposition 10', 'Proposition 11 and (4)', 'Proposition 12', 'Proposition 13 and (5)', 'Corollary 15']],
    ['1122', []],
    ['1221', ['Proposition 17']],
    ['1111122', []],
    ['2211', []],
  ])('of Survivor Nim are told of the tables at which they are wrong: %s', (seats, names) => {
    expect(slipsAt(`survivor-nim 18 ${seats} [take 1-2]`).map(({ name }) => name)).toEqual(names);
  });

  it('of Survivor Nim are told where play has other losers than print, and nowhere else', () => {
    const names = ['Proposition 8 and (3)', 'Proposition 10', 'Proposition 11 and (4)'];
    const count = { wrong: 0, right: 0 };
    for (const { seats, most, tried, printed } of paperTables(false)) {
      if (seats.length > 7 || most > 3 || printed === undefined) continue;
      const question = (counters: number) => `survivor-nim ${counters} ${seats} [take 1-${most}]`;
      const losers = Array.from({ length: tried }, (_, index) => {
        const verdict = solveWith(question(index + 1), { catalogue, moves: 0 });
        return 'error' in verdict ? 0 : 3 - (verdict.alliance ?? 0);
      });
      const isWrong = (cycles: number) =>
        printedRounds(printed, cycles).some(({ loser, after, upTo }) =>
          losers.slice(after, upTo).some((other) => other !== loser),
        );
      const told = slipsAt(question(1)).map(({ name }) => name);
      expect([question(1), told.some((name) => names.slice(0, 2).includes(name))]).toEqual([question(1), isWrong(1)]);
      expect([question(1), told.includes('Proposition 11 and (4)')]).toEqual([question(1), isWrong(100)]);
      count[isWrong(100) ? 'wrong' : 'right']++;
    }
    expect(count.wrong).toBeGreaterThan(5);
    expect(count.right).toBeGreaterThan(5);
  });
});
