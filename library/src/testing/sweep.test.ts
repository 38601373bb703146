/** A sweep finds a difference, counts its cases, and does not pass on too few. */
import { describe, expect, it } from 'vitest';
import { sweep } from './sweep.ts';

describe('a sweep', () => {
  const double = (n: number) => ({ n, twice: 2 * n });
  const add = (n: number) => ({ twice: n + n, n });

  it('counts the cases on which both ways answer', () => {
    expect(sweep([1, 2, 3]).agree(double, add).atLeast(3)).toBe(3);
    expect(
      sweep([1, 2, 3]).agree(
        (n) => (n > 1 ? n : undefined),
        (n) => n,
      ).count,
    ).toBe(2);
  });

  it('names the first case on which they differ', () => {
    expect(() =>
      sweep([1, 2, 3]).agree(
        (n) => n * n,
        (n) => 2 * n,
      ),
    ).toThrow('case 1, 1: one says 1, the other 2');
  });

  it('fails when it saw too few cases', () => {
    expect(() => sweep<number>([]).agree(double, add).atLeast(1)).toThrow('saw 0 cases');
  });

  it('tells a bigint from a number', () => {
    expect(() =>
      sweep([1]).agree(
        (n) => n,
        (n) => BigInt(n),
      ),
    ).toThrow('one says 1, the other "1n"');
  });
});
