/** Certificates of geodetic positions that are too large to be played out: accepted as written, and refused with any field changed. */
import { describe, expect, it } from 'vitest';
import { changed, eachChange } from '../../../engine/check/altered-fields.fixture.ts';
import { solve, verifyCertificate } from '../../../index.ts';
import { answerToJson } from '../../../present/json.ts';

/** What certificates are compared with, but for moves. */
function written(line: string) {
  const { question, outcome, values, certificate } = JSON.parse(answerToJson(solve(line, { moves: 1 }), { certificate: true }));
  return { question, outcome, values, certificate };
}

const LONG_TREE = Array.from({ length: 400 }, (_, vertex) => `${vertex + 2}-${1 + ((vertex * 617) % (vertex + 1))}`).join(' ');
const BLOCKS = `1-2 1-3 2-3 3-4 4-5 4-6 5-6 ${Array.from({ length: 16 }, (_, step) => `${step + 6}-${step + 7}`).join(' ')} 21-23 22-23`;

const VALUES: readonly (readonly [line: string, rules: readonly string[]])[] = [
  ['geodetic C1000 : 1..400', ['stretches']],
  ['geodetic C1000000000000000000', ['stretches']],
  ['geodetic C30 : 1 7 20..22', ['stretches']],
  ['geodetic P1000000000000000001', ['stretches']],
  ['geodetic P30 : 3 9 20', ['stretches']],
  ['geodetic K3oR1000000000', ['stretches']],
  ['geodetic K5oR21 : 1.5', ['stretches']],
  ['geodetic K6oR21 : 1.5', ['stretches']],
  ['geodetic K1000000000000oR7 : 3.4 3.5', ['stretches']],
  ['geodetic K3oR16 : 2.1..2.5 3.4', ['stretches']],
  ['geodetic K2oR15 : 1.3', ['stretches']],
  ['geodetic K99', ['stretches']],
  ['geodetic 30*C7 : 3 9', ['stretches', 'stretches', 'stretches']],
  ['geodetic C1000000000000000001 : 1 400 [interval]', ['row']],
  ['geodetic C12 + C13 : 2 4 [hull]', ['row', 'row']],
  ['geodetic S3,4,5,6 + S9,9', ['trees', 'trees']],
  ['geodetic S20,2,3 : 1 [hull]', ['trees']],
  [`geodetic ${LONG_TREE}`, ['trees']],
  [`geodetic ${LONG_TREE} : 7 9 [interval]`, ['trees']],
  ['geodetic C7 + K3oR4 + P6 + petersen', ['stretches', 'stretches', 'stretches', 'branches']],
  [`geodetic ${BLOCKS} : 4 7 [hull]`, ['branches']],
];

const MISERE: readonly (readonly [line: string, rule: string])[] = [
  ['geodetic C1152921504606846976 [misere]', 'arc'],
  ['geodetic C1000 : 1..400 [misere]', 'arc'],
  ['geodetic C101 : 1 17 [hull, misere]', 'row'],
  ['geodetic C100 [literal, misere]', 'row'],
  ['geodetic K99 : 4 [misere]', 'heaps'],
  ['geodetic K8oR3 : 1.1 [misere]', 'heaps'],
  ['geodetic K5oR21 : 1.5 [misere]', 'normal'],
  ['geodetic K3oR1000000000 [misere]', 'normal'],
  ['geodetic P1000000000000000001 [misere]', 'normal'],
  ['geodetic P40 : 20 [misere]', 'heaps'],
  ['geodetic K2oR15 : 1.3..1.5 [interval, misere]', 'heaps'],
  ['geodetic S3,4,5,6 + S9,9 [misere]', 'trees'],
  ['geodetic K1,30 [misere]', 'stars'],
  [`geodetic ${LONG_TREE} : 5 [misere]`, 'trees'],
];

/** Every field changed, or the first and last hundred of them. */
function refusedAll(verdict: ReturnType<typeof written>): number {
  const changes = [...eachChange(verdict.certificate)];
  const tried = changes.length > 200 ? [...changes.slice(0, 100), ...changes.slice(-100)] : changes;
  for (const change of tried) {
    const name = `${change.path.join('.')} to ${change.to}`.slice(0, 200);
    const altered = changed(verdict, { ...change, path: ['certificate', ...change.path] });
    expect([name, verifyCertificate(altered).ok]).toEqual([name, false]);
  }
  return tried.length;
}

describe('the certificate of a value', () => {
  it.each(VALUES)('of %s holds only as it is', (line, rules) => {
    const verdict = written(line);
    expect(verdict.certificate.kind).toBe('geodetic-value');
    expect(verdict.certificate.parts.map(({ rule }: { rule: string }) => rule)).toEqual(rules);
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    expect(refusedAll(verdict)).toBeGreaterThanOrEqual(5);
  });

  it('lists branches, of which none may be missing, and is checked by search where it lists none', () => {
    const verdict = written('geodetic G3x7');
    const [part] = verdict.certificate.parts;
    expect(part.branches.length).toBeGreaterThan(50);
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    const withPart = (other: unknown) => ({ ...verdict, certificate: { ...verdict.certificate, parts: [other] } });
    expect(verifyCertificate(withPart({ ...part, branches: part.branches.slice(1) })).ok).toBe(false);
    expect(verifyCertificate(withPart({ ...part, branches: part.branches.slice(0, -1) })).ok).toBe(false);
    const { branches, ...bare } = part;
    expect(verifyCertificate(withPart(bare))).toMatchObject({ ok: true });
    expect(verifyCertificate(withPart({ ...bare, value: String(Number(part.value) + 1) })).ok).toBe(false);
  });

  it('stands beside its graph in a sum', () => {
    const verdict = written('geodetic C70 : 1..3 + nim 2');
    expect(JSON.stringify(verdict.certificate)).toContain('geodetic-value');
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
  });

  it('decides the winning moves of families and trees', () => {
    const verdict = JSON.parse(answerToJson(solve('geodetic P40 : 20 30'), { certificate: true }));
    const check = verifyCertificate(verdict);
    expect(check.ok).toBe(true);
    expect(check.notCovered).not.toContain('winningMovesComplete');
  });
});

describe('the certificate of a misère outcome', () => {
  it.each(MISERE)('of %s holds only as it is', (line, rule) => {
    const verdict = written(line);
    expect(verdict.certificate).toMatchObject({ kind: 'geodetic-misere', rule });
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    expect(refusedAll(verdict)).toBeGreaterThanOrEqual(4);
  });
});
