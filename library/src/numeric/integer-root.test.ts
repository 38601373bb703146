import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integerRoot } from './integer-root.ts';

function isRoot(n: bigint): boolean {
  const root = integerRoot(n);
  return root * root <= n && (root + 1n) * (root + 1n) > n;
}

describe('the whole part of a square root', () => {
  it('is right for all small numbers, and around squares', () => {
    for (let n = 0n; n < 3000n; n++) expect([n, isRoot(n)]).toEqual([n, true]);
    for (const root of [2n ** 26n, 2n ** 53n, 10n ** 20n, 10n ** 151n, 2n ** 1024n])
      for (const n of [root * root - 1n, root * root, root * root + 1n]) expect([n, isRoot(n)]).toEqual([n, true]);
  });

  it('is right for numbers of any length', () => {
    const number = fc.integer({ min: 1, max: 3000 }).chain((bits) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) }));
    fc.assert(fc.property(number, isRoot), { numRuns: 500 });
  });
});
