import { describe, expect, it } from 'vitest';
import { termsToBFile, termsToCsv, termsToText } from './sequence.ts';

const terms = [
  { n: 0, value: 0 },
  { n: 1, value: null },
  { n: 2, value: 2n ** 64n },
  { n: 3, value: null, reason: 'too large' },
];

describe('a sequence', () => {
  it('is a list with a star where undefined and a question mark where not known', () => {
    expect(termsToText(terms)).toBe('0 * 18446744073709551616 ?\n');
    expect(termsToText([])).toBe('');
  });

  it('is wrapped for a terminal', () => {
    const text = termsToText(
      Array.from({ length: 100 }, (_, n) => ({ n, value: n })),
      80,
    );
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(text.split(/\s+/).filter(Boolean).map(Number)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  it('has b-file lines for defined values only', () => {
    expect(termsToBFile(terms)).toBe('0 0\n2 18446744073709551616\n');
  });

  it('has a CSV row for every n', () => {
    expect(termsToCsv(terms)).toBe('n,value\n0,0\n1,\n2,18446744073709551616\n3,\n');
  });
});
