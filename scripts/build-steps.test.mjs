/** A build leaves out what is current, and takes nothing stale for current. */
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildSteps } from './build-steps.mjs';

const home = mkdtempSync(join(tmpdir(), 'impartial-build-'));
const at = (path) => join(home, path);
/** What ran, in order; each step makes a file. */
const ran = () => (existsSync(at('ran')) ? readFileSync(at('ran'), 'utf8').trim().split('\n') : []);
const SCRIPT = `import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
const name = process.argv[2];
appendFileSync('ran', name + '\\n');
if (existsSync('broken')) process.exit(1);
writeFileSync(name, '');`;

const run = (name) => [at('step.mjs'), [name], { in: home }];
const STEPS = {
  first: { from: ['src'], makes: ['made-first'], run: run('made-first') },
  second: { after: ['first'], from: ['other'], makes: ['made-second'], run: run('made-second') },
  alone: { from: ['other'], run: run('made-alone') },
};
const build = async () => {
  rmSync(at('ran'), { force: true });
  const passed = await buildSteps(STEPS, ['common'], home);
  return [passed, ran().sort()];
};
const ALL = ['made-alone', 'made-first', 'made-second'];

beforeAll(() => {
  mkdirSync(at('src'));
  for (const [path, text] of Object.entries({ 'src/a.ts': 'a', 'src/b.ts': 'b', other: '', common: '', 'step.mjs': SCRIPT }))
    writeFileSync(at(path), text);
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => rmSync(home, { recursive: true }));

it('runs every step once, those after others later', async () => {
  expect(await build()).toEqual([true, ALL]);
  expect(ran().indexOf('made-first')).toBeLessThan(ran().indexOf('made-second'));
  expect(await build()).toEqual([true, []]);
});

it.each([
  ['a source with another text', () => appendFileSync(at('src/a.ts'), '!'), ['made-first', 'made-second']],
  ['a source that is gone', () => rmSync(at('src/b.ts')), ['made-first', 'made-second']],
  ['a source of the second alone', () => appendFileSync(at('other'), '!'), ['made-alone', 'made-second']],
  ['what all depend on', () => appendFileSync(at('common'), '!'), ALL],
  ['what was made and is gone', () => rmSync(at('made-first')), ['made-first']],
  ['a test', () => writeFileSync(at('src/a.test.ts'), ''), []],
])('runs what depends on it again: %s', async (_, change, wanted) => {
  change();
  expect(await build()).toEqual([true, wanted]);
  expect(await build()).toEqual([true, []]);
});

it('begins nothing after a failure, and runs what failed again', async () => {
  appendFileSync(at('src/a.ts'), '!');
  writeFileSync(at('broken'), '');
  expect(await build()).toEqual([false, ['made-first']]);
  rmSync(at('broken'));
  expect(await build()).toEqual([true, ['made-first', 'made-second']]);
});
