import { describe, expect, it } from 'vitest';
import { nimOnGraphsStatements } from './statements.ts';

/** Cases, failures and the first failure of each statement. */
const FOUND: Readonly<Record<string, readonly [number, number, string?]>> = {
  'Proposition 2.1': [4252, 0],
  'Lemma 3.1 (i)': [7356, 0],
  'Lemma 3.1 (ii)': [6437, 0],
  'Lemma 3.2': [6619, 1016, '0-100=1 1-100=1 0-101=1 1-101=0 @1'],
  'Lemma 3.2, corrected': [6619, 0],
  'Theorem 3.5': [6619, 0],
  'Theorem 3.5 with cuts that have no edge too many': [6619, 201, '0-100=0 1-100=1 1-101=0 2-101=0 @2'],
  'Section 4, multiple edges': [384, 0],
  'Example 4.1': [1, 0],
};

describe('the statements of the paper on Nim on graphs', () => {
  it.each(nimOnGraphsStatements.map((each) => [each.statement, each] as const))(
    '%s is as said',
    (name, { holds, truth, check }) => {
      const { cases, failures, smallest } = check();
      expect([cases, failures, smallest]).toEqual([...(FOUND[name] ?? []), ...(failures === 0 ? [undefined] : [])]);
      expect(holds).toBe(failures === 0);
      if (!holds) expect(truth).toBeDefined();
    },
  );
});
