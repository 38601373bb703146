import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { certificateKinds } from '../../certificates.ts';
import { fillHole } from '../../notation/question.ts';
import { verifyCertificateWith } from '../check/verify-certificate.ts';
import { solveWith } from '../solve/solve.ts';
import { periodWith } from './period.ts';

const options = { catalogue };
const checking = { catalogue, certificateKinds };

function valuesOf(line: string, count: number): number[] {
  return Array.from({ length: count }, (_, n) => {
    const verdict = solveWith(fillHole(line, n), { ...options, moves: 0, method: 'search' });
    if ('error' in verdict) throw new Error(verdict.error.message);
    return Number(verdict.values.grundy);
  });
}

/** Whether the values have this arithmetic period from some n in the first half on. */
function grows(values: readonly number[], period: number, saltus: number): boolean {
  for (let n = Math.floor(values.length / 2); n + period < values.length; n++)
    if (values[n + period] !== (values[n] as number) + saltus) return false;
  return true;
}

describe('arithmetic periods', () => {
  it.each([
    ['nim {n}', 1],
    ['nim 1 {n}', 2],
    ['nim 3 {n}', 4],
    ['nim 5 {n} 3', 8],
    ['nim 4^2 {n}', 1],
    ['nim {n} + kayles 5', 8],
    ['kayles 3 + nim {n} 2', 2],
    ['nim {n} [normal]', 1],
  ])('%s has period and saltus %i, by play, and no shorter one', (line, period) => {
    const answer = periodWith(line, options);
    expect(answer).toMatchObject({ arithmetic: { period, saltus: period, preperiod: 0 }, valuesComputed: 0 });
    expect(answer).not.toHaveProperty('period');
    const values = valuesOf(line, 4 * period + 9);
    for (let n = 0; n + period < values.length; n++) expect(values[n + period]).toBe((values[n] as number) + period);
    for (let shorter = 1; shorter < period; shorter++)
      for (let saltus = 0; saltus <= 2 * period; saltus++)
        expect([shorter, grows(values, shorter, saltus)]).toEqual([shorter, false]);
    expect(verifyCertificateWith(answer, checking).ok).toBe(true);
  });

  it('are not claimed where the hole is no heap of Nim, or play is another', () => {
    for (const line of [
      'nim {n} [misere]',
      'nim 3^{n}',
      'nim {n}^2',
      'nim {n} {n}',
      'nim 1{n}',
      'nim {n} [conjunctive]',
      'grundys-game {n}',
      'kayles {n} + nim 3',
      'kayles {n} + nim {n}',
      'octal 0.3F: {n}',
      'octal 0.8: {n}',
      'hackendot {n}',
    ])
      expect([line, periodWith(line, options)]).toEqual([line, expect.not.objectContaining({ arithmetic: expect.anything() })]);
  });

  it('are refused by the check when the certificate says something else', () => {
    const answer = periodWith('nim 5 {n} + kayles 3', options);
    const certificate = 'error' in answer ? undefined : answer.certificate;
    expect(certificate).toMatchObject({ rest: 6, period: 8, saltus: 8 });
    expect(verifyCertificateWith(certificate, checking).ok).toBe(true);
    for (const change of [
      { period: 4 },
      { saltus: 4 },
      { period: 16, saltus: 16 },
      { preperiod: 1 },
      { rest: 5 },
      { rest: -1 },
      { rest: '6' },
      { question: 'kayles {n}' },
      { question: 'nim 5 {n} + kayles 3 [misere]' },
      { question: 'nim 5 {n}^2 + kayles 3' },
      { question: 'kayles 5 {n} + nim 3' },
      { question: 7 },
    ])
      expect([change, verifyCertificateWith({ ...certificate, ...change }, checking).ok]).toEqual([change, false]);
  });

  it('of a finite code, however long its run of threes, are periods', () => {
    for (const length of [1, 2, 3, 7, 30]) {
      const line = `octal 0.${'3'.repeat(length)}: {n}`;
      expect(periodWith(line, options)).toMatchObject({ period: length + 1, preperiod: 0 });
    }
  });
});
