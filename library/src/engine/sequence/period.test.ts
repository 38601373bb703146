import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { certificateKinds } from '../../certificates.ts';
import { PLAYS } from '../../core/outcome.ts';
import { COMPOUNDS } from '../../core/setting.ts';
import { verifyCertificateWith } from '../check/verify-certificate.ts';
import { type PeriodAnswer, periodWith } from './period.ts';
import { termsOf } from './terms.fixture.ts';

const options = { catalogue };
const checking = { catalogue, certificateKinds };

function ask(line: string, limit?: number): PeriodAnswer {
  const answer = periodWith(line, { ...options, ...(limit !== undefined && { limit }) });
  if ('error' in answer) throw new Error(answer.error.message);
  return answer;
}

describe('the period of a family', () => {
  it.each([
    ['octal 0.137: {n}', 34, 52],
    ['kayles {n}', 12, 71],
    ['dawsons-kayles {n}', 34, 53],
    ['node-kayles P{n}', 34, 52],
    ['node-kayles P{n} [diminished-disjunctive]', 84, 245],
    ['node-kayles P{n} [conjunctive]', 1, 11],
    ['node-kayles P{n} [conjunctive, misere]', 1, 3],
    ['node-kayles P{n} [selective]', 5, 0],
    ['node-kayles P{n} [selective, misere]', 5, 11],
    ['node-kayles P{n} [shortened-selective]', 5, 0],
    ['node-kayles P{n} [shortened-selective, misere]', 7, 0],
    ['node-kayles C{n}', 34, 38],
    ['node-kayles C{n} [shortened-selective, misere]', 7, 1],
    ['octal 0.055: {n}', 148, 259],
    ['octal 0.156: {n}', 349, 3479],
  ])('of %s is %d from %d on, with a certificate that the check accepts', (line, period, preperiod) => {
    const answer = ask(line);
    expect([answer.period, answer.preperiod]).toEqual([period, preperiod]);
    expect(verifyCertificateWith({ ...answer }, checking)).toMatchObject({ ok: true });
  });

  it('holds far beyond what was computed, in every setting that has values', () => {
    let proved = 0;
    for (const compound of Object.keys(COMPOUNDS)) {
      for (const play of PLAYS) {
        for (const game of [
          'node-kayles P{n}',
          'node-kayles C{n}',
          'octal 0.77: {n}',
          'octal 0.07: {n}',
          'octal 0.165: {n}',
          'octal 4.56: {n}',
        ]) {
          const line = `${game} [${compound}, ${play}]`;
          const { period, preperiod, certificate } = ask(line, 700);
          if (period === undefined || preperiod === undefined) continue;
          proved++;
          const values = Array.from(termsOf(line, { ...options, to: 40 }), ({ value }) => value);
          for (let n = preperiod; n + period < values.length; n++)
            expect([line, n, values[n]]).toEqual([line, n, values[n + period]]);
          expect([line, verifyCertificateWith(certificate, checking).ok]).toEqual([line, true]);
        }
      }
    }
    expect(proved).toBeGreaterThanOrEqual(30);
  });

  it('is not claimed where no theorem proves it', () => {
    expect(ask('octal 0.007: {n}', 3000)).toEqual({
      question: 'octal 0.007: {n}',
      kind: 'Grundy values',
      valuesComputed: 3000,
      because: [],
      reason: 'no period is proved among the first 3000 values of 0.007',
    });
    expect(ask('node-kayles P{n} [continued-conjunctive]', 500).reason).toMatch(/among the first 500 values/);
    expect(ask('kayles {n} [misere]').reason).toMatch(/repeat would prove nothing/);
    expect(ask('grundys-game {n}').reason).toMatch(/no theorem on periods/);
    expect(ask('octal 0.3F: {n}').reason).toMatch(/digit above 7/);
    expect(ask('octal 0.16: {n}', 270_000).period).toBeUndefined();
    expect(periodWith('octal 0.007: {n}', { ...options, signal: { aborted: true } })).toMatchObject({ because: [] });
    expect(periodWith('kayles 5', options)).toMatchObject({ error: { code: 'no-hole' } });
    expect(periodWith('kayles {n}x', options)).toMatchObject({ error: { at: 7 } });
  });

  it('is refused by the check when the certificate says something else', () => {
    for (const line of [
      'node-kayles P{n} [diminished-disjunctive]',
      'kayles {n}',
      'node-kayles P{n} [selective, misere]',
      'node-kayles C{n}',
    ]) {
      const { certificate, period = 0, preperiod = 0 } = ask(line);
      const wrong = [
        { period: period + 1 },
        { period: 2 * period },
        { preperiod: preperiod + 1 },
        { preperiod: preperiod - 1 },
        { code: '0.6' },
        { period: 0 },
        { period: '84' },
      ];
      for (const change of wrong) expect(verifyCertificateWith({ ...certificate, ...change }, checking).ok).toBe(false);
    }
  });
});
