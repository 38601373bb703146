import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Nimber, toNimber } from '../core/nimber.ts';
import { type Heaps, joinAllHeaps, joinHeaps, lessen, repeatHeaps, replaceHeap, toHeaps } from './heaps.ts';

const size: fc.Arbitrary<Nimber> = fc.oneof(
  fc.nat(6),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }).map(toNimber),
  fc.bigInt({ min: 0n, max: 10n ** 30n }).map(toNimber),
);
const sizes = fc.array(size, { maxLength: 12 });

function list(heaps: Heaps): Nimber[] {
  return heaps.flatMap(({ size, count }) => new Array<Nimber>(Number(count)).fill(size));
}

function sorted(all: readonly Nimber[]): Nimber[] {
  return [...all].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : BigInt(a) > BigInt(b) ? 1 : 0));
}

describe('heaps', () => {
  it('are sorted, and equal sizes are counted together', () => {
    expect(toHeaps([5, 3, 0, 3])).toEqual([
      { size: 0, count: 1n },
      { size: 3, count: 2n },
      { size: 5, count: 1n },
    ]);
    fc.assert(
      fc.property(sizes, (all) => {
        const heaps = toHeaps(all);
        expect(list(heaps)).toEqual(sorted(all));
        for (const [index, heap] of heaps.entries()) if (index > 0) expect((heaps[index - 1]?.size ?? 0) < heap.size).toBe(true);
      }),
    );
  });

  it('join to the multiset of both', () => {
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 5 }), (parts) => {
        const all = toHeaps(parts.flat());
        expect(joinAllHeaps(parts.map(toHeaps))).toEqual(all);
        expect(parts.map(toHeaps).reduce<Heaps>(joinHeaps, [])).toEqual(all);
        expect(repeatHeaps(all, 3n)).toEqual(joinAllHeaps([all, all, all]));
      }),
    );
  });

  it('give one heap for others', () => {
    expect(replaceHeap(toHeaps([3, 3, 7]), 3, [1, 2])).toEqual(toHeaps([1, 2, 3, 7]));
    expect(replaceHeap(toHeaps([3, 7]), 7, [3, 0])).toEqual(toHeaps([0, 3, 3]));
  });

  it('are lessened on both sides of the largest exact number', () => {
    expect(lessen(7, 3)).toBe(4);
    expect(lessen(2n ** 53n, 1)).toBe(2 ** 53 - 1);
    expect(lessen(2n ** 60n, 1)).toBe(2n ** 60n - 1n);
  });
});
