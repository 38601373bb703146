/** Stems of complete graphs with rays in closed form against their options. */
import { describe, expect, it } from 'vitest';
import { rayForValue, raysValue, stemOfValue, stemsForValue, stemValue } from './rays.ts';

const LONGEST_STEM = 60;
const LENGTHS = Array.from({ length: 32 }, (_, index) => index + 1);
const OTHERS = [0, 1, 2, 3, 4, 5];

/** The values of the stems 0, 1, 2 … by their options. */
function stemsByOptions(others: number, length: number): number[] {
  const ray = (left: number) => (others % 2 === 1 ? left : left ^ length);
  const values = [others % 2 === 1 ? length : 0];
  while (values.length <= LONGEST_STEM) {
    const seen = new Set(values);
    if (others > 0) for (let left = 0; left < length; left++) seen.add(ray(left));
    let least = 0;
    while (seen.has(least)) least++;
    values.push(least);
  }
  return values;
}

function each(visit: (others: number, length: number, stems: readonly number[]) => void): number {
  let seen = 0;
  for (const others of OTHERS) {
    for (const length of LENGTHS) {
      visit(others, length, stemsByOptions(others, length));
      seen++;
    }
  }
  return seen;
}

describe('a stem with other rays', () => {
  it('has the value that its options give, and is found by it', () => {
    const seen = each((others, length, stems) => {
      for (const [stem, value] of stems.entries()) {
        expect(stemValue(BigInt(stem), BigInt(others), BigInt(length))).toBe(BigInt(value));
        expect(stemOfValue(BigInt(value), BigInt(others), BigInt(length))).toBe(BigInt(stem));
      }
      for (let value = 0; value < LONGEST_STEM; value++) {
        if (stems.includes(value)) continue;
        expect(stemOfValue(BigInt(value), BigInt(others), BigInt(length))).toBeUndefined();
        expect(rayForValue(BigInt(value), BigInt(others), BigInt(length))).toBeDefined();
      }
    });
    expect(seen).toBe(192);
  });

  it('knows every first move that leaves a value', () => {
    let found = 0;
    each((others, length, stems) => {
      const after = stems.slice(0, length).map((value, stem) => value ^ (length - 1 - stem));
      let least = 0;
      while (after.includes(least)) least++;
      expect(raysValue(BigInt(others) + 1n, BigInt(length)), `${others + 1} rays of ${length}`).toBe(BigInt(least));
      for (let value = 0; value < 70; value++) {
        const expected = after.flatMap((left, stem) => (left === value ? [BigInt(stem)] : []));
        expect([...stemsForValue(BigInt(value), BigInt(others), BigInt(length))]).toEqual(expected);
        found += expected.length;
      }
    });
    expect(found).toBeGreaterThan(2500);
  });

  it('is answered at any size', () => {
    expect(raysValue(3n, 10n ** 9n)).toBe(0n);
    expect([...stemsForValue(0n, 2n, 10n ** 18n)]).toEqual([]);
  });
});
