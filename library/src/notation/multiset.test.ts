import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMultiset, parseMultiset } from './multiset.ts';

describe('multisets', () => {
  it('reads items with and without exponents, with their places', () => {
    expect(parseMultiset(' 4^2 3  1^5', 7)).toEqual({
      ok: true,
      value: [
        { text: '4', at: 8, count: 2n },
        { text: '3', at: 12, count: 1n },
        { text: '1', at: 15, count: 5n },
      ],
    });
  });

  it('reads nothing out of nothing', () => {
    expect(parseMultiset('  \t', 0)).toEqual({ ok: true, value: [] });
  });

  it('reads counts of any size', () => {
    const parsed = parseMultiset('3^1000000000000000000000', 0);
    expect(parsed.ok && parsed.value[0]?.count).toBe(10n ** 21n);
  });

  it('keeps an item that occurs no times for the reader to check', () => {
    expect(parseMultiset('3^0', 0)).toEqual({ ok: true, value: [{ text: '3', at: 0, count: 0n }] });
  });

  it.each([
    ['^2', 'missing-item', 0],
    ['1 4^', 'bad-multiplicity', 4],
    ['4^-1', 'bad-multiplicity', 2],
    ['4^2^2', 'bad-multiplicity', 2],
    ['4^x', 'bad-multiplicity', 2],
  ])('refuses %s', (text, code, at) => {
    expect(parseMultiset(text, 10)).toMatchObject({ ok: false, error: { code, at: at + 10 } });
  });

  it('comes back from its text', () => {
    const item = fc.stringMatching(/^[a-z0-9_.]{1,6}$/);
    const entries = fc.array(fc.record({ text: item, count: fc.bigInt({ min: 1n, max: 10n ** 30n }) }));
    fc.assert(
      fc.property(entries, (written) => {
        const parsed = parseMultiset(formatMultiset(written), 0);
        expect(parsed.ok && parsed.value.map(({ text, count }) => ({ text, count }))).toEqual(written);
      }),
    );
  });
});
