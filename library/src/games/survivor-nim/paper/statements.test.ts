import { describe, expect, it } from 'vitest';
import { checkOn, eachPaperTable, failsCorollary15AsComputed } from './statement-checks.ts';
import { survivorStatements } from './statements.ts';

/** Cases, failures and the smallest failure of each statement. */
const FOUND: Readonly<Record<string, readonly [number, number, string?]>> = {
  'Proposition 3': [90, 0],
  'Proposition 5': [448, 0],
  'Example 7': [1, 0],
  'Proposition 8': [189, 48, '111222112 [take 1-2]'],
  'Example 9': [1, 0],
  'Proposition 10': [259, 89, '1112212 [take 1-2]'],
  'Proposition 11': [448, 262, '1112212 [take 1-2]'],
  'Proposition 12': [448, 156, '1112212 [take 1-2]'],
  'Proposition 12 from the second cycle on': [448, 0],
  'Proposition 13': [448, 134, '1112212 [take 1-2]'],
  'Corollary 14 and Main Theorem': [396, 0],
  'Corollary 15': [448, 98, '1112212 [take 1-2]'],
  'Corollary 15, corrected': [448, 0],
  'Example 16': [1, 0],
  'Proposition 17': [700, 680, '1212 [take 1-2]'],
};

describe('the statements of the paper', () => {
  it.each(survivorStatements.map((each) => [each.statement, each] as const))('%s is as said', (name, { holds, truth, check }) => {
    const { cases, failures, smallest } = check();
    expect([cases, failures, smallest]).toEqual([...(FOUND[name] ?? []), ...(failures === 0 ? [undefined] : [])]);
    expect(holds).toBe(failures === 0);
    if (!holds) expect(truth).toBeDefined();
  });

  it('Corollary 15 fails more often with the length that the printed formulas give', () => {
    expect(checkOn(eachPaperTable(), failsCorollary15AsComputed)).toMatchObject({ cases: 448, failures: 145 });
  });
});
