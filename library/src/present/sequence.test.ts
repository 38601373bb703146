import { describe, expect, it } from 'vitest';
import { termsToBFile, termsToCsv, termsToText } from './sequence.ts';

const terms = [
  { n: 0, value: 0 },
  { n: 1, value: null },
  { n: 2, value: 2n ** 64n },
  { n: 3, value: null, reason: 'too large' },
];

const KIND = 'Grundy values';

describe('a sequence', () => {
  it('is a list with a star where undefined and a question mark where not known', () => {
    expect(termsToText(terms, KIND)).toBe('Grundy values, n = 0 to 3:\n0 * 18446744073709551616 ?\n');
    expect(termsToText([], KIND)).toBe('');
  });

  it('is wrapped for a terminal', () => {
    const text = termsToText(
      Array.from({ length: 100 }, (_, n) => ({ n, value: n })),
      KIND,
      80,
    );
    expect(text.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(
      text
        .slice(text.indexOf(':') + 1)
        .split(/\s+/)
        .filter(Boolean)
        .map(Number),
    ).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  it('has b-file lines for defined values only, and none after the first that is not known', () => {
    expect(termsToBFile([...terms, { n: 4, value: 7 }], KIND)).toBe('0 0\n2 18446744073709551616\n');
  });

  it('has outcomes as letters, and as numbers in a b-file that says so', () => {
    const outcomes = [
      { n: 1, value: 'N' },
      { n: 2, value: 'P' },
    ];
    expect(termsToText(outcomes, 'Outcomes')).toBe('Outcomes (N: the player to move wins, P: loses), n = 1 to 2:\nN P\n');
    expect(termsToBFile(outcomes, 'Outcomes')).toMatch(/^# Outcomes: 1 for N .*, 0 for P .*\n1 1\n2 0\n$/);
  });

  it('has a CSV row for every n', () => {
    expect(termsToCsv(terms, KIND)).toBe(
      'n,value,kind\n0,0,Grundy values\n1,,Grundy values\n2,18446744073709551616,Grundy values\n3,?,Grundy values\n',
    );
  });
});
