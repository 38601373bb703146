/** Factors with given highest bits: found wherever the rule says that they exist, and right. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNimber } from '../core/nimber.ts';
import { nimFactors } from './nim-factors.ts';
import { nimProduct } from './nim-product.ts';

function highestBit(t: number | bigint): number {
  return BigInt(t).toString(2).length - 1;
}

function expectFactors(t: number | bigint, i: number, j: number): void {
  const found = nimFactors(t, i, j);
  if (found === undefined) throw new Error(`${t} has factors with the highest bits ${i} and ${j}`);
  const { alpha, beta } = found;
  expect([highestBit(alpha), highestBit(beta), nimProduct(alpha, beta)]).toEqual([i, j, t]);
}

describe('nimFactors', () => {
  it('finds all that the rule promises below 2^8', () => {
    let cases = 0;
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 8; j++) {
        const product = Number(nimProduct(2 ** i, 2 ** j));
        for (let t = 1; t < 256; t++) {
          if (((product >> highestBit(t)) & 1) === 0) continue;
          expectFactors(t, i, j);
          cases++;
        }
      }
    }
    expect(cases).toBe(5698);
  });

  it('finds those of numbers of 64 and of 256 bits', () => {
    let cases = 0;
    const bits = fc.nat(63);
    fc.assert(
      fc.property(bits, bits, fc.bigInt({ min: 1n, max: (1n << 64n) - 1n }), fc.constantFrom(1, 4), (i, j, any, factor) => {
        const [a, b] = [i * factor, j * factor];
        const product = BigInt(nimProduct(toNimber(1n << BigInt(a)), toNimber(1n << BigInt(b))));
        const places = [...product.toString(2)].reverse().flatMap((digit, place) => (digit === '1' ? [place] : []));
        const highest = places[Number(any % BigInt(places.length))] ?? 0;
        const t = (1n << BigInt(highest)) | (any & ((1n << BigInt(highest)) - 1n));
        expectFactors(toNimber(t), a, b);
        cases++;
      }),
      { numRuns: 400 },
    );
    expect(cases).toBe(400);
  });

  it('finds nothing where there is nothing', () => expect(nimFactors(2, 0, 0)).toBeUndefined());
});
