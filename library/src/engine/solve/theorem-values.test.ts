import { describe, expect, it } from 'vitest';
import { toCatalogue } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import type { Theorem } from '../../core/theorem.ts';
import { nim } from '../../games/nim/rules.ts';
import type { Heaps } from '../../structures/heaps.ts';
import { solveWith } from './solve.ts';

/** A theorem, true or false, that gives each heap a value. */
function heapsAreWorth(worthOf: (size: number) => number): Theorem<Heaps> {
  return {
    id: 'worth',
    title: '',
    statement: '',
    sources: [{ key: 'impartial' }],
    scope: 'component',
    answer: ([heap]) => ({ scope: 'component', value: worthOf(Number(heap?.size)), text: '' }),
  };
}

describe('values that are kept from question to question', () => {
  it('belong to one ruleset with its theorems, not to a name', () => {
    const winners = [heapsAreWorth((size) => size % 2), heapsAreWorth((size) => size)].map((theorem) => {
      const verdict = solveWith('nim 3', { catalogue: toCatalogue([entry(nim, [theorem])]) });
      return 'error' in verdict ? [] : verdict.winningMoves.map(({ move }) => move);
    });
    expect(winners).toEqual([['3>0', '3>2'], ['3>0']]);
  });

  it('leave what a search examines as it was', () => {
    const options = { catalogue: toCatalogue([entry(nim, [])]) };
    const [first, second] = [0, 1].map(() => solveWith('nim 4 5 [conjunctive]', options));
    expect(first).toMatchObject({ method: 'search', because: [{ text: expect.stringContaining('examined') }] });
    expect(second).toEqual(first);
  });
});
