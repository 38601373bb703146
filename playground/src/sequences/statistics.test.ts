/** Counting while values come in, and bands for more values than there are pixels. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listBands, StatisticsCounter } from './statistics.ts';

describe('statistics', () => {
  it('count values, zeros and the first largest', () => {
    const counter = new StatisticsCounter();
    for (const [n, value] of [3, 0, 5, null, 5, 0].entries()) counter.add(value, n);
    expect(counter.read()).toEqual({
      count: 6,
      counts: [
        ['0', 2],
        ['3', 1],
        ['5', 2],
        ['*', 1],
      ],
      zeros: [1, 5],
      zeroCount: 2,
      largest: 5,
      largestAt: 2,
    });
  });

  it('have bands that leave no value out', () => {
    const some = fc.array(fc.nat(9), { minLength: 20, maxLength: 300 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 20 }), (values, columns) => {
        const bands = listBands(values, 0, values.length, columns, 0);
        expect(bands).toHaveLength(columns);
        expect(Math.min(...bands.map(({ least }) => least))).toBe(Math.min(...values));
        expect(Math.max(...bands.map(({ largest }) => largest))).toBe(Math.max(...values));
        for (const { least, mode, largest } of bands) expect(least <= mode && mode <= largest).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('take the commonest value of a column', () => {
    expect(listBands([1, 4, 4, 9, null, 2], 0, 6, 2, 100)).toEqual([
      { n: 101, least: 1, largest: 4, mode: 4 },
      { n: 104, least: 2, largest: 9, mode: 2 },
    ]);
  });
});
