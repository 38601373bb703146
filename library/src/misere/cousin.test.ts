/** Cousins: the same game with smaller heaps, by play; and proofs read for the cousin, which the checker accepts. */
import { describe, expect, it } from 'vitest';
import { certificateKinds } from '../certificates.ts';
import { verifyCertificateWith } from '../engine/check/verify-certificate.ts';
import { toOctalCode } from '../games/octal/text.ts';
import { catalogue } from '../index.ts';
import { heapsOf, misereQuotient } from './code-quotient.ts';
import { cousinShift, firstCousin } from './cousin.ts';
import { infiniteProof } from './infinite/of-code.ts';
import { shiftProof } from './infinite/shift.ts';
import { infiniteCertificate } from './infinite/written.ts';

const LIMITS = { milliseconds: 60_000, positions: 4_000_000, heap: 100 };
const digitsOf = (code: string) => Uint8Array.from(code.replace('.', ''), (digit) => Number.parseInt(digit, 16));

/** The options of a heap, the heaps that are left smaller by so much, those that come to nothing left out. */
function optionsOf(digits: Uint8Array, heap: number, less: number): readonly string[] {
  const options = Array.from(heapsOf(digits).options(heap), (parts) =>
    parts.flatMap((part) => (part > less ? [part - less] : [])).sort((a, b) => a - b),
  );
  return [...new Set(options.map(String))].sort();
}

describe('the first cousin of a code', () => {
  // Winning Ways, ch. 4: Dawson's Kayles 0.07 and Dawson's chess 0.137; 0.4 and 0.07.
  it('is known for named games', () => {
    expect([cousinShift('0.07', '0.137'), cousinShift('0.4', '0.07'), cousinShift('0.4', '0.137')]).toEqual([1, 1, 2]);
    expect([cousinShift('0.07', '0.07'), cousinShift('0.137', '0.07'), cousinShift('0.77', '0.137')]).toEqual([0, -1, undefined]);
    expect(firstCousin(digitsOf('0.77'))).toBeUndefined();
  });

  it('has for each heap the options of the heap one larger, in all codes of three digits and some hexadecimal ones', () => {
    let seen = 0;
    for (const first of [0, 4])
      for (let number = 1; number < 8 ** 3; number++) {
        const digits = Uint8Array.of(first, number >> 6, (number >> 3) & 7, number & 7);
        seen += compare(digits);
      }
    for (const code of ['0.8', '0.0F', '0.2C', '4.88', '0.A1F']) seen += compare(digitsOf(code));
    expect(seen).toBeGreaterThan(5_000);
  });
});

function compare(digits: Uint8Array): number {
  const cousin = firstCousin(digits);
  if (cousin === undefined) return 0;
  for (let heap = 0; heap <= 11; heap++)
    expect(optionsOf(cousin, heap, 0), `${digits} ${heap}`).toEqual(optionsOf(digits, heap + 1, 1));
  return 12;
}

describe('a proof that is read for the cousin', () => {
  it('is one: that of 0.041 for 0.017', () => {
    const [own, cousin] = ['0.041', '0.017'].map((code) => toOctalCode([...code.replace('.', '')].map(Number)));
    if (own === undefined || cousin === undefined) throw new Error('no codes');
    const proof = infiniteProof(own, misereQuotient(own, 100n, LIMITS), LIMITS);
    if (proof === undefined) throw new Error('no proof');
    const shifted = { ...shiftProof(proof, 1), before: misereQuotient(cousin, 15n, LIMITS).quotient };
    const certificate = infiniteCertificate('0.017', shifted);
    expect(verifyCertificateWith(certificate, { catalogue, certificateKinds })).toMatchObject({ ok: true });
    expect(verifyCertificateWith({ ...certificate, code: '0.041' }, { catalogue, certificateKinds })).toMatchObject({
      ok: false,
    });
  });
});
