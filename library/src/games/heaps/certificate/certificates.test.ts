/** Certificates of the classics on heaps hold as they are, and with no field changed. */
import { describe, expect, it } from 'vitest';
import { period, solve, verifyCertificate } from '../../../index.ts';
import { written } from '../../../testing/written.fixture.ts';

function certified(answer: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
}

const isAccepted = (answer: unknown) => verifyCertificate(answer).ok;

/** The certificate with one field changed, in every field and two ways. */
function* altered(certificate: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const [name, value] of Object.entries(certificate)) {
    if (name === 'kind') continue;
    if (typeof value === 'number') for (const to of [value + 1, value * 2 + 3]) yield { ...certificate, [name]: to };
    if (name === 'outcome') yield { ...certificate, outcome: value === 'N' ? 'P' : 'N' };
    if (name === 'play') yield { ...certificate, play: value === 'normal' ? 'misere' : 'normal' };
    if (name === 'sum' || name === 'counters' || name === 'limit')
      yield { ...certificate, [name]: `${BigInt(String(value)) + 1n}` };
    if (name === 'takes') yield { ...certificate, takes: `${String(value)},77` };
    if (name === 'factor') yield { ...certificate, factor: '7/5' };
    if (name === 'parts' || name === 'columns') {
      yield { ...certificate, [name]: (value as unknown[]).slice(1) };
      yield { ...certificate, [name]: (value as string[]).map((each) => `${each}0`) };
    }
    if (name === 'heaps') {
      yield { ...certificate, heaps: (value as unknown[]).slice(1) };
      yield { ...certificate, heaps: [...(value as unknown[]), ['7', '1']] };
    }
    if (name === 'period' && typeof value === 'object' && value !== null)
      for (const changed of altered(value as Record<string, unknown>)) yield { ...certificate, period: changed };
  }
}

describe('certificates of subtraction games', () => {
  it.each([
    'subtraction 1,3,4: 5 9',
    'subtraction 1,3,4: 1000000000000000000 1000000000000000003',
    'subtraction all-but 2,5: 1000000000000000000 17',
    'subtraction 2,9,31,32: 123456789012345678901234567890 8 [misere]',
    'subtraction 2,3: 5 [misere]',
    'subtraction 6,10: 100000',
  ])('of %s hold only as they are', (line) => {
    const verdict = written(solve(line, { moves: 3 }));
    const certificate = verdict.certificate as Record<string, unknown>;
    expect(certificate.kind).toBe('subtraction-heaps');
    // Moves and values of the largest ones cannot be played out.
    expect(verifyCertificate(verdict, { allowUncovered: true })).toMatchObject({ ok: true });
    expect(isAccepted(certificate)).toBe(true);
    let cases = 0;
    for (const each of altered(certificate)) {
      expect(isAccepted({ ...verdict, certificate: each }), JSON.stringify(each)).toBe(false);
      cases++;
    }
    expect(cases).toBeGreaterThanOrEqual(6);
  });

  it.each(['subtraction all-but 2,5: {n}', 'subtraction all-but 1,7,30: {n}', 'subtraction 3,5000,5007: {n}'])(
    'of the family %s hold only as they are',
    (line) => {
      const answer = certified(period(line));
      const certificate = answer.certificate as Record<string, unknown>;
      expect(certificate.kind).toBe('subtraction-period');
      expect(verifyCertificate(answer)).toMatchObject({ ok: true });
      let cases = 0;
      for (const each of altered(certificate)) {
        expect(isAccepted({ ...answer, certificate: each }), JSON.stringify(each)).toBe(false);
        cases++;
      }
      expect(cases).toBeGreaterThanOrEqual(6);
      expect(isAccepted({ ...answer, question: 'subtraction 1,2: {n}' })).toBe(false);
    },
  );
});

describe('certificates of the other classics on heaps', () => {
  it.each([
    ['lasker-heaps', 'lasker-nim 3 4'],
    ['lasker-heaps', 'lasker-nim 1000000000000000000^3 9 1 [misere]'],
    ['moore-columns', 'moore-nim 3 5 6 6 4'],
    ['moore-columns', 'moore-nim 1000000000000000000 3 5^3 [heaps 3, misere]'],
    ['take-away-parts', 'fibonacci-nim 100 : 7'],
    ['take-away-parts', 'fibonacci-nim 1000000 : 25 [factor 5/2, misere]'],
  ])('%s of %s hold only as they are', (kind, line) => {
    const verdict = written(solve(line, { moves: 2 }));
    const certificate = verdict.certificate as Record<string, unknown>;
    expect(certificate.kind).toBe(kind);
    // Moves and values of the largest ones cannot be played out.
    expect(verifyCertificate(verdict, { allowUncovered: true })).toMatchObject({ ok: true });
    let cases = 0;
    for (const each of altered(certificate)) {
      expect(isAccepted({ ...verdict, certificate: each }), JSON.stringify(each)).toBe(false);
      cases++;
    }
    expect(cases).toBeGreaterThanOrEqual(5);
  });
});
