/** Certificates with evidence inside: accepted as they are written, refused with anything in them changed. */

import { describe, expect, it } from 'vitest';
import { solve, type Verdict, verifyCertificate } from '../../../index.ts';
import { answerToJson } from '../../../present/json.ts';
import { changed, eachChange } from '../altered-fields.fixture.ts';

interface Written {
  readonly certificate: { readonly kind: string; readonly table?: unknown; readonly proof?: unknown };
}

/** What certificates are compared with, but for moves: these are looked at elsewhere. */
function written(line: string): Written {
  const { question, outcome, values, certificate } = JSON.parse(answerToJson(solve(line), { certificate: true }));
  return { question, outcome, values, certificate } as Written;
}

describe('a certificate with evidence', () => {
  it.each([
    ['kayles 50', 'octal-heap'],
    ['dawsons-chess 100', 'octal-heap'],
    ['node-kayles P40', 'component-values'],
    ['nim 3 5 7', 'nim-heaps'],
    ['nim 1^3 [misere]', 'nim-heaps'],
    ['nim 1000000000000000000000 5^2 [misere]', 'nim-heaps'],
    ['nim 3 5 7 [diminished-disjunctive, misere]', 'nim-heaps'],
    ['grundys-game 20', 'component-values'],
    ['node-kayles P4 + C5 [conjunctive]', 'component-values'],
    ['kayles 5 70 + kayles 100000', 'component-values'],
    ['grundys-game 6 [misere]', 'search'],
    ['hackendot 1>2 1>3 3>4 [misere]', 'hackendot-misere'],
    ['survivor-nim 5 11 [take 1-2]', 'survivor-last-counter'],
    ['survivor-nim 1000000000000000000 11 [take 1-2]', 'survivor-last-counter'],
    ['survivor-nim 0 112 [take 1-2, normal]', 'survivor-last-counter'],
    ['dancing-mania 1>2 2>1 : 1^2', 'epidemic-endless'],
    ['nim-on-graphs 1-2=1000000000000 1-2=6 1-2=999 @1', 'nim-on-two-vertices'],
    ['nim-on-graphs 1-2={kayles 3} 1-2=7 @1', 'nim-on-two-vertices'],
    ['nim-on-graphs 1-2=2000 1-2=300 @1 [misere]', 'nim-on-two-vertices'],
    ['nim 1000000000000 500 [conjunctive]', 'component-values'],
    ['kayles 100 [selective, misere]', 'component-values'],
    ['octal 0.3F: 100', 'octal-heap'],
    ['node-kayles C100000 [diminished-disjunctive]', 'component-values'],
  ])('of %s is of the kind %s and holds only as it is', (line, kind) => {
    const verdict = written(line);
    expect(verdict.certificate.kind).toBe(kind);
    expect(verifyCertificate(verdict)).toMatchObject({ ok: true });
    let cases = 0;
    for (const change of eachChange(verdict.certificate)) {
      const name = `${change.path.join('.')} to ${change.to}`;
      // A period may have been found with fewer values.
      if (change.path.at(-1) === 'valuesNeeded') continue;
      expect([name, verifyCertificate(changed(verdict, { ...change, path: ['certificate', ...change.path] })).ok]).toEqual([
        name,
        false,
      ]);
      cases++;
    }
    expect(cases).toBeGreaterThanOrEqual(5);
  });

  it('is checked without search: a row or a line that is missing is missed', () => {
    const table = written('grundys-game 20');
    const rows = table.certificate.table as unknown[];
    expect(verifyCertificate({ ...table, certificate: { ...table.certificate, table: rows.slice(1) } }).ok).toBe(false);
    const log = written('grundys-game 6 [misere]');
    const lines = log.certificate.proof as unknown[];
    expect(verifyCertificate({ ...log, certificate: { ...log.certificate, proof: lines.toSpliced(3, 1) } }).ok).toBe(false);
  });

  it('is left out where it is too long, and the rest is played out', () => {
    const { table, ...bare } = written('grundys-game 20').certificate;
    expect(table).toHaveLength(20);
    expect(verifyCertificate(bare).ok).toBe(true);
    const verdict = solve('grundys-game 20') as Verdict;
    const short = verdict.certificate?.({ short: true });
    expect(short).toMatchObject(bare);
    expect(short).not.toHaveProperty('table');
  });

  it('confirms heaps of Kayles that are too large to be played out', () => {
    for (let size = 50; size <= 300; size += 25)
      expect([size, verifyCertificate(written(`kayles ${size}`)).ok]).toEqual([size, true]);
  });
});
