/** The propositions on complete graphs with rays, for every length up to a stated one. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../library/src/catalogue.ts';
import { solveWith } from '../../../library/src/engine/solve/solve.ts';
import { playStrategy, strategyPairs } from '../../../library/src/games/geodetic/theory/loops/strategy.ts';
import { range } from '../statements/tally.ts';
import { complement, geodeticPropositions, isSafe } from './propositions.ts';

const LONGEST = 130;
const reach = { deep: false, catalogue };

describe('the propositions on complete graphs with rays', () => {
  it.each(geodeticPropositions.map((each) => [each.name, each] as const))('%s holds', (name, { check }) => {
    expect(check(reach).printed).toEqual({ cases: name === 'Proposition 7' ? 79 : 199, failures: 0 });
  });

  it(`Proposition 7 holds for rays of up to ${LONGEST - 1}`, () => {
    expect(range(81, LONGEST - 1).filter((length) => playStrategy(3, length) > 0)).toHaveLength(49);
  });

  it(`Proposition 1 as corrected holds for rays of 2 to ${LONGEST - 1}`, () => {
    const lengths = range(2, LONGEST - 1).filter((n) =>
      range(1, n - 1).every((high) => range(1, high).every((low) => isSafe(low, high, n) === (low > 1 && (n ^ (n - high)) > n))),
    );
    expect(lengths).toHaveLength(128);
  });

  it('are twelve besides the first, with those of Proposition 5 counted one by one', () => {
    expect(geodeticPropositions.length).toBe(12);
  });
});

function outcomeOf(line: string): string {
  const answer = solveWith(line, { catalogue, method: 'search' });
  return 'error' in answer ? expect.fail(answer.error.message) : answer.outcome;
}

describe('what is shown of slips in print', () => {
  it('is so of Proposition 1', () => {
    expect(4 ^ 2).toBe(6);
    expect(isSafe(1, 2, 4)).toBe(false);
    expect(outcomeOf('geodetic K3oR4 : 1.1 1.2')).toBe('N');
    expect(outcomeOf('geodetic K3oR4 : 1.1..1.4')).toBe('P');
  });

  it('is so of the highest bit', () => {
    expect(complement(3)).toBe(1);
    expect(3 + complement(3)).toBe(2 ** (Math.floor(Math.log2(3)) + 1));
    expect(3 + complement(3)).not.toBe(2 ** (Math.ceil(Math.log2(3)) + 1));
  });

  it('is so of the range of t', () => {
    expect(strategyPairs(21).filter(({ inner }) => inner === 4)).toEqual([{ outer: 21 - 2 ** 3, inner: 4 }]);
    expect(21 - 2 ** 1 - 2 ** 1).not.toBe(21 - 2 ** 3);
  });

  it('is so of the exception of W', () => {
    expect([2, 4].map((n) => strategyPairs(n).at(-1))).toEqual([
      { outer: 1, inner: 2 },
      { outer: 1, inner: 4 },
    ]);
    expect(outcomeOf('geodetic K3oR4 : 1.4')).toBe('N');
  });
});
