/**
 * The program as its users install it: the packages are packed, installed from their tarballs in an empty folder without a network, and
 * every verb is run there. What others wrote comes out of `node_modules`, packed as well.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

/** A package that the program needs at run time, in `node_modules`, or inside of the only one that needs it in another version. */
interface Foreign {
  readonly name: string;
  readonly path: string;
  readonly inside?: string;
}

/** Those that are not ours, with those that they need. */
function listForeign(): readonly Foreign[] {
  const found = new Map<string, Foreign>();
  const add = (owner: string) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, owner, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      const nested = `${owner}/node_modules/${name}`;
      const isNested = existsSync(join(ROOT, nested));
      const path = isNested ? nested : `node_modules/${name}`;
      if (OURS.includes(name) || found.has(path)) continue;
      found.set(path, { name, path, ...(isNested && { inside: basename(owner) }) });
      add(path);
    }
  };
  for (const name of OURS) add(`node_modules/${name}`);
  return [...found.values()];
}

function pack(path: string): string {
  return `./${npm(['pack', `./${path}`, '--silent', '--ignore-scripts', '--pack-destination', folder], ROOT).trim()}`;
}

beforeAll(() => {
  const foreign = listForeign();
  expect(foreign.length).toBeGreaterThan(5);
  npm(['pack', ...OURS.flatMap((name) => ['-w', name]), '--pack-destination', folder], ROOT);
  const shared = foreign.filter(({ inside }) => inside === undefined).map(({ path }) => `./${path}`);
  npm(['pack', ...shared, '--ignore-scripts', '--pack-destination', folder], ROOT);
  const tarballs = readdirSync(folder).map((name) => `./${name}`);
  const overrides: Record<string, Record<string, string>> = {};
  for (const { name, path, inside } of foreign)
    if (inside !== undefined) overrides[inside] = { ...overrides[inside], [name]: `file:${pack(path)}` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
  npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs], folder);
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
