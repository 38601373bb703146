/**
 * Tables in text: seats `1122112` are the alliances of the players in turn order, takes `1-2` or `1|3-5` the numbers of counters
 * that a player may take, once for all players or once for each.
 */

import { MOST_DIGITS_READ } from '../../core/digits.ts';
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import { formatTakeSet, parseTakeSet, tooLong } from '../../notation/take-set.ts';
import { isNumeral, type Word } from '../../notation/tokens.ts';
import type { TakeSet } from '../../structures/take-set.ts';
import type { Seating } from './seating.ts';

const MOST_SEATS = 100_000;

/** The alliances of a word such as `1122112`. */
export function parseSeats({ text, at }: Word): Result<Seating['seats']> {
  if (text.length > MOST_SEATS)
    return bad('too-many-seats', `A table has at most ${MOST_SEATS} seats.`, at, { found: `${text.length} seats` });
  const seats: (1 | 2)[] = [];
  for (const [index, digit] of [...text].entries()) {
    if (digit !== '1' && digit !== '2')
      return bad('bad-seat', 'A seat belongs to alliance 1 or 2.', at + index, { expected: '1 or 2', found: digit });
    seats.push(digit === '1' ? 1 : 2);
  }
  return ok(seats);
}

export function formatSeats(seats: Seating['seats']): string {
  return seats.join('');
}

/** The sets of the words after `take`: one for all seats, or one for each. `at` is where `take` stands. */
export function parseTakes(words: readonly Word[], seatCount: number, at: number): Result<readonly TakeSet[]> {
  if (words.length !== 1 && words.length !== seatCount) {
    return bad('take-count', 'There is one set of takes for all players or one for each.', at, {
      expected: seatCount === 1 ? '1 set' : `1 or ${seatCount} sets`,
      found: `${words.length} sets`,
    });
  }
  const known = new Map<string, TakeSet>();
  const takes: TakeSet[] = [];
  for (const word of words) {
    let set = known.get(word.text);
    if (set === undefined) {
      const parsed = parseTakeSet(word, '|');
      if (!parsed.ok) return parsed;
      set = parsed.value;
      known.set(word.text, set);
    }
    takes.push(set);
  }
  const [only] = takes;
  return ok(words.length === 1 && only !== undefined ? Array.from({ length: seatCount }, () => only) : takes);
}

/** The inverse: one word where all players have the same set, else one for each. */
export function formatTakes(takes: readonly TakeSet[]): string {
  const known = new Map<TakeSet, string>();
  const words = takes.map((set) => {
    const word = known.get(set) ?? formatTakeSet(set, '|');
    known.set(set, word);
    return word;
  });
  return new Set(words).size === 1 ? (words[0] ?? '') : words.join(' ');
}

/** A number of counters. */
export function parseCounters({ text, at }: Word): Result<bigint> {
  const detail = { expected: 'a whole number', found: text };
  if (isNumeral(text)) return text.length > MOST_DIGITS_READ ? tooLong(at, text) : ok(BigInt(text));
  if (/^[-−]\d+$/.test(text)) return bad('negative-counters', 'There is no negative number of counters.', at, detail);
  return bad('not-a-number', `${excerpt(text)} is no number of counters.`, at, detail);
}

/** The seat of a player: players are counted from 1 in text and from 0 in memory. */
export function parsePlayer({ text, at }: Word, seatCount: number): Result<number> {
  const detail = { expected: `a number from 1 to ${seatCount}`, found: text };
  if (!isNumeral(text)) return bad('not-a-number', `${excerpt(text)} is no player.`, at, detail);
  const player = Number(text);
  if (player < 1 || player > seatCount) return bad('off-table', `The table has ${seatCount} players.`, at, detail);
  return ok(player - 1);
}
