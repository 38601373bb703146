/** The misère quotients that come with the library, as the command line reads them. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solve, verifyCertificate } from 'impartial';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { offerQuotientFiles } from '../src/quotient-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'impartial-quotients-'));
afterAll(() => rmSync(folder, { recursive: true }));

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});

const QUESTION = 'treblecross 34 36 [misere]';
const NOTE = /^impartial: the misère quotient of 0\.11337 comes with the program, but is left aside: .+\n$/;

it('leaves a file that is missing or damaged aside with a sentence, and takes the one of the library without', () => {
  offerQuotientFiles(folder);
  expect(solve('treblecross 34 [misere]')).toMatchObject({ outcome: 'N', method: 'theorem' });
  writeFileSync(join(folder, '0.11337.json'), '{"kind":"misere-quotient","code":"0.11337",');
  offerQuotientFiles(folder);
  expect(solve('treblecross 35 [misere]')).toMatchObject({ method: 'theorem' });
  expect(said).toHaveLength(2);
  for (const each of said) expect(each).toMatch(NOTE);
  offerQuotientFiles();
  const verdict = solve(QUESTION);
  expect(said).toHaveLength(2);
  expect(verdict).toMatchObject({ method: 'theorem' });
  expect(verifyCertificate(verdict).steps.every(({ result }) => result === 'holds')).toBe(true);
});

it('has the files in a folder that the package shows', () => {
  const path = createRequire(import.meta.url).resolve('impartial/quotients/0.07.json');
  copyFileSync(path, join(folder, '0.07.json'));
  offerQuotientFiles(folder);
  expect(solve('dawsons-kayles 33 30^2 25 [misere]')).toMatchObject({ outcome: 'N', method: 'theorem' });
  expect(said).toEqual([]);
});
