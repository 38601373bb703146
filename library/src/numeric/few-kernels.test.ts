import { describe, expect, it } from 'vitest';
import { fewKernels } from './few-kernels.ts';
import { octalSequence } from './octal-sequence.ts';

describe('the kernels of a game of one’s own', () => {
  it('have the values of the plain loop for all 1,024 codes of up to three digits, in one go and in two', () => {
    let seen = 0;
    for (const whole of [0, 4]) {
      for (let number = 0; number < 512; number++) {
        const digits = Uint8Array.of(whole, number >> 6, (number >> 3) & 7, number & 7);
        const plain = octalSequence(digits, 100);
        expect([digits, fewKernels.octalSequence(digits, 100)]).toEqual([digits, plain]);
        expect([digits, fewKernels.octalSequence(digits, 100, plain.subarray(0, 40))]).toEqual([digits, plain]);
        seen++;
      }
    }
    expect(seen).toBe(1024);
  });
});
