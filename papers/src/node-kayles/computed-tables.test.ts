import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../library/src/catalogue.ts';
import { paperTableToText } from '../../../library/src/present/paper-table.ts';
import { paperTableWith } from './computed-tables.ts';
import { listPrinted, PRINTED_FORECLOSED, PRINTED_LOSSES } from './printed-tables.ts';

const table = (number: number, to?: number) => {
  const found = paperTableWith(number, { catalogue, ...(to !== undefined && { to }) });
  if (found === undefined) throw new Error(`there is no table ${number}`);
  return found;
};

describe('the tables of the paper on compound Node-Kayles', () => {
  it('have the foreclosed values that are printed, all 340, and their period', () => {
    const { rows, notes } = table(1);
    expect(PRINTED_FORECLOSED.join('').replaceAll(' ', '')).toHaveLength(340);
    expect(rows.map(({ difference }) => difference)).toEqual(Array(7).fill(undefined));
    expect(rows.at(-1)?.title).toBe('300 - 339');
    expect(notes).toEqual(['Period: printed 84 after 245 values; here 84 from 245 on, proved.']);
  });

  it('have the statistics that are printed', () => {
    const { rows, notes } = table(2, 10_000);
    expect(rows.map(({ title, difference }) => [title, difference])).toEqual(
      [10, 100, 1000, 10_000].map((n) => [`n = ${n}`, undefined]),
    );
    expect(notes.at(-1)).toMatch(/0\.13337 .* 0\.026: the same for all n from 2 to 1500/);
    expect(notes[0]).toContain('36.51');
  });

  it('have the lost paths that are printed but for three lines', () => {
    const { rows } = table(3);
    expect(rows).toHaveLength(12);
    const differing = rows.filter(({ difference }) => difference !== undefined);
    expect(differing.map(({ title }) => title)).toEqual([
      'disjunctive, normal play',
      'selective, misère play',
      'shortened-selective, misère play',
    ]);
    expect(differing[0]?.difference).toBe('not lost: 19; lost and not printed: 20');
    expect(rows.filter(({ printed }) => printed === 'not solved')).toHaveLength(2);
  });

  it('are told in lines of at most 80 characters', () => {
    const text = paperTableToText(table(3));
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(text).toMatch(/12 rows, 3 differ\.\n$/);
  });

  it('are three', () => {
    expect(paperTableWith(4, { catalogue })).toBeUndefined();
    expect(PRINTED_LOSSES).toHaveLength(12);
    const doublings = [{ factor: 5, less: 5 }];
    expect(listPrinted({ numbers: [3], progressions: [{ start: 1, step: 4 }], doublings }, 16)).toEqual([0, 1, 3, 5, 9, 13, 15]);
  });
});
