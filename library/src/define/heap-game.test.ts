import { describe, expect, it } from 'vitest';
import { assertLaws } from '../laws/laws.ts';
import { heapGame } from './heap-game.ts';
import { grundyOf, upTo } from './known-values.fixture.ts';

const takeASquare = heapGame({
  id: 'take-a-square',
  rule: 'Take a square number of counters.',
  *options(size) {
    for (let root = 1; root ** 2 <= size; root++) yield size - root ** 2;
  },
});

const kayles = heapGame({
  id: 'my-kayles',
  rule: 'Take one or two counters and divide what is left in two heaps.',
  *options(size) {
    for (const taken of [1, 2]) for (let left = 0; left + taken <= size; left++) yield [left, size - taken - left];
  },
});

describe('games on heaps', () => {
  it('obey the laws, written in a few lines', () => {
    assertLaws(takeASquare);
    assertLaws(kayles);
  });

  it('have the values of the rule', () => {
    const expected = [0];
    for (let n = 1; n <= 60; n++) {
      const options = new Set(Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, root) => expected[n - (root + 1) ** 2]));
      let value = 0;
      while (options.has(value)) value++;
      expected.push(value);
    }
    expect(grundyOf(takeASquare, upTo(60, String))).toEqual(expected);
    expect(grundyOf(kayles, upTo(12, String))).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
    expect(grundyOf(kayles, ['3^2 5', '1 2 3', '0'])).toEqual([4, 0, 0]);
  });

  it('list a way that is there twice once', () => {
    const position = kayles.parse({ text: '3', at: 0, options: [] });
    if (!position.ok) throw new Error(position.error.message);
    expect([...kayles.moves(position.value)].map(({ label }) => label)).toEqual(['3>2', '3>1+1', '3>1']);
  });

  it('say what is no size, and which heap is too large', () => {
    const wrong = heapGame({ id: 'wrong', rule: 'Take half.', options: (size) => (size === 0 ? [] : [size / 2]) });
    expect(() => assertLaws(wrong)).toThrow(/options gives 2.5, which is no size of a heap/);
    expect(takeASquare.parse({ text: '3 99999999999999999999', at: 4, options: [] })).toMatchObject({
      error: { code: 'heap-too-large', at: 4 },
    });
  });
});
