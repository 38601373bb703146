import { describe, expect, it } from 'vitest';
import { octalSequence } from '../../../numeric/octal-sequence.ts';
import { valuesAnew } from './check-values.ts';

describe('values computed anew', () => {
  it('are those of the table of all splits, with and without a sparse space', () => {
    let seen = 0;
    const codes = ['0.16', '0.56', '0.104', '0.127', '0.007', '0.6', '4.064', '0.165', '4.56', '0.51', '0.77', '0.356'];
    for (const code of codes) {
      const digits = [...code.replace('.', '')].map(Number);
      const values = valuesAnew(digits, 9000, () => true);
      const table = octalSequence(Uint8Array.from(digits), 8999);
      expect(Array.from(values ?? []), code).toEqual(Array.from(table));
      seen += table.length;
    }
    expect(seen).toBe(codes.length * 9000);
  });

  it('are those of the table for codes with distant places, and where all values are alike', () => {
    const codes = ['0.0000004', '4.0000005', '0.4000006', `0.${'0'.repeat(60)}5`, '0.00', '0.1', '4.0', '0.03'];
    for (const code of codes) {
      const digits = [...code.replace('.', '')].map(Number);
      const table = octalSequence(Uint8Array.from(digits), 5199);
      expect(Array.from(valuesAnew(digits, 5200, () => true) ?? []), code).toEqual(Array.from(table));
    }
  });

  it('are given up when it is time', () => {
    expect(valuesAnew([0, 0, 0, 7], 100_000, () => false)).toBeUndefined();
  });
});
