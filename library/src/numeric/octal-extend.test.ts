import { describe, expect, it } from 'vitest';
import { extendOctal } from './octal-extend.ts';
import { octalSequence } from './octal-sequence.ts';
import { plainKernels } from './plain-kernels.ts';

describe('extending octal sequences', () => {
  it('gives the values of the table, piece by piece, two games in turn, from the start and from known values', () => {
    const games = [Uint8Array.of(0, 1, 6), Uint8Array.of(0, 0, 2, 6)];
    const whole = games.map((digits) => octalSequence(digits, 8000));
    const values: Uint16Array[] = games.map(() => new Uint16Array(1));
    for (const upTo of [100, 4095, 4096, 5000, 6000, 7000, 8000, 5000, 8000]) {
      for (const [index, digits] of games.entries()) {
        values[index] = extendOctal(digits, upTo, values[index] ?? new Uint16Array(1), plainKernels);
        const expected = whole[index]?.subarray(0, upTo + 1);
        expect(values[index]?.length).toBe(upTo + 1);
        expect(values[index]?.findIndex((value, heap) => value !== expected?.[heap])).toBe(-1);
        expect(extendOctal(digits, upTo, new Uint16Array(1), plainKernels).at(-1)).toBe(expected?.at(-1));
      }
    }
  });
});
