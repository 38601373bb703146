import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainKernels } from './plain-kernels.ts';
import { statisticsAtPowers } from './sequence-statistics.ts';

/** Misère foreclosed values of the paths 0, 1, 2, …: 0.13337, two counters fewer. */
function foreclosed(upTo: number) {
  const values = plainKernels.octalSequence(Uint8Array.of(0, 1, 3, 3, 3, 7), upTo);
  return Array.from({ length: upTo + 1 }, (_, n) => ({ n, value: n === 0 ? null : n === 1 ? 0 : (values[n - 2] ?? 0) }));
}

describe('statistics', () => {
  it('are those of the printed table, whose deviation is the mean absolute one', () => {
    const rows = statisticsAtPowers(foreclosed(10_000)).map((row) => [
      row.upTo,
      row.zeros,
      row.largest,
      Number(row.mean.toFixed(6)),
      Number(row.meanAbsoluteDeviation.toFixed(6)),
      row.mostFrequent[0],
      Number((100 * row.mostFrequentShare).toFixed(3)),
      row.lastZero,
      row.firstLargest,
    ]);
    // As our copy of the paper prints them.
    expect(rows).toEqual([
      [10, 3, 4, 1.4, 1.08, 0, 30, 8, 9],
      [100, 8, 11, 4.23, 2.4114, 2, 15, 98, 61],
      [1000, 11, 43, 13.629, 7.537448, 16, 6.8, 148, 999],
      [10_000, 12, 163, 58.5556, 30.621093, 33, 2.73, 1526, 9977],
    ]);
  });

  it('agree with their definitions on any list', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(9)), { minLength: 1, maxLength: 60 }), (list) => {
        const terms = list.map((value, n) => ({ n, value }));
        const row = statisticsAtPowers(terms).at(-1);
        const values = list.slice(1).filter((value) => value !== null);
        if (values.length === 0) {
          expect(row).toBeUndefined();
          return;
        }
        const mean = values.reduce((a, b) => a + b, 0) / values.length;
        const spread = (power: number) => values.reduce((sum, v) => sum + Math.abs(v - mean) ** power, 0) / values.length;
        expect(row?.count).toBe(values.length);
        expect(row?.largest).toBe(Math.max(...values));
        expect(row?.firstLargest).toBe(list.indexOf(Math.max(...values), 1));
        expect(row?.lastZero).toBe(list.lastIndexOf(0) < 1 ? undefined : list.lastIndexOf(0));
        expect(row?.mean).toBeCloseTo(mean, 9);
        expect(row?.meanAbsoluteDeviation).toBeCloseTo(spread(1), 9);
        expect(row?.standardDeviation).toBeCloseTo(Math.sqrt(spread(2)), 9);
        const times = (value: number) => values.filter((each) => each === value).length;
        const most = Math.max(...values.map(times));
        expect(row?.mostFrequent).toEqual([...new Set(values)].filter((v) => times(v) === most).sort((a, b) => a - b));
      }),
    );
  });

  it('have a row at each power of ten and at the end', () => {
    const terms = Array.from({ length: 251 }, (_, n) => ({ n, value: n % 3 }));
    expect(statisticsAtPowers(terms).map(({ upTo }) => upTo)).toEqual([10, 100, 250]);
    expect(statisticsAtPowers(terms.slice(0, 101)).map(({ upTo }) => upTo)).toEqual([10, 100]);
  });
});
