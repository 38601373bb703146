import { describe, expect, it } from 'vitest';
import type { OptionText, Ruleset } from '../../core/ruleset.ts';
import { assertLaws } from '../../laws/laws.ts';
import { fibonacciNim } from './fibonacci-nim.ts';
import { laskerNim } from './lasker-nim.ts';
import { mooreNim } from './moore-nim.ts';
import { subtraction } from './subtraction.ts';

/** `[factor 3]` as the question line hands it over; it stands at column 30. */
function toOptions(text: string | undefined): readonly OptionText[] {
  if (text === undefined) return [];
  const [name = '', ...words] = text.split(' ');
  return [{ name, at: 30, words: words.map((word, index) => ({ text: word, at: 40 + index })) }];
}

function open<Pos>(ruleset: Ruleset<Pos>, text: string, option?: string): Pos {
  const position = ruleset.parse({ text, at: 0, options: toOptions(option) });
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}

function listMoves<Pos>(ruleset: Ruleset<Pos>, text: string, option?: string): string[] {
  return Array.from(ruleset.moves(open(ruleset, text, option)), ({ label, to }) => `${label} to ${ruleset.format(to)}`);
}

function firstLabels<Pos>(ruleset: Ruleset<Pos>, text: string, most: number, option?: string): string[] {
  const labels: string[] = [];
  for (const { label } of ruleset.moves(open(ruleset, text, option))) {
    if (labels.length === most) break;
    labels.push(label);
  }
  return labels;
}

function errorOf<Pos>(ruleset: Ruleset<Pos>, text: string, option?: string): string {
  const position = ruleset.parse({ text, at: 6, options: toOptions(option) });
  return position.ok ? 'no error' : `${position.error.code} at ${position.error.at}`;
}

describe('the classics on heaps', () => {
  it.each<[string, () => void]>([
    ['subtraction', () => assertLaws(subtraction)],
    ['lasker-nim', () => assertLaws(laskerNim)],
    ['moore-nim', () => assertLaws(mooreNim)],
    ['fibonacci-nim', () => assertLaws(fibonacciNim)],
  ])('%s obeys the laws', (_id, check) => check());
});

describe('subtraction games', () => {
  it('take a number of the set', () => {
    expect(listMoves(subtraction, '1,3-5: 4 0')).toEqual(['4>3 to 1,3-5: 0 3', '4>1 to 1,3-5: 0 1', '4>0 to 1,3-5: 0^2']);
    expect(listMoves(subtraction, '2,5: 1')).toEqual([]);
  });

  it('take any other number with all-but', () => {
    expect(firstLabels(subtraction, 'all-but 2,4: 6', 9)).toEqual(['6>5', '6>3', '6>1', '6>0']);
    expect(firstLabels(subtraction, 'all-but 1-3: 3', 9)).toEqual([]);
  });

  it('write the set in one way', () => {
    expect(subtraction.format(open(subtraction, '5, 3,1,4 :9'))).toBe('1,3-5: 9');
    expect(subtraction.format(open(subtraction, '4,3,1: 2 2'))).toBe('1,3,4: 2^2');
    expect(subtraction.format(open(subtraction, ' all-but  5,2: 7'))).toBe('all-but 2,5: 7');
  });

  it('list the moves of a heap of any size lazily', () => {
    const huge = 10n ** 30n;
    expect(firstLabels(subtraction, `1-${huge}: ${huge}`, 2)).toEqual([`${huge}>${huge - 1n}`, `${huge}>${huge - 2n}`]);
  });

  it.each([
    ['', 'empty-position at 6'],
    ['1,3 5', 'missing-colon at 6'],
    [': 5', 'bad-take at 6'],
    ['1,,3: 5', 'bad-take at 8'],
    ['1,x: 5', 'bad-take at 8'],
    ['0,2: 5', 'zero-take at 6'],
    ['1,5-3: 5', 'reversed-interval at 8'],
    ['all-but: 5', 'bad-take at 13'],
    ['1,3:', 'empty-position at 10'],
    ['1,3: 5 -2', 'negative-heap at 13'],
  ])('report what is wrong with `%s` and where', (text, error) => {
    expect(errorOf(subtraction, text)).toBe(error);
  });
});

describe('Lasker’s Nim', () => {
  it('takes from a heap or divides it', () => {
    expect(listMoves(laskerNim, '4')).toEqual(['4>0 to 0', '4>1 to 1', '4>1+3 to 1 3', '4>2 to 2', '4>2+2 to 2^2', '4>3 to 3']);
    expect(listMoves(laskerNim, '1 0')).toEqual(['1>0 to 0^2']);
  });
});

describe('Moore’s Nim', () => {
  it('takes from up to so many heaps, each result once', () => {
    expect(listMoves(mooreNim, '1 2')).toEqual(['1>0 to 0 2', '2>0 to 0 1', '2>1 to 1^2', '1>0,2>0 to 0^2', '1>0,2>1 to 0 1']);
    expect(listMoves(mooreNim, '2^2').map((move) => move.split(' to ')[1])).toEqual(['0 2', '1 2', '0^2', '0 1', '1^2']);
    expect(listMoves(mooreNim, '1 2', 'heaps 1')).toHaveLength(3);
    expect(listMoves(mooreNim, '1^3', 'heaps 3').map((move) => move.split(' to ')[1])).toEqual(['0 1^2', '0^2 1', '0^3']);
  });

  it.each([
    ['heaps', 'bad-heaps-option at 30'],
    ['heaps 0', 'bad-heaps-option at 40'],
    ['heaps x', 'bad-heaps-option at 40'],
    ['heaps 2 3', 'bad-heaps-option at 41'],
  ])('reports what is wrong with the option %s', (option, error) => {
    expect(errorOf(mooreNim, '3 5', option)).toBe(error);
  });
});

describe('Fibonacci Nim', () => {
  it('limits the next move by what was taken', () => {
    expect(listMoves(fibonacciNim, '20 : 3')).toEqual(['20>19 to 19 : 2', '20>18 to 18 : 4', '20>17 to 17 : 6']);
    expect(listMoves(fibonacciNim, '3')).toEqual(['3>2 to 2 : 2', '3>1 to 1 : 1']);
    expect(listMoves(fibonacciNim, '4 : 9', 'factor 3/2')).toEqual(['4>3 to 3 : 1', '4>2 to 2 : 2', '4>1 to 1 : 1', '4>0 to 0']);
    expect(listMoves(fibonacciNim, '1')).toEqual([]);
  });

  it('writes a position in one way', () => {
    expect(fibonacciNim.format(open(fibonacciNim, '20:19'))).toBe('20');
    expect(fibonacciNim.format(open(fibonacciNim, '20 : 500'))).toBe('20 : 20');
    expect(fibonacciNim.formatOptions?.(open(fibonacciNim, '5', 'factor 6/4'))).toEqual(['factor 3/2']);
  });

  it.each([
    ['', undefined, 'empty-position at 6'],
    ['20 :', undefined, 'empty-position at 10'],
    ['20 : x', undefined, 'not-a-number at 11'],
    ['-3', undefined, 'negative-counters at 6'],
    ['5 6', undefined, 'one-heap-only at 8'],
    ['5', 'factor', 'bad-factor at 30'],
    ['5', 'factor 1/2', 'factor-below-one at 40'],
    ['5', 'factor 1/0', 'bad-factor at 40'],
    ['5', 'factor two', 'bad-factor at 40'],
  ])('reports what is wrong with `%s` [%s] and where', (text, option, error) => {
    expect(errorOf(fibonacciNim, text, option)).toBe(error);
  });
});
