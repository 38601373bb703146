import { describe, expect, it } from 'vitest';
import { solve, verifyCertificate } from '../../../index.ts';
import { written } from '../../../testing/written.fixture.ts';

const LINES = [
  'nimania 3',
  'nimania 5 2^2 1 [sweeping 2, stage 3]',
  'nimania 7 4^2 [raving 3, stage 2]',
  'nimania 0',
  'dancing-mania 3>2 2>1 2>0 1>0 : 3^2 2',
  'dancing-mania a>b b>c b>d d>e : a^2 b [sweeping 2 v]',
  'dancing-mania a>b b>c b>d d>e : a^2 b [raving 1 iii, stage 4]',
  'dancing-mania boolean-lattice 3',
  'dancing-mania 1>0 2>1 3>0 3>1 : 1 2^2 3^2 [stage 2]',
  'nimania 3 2^2 [misere]',
  'dancing-mania divisors 12 : 6 4 [stage 2]',
  'dancing-mania 3>2 3>1 2>1 1>0 : 3 [misere]',
  'dancing-mania 1>0 2>1 3>2 3>0 4>3 : 4 3 [stage 2, misere]',
];

function failed(verdict: unknown): readonly string[] {
  return verifyCertificate(verdict)
    .steps.filter(({ result }) => result !== 'holds')
    .map(({ what }) => what);
}

describe('the certificate of an epidemic inside a verdict', () => {
  it.each(LINES)('belongs to it: %s', (line) => {
    const verdict = written(solve(line));
    const { ok, steps } = verifyCertificate(verdict);
    expect(ok).toBe(true);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(failed({ ...verdict, outcome: verdict.outcome === 'N' ? 'P' : 'N' })).toHaveLength(1);
    for (const other of LINES.filter((each) => each !== line)) {
      expect(failed({ ...verdict, question: other }), other).toContain('the certificate is about the position of the question');
    }
  });

  it('is not compared where there are too many moves to list', () => {
    const verdict = written(solve('dancing-mania 1>0 2>0 : 1 2 [raving 1 v]'));
    const targets = Array.from({ length: 12 }, (_, index) => `v${index}`);
    const vertices = Array.from({ length: 100_000 }, (_, index) => ({
      vertex: `u${index}`,
      height: 1,
      class: 'one',
      sets: [targets],
    }));
    const { steps } = verifyCertificate({ ...verdict, certificate: { ...verdict.certificate, vertices } });
    expect(steps.map(({ result }) => result)).toEqual(['fails', 'not done', 'holds']);
  });

  it('is not read as something else where a name is no name', () => {
    const verdict = written(solve('nimania 2'));
    const certificate = { ...verdict.certificate, labels: [{ vertex: '2 [stage 1]', count: '1' }] };
    expect(failed({ ...verdict, certificate })).toContain('the certificate is about the position of the question');
    for (const vertices of [null, 7, [null], [{ vertex: {}, sets: 3 }]])
      expect(verifyCertificate({ ...verdict, certificate: { ...verdict.certificate, vertices } }).ok).toBe(false);
  });
});
