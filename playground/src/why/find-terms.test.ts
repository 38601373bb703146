/** Terms are found in reasons as whole words, the longest form first and each once. */
import { describe, expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';
import { glossary } from './glossary.ts';

const found = (text: string) => findTerms(text, glossary).flatMap(({ text: word, term }) => (term === undefined ? [] : [word]));

describe('terms in a reason', () => {
  it('are whole words, with an s or without', () => {
    expect(found('the nim-sum of the heaps is 0, and the nim-sum of others')).toEqual(['nim-sum']);
    expect(found('Grundy values of 3 components')).toEqual(['Grundy values', 'components']);
    expect(found('germs of 3 lead by 2, so even stages are won')).toEqual(['germs of 3', 'stages']);
    expect(found('the champions of disorder')).toEqual([]);
    expect(found('which is not in the P-portion')).toEqual(['P-portion']);
    expect(found('every move in C7 leaves P4')).toEqual([]);
    expect(found('without 2 vertices next to leaves, the piece is left alone')).toEqual(['next to leaves']);
    expect(found('diminished disjunctive misère play')).toEqual(['diminished disjunctive', 'misère play']);
  });

  it('leave the text as it is', () => {
    const text = 'P5 has remoteness 2; the suspense number is 3';
    expect(
      findTerms(text, glossary)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
