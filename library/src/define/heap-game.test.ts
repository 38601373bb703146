import { describe, expect, it } from 'vitest';
import { assertLaws } from '../laws/laws.ts';
import { heapGame } from './heap-game.ts';
import { grundyOf, outcomeOf, sequenceOf, upTo } from './known-values.fixture.ts';

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

  it('come out the same where options are handed over, one by one and as a sequence', () => {
    const handed = heapGame({
      id: 'handed',
      rule: 'Take one or two counters and divide what is left in two heaps.',
      options(size, leave) {
        for (const taken of [1, 2]) for (let left = 0; left + taken <= size; left++) leave(left, size - taken - left);
      },
    });
    assertLaws(handed);
    expect(sequenceOf(handed, '{n}', 200)).toEqual(sequenceOf(kayles, '{n}', 200));
    expect(grundyOf(kayles, ['200', '150', '3 7'])).toEqual(grundyOf(handed, ['200', '150', '3 7']));
    expect(sequenceOf(takeASquare, '{n}', 60)).toEqual(grundyOf(takeASquare, upTo(60, String)));
    expect(sequenceOf(takeASquare, '{n} [misere]', 12)).toEqual([...'NPNPNNPNPNNPN']);
    expect(sequenceOf(takeASquare, '3 {n}', 5)).toEqual(
      grundyOf(
        takeASquare,
        upTo(5, (n) => `3 ${n}`),
      ),
    );
  });

  it('whose heaps come back to themselves are searched by their moves', () => {
    const turning = heapGame({
      id: 'turning',
      rule: 'Take one, or put one on an odd heap.',
      mayLoop: true,
      options: (size) => (size === 0 ? [] : size % 2 === 1 ? [size - 1, size + 1] : [size - 1]),
    });
    expect(['1', '2', '3'].map((text) => outcomeOf(turning, text))).toEqual(['N', 'P', 'N']);
  });

  it('list a way that is there twice once', () => {
    const position = kayles.parse({ text: '3', at: 0, options: [] });
    if (!position.ok) throw new Error(position.error.message);
    expect([...kayles.moves(position.value)].map(({ label }) => label)).toEqual(['3>2', '3>1+1', '3>1']);
  });

  it('say what is no size, and which heap is too large', () => {
    const wrong = heapGame({ id: 'wrong', rule: 'Take half.', options: (size) => (size === 0 ? [] : [size / 2]) });
    expect(() => assertLaws(wrong)).toThrow(/options gives 2.5, which is not the size of a heap/);
    expect(takeASquare.parse({ text: '3 99999999999999999999', at: 4, options: [] })).toMatchObject({
      error: { code: 'heap-too-large', at: 4 },
    });
  });
});
