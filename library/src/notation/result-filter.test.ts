import { describe, expect, it } from 'vitest';
import { fitsFilter, parseResultFilter } from './result-filter.ts';

const COLUMNS = ['code', 'period', 'status'];
const ROWS = [
  { code: '0.07', period: 34, status: 'proved' },
  { code: '0.106', period: null, status: 'none' },
  { code: '0.137', period: 34, status: 'proved' },
  { code: '0.156', period: 349, status: 'proved' },
];

function fitting(filter: string): string[] {
  const terms = parseResultFilter(filter, COLUMNS);
  if (!terms.ok) throw new Error(terms.error.message);
  return ROWS.filter((row) => fitsFilter(row, terms.value)).map(({ code }) => code);
}

describe('filters over results', () => {
  it.each([
    ['', ['0.07', '0.106', '0.137', '0.156']],
    ['code=0.1*', ['0.106', '0.137', '0.156']],
    ['code=*6', ['0.106', '0.156']],
    ['code=0.*3*', ['0.137']],
    ['code=0.07,0.137', ['0.07', '0.137']],
    ['period>=100', ['0.156']],
    ['period<100 status=proved', ['0.07', '0.137']],
    ['period!=34', ['0.106', '0.156']],
    ['status!=proved', ['0.106']],
  ])('%j', (filter, codes) => {
    expect(fitting(filter)).toEqual(codes);
  });

  it.each([
    ['period', 'not-a-filter', 0],
    ['code=1 nix=3', 'unknown-column', 7],
    ['period>many', 'not-a-number', 7],
  ])('refuses %j', (filter, code, at) => {
    expect(parseResultFilter(filter, COLUMNS)).toMatchObject({ ok: false, error: { code, at } });
  });
});
