/**
 * What is read before the first answer. The time that a question takes is mostly that of its start, and that grows with what is read: the
 * files are followed from import to import as they are built, and the bytes have a limit.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPOUNDS, PLAYS } from 'impartial';
import { answerToJson, solveWith } from 'impartial/command';
import { describe, expect, it } from 'vitest';
import { optionsFor } from '../src/games.ts';
import { fetchWays } from '../src/ways.ts';
import { run } from './run-program.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = { 'impartial/command': join(ROOT, 'library/dist/node/command.js') };

/** What a file imports, and what that imports, but for what is fetched later: the paths of files, and the names of packages. */
function readFrom(file: string, found = new Map<string, number>()): Map<string, number> {
  if (found.has(file)) return found;
  const code = readFileSync(file, 'utf8');
  found.set(file, code.length);
  for (const [, name = ''] of code.matchAll(/^(?:import|export)\s[^;]*?["']([^"';]+)["'];$/gm)) {
    const path = name.startsWith('.') ? join(dirname(file), name) : FILES[name as keyof typeof FILES];
    if (path === undefined) found.set(name, 0);
    else readFrom(path, found);
  }
  return found;
}

describe('the start of the command', () => {
  const read = readFrom(join(ROOT, 'cli/dist/node/main.js'));

  it('reads the engine and Nim, and neither the reader of flags nor the streams of node:fs', () => {
    const names = [...read.keys()].map((each) => each.replace(`${ROOT}/`, '').replace(ROOT, '')).sort();
    expect(names).toEqual([
      'cli/dist/node/main.js',
      'cli/dist/node/shared-start.js',
      'library/dist/node/command.js',
      'library/dist/node/shared-rolldown-runtime.js',
      'library/dist/node/shared-start.js',
      'node:events',
      'node:module',
      'node:path',
    ]);
  });

  it('reads less than 310,000 bytes', () => {
    expect([...read.values()].reduce((sum, length) => sum + length, 0)).toBeLessThan(310_000);
  });
});

/** An option of the program before the verb has flags read. */
const WITH_FLAGS = ['--no-color', 'solve'];

describe('a question without flags', () => {
  it.each([
    ['nim 3 5 7'],
    ['nim', '3', '5', '7'],
    ['nim 1 1 2 [misere]'],
    ['nim 4 6 [selective]'],
    ['nim 3 5 + kayles 4'],
    ['kayles 7 [misere]'],
    ['nim 3 x'],
    ['nimm 3'],
    ['-'],
  ])('is answered as with flags: %s', async (...words) => {
    const surroundings = { input: 'nim 4 9\n' };
    const plain = await run(['solve', ...words], surroundings);
    expect(plain).toEqual(await run([...WITH_FLAGS, ...words], surroundings));
    expect(plain.out + plain.err).not.toBe('');
  });
});

/** Heaps of Nim have no use for what is not loaded for them: kernels, tables of heaps, quotients of codes. */
describe('a question about Nim alone', () => {
  const SUMS = ['0', '1', '4', '1 2', '2 2', '3 5 7', '1 4 5', '2*3 6'];
  const settings = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `[${compound}, ${play}]`));
  const lines = settings.flatMap((setting) => SUMS.map((heaps) => `nim ${heaps} ${setting}`));

  it.each(['solve', 'search'] as const)('is answered without other ways as with them, by %s', async (way) => {
    const asked = way === 'search' ? { method: way } : {};
    const few = await optionsFor(lines, asked);
    expect(Object.keys(few)).toEqual([...Object.keys(asked), 'catalogue']);
    const all = { ...few, ...(await fetchWays()) };
    const answers = lines.map((line) => answerToJson(solveWith(line, few)));
    expect(answers).toEqual(lines.map((line) => answerToJson(solveWith(line, all))));
    expect(answers.filter((each) => each.includes('"outcome":"N"')).length).toBeGreaterThan(lines.length / 2);
  });

  it('is told from one that names another game', async () => {
    expect(await optionsFor(['nim 3', 'nim 4 + kayles 5'], {})).toHaveProperty('byCode');
  });
});
