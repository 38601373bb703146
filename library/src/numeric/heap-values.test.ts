import { describe, expect, it } from 'vitest';
import type { HeapRule } from '../core/heap-rule.ts';
import { DEFAULT_LIMITS } from '../core/limits.ts';
import { HeapValues } from './heap-values.ts';
import { subsetGrundy } from './subset-grundy.ts';

const table = (options: HeapRule['options'], limits = DEFAULT_LIMITS) => new HeapValues({ options }, subsetGrundy(), limits);

describe('values of heaps', () => {
  it('are the same, however the options are given', () => {
    const returned = table((size) => Array.from({ length: size }, (_, left) => [left, size - 1 - left]));
    const handed = table((size, leave) => {
      for (let left = 0; left < size; left++) leave(left, size - 1 - left);
    });
    const inThree = table((size) => Array.from({ length: size }, (_, left) => [0, left, 0, size - 1 - left]));
    const sizes = [17, 3, 40, 0, 40];
    const expected = sizes.map((size) => size % 2);
    for (const each of [returned, handed, inThree]) expect(sizes.map((size) => each.value(size))).toEqual(expected);
  });

  it('are found where options lead up, as long as they come to an end', () => {
    const up = table((size) => (size >= 8 ? [] : [2 * size + 1, size + 1]));
    expect([0, 1, 3, 7, 8].map((size) => up.value(size))).toEqual([0, 1, 0, 1, 0]);
  });

  it('are not given where a heap comes back to itself, is too large, or the rule throws', () => {
    expect(table((size) => [size]).value(3)).toBeUndefined();
    expect(table((size) => [(size + 1) % 3]).value(1)).toBeUndefined();
    expect(table((size) => [size - 1]).value(2 ** 40)).toBeUndefined();
    expect(table((size) => (size === 0 ? [] : [size / 2])).value(3)).toBeUndefined();
  });

  it('keep to the limits of each question', () => {
    const nim = table((size) => Array.from({ length: size }, (_, left) => left), { ...DEFAULT_LIMITS, positions: 10 });
    expect(nim.value(9)).toBe(9);
    expect(() => nim.value(10)).toThrow(/10 positions/);
    nim.renew({ ...DEFAULT_LIMITS, positions: 10 });
    expect(nim.value(19)).toBe(19);
    const slow = table(
      (size, leave) => {
        for (let left = 0; left < size; left++) leave(left);
      },
      { ...DEFAULT_LIMITS, milliseconds: 0 },
    );
    expect(() => slow.value(100_000)).toThrow(/took longer/);
  });
});
