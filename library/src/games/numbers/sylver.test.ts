/** The rules of Sylver coinage: the laws, lists of moves, sums of coins, and what is wrong with bad input and where. */
import { describe, expect, it } from 'vitest';
import { entry } from '../../core/entry.ts';
import { solve } from '../../index.ts';
import { assertLaws } from '../../laws/laws.ts';
import { openLine } from '../../laws/reach.ts';
import { isSum, largestGap, type Semigroup, semigroupOf } from './semigroup.ts';
import { sylver } from './sylver.ts';

function gameOf(line: string) {
  const [game] = openLine(entry(sylver, []), line);
  if (game === undefined) throw new Error(line);
  return game;
}

describe('Sylver coinage', () => {
  it('obeys the laws', () => assertLaws(sylver));

  it('names what cannot be paid, and never 1', () => {
    expect(Array.from(gameOf('sylver 4 5').moves(), ({ label, to }) => `${label} to ${to.text()}`)).toEqual([
      '2 to 2 5',
      '3 to 3 4 5',
      '6 to 4 5 6',
      '7 to 4 5 7',
      '11 to 4 5 11',
    ]);
    expect([...gameOf('sylver 2 3').moves()]).toEqual([]);
    const [first, second] = gameOf('sylver 4 6').moves();
    expect([first?.to.text(), second?.to.text()]).toEqual(['2', '3 4']);
    const [two, three] = gameOf('sylver 0').moves();
    expect([two?.to.text(), three?.to.text()]).toEqual(['2', '3']);
  });

  it('drops coins that others pay', () => {
    expect(gameOf('sylver 9 8 5 4 4').text()).toBe('4 5');
    expect(gameOf('sylver 6 9 20 15').text()).toBe('6 9 20');
  });

  it('knows sums as adding them up does', () => {
    let cases = 0;
    for (const numbers of [[4, 5], [6, 9, 20], [6, 10, 15], [4, 6], [7], [5, 12, 13], [8, 12, 18, 27]]) {
      const paid = new Set([0]);
      for (const sum of paid) for (const number of numbers) if (sum + number <= 300) paid.add(sum + number);
      const semigroup = semigroupOf(numbers);
      for (let number = 0; number <= 300; number++, cases++)
        expect([number, isSum(semigroup, number)]).toEqual([number, paid.has(number)]);
    }
    expect(cases).toBe(7 * 301);
  });

  it('knows the sums of two numbers without a list as with one', () => {
    let cases = 0;
    for (let a = 2; a <= 20; a++)
      for (let b = a + 1; b <= 30; b++) {
        if (b % a === 0) continue;
        const [listed, pair] = [semigroupOf([a, b]), { generators: [a, b], least: new Float64Array() }];
        expect([a, b, largestGap(pair)]).toEqual([a, b, largestGap(listed)]);
        const numbers = Array.from({ length: 121 }, (_, number) => number);
        const sumsOf = (sums: Semigroup) => numbers.filter((number) => isSum(sums, number));
        expect([a, b, ...sumsOf(pair)]).toEqual([a, b, ...sumsOf(listed)]);
        cases += numbers.length;
      }
    expect(cases).toBe(37_389);
  });

  it('keeps two numbers of any size, and drops what they pay', () => {
    expect(gameOf('sylver 1000003 1000033').text()).toBe('1000003 1000033');
    expect(gameOf('sylver 1000033 2000036 1000003 4000012').text()).toBe('1000003 1000033');
    expect(gameOf('sylver 999999999999989 999999999999990').text()).toBe('999999999999989 999999999999990');
    expect(gameOf('sylver 7 999999999999990 14').text()).toBe('7 999999999999990');
    const sums = semigroupOf([999_999_937, 999_999_929]);
    expect(isSum(sums, 999_999_937 * 5 + 999_999_929 * 7)).toBe(true);
    expect(isSum(sums, 999_999_937 * 5 + 999_999_929 * 7 + 1)).toBe(false);
  });

  it.each([
    ['sylver', 'empty-position at 6'],
    ['sylver 4 1', 'one-is-never-named at 9'],
    ['sylver 0 4', 'zero-coin at 7'],
    ['sylver 4 -5', 'negative-number at 9'],
    ['sylver 4,,5', 'lone-comma at 8'],
    ['sylver 4 1000000000000001', 'number-too-large at 9'],
    ['sylver 1000003 1000033 1000037', 'number-too-large at 7'],
  ])('says what is wrong with `%s` and where', (line, expected) => {
    const answer = solve(line);
    expect('error' in answer ? `${answer.error.code} at ${answer.error.at}` : answer.outcome).toBe(expected);
  });
});
