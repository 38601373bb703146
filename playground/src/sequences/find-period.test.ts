/** What the explorer says of a sequence is so. */
import { sequence } from 'impartial';
import { describe, expect, it } from 'vitest';
import { findRepetition, listExceptions } from './find-period.ts';

function valuesOf(question: string, to: number) {
  const terms = sequence(question, { to });
  if ('error' in terms) throw new Error(terms.error.message);
  return [...terms].map(({ value }) => (typeof value === 'string' ? null : value));
}

describe('sequences', () => {
  it('find the period of Dawson’s chess and its exceptions', () => {
    const values = valuesOf('octal 0.137: {n}', 400);
    const found = findRepetition(values);
    expect(found).toEqual({ period: 34, from: 52, saltus: 0 });
    expect(listExceptions(values, { period: 34, from: 52, saltus: 0 })).toEqual([0, 14, 16, 17, 31, 34, 51]);
  });

  it('find arithmetic repetitions', () => {
    expect(findRepetition(valuesOf('nim {n}', 60))).toMatchObject({ period: 1, saltus: 1 });
  });

  it('claim nothing where nothing repeats', () => {
    expect(findRepetition(Array.from({ length: 200 }, (_, n) => (n * n) % 97))?.period ?? 97).toBe(97);
    expect(findRepetition([1, 2, 3, 5, 8, 13, 21, 34])).toBeUndefined();
  });
});
