import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../core/result.ts';
import { formatTakeSet, parseTakeSet } from '../../notation/take-set.ts';
import { toTakeSet } from '../../structures/take-set.ts';
import { formatSeats, formatTakes, parseCounters, parsePlayer, parseSeats, parseTakes } from './text.ts';

const word = (text: string, at = 10) => ({ text, at });
const errorOf = (result: Result<unknown>) => (result.ok ? undefined : result.error);

describe('seats in text', () => {
  it('are read in turn order and written back', () => {
    expect(parseSeats(word('1122112'))).toEqual({ ok: true, value: [1, 1, 2, 2, 1, 1, 2] });
    expect(formatSeats([1, 2, 2])).toBe('122');
  });

  it('are refused with the place of the first that is neither 1 nor 2', () => {
    expect(errorOf(parseSeats(word('11231')))).toMatchObject({ code: 'bad-seat', at: 13, found: '3' });
    expect(errorOf(parseSeats(word('0')))).toMatchObject({ code: 'bad-seat', at: 10 });
  });

  it('are at most 100,000', () => {
    expect(parseSeats(word('1'.repeat(100_000))).ok).toBe(true);
    expect(errorOf(parseSeats(word('1'.repeat(100_001))))).toMatchObject({ code: 'too-many-seats' });
  });
});

describe('takes in text', () => {
  it.each([
    ['3', '3'],
    ['1-2', '1-2'],
    ['4-4', '4'],
    ['5|1|3-4', '1|3-5'],
    ['1-3|2-9', '1-9'],
    ['007', '7'],
    [`1|${10n ** 40n}`, `1|${10n ** 40n}`],
  ])('%s is read and written as %s', (text, written) => {
    const set = parseTakeSet(word(text), '|');
    expect(set.ok && formatTakeSet(set.value, '|')).toBe(written);
  });

  it.each([
    ['0', 'zero-take', 10],
    ['0-2', 'zero-take', 10],
    ['1|0', 'zero-take', 12],
    ['3-1', 'reversed-interval', 10],
    ['1|5-4', 'reversed-interval', 12],
    ['', 'bad-take', 10],
    ['1|', 'bad-take', 12],
    ['1--3', 'bad-take', 10],
    ['-1', 'bad-take', 10],
    ['two', 'bad-take', 10],
    ['9'.repeat(100_001), 'number-too-long', 10],
  ])('%s is refused: %s', (text, code, at) => {
    expect(errorOf(parseTakeSet(word(text), '|'))).toMatchObject({ code, at });
  });

  it('are one for all or one for each', () => {
    const all = parseTakes([word('1-2')], 3, 0);
    expect(all.ok && formatTakes(all.value)).toBe('1-2');
    const each = parseTakes([word('1-2'), word('3'), word('1-2')], 3, 0);
    expect(each.ok && formatTakes(each.value)).toBe('1-2 3 1-2');
    const same = parseTakes([word('1|2'), word('1-2'), word('2|1')], 3, 0);
    expect(same.ok && formatTakes(same.value)).toBe('1-2');
    expect(errorOf(parseTakes([word('1-2'), word('3')], 3, 7))).toMatchObject({
      code: 'take-count',
      at: 7,
      expected: '1 or 3 sets',
      found: '2 sets',
    });
    expect(errorOf(parseTakes([], 1, 7))).toMatchObject({ code: 'take-count', expected: '1 set', found: '0 sets' });
  });

  it('may have hundreds of thousands of parts', () => {
    const text = Array.from({ length: 200_000 }, (_, index) => 2 * index + 1).join('|');
    const parsed = parseTakeSet(word(text), '|');
    expect(parsed.ok && parsed.value.length).toBe(200_000);
  });

  it('say what is missing between bars', () => {
    expect(errorOf(parseTakeSet(word('1|'), '|'))).toMatchObject({
      code: 'bad-take',
      message: expect.stringMatching(/^There is nothing/),
      at: 12,
    });
  });

  it('come back from their text', () => {
    const interval = fc.tuple(fc.bigInt(1n, 30n), fc.bigInt(0n, 5n)).map(([least, more]) => ({ least, most: least + more }));
    fc.assert(
      fc.property(interval, fc.array(interval, { maxLength: 6 }), (first, others) => {
        const set = toTakeSet(first, others);
        expect(parseTakeSet(word(formatTakeSet(set, '|')), '|')).toEqual({ ok: true, value: set });
        const numbers = (all: readonly { least: bigint; most: bigint }[]) =>
          new Set(
            all.flatMap(({ least, most }) =>
              Array.from({ length: Number(most - least) + 1 }, (_, index) => least + BigInt(index)),
            ),
          );
        expect([...numbers(set)]).toEqual([...numbers([first, ...others])].sort((a, b) => (a < b ? -1 : 1)));
      }),
    );
  });
});

describe('counters and players in text', () => {
  it('counters are whole numbers of any size', () => {
    expect(parseCounters(word('0'))).toEqual({ ok: true, value: 0n });
    expect(parseCounters(word(`${10n ** 60n}`))).toEqual({ ok: true, value: 10n ** 60n });
    expect(errorOf(parseCounters(word('-3')))).toMatchObject({ code: 'negative-counters', at: 10 });
    for (const text of ['x', '1.5', '1e9', '12a'])
      expect(errorOf(parseCounters(word(text)))).toMatchObject({ code: 'not-a-number' });
    expect(errorOf(parseCounters(word('1'.repeat(100_001))))).toMatchObject({ code: 'number-too-long' });
  });

  it('players are counted from 1 to the number of seats', () => {
    expect(parsePlayer(word('3'), 3)).toEqual({ ok: true, value: 2 });
    for (const text of ['0', '4', '9'.repeat(500)])
      expect(errorOf(parsePlayer(word(text), 3))).toMatchObject({ code: 'off-table' });
    expect(errorOf(parsePlayer(word('-1'), 3))).toMatchObject({ code: 'not-a-number' });
  });
});
