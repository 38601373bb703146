import { describe, expect, it } from 'vitest';
import { assertLaws, checkLaws } from '../laws/laws.ts';
import { grundyOf, upTo } from './known-values.fixture.ts';
import { type PosetGame, posetGame } from './poset-game.ts';

const takeAbove: PosetGame = { id: 'take-above', rule: 'Take an element and all above it.' };
const posets = posetGame(takeAbove);
const asked = posetGame({ ...takeAbove, fixed: false });

/** Nobody names 1. */
const schuhRule: PosetGame = {
  id: 'my-schuh',
  rule: 'Name a divisor, never 1; its multiples are named no more.',
  fixed: true,
  take: (order, element) => (order.below(element).length === 0 ? undefined : order.above(element)),
};
const schuh = posetGame(schuhRule);

const open = (text: string) => {
  const position = posets.parse({ text, at: 4, options: [] });
  return position.ok ? posets.format(position.value) : `${position.error.code} at ${position.error.at}`;
};

describe('games on orders', () => {
  it('obey the laws', () => {
    for (const game of [posets, asked, schuh]) assertLaws(game, { positions: 40 });
  });

  it('have the values of chains, of forests that grow upward, and of what search asks move by move', () => {
    expect(
      grundyOf(
        posets,
        upTo(8, (n) => `chain ${n}`),
      ),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // A root adds 1 to the nim-sum of its branches: 1 + (1 ⊕ 2), with an element alone beside it.
    expect(grundyOf(posets, ['1<2 1<3 3<4', '1<2 1<3 3<4 5'])).toEqual([4, 5]);
    const orders = ['divisors 12', 'divisors 30', 'boolean-lattice 3', 'partitions 3', '3>1 3>2 4>2', 'P0'];
    expect(grundyOf(posets, orders)).toEqual(grundyOf(asked, orders));
  });

  it('have the values that Schuh’s game of divisors has as Chomp on exponents', () => {
    // 2·2·3 is Chomp on 3×2: three rows with two squares, the first poisoned; the numbers were played out by two programs.
    expect(
      grundyOf(
        schuh,
        [12, 30, 36, 60, 72].map((n) => `divisors ${n}`),
      ),
    ).toEqual([4, 3, 5, 5, 9]);
  });

  it('that claim too much are found out by the laws', () => {
    const wrong = posetGame({
      ...takeAbove,
      fixed: true,
      take: (order, element) => (order.order % 2 === 0 ? order.above(element) : []),
    });
    expect(checkLaws(wrong, { positions: 40 })).not.toEqual([]);
  });

  it('read orders both ways and say what is none', () => {
    expect(open('1<2 1<3')).toBe('2>1 3>1');
    expect(open('3>2 2>1 3>1')).toBe('2>1 3>2');
    expect(open('divisors 12')).toBe('divisors 12');
    expect(open('a b')).toBe('a b');
    expect(open('1<2 2<1')).toBe('no-order at 4');
    expect(open('boolean-lattice 20')).toBe('graph-too-large at 4');
  });

  it('are drawn as Hasse diagrams', () => {
    const position = posets.parse({ text: '1<2 2<3 1<3', at: 0, options: [] });
    if (!position.ok) throw new Error(position.error.message);
    expect(posets.draw?.(position.value)).toEqual({
      picture: 'poset',
      elements: ['1', '2', '3'],
      covers: [
        [1, 0],
        [2, 1],
      ],
    });
  });
});
