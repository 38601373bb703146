/** Which slips in print belong to a verdict. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { solveWith } from '../engine/solve/solve.ts';
import { papers } from '../papers.ts';
import { findSlips, listSlips } from './slips.ts';

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
    [
      '1122112',
      [
        'Proposition 8 and (3)',
        'Proposition 10',
        'Proposition 11 and (4)',
        'Proposition 12',
        'Proposition 13 and (5)',
        'Corollary 15',
      ],
    ],
    ['1122', ['Proposition 17']],
    ['1221', ['Proposition 17']],
    ['1111122', []],
    ['2211', []],
  ])('of Survivor Nim are told of the tables that they are about: %s', (seats, names) => {
    expect(slipsAt(`survivor-nim 18 ${seats} [take 1-2]`).map(({ name }) => name)).toEqual(names);
  });
});
