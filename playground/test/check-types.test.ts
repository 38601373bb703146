/** "Check types" without a browser: templates have no problem, and slips are found in their lines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { findTypeProblems } from '../src/invent/find-type-problems.ts';
import { TEMPLATES, WRITTEN_OUT } from '../src/invent/templates.ts';
import { readTypeFiles } from '../type-files.ts';

const language = createRequire(import.meta.url)
  .resolve('typescript')
  .replace(/\/[^/]*$/, '');
const files = await readTypeFiles(
  (name) => readFileSync(new URL(`../../library/dist${name}`, import.meta.url), 'utf8'),
  (name) => readFileSync(`${language}${name}`, 'utf8'),
);
const BOARD = TEMPLATES.find(({ id }) => id === 'board')?.code ?? '';

describe('check types', () => {
  it('finds nothing in the templates', () => {
    for (const { code } of [...TEMPLATES, WRITTEN_OUT]) expect(findTypeProblems(code, files)).toEqual([]);
  });

  it('finds slips in their lines', () => {
    expect(findTypeProblems(BOARD.replace('board.around(', 'board.round('), files)).toEqual([
      { line: 14, words: expect.stringContaining("Property 'round' does not exist on type 'Board'") },
    ]);
    expect(findTypeProblems(BOARD.replace("rule: 'Put", "rule: 'Put a king',\n  rules: 'Put"), files)).toMatchObject([
      { line: 8, words: expect.stringContaining("'rules' does not exist") },
    ]);
    expect(findTypeProblems(`${BOARD}fetch('x');`, files)).toMatchObject([{ line: 18 }]);
    expect(findTypeProblems('', files)).toEqual([]);
  });
});
