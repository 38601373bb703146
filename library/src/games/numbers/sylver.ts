/**
 * Sylver coinage [guy1976; berlekampConwayGuy2003, Ch. 18]: name numbers in turn, none of them a sum of numbers named before, with
 * repetitions. Whoever is left with 1 loses; here 1 is never named, so that who cannot move loses as elsewhere.
 *
 * A position is what can be paid with the coins named so far, and is written by the coins that are needed for it: a coin that others
 * can pay is dropped. While the coins have a common factor there are moves without end, yet every play ends (Sylvester's theorem, hence the name).
 */

import type { NumberLineDrawing } from '../../core/drawing.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { listItems, type Word } from '../../notation/tokens.ts';
import { parseWholeNumber } from '../../notation/whole-number.ts';
import { eachGap, isSum, LONGEST_LIST, largestGap, type Semigroup, semigroupOf } from './semigroup.ts';

export interface Coins {
  /** What they can pay; undefined where none was named. */
  readonly sums: Semigroup | undefined;
}

/** Numbers that are exact. */
const LARGEST_COIN = 10 ** 15;

export const sylver: Ruleset<Coins> = {
  id: 'sylver',
  title: 'Sylver coinage',
  rule: 'Name a number greater than 1 that is no sum of numbers named before, each used as often as one likes.',
  inShort: 'coins that cannot be paid',
  notation: 'The numbers named so far: `4 5`; `0` where none was named yet. Numbers that are sums of others are dropped.',
  sources: [{ key: 'guy1976' }, { key: 'berlekampConwayGuy2003', where: 'Ch. 18' }],
  samples: ['4 5', '5 7', '3 5 7', '4 6 9', '2 5', '5 6 8 [misere]', '2 3'],
  example: '4 5',
  family: { text: '5 {n}', from: 2 },
  parse: parseCoins,
  format: ({ sums }) => sums?.generators.join(' ') ?? '0',
  moves: eachMove,
  toMove: ({ sums }) =>
    sums === undefined
      ? 'name any number greater than 1'
      : 'name a number greater than 1 that is no sum of those named, each used as often as you like',
  draw: drawCoins,
};

/** The move that names a number. */
export function nameCoin({ sums }: Coins, number: number): Move<Coins> {
  return new LazyMove(
    () => String(number),
    () => ({ sums: semigroupOf([...(sums?.generators ?? []), number]) }),
  );
}

function* eachMove(coins: Coins): Iterable<Move<Coins>> {
  if (coins.sums === undefined) for (let number = 2; number <= LONGEST_LIST; number++) yield nameCoin(coins, number);
  else for (const number of eachGap(coins.sums, LARGEST_COIN)) yield nameCoin(coins, number);
}

function drawCoins({ sums }: Coins): NumberLineDrawing {
  return {
    picture: 'number-line',
    named: sums?.generators ?? [],
    last: sums === undefined ? Number.POSITIVE_INFINITY : largestGap(sums),
    isOpen: (number) => number > 1 && (sums === undefined || !isSum(sums, number)),
  };
}

function parseCoins({ text, at }: PositionText): Result<Coins> {
  const items = listItems(text, at);
  if (!items.ok) return items;
  const words = items.value;
  if (words.length === 0)
    return bad('empty-position', 'There is no number; the position in which none was named is written 0.', at, {
      expected: 'numbers such as 4 5',
    });
  if (words.length === 1 && words[0]?.text === '0') return ok({ sums: undefined });
  const numbers: number[] = [];
  for (const word of words) {
    const number = parseCoin(word);
    if (!number.ok) return number;
    numbers.push(number.value);
  }
  const least = Math.min(...numbers);
  if (least > LONGEST_LIST && needsThree(numbers, least))
    return bad('number-too-large', `The least of three or more numbers is at most ${LONGEST_LIST} here.`, at, {
      found: String(least),
    });
  const sums = semigroupOf(numbers);
  if (sums.least.some((sum) => sum > Number.MAX_SAFE_INTEGER && sum < Number.POSITIVE_INFINITY))
    return bad('number-too-large', 'What these numbers cannot pay is too large to be kept here.', at, { found: text });
  return ok({ sums });
}

/** Whether the least and the next that it does not pay leave one that they do not pay. */
function needsThree(numbers: readonly number[], least: number): boolean {
  const others = numbers.filter((number) => number % least !== 0);
  if (others.length === 0) return false;
  const pair = semigroupOf([least, Math.min(...others)]);
  return others.some((number) => !isSum(pair, number));
}

function parseCoin(word: Word): Result<number> {
  const number = parseWholeNumber(word, 'coin');
  if (!number.ok) return number;
  const { text, at } = word;
  if (number.value === 1n)
    return bad('one-is-never-named', 'The number 1 is never named: it would end the game.', at, { found: text });
  if (number.value === 0n)
    return bad('zero-coin', 'The 0 stands alone, where no number was named yet.', at, {
      expected: 'a number above 1',
      found: text,
    });
  if (number.value > BigInt(LARGEST_COIN))
    return bad('number-too-large', 'A number has at most 15 digits here.', at, { found: text });
  return ok(Number(number.value));
}
