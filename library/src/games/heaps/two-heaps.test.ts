/** The rules of Wythoff's game and Euclid: the laws, lists of moves, and what is wrong with bad input and where. */
import { describe, expect, it } from 'vitest';
import { entry } from '../../core/entry.ts';
import { solve } from '../../index.ts';
import { assertLaws } from '../../laws/laws.ts';
import { openLine } from '../../laws/reach.ts';
import { euclid } from './euclid.ts';
import { wythoff } from './wythoff.ts';

function movesOf(line: string): string[] {
  const [game] = openLine(entry(line.startsWith('wythoff') ? (wythoff as never) : (euclid as never), []), line);
  return Array.from(game?.moves() ?? [], ({ label }) => label.split('>')[1] ?? '');
}

function errorOf(line: string): string {
  const answer = solve(line);
  return 'error' in answer ? `${answer.error.code} at ${answer.error.at}` : answer.outcome;
}

describe('Wythoff’s game', () => {
  it('obeys the laws', () => assertLaws(wythoff));

  it('takes from one heap, or as many from both', () => {
    expect(movesOf('wythoff 2 3')).toEqual(['0,3', '1,3', '2,0', '2,1', '2,2', '1,2', '0,1']);
    expect(movesOf('wythoff 0 0')).toEqual([]);
  });

  it('takes from both heaps numbers that differ by less than t', () => {
    expect(movesOf('wythoff 2 3 [t 2]')).toEqual(['0,3', '1,3', '2,0', '2,1', '2,2', '1,2', '1,1', '0,2', '0,1', '0,0']);
    expect(movesOf('wythoff 1 4 [t 9]').slice(-4)).toEqual(['0,3', '0,2', '0,1', '0,0']);
  });

  it.each([
    ['wythoff', 'empty-position at 7'],
    ['wythoff 4', 'missing-number at 9'],
    ['wythoff 4 7 9', 'too-many-numbers at 12'],
    ['wythoff 4,', 'lone-comma at 9'],
    ['wythoff 4 -7', 'negative-number at 10'],
    ['wythoff 4 x', 'not-a-number at 10'],
    ['wythoff 4 7 [t 0]', 'bad-t at 15'],
    ['wythoff 4 7 [t]', 'bad-t at 13'],
    ['wythoff 4 7 [t 1 2]', 'bad-t at 17'],
    ['wythoff 4 7 [t two]', 'not-a-number at 15'],
  ])('says what is wrong with `%s` and where', (line, error) => expect(errorOf(line)).toBe(error));
});

describe('Euclid', () => {
  it('obeys the laws', () => assertLaws(euclid));

  it('subtracts multiples of the smaller number', () => {
    expect(movesOf('euclid 12 31')).toEqual(['12,7', '12,19']);
    expect(movesOf('euclid 9 3')).toEqual(['0,3', '3,3', '6,3']);
    expect(movesOf('euclid 9 3 [stop-equal]')).toEqual(['3,3', '6,3']);
    expect(movesOf('euclid 6 6')).toEqual(['6,0']);
    expect(movesOf('euclid 6 6 [stop-equal]')).toEqual([]);
    expect(movesOf('euclid 0 6')).toEqual([]);
  });

  it.each([
    ['euclid 12', 'missing-number at 9'],
    ['euclid 0 4 [stop-equal]', 'zero-with-stop-equal at 7'],
    ['euclid 4 0 [stop-equal]', 'zero-with-stop-equal at 9'],
    ['euclid 4 6 [stop-equal 2]', 'option-takes-no-value at 23'],
  ])('says what is wrong with `%s` and where', (line, error) => expect(errorOf(line)).toBe(error));
});
