import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../core/ruleset.ts';
import { assertLaws } from '../../laws/laws.ts';
import { grundysGame } from '../grundys-game/rules.ts';
import { nim } from '../nim/rules.ts';
import { dawsonsChess, dawsonsKayles, kayles, officers, treblecross } from '../octal/instances.ts';
import { octal } from '../octal/rules.ts';

function open<Pos>(ruleset: Ruleset<Pos>, text: string): Pos {
  const position = ruleset.parse({ text, at: 0, options: [] });
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}

function listMoves<Pos>(ruleset: Ruleset<Pos>, text: string): string[] {
  return [...ruleset.moves(open(ruleset, text))].map(({ label, to }) => `${label} to ${ruleset.format(to)}`);
}

function listComponents<Pos>(ruleset: Ruleset<Pos>, text: string): string[] {
  return (ruleset.components?.(open(ruleset, text)) ?? []).map(({ item, count }) => `${count} of ${ruleset.format(item)}`);
}

function errorOf<Pos>(ruleset: Ruleset<Pos>, text: string): string {
  const position = ruleset.parse({ text, at: 6, options: [] });
  return position.ok ? 'no error' : `${position.error.code} at ${position.error.at}`;
}

describe('the rulesets on heaps', () => {
  it.each<[string, () => void]>([
    ['nim', () => assertLaws(nim)],
    ['octal', () => assertLaws(octal)],
    ['kayles', () => assertLaws(kayles)],
    ['dawsons-chess', () => assertLaws(dawsonsChess)],
    ['dawsons-kayles', () => assertLaws(dawsonsKayles)],
    ['officers', () => assertLaws(officers)],
    ['treblecross', () => assertLaws(treblecross)],
    ['grundys-game', () => assertLaws(grundysGame)],
  ])('%s obeys the laws', (_id, check) => check());

  it('count their components', () => {
    expect(listComponents(nim, '5 3 5 0')).toEqual(['1 of 0', '1 of 3', '2 of 5']);
    expect(listComponents(octal, '0.07: 1 5^3')).toEqual(['1 of 0.07: 1', '3 of 0.07: 5']);
    expect(listComponents(kayles, '0')).toEqual(['1 of 0']);
  });
});

describe('nim', () => {
  it('takes any number from one heap, smallest results first, once for each size', () => {
    expect(listMoves(nim, '2 3^2')).toEqual(['2>0 to 0 3^2', '2>1 to 1 3^2', '3>0 to 0 2 3', '3>1 to 1 2 3', '3>2 to 2^2 3']);
    expect(listMoves(nim, '0')).toEqual([]);
  });

  it('lists the moves of a heap of any size lazily', () => {
    const [first, second] = nim.moves(open(nim, `${10n ** 30n}`));
    expect([first?.label, second?.label]).toEqual([`${10n ** 30n}>0`, `${10n ** 30n}>1`]);
  });
});

describe('octal games', () => {
  it('leave what the digit allows', () => {
    expect(listMoves(octal, '0.137: 7')).toEqual([
      '7>5 to 0.137: 5',
      '7>4 to 0.137: 4',
      '7>1+3 to 0.137: 1 3',
      '7>2+2 to 0.137: 2^2',
    ]);
    expect(listMoves(octal, '0.137: 1 2 3')).toEqual([
      '1>0 to 0.137: 0 2 3',
      '2>0 to 0.137: 0 1 3',
      '3>1 to 0.137: 1^2 2',
      '3>0 to 0.137: 0 1 2',
    ]);
    expect(listMoves(octal, '4.0: 4')).toEqual(['4>1+3 to 4.0: 1 3', '4>2+2 to 4.0: 2^2']);
    expect(listMoves(octal, '0.6: 1')).toEqual([]);
  });

  it('leave three heaps where a hexadecimal digit says so', () => {
    expect(listMoves(octal, '0.8: 7').map((move) => move.split(' ')[0])).toEqual(['7>1+1+4', '7>1+2+3', '7>2+2+2']);
    expect(listMoves(octal, '0.f: 3').map((move) => move.split(' ')[0])).toEqual(['3>2', '3>1+1']);
  });

  it('list the splits of every digit soon, however large the heap', () => {
    const labels = listMoves(octal, '0.777: 8').map((move) => move.split(' ')[0]);
    expect(labels).toEqual(['8>7', '8>6', '8>5', '8>1+6', '8>1+5', '8>1+4', '8>2+5', '8>2+4', '8>2+3', '8>3+4', '8>3+3']);
  });

  it('list the moves of a heap of any size lazily', () => {
    const [first, second] = octal.moves(open(octal, `0.77: ${10n ** 30n}`));
    expect([first?.label, second?.label]).toEqual([`${10n ** 30n}>${10n ** 30n - 1n}`, `${10n ** 30n}>${10n ** 30n - 2n}`]);
  });

  it('are written with their code', () => {
    expect(octal.format(open(octal, '0.770 : 5 3'))).toBe('0.77: 3 5');
    expect(octal.format(open(octal, '4.56:9'))).toBe('4.56: 9');
  });

  it.each([
    ['', 'empty-position at 6'],
    [': 5', 'empty-position at 6'],
    ['0.137 5', 'missing-colon at 11'],
    ['5 7', 'not-an-octal-code at 6'],
    ['0.197: 5', 'no error'],
    ['0.1x7: 5', 'not-an-octal-digit at 9'],
    ['7.1: 5', 'not-an-octal-code at 6'],
    ['0.137:', 'empty-position at 12'],
    ['0.137: 5 -7', 'negative-heap at 15'],
    ['0.137: 5 : 7', 'not-a-number at 15'],
  ])('report what is wrong with `%s` and where', (text, error) => {
    expect(errorOf(octal, text)).toBe(error);
  });
});

describe('treblecross', () => {
  /** The strips of free squares that a cross leaves, by looking at the squares. */
  function stripsAfter(length: number, cross: number): string {
    const free = Array.from({ length }, (_, square) => (Math.abs(square - cross) > 2 ? '.' : 'x')).join('');
    const strips = free.split(/x+/).map((strip) => strip.length);
    const kept = strips.filter((strip) => strip > 0).sort((a, b) => a - b);
    return kept.length === 0 ? '0' : kept.join('+');
  }

  it('has the moves of crosses on a strip', () => {
    for (let length = 1; length <= 30; length++) {
      const expected = new Set(Array.from({ length }, (_, cross) => `${length}>${stripsAfter(length, cross)}`));
      const labels = listMoves(treblecross, String(length)).map((move) => move.split(' ')[0]);
      expect(labels.sort()).toEqual([...expected].sort());
    }
  });
});

describe('Grundy’s game', () => {
  it('divides a heap into two different ones', () => {
    expect(listMoves(grundysGame, '7')).toEqual(['7>1+6 to 1 6', '7>2+5 to 2 5', '7>3+4 to 3 4']);
    expect(listMoves(grundysGame, '4 2 1')).toEqual(['4>1+3 to 1^2 2 3']);
  });
});
