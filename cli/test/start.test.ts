/**
 * What is read before the first answer. The time that a question takes is mostly that of its start, and that grows with what is read: so
 * the bytes, compressed, have a limit for every game.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { COMPOUNDS, catalogue, PLAYS, solve } from 'impartial';
import { answerToJson } from 'impartial/command';
import { describe, expect, it } from 'vitest';
import { makeFolder, runAlone as run } from './run-program.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = { 'impartial/command': join(ROOT, 'library/dist/node/command.js') };

/** What a file imports, and what that imports, but for what is fetched later: the paths of files, and the names of packages. */
function readFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  const code = readFileSync(file, 'utf8');
  found.add(file);
  for (const [, name = ''] of code.matchAll(/^(?:import|export)\s[^;]*?["']([^"';]+)["'];$/gm)) {
    const path = name.startsWith('.') ? join(dirname(file), name) : FILES[name as keyof typeof FILES];
    if (path === undefined) found.add(name);
    else readFrom(path, found);
  }
  return found;
}

describe('the start of the command', () => {
  const read = readFrom(join(ROOT, 'cli/dist/node/main.js'));

  it('reads the engine, and neither a game nor the reader of flags nor the streams of node:fs', () => {
    const names = [...read].map((each) => each.replace(`${ROOT}/`, '').replace(ROOT, '')).sort();
    expect(names).toEqual([
      'cli/dist/node/main.js',
      'cli/dist/node/shared-start.js',
      'library/dist/node/command.js',
      'library/dist/node/shared-start.js',
      'node:events',
      'node:module',
      'node:path',
    ]);
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

/** They are read in the middle of a search that takes them. */
describe('kernels', () => {
  const POSITIONS = ['nim 3 5 7', 'octal 0.77: 3 70', 'treblecross 34', 'node-kayles P5', 'cram 2x3 + nim 3', 'tac-tix 2x2'];
  const settings = Object.keys(COMPOUNDS).flatMap((compound) => PLAYS.map((play) => `[${compound}, ${play}]`));
  const lines = settings.flatMap((setting) => POSITIONS.map((position) => `${position} ${setting}`));

  it('answer as they do when they are there from the start', async () => {
    const { out } = await run(['solve', '--batch', '--json'], { input: lines.join('\n') });
    expect(out.trimEnd().split('\n')).toEqual(lines.map((line) => answerToJson(solve(line))));
  });

  it('stay away from a question that a theorem answers', async () => {
    const isKernel = (file: string) => /kernels/.test(file);
    expect([...(await filesRead('kayles 7 7')).keys()].filter(isKernel)).toEqual([]);
    expect([...(await filesRead('cram 2x3')).keys()].filter(isKernel)).toHaveLength(1);
  });
});

/** Bytes of the program's own files after gzip, by what the folder of a game takes; each limit leaves a tenth for growth. */
const LIMITS: readonly (readonly [bytes: number, ids: string])[] = [
  [135_000, 'sprouts brussels-sprouts'],
  [144_000, 'grundys-game'],
  [147_000, 'sylver'],
  [153_000, 'nim hackendot nimble staircase-nim silver-dollar welter'],
  [161_000, 'hackenbush survivor-nim'],
  [162_000, 'poset-game chomp schuh turning turning-turtles mock-turtles ruler twins triplets motley moebius mogul moidores'],
  [162_000, 'tartan turning-corners acrostic-twins'],
  [173_000, 'notakto corner subtraction lasker-nim moore-nim wythoff euclid fibonacci-nim'],
  [179_000, 'nimania dancing-mania node-kayles selective-node-kayles directed-node-kayles nim-on-graphs'],
  [159_000, 'octal kayles dawsons-chess dawsons-kayles officers treblecross'],
  [196_000, 'geodetic'],
  [217_000, 'arc-kayles vertex-geography edge-geography'],
  [192_000, 'cram tac-tix'],
];

describe('the files read for the first sample of a ruleset', () => {
  const limits = LIMITS.flatMap(([bytes, ids]) => ids.split(' ').map((id) => [id, bytes] as const));

  it('have a limit for every game', () => {
    expect(limits.map(([id]) => id).sort()).toEqual([...catalogue.ids].sort());
  });

  it.each(limits)('stay within it: %s', async (id, limit) => {
    const sizes = [...(await filesRead(`${id} ${catalogue.find(id)?.facts.samples[0]}`)).values()];
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limit);
  });
});

/** The program's own files that are read for a question, by path, with their sizes after gzip: Node writes down which scripts ran. */
async function filesRead(question: string): Promise<ReadonlyMap<string, number>> {
  const { path, remove } = makeFolder({});
  await run([question], { env: { NODE_V8_COVERAGE: path } });
  const scripts = readdirSync(path).flatMap(
    (file) => (JSON.parse(readFileSync(join(path, file), 'utf8')) as { result: { url: string }[] }).result,
  );
  remove();
  const files = scripts.filter(({ url }) => url.startsWith('file:')).map(({ url }) => fileURLToPath(url));
  return new Map(files.map((file) => [file, gzipSync(readFileSync(file)).length]));
}
