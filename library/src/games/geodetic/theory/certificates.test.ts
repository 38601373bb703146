/** Certificates of geodetic answers: small positions carry one under every convention and reading, and a false one is refused. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { certificateKinds } from '../../../certificates.ts';
import { verifyCertificateWith } from '../../../engine/check/verify-certificate.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { written } from '../../../testing/written.fixture.ts';

const QUESTIONS = [
  'geodetic C8 [misere]',
  'geodetic C7 : 1 2 [misere]',
  'geodetic C9 : 2 4 [hull, misere]',
  'geodetic C9 [literal]',
  'geodetic P7 [misere]',
  'geodetic P7 : 3 [interval, misere]',
  'geodetic S1,2,3 : 1 [misere]',
  'geodetic P5 + K1,3 [misere]',
  'geodetic K3oR3 [misere]',
  'geodetic K5 : 2 [literal, misere]',
  'geodetic petersen [misere]',
  'geodetic C5 + C4 [misere]',
  'geodetic K2,3 : 1 3 [hull]',
  'geodetic G2x3',
];

describe('certificates of geodetic answers', () => {
  it.each(QUESTIONS)('%s', (question) => {
    const verdict = written(solveWith(question, { catalogue }));
    expect(verdict.method).toBe('theorem');
    const isOk = (json: unknown) => verifyCertificateWith(json, { catalogue, certificateKinds }).ok;
    expect(verdict.certificate).toBeDefined();
    expect(isOk(verdict)).toBe(true);
    const other = verdict.outcome === 'N' ? 'P' : 'N';
    expect(isOk({ ...verdict, outcome: other })).toBe(false);
    if (verdict.certificate?.kind === 'search')
      expect(isOk({ ...verdict, outcome: other, certificate: { ...verdict.certificate, outcome: other } })).toBe(false);
  });

  it('name the theorem where play by definition would take long', () => {
    const verdict = written(solveWith('geodetic C64 [misere]', { catalogue, moves: 1 }));
    expect(verdict).toMatchObject({ certificate: { kind: 'geodetic-misere', rule: 'arc' } });
  });
});
