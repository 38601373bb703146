/** Certificates on demand: made when asked for, the same at any time, and no search table is kept for them. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { solve, type Verdict, verifyCertificate } from '../../index.ts';
import { ticking } from '../../testing/ticking.fixture.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** One question for each way to answer: each of them stores many thousands of positions or searches a graph. */
const SEARCHED = [
  'grundys-game 12 13 14 [misere]',
  'node-kayles P9 + P8 + C7 [conjunctive, misere]',
  'geodetic G4x4',
  'dancing-mania 1>0 2>1 2>0 3>1 3>0 4>2 4>1 : 4^2 3^2 2 [misere]',
  'nim-on-graphs 1-2=3 2-3=4 3-1=3 1-4=2 @1',
  'cram 4x4',
  'kayles 5 4 + node-kayles C6 [misere]',
];

describe('the certificate of a verdict', () => {
  it('is made when it is asked for, and leaves the verdict plain data', () => {
    for (const line of SEARCHED) {
      const verdict = solve(line) as Verdict;
      expect(Object.keys(verdict)).not.toContain('certificate');
      expect(structuredClone(verdict)).toEqual(verdict);
      const certificate = verdict.certificate?.();
      expect(verdict.certificate?.()).toEqual(certificate);
      expect([line, verifyCertificate(verdict, { allowUncovered: true }).ok]).toEqual([line, true]);
    }
  });

  it('has the limits of the question, from the moment it is asked for', () => {
    const { now } = ticking(10);
    const verdict = solve('kayles 5 7', { limits: { milliseconds: 2000 }, now }) as Verdict;
    for (let looks = 0; looks < 1000; looks++) now();
    expect(verdict.certificate?.()).toMatchObject({ kind: 'component-values', table: expect.anything() });
  });

  it('keeps no search alive: a hundred verdicts take less than one search', () => {
    for (const line of SEARCHED) solve(line);
    const before = heapUsed();
    const kept: unknown[] = [];
    for (let round = 0; round < 20; round++) for (const line of SEARCHED) kept.push(solve(line, { moves: 0 }));
    const bytes = (heapUsed() - before) / kept.length;
    expect(kept).toHaveLength(20 * SEARCHED.length);
    expect(bytes).toBeLessThan(50_000);
  });
});
