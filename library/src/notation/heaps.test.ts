import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNimber } from '../core/nimber.ts';
import { type Heaps, toHeaps } from '../structures/heaps.ts';
import { formatHeaps, parseHeaps } from './heaps.ts';

function read(text: string): string {
  const heaps = parseHeaps(text, 4);
  return heaps.ok ? formatHeaps(heaps.value) : `${heaps.error.code} at ${heaps.error.at}`;
}

describe('heaps in text', () => {
  it('are read in any order and written in order', () => {
    expect(read('7 3 5 3')).toBe('3^2 5 7');
    expect(read(' 3^2\t5  3 ')).toBe('3^3 5');
    expect(read('007')).toBe('7');
  });

  it('are read alike with one space between them and with more, which takes the long way', () => {
    const numerals = fc.constantFrom(
      '0',
      '3',
      '12',
      '007',
      '999999999999999',
      '9007199254740993',
      'x',
      '-1',
      '2.5',
      '4^2',
      '1,2',
    );
    fc.assert(
      fc.property(fc.array(numerals, { minLength: 1, maxLength: 6 }), (list) => {
        const [plain, wide] = [parseHeaps(list.join(' '), 0), parseHeaps(`${list.join(' ')}  `, 0)];
        expect(plain).toEqual(wide);
      }),
      { numRuns: 2000 },
    );
  });

  it('keep heaps of 0 as written', () => {
    expect(read('0')).toBe('0');
    expect(read('3 0 0')).toBe('0^2 3');
    expect(read('3^0')).toBe('0');
    expect(read('3^0 4')).toBe('4');
  });

  it('may have sizes and counts with many digits', () => {
    expect(read(`${10n ** 40n}^${10n ** 30n} 9007199254740992 9007199254740991`)).toBe(
      `9007199254740991 9007199254740992 ${10n ** 40n}^${10n ** 30n}`,
    );
    expect(read('9'.repeat(100_001))).toBe('heap-too-large at 4');
  });

  it.each([
    ['', 'empty-position at 4'],
    ['3 -5', 'negative-heap at 6'],
    ['3 5.5', 'fractional-heap at 6'],
    ['1/2', 'fractional-heap at 4'],
    ['3,,5', 'lone-comma at 5'],
    ['2 3,', 'lone-comma at 7'],
    [', 5', 'lone-comma at 4'],
    ['7 1,000', 'one-number-or-more at 6'],
    ['1,000^2', 'one-number-or-more at 4'],
    ['3;5', 'not-a-number at 4'],
    ['3 five 7', 'not-a-number at 6'],
    ['3 + 5', 'not-a-number at 6'],
    ['1e6', 'not-a-number at 4'],
    ['3^x', 'bad-multiplicity at 6'],
    ['^2', 'missing-item at 4'],
  ])('that are wrong are reported with their place: %s', (text, error) => {
    expect(read(text)).toBe(error);
  });

  it('do not repeat a long word in the message', () => {
    const heaps = parseHeaps('x'.repeat(1000), 0);
    expect(!heaps.ok && JSON.stringify(heaps.error).length).toBeLessThan(300);
  });

  it('come back from their text', () => {
    const size = fc.bigInt({ min: 0n, max: 10n ** 25n }).map(toNimber);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(20), size), { minLength: 1 }), (sizes) => {
        const heaps: Heaps = toHeaps(sizes);
        expect(parseHeaps(formatHeaps(heaps), 0)).toEqual({ ok: true, value: heaps });
      }),
    );
  });

  it('may be a million', () => {
    const heaps = parseHeaps(Array.from({ length: 1_000_000 }, (_, index) => (index * 7919) % 600_011).join(' '), 0);
    expect(heaps.ok && heaps.value.length).toBe(600_011);
  });
});
