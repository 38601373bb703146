import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { octalSequence } from './octal-sequence.ts';

function digitsOf(code: string): Uint8Array {
  return Uint8Array.from(code.replace('.', ''), (digit) => Number.parseInt(digit, 16));
}

function values(code: string, upTo: number): number[] {
  return [...octalSequence(digitsOf(code), upTo)];
}

/** By the rules: every way to take and to divide, and the least value that no option has. */
function valuesByRules(digits: Uint8Array, upTo: number): number[] {
  const found = [0];
  const sums = (rest: number, heaps: number, least: number): number[] => {
    if (heaps === 1) return rest >= least ? [found[rest] ?? -1] : [];
    const all: number[] = [];
    for (let part = least; part * heaps <= rest; part++) {
      for (const other of sums(rest - part, heaps - 1, part)) all.push((found[part] ?? -1) ^ other);
    }
    return all;
  };
  for (let size = 1; size <= upTo; size++) {
    const options = new Set<number>();
    for (const [taken, digit] of digits.entries()) {
      if (taken > size) break;
      if ((digit & 1) !== 0 && taken === size) options.add(0);
      for (const heaps of [1, 2, 3])
        if ((digit & (1 << heaps)) !== 0) for (const value of sums(size - taken, heaps, 1)) options.add(value);
    }
    let value = 0;
    while (options.has(value)) value++;
    found.push(value);
  }
  return found;
}

describe('octal sequences', () => {
  it('gives Kayles, Dawson’s chess and Dawson’s Kayles their printed values', () => {
    expect(values('0.77', 10)).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
    expect(values('0.137', 8)).toEqual([0, 1, 1, 2, 0, 3, 1, 1, 0]);
    expect(values('0.07', 9)).toEqual([0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
  });

  it('gives treblecross on n squares, 0.11337, the values of 0.007 on n + 2', () => {
    expect(values('0.11337', 3000)).toEqual(values('0.007', 3002).slice(2));
  });

  it('gives 0.13337 the values of 0.026 on n + 2', () => {
    expect(values('0.13337', 3000)).toEqual(values('0.026', 3002).slice(2));
  });

  it('agrees with the rules on every code of three octal digits', () => {
    let cases = 0;
    for (let number = 0; number < 1024; number++) {
      const digits = Uint8Array.of(number >= 512 ? 4 : 0, (number >> 6) & 7, (number >> 3) & 7, number & 7);
      expect([...octalSequence(digits, 40)]).toEqual(valuesByRules(digits, 40));
      cases++;
    }
    expect(cases).toBe(1024);
  });

  it('agrees with the rules on every hexadecimal code of two digits', () => {
    let cases = 0;
    for (let number = 0; number < 512; number++) {
      const digits = Uint8Array.of(number >= 256 ? 4 : 0, (number >> 4) & 15, number & 15);
      if (!digits.some((digit) => digit > 7)) continue;
      expect([...octalSequence(digits, 24)]).toEqual(valuesByRules(digits, 24));
      cases++;
    }
    expect(cases).toBe(384);
  });

  it('agrees with the rules on long codes', () => {
    const codes = fc.tuple(fc.constantFrom(0, 4), fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6, 7), { maxLength: 60 }));
    fc.assert(
      fc.property(codes, ([whole, places]) => {
        const digits = Uint8Array.of(whole, ...places);
        expect([...octalSequence(digits, 90)]).toEqual(valuesByRules(digits, 90));
      }),
      { numRuns: 60 },
    );
  });

  it('goes on from known values as if it had started at 0', () => {
    for (const code of ['0.77', '4.56', '0.6', '0.00404', '0.3F', '0.0']) {
      const all = octalSequence(digitsOf(code), 700);
      for (const known of [0, 1, 2, 5, 64, 300, 701, 800]) {
        expect(octalSequence(digitsOf(code), 700, octalSequence(digitsOf(code), known))).toEqual(all);
      }
    }
  });

  it('has values beyond one word, and grows its sets in time', () => {
    const nim = Uint8Array.of(0, ...new Array<number>(1000).fill(3));
    expect([...octalSequence(nim, 1000)]).toEqual([...new Array(1001).keys()]);
    const kenyon = values('0.3F', 600);
    for (let size = 0; size + 6 <= 600; size++) expect(kenyon[size + 6]).toBe((kenyon[size] ?? 0) + 3);
    expect(values('0.8', 300).slice(1)).toEqual(Array.from({ length: 300 }, (_, index) => Math.floor(index / 3)));
  });
});
