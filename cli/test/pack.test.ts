/**
 * The program as its users install it: the packages are packed and unpacked in an empty folder, beside copies of what they depend on and
 * nothing else; npm says whether all of that is there, and links the program; and every verb is run.
 *
 * An installation by npm would take half a minute of processor to write the same files.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OURS = [
  'impartial',
  'impartial-kernels',
  'impartial-graph-files',
  'impartial-papers',
  'impartial-worksheet',
  'impartial-survey',
  'impartial-cli',
];
const folder = mkdtempSync(join(tmpdir(), 'impartial-installed-'));
const program = join(folder, 'node_modules', '.bin', 'impartial');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The packages that ours need at run time and that are not ours, as paths from the root; npm has put each where its user finds it. */
function listForeign(): readonly string[] {
  const found = new Set<string>();
  const add = (owner: string) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, owner, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      const nested = `${owner}/node_modules/${name}`;
      const path = existsSync(join(ROOT, nested)) ? nested : `node_modules/${name}`;
      if (OURS.includes(name) || found.has(path)) continue;
      found.add(path);
      add(path);
    }
  };
  for (const name of OURS) add(`node_modules/${name}`);
  return [...found];
}

beforeAll(() => {
  const foreign = listForeign();
  expect(foreign.length).toBeGreaterThan(5);
  for (const path of foreign) {
    const isHere = (file: string) => !relative(join(ROOT, path), file).startsWith('node_modules');
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isHere });
  }
  npm(['pack', ...OURS.flatMap((name) => ['-w', name]), '--pack-destination', folder], ROOT);
  for (const tarball of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) {
    const home = join(folder, 'node_modules', tarball.replace(/-\d.*$/, ''));
    mkdirSync(home);
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', home, '--strip-components', '1']);
  }
  const dependencies = Object.fromEntries(OURS.map((name) => [name, '*']));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  // It fails where something is missing, or has another version than is asked for.
  npm(['ls', '--all'], folder);
  npm(['rebuild', '--ignore-scripts'], folder);
});

function run(...args: string[]): string {
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8', input: '' });
}

describe('the installed program', () => {
  it('carries its page, its manual, its starts and a README, and no tests', () => {
    const home = join(folder, 'node_modules', 'impartial-cli');
    for (const name of ['README.md', 'LICENSE', 'impartial.1', 'page/index.html', 'starts/heap.ts'])
      expect([name, existsSync(join(home, name))]).toEqual([name, true]);
    expect(existsSync(join(home, 'test'))).toBe(false);
    expect(existsSync(join(ROOT, 'cli', 'page'))).toBe(false);
  });

  it('answers with every verb', () => {
    const said: Record<string, readonly [said: string, shows: string]> = {
      question: [run('nim 3 5 7'), 'N-position'],
      solve: [run('solve', 'octal 0.137: 40'), 'Value'],
      explain: [run('explain', 'kayles 7'), 'Certificate'],
      draw: [run('draw', 'nim 3 5'), '<svg'],
      play: [run('play', 'nim 1'), 'unfinished'],
      moves: [run('moves', 'kayles 4'), '4>1+1  P, value 0'],
      sequence: [run('sequence', 'kayles {n}', '--to', '5'), '0 1 2 3 1 4'],
      period: [run('period', 'kayles {n}'), 'Period 12'],
      misere: [run('misere', 'octal 0.75: {n}'), '8 elements'],
      table: [run('table', 'compound-node-kayles', '1'), 'able'],
      worksheet: [run('worksheet', '--help'), 'Usage'],
      survey: [run('survey', 'plan', 'nim {a:1..3}', '--name', 'packed'), 'packed: 3 tasks'],
      games: [run('games', 'nim'), 'Nim'],
      prove: [run('prove', 'kayles 3 [misere]'), 'kayles'],
      verify: [run('verify', 'epidemiography', 'theorem 3'), 'false as printed'],
      completion: [run('completion', 'bash'), 'complete -F'],
      new: [run('new', 'board', 'my-board.ts'), ''],
      own: [run('solve', 'my-board 2x3', '--ruleset', 'my-board.ts'), 'N-position'],
    };
    const verbs = [...run('--help').matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, verb = '']) => verb);
    expect(verbs.length).toBeGreaterThan(12);
    expect(verbs.filter((verb) => !['web', 'help'].includes(verb) && said[verb] === undefined)).toEqual([]);
    for (const [verb, [text, shows]] of Object.entries(said))
      expect([verb, text]).toEqual([verb, expect.stringContaining(shows)]);
    // The package has types: none of a program elsewhere are needed.
    expect(existsSync(join(folder, 'tsconfig.json'))).toBe(false);
  });

  it('serves the page', async () => {
    const child = spawn(program, ['web'], { cwd: folder });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
        child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
      });
      const html = await (await fetch(address)).text();
      const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
      expect((await fetch(new URL(script, address))).status).toBe(200);
    } finally {
      child.kill();
    }
  });
});
