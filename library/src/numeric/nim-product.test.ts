/** Nim products against their definition by least excluded numbers, the laws of a field, and values that print has. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mex, type Nimber, nimSum, toNimber } from '../core/nimber.ts';
import { sweep } from '../testing/sweep.ts';
import { nimInverse, nimProduct, nimQuotient, nimSquareRoot } from './nim-product.ts';

const SIDE = 40;

/** Products by definition [conway1976, Ch. 6]: the least number that is no a'b ⊕ ab' ⊕ a'b' with a' < a, b' < b. */
function productsByDefinition(): readonly (readonly number[])[] {
  const rows: number[][] = [];
  const at = (a: number, b: number) => rows[a]?.[b] ?? 0;
  for (let a = 0; a < SIDE; a++) {
    const row: number[] = [];
    rows.push(row);
    for (let b = 0; b < SIDE; b++) {
      const smaller: number[] = [];
      for (let c = 0; c < a; c++) for (let d = 0; d < b; d++) smaller.push(at(c, b) ^ at(a, d) ^ at(c, d));
      row.push(mex(smaller));
    }
  }
  return rows;
}

const anyNimber = fc.oneof(
  fc.nat(300).map((value): Nimber => value),
  fc.bigInt({ min: 0n, max: (1n << 32n) + 9n }).map(toNimber),
  fc.bigInt({ min: 0n, max: 1n << 64n }).map(toNimber),
  fc.bigInt({ min: 0n, max: 1n << 300n }).map(toNimber),
);

describe('nimProduct', () => {
  it('is what the definition says', () => {
    const rows = productsByDefinition();
    const pairs = rows.flatMap((row, a) => row.map((product, b) => ({ a, b, product })));
    sweep(pairs)
      .agree(
        ({ a, b }) => nimProduct(a, b),
        ({ product }) => product,
      )
      .atLeast(SIDE * SIDE);
  });

  it.each([
    [2, 2, 3],
    [4, 4, 6],
    [5, 7, 13],
    [8, 8, 13],
    [16, 16, 24],
    [256, 256, 384],
    [65536, 65536, 98304],
    [10n ** 18n, 10n ** 18n, 764860563560325988n],
  ])('%s ⊗ %s = %s', (a, b, product) => expect(nimProduct(a, b)).toBe(product));

  it('multiplies a Fermat power by a smaller number as usual, and squares it to three halves of itself', () => {
    for (const bits of [1n, 2n, 4n, 8n, 16n, 32n, 64n, 128n]) {
      const fermat = 1n << bits;
      expect(nimProduct(toNimber(fermat), toNimber(fermat - 1n))).toBe(toNimber(fermat * (fermat - 1n)));
      expect(nimProduct(toNimber(fermat), toNimber(fermat))).toBe(toNimber((fermat * 3n) / 2n));
    }
  });

  it('is the product of a field', () => {
    fc.assert(
      fc.property(anyNimber, anyNimber, anyNimber, (a, b, c) => {
        expect(nimProduct(a, b)).toBe(nimProduct(b, a));
        expect(nimProduct(nimProduct(a, b), c)).toBe(nimProduct(a, nimProduct(b, c)));
        expect(nimProduct(a, nimSum(b, c))).toBe(nimSum(nimProduct(a, b), nimProduct(a, c)));
        expect(nimProduct(a, 1)).toBe(a);
        expect(nimProduct(a, 0)).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe('nimInverse, nimQuotient and nimSquareRoot', () => {
  it('undo products and squares, for all numbers below 1000 and for large ones', () => {
    for (let a = 1; a < 1000; a++) {
      expect(nimProduct(a, nimInverse(a))).toBe(1);
      expect(nimProduct(nimSquareRoot(a), nimSquareRoot(a))).toBe(a);
    }
    fc.assert(
      fc.property(anyNimber, anyNimber, (a, b) => {
        expect(nimSquareRoot(nimProduct(a, a))).toBe(a);
        if (b !== 0) expect(nimProduct(nimQuotient(a, b), b)).toBe(a);
      }),
      { numRuns: 300 },
    );
  });

  it('refuse 0', () => expect(() => nimInverse(0)).toThrow('no nim inverse'));
});
