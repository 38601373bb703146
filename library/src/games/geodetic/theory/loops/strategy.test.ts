/** The printed strategy on complete graphs with rays, played against every move. */
import { describe, expect, it } from 'vitest';
import { stemValue } from './rays.ts';
import { playStrategy, strategyPairs } from './strategy.ts';

describe('the strategy W', () => {
  it('has a reply to every move for all n below 130 and m = 3, 4, 5', () => {
    const replies: Record<number, number> = {};
    for (const clique of [3, 4, 5]) {
      replies[clique] = 0;
      for (let length = 2; length < 130; length++) replies[clique] += playStrategy(clique, length);
    }
    expect(replies).toEqual({ 3: 413_360, 4: 8_384, 5: 744_272 });
  });

  it('is the value of the stem', () => {
    let pairs = 0;
    for (let length = 2; length < 300; length++) {
      for (const { outer, inner } of strategyPairs(length)) {
        expect(stemValue(BigInt(inner - 1), 2n, BigInt(length))).toBe(BigInt(length - outer));
        pairs++;
      }
    }
    expect(pairs).toBeGreaterThan(20_000);
  });
});
