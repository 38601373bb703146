/**
 * Every example in the docs is run.
 *
 * - `console` blocks: each `$ …` line is given to bash in docs/examples, with the built `impartial`; the lines under it are its output.
 * - `ts` blocks: compiled and run; an expression with `// → value` behind it has that value, as Node prints it.
 * - `js examples/x.mjs` blocks: the text of that file.
 *
 * `npm run golden` writes outputs and files anew; values after `→` are left to the author.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptProgram, readCall } from '../../cli/test/kept-program.ts';
import { expectFile, readText, root, writing } from './expected-file.ts';

import { type Block, listBlocks, listPages, replaceBlocks } from './pages.ts';

const blocks = listPages().flatMap(listBlocks);
const place = ({ page, line }: Block) => `${page}:${line}`;
const withPlace = (chosen: readonly Block[]) => chosen.map((block) => [place(block), block] as const);

/** `typescript` is for declarations, `sh` for commands of the workspace, `text` for drawings; worksheets have a test of their own. */
const KINDS = ['console', 'ts', 'js', 'typescript', 'sh', 'text', 'impartial'];

const cwd = join(root, 'docs', 'examples');
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH, NO_COLOR: '1' };
const kept = new KeptProgram(cwd, env);
afterAll(() => kept.stop());

function runInShell(command: string, input: string): string {
  return spawnSync('bash', ['-c', `${command} 2>&1`], { cwd, env, encoding: 'utf8', input }).stdout;
}

/** Verbs that were run as users do; a question without a verb is one of them. */
const started = new Set<string>();
/** Its files are closed when its process ends. */
const ALWAYS_STARTED = 'survey';

/** The first call of each verb, and every command that takes a shell, is a process of its own; other calls share one. */
async function outputOf(command: string): Promise<string> {
  const call = readCall(command);
  const [first = ''] = call?.words ?? [];
  const verb = /^[a-z-]+$/.test(first) ? first : 'question';
  if (call === undefined || verb === ALWAYS_STARTED || !started.has(verb)) {
    started.add(verb);
    return runInShell(command, '');
  }
  const { out, all } = await kept.run(call.words);
  return call.into === undefined ? all : runInShell(call.into, out);
}

/** How far a long run is, which a busy machine is told every ten seconds. */
const PACE = /^impartial: \d+ (of \d+ )?\w+, \d+ a second.*\n/gm;

async function runCommand(command: string): Promise<string> {
  return (await outputOf(command))
    .replace(PACE, '')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();
}

/** The block as it is when its commands are run now. */
async function rerun(block: Block): Promise<string> {
  let text = '';
  for (const command of block.text.split('\n').filter((line) => line.startsWith('$ ')))
    text += `${`${command}\n${await runCommand(command.slice(2))}`.trimEnd()}\n`;
  return text;
}

describe('docs', () => {
  it('have only blocks of known kinds', () => {
    expect(blocks.filter(({ info }) => !KINDS.includes(info.split(' ')[0] ?? '')).map(place)).toEqual([]);
  });

  it('show enough examples to be worth running', () => {
    expect(blocks.filter(({ info }) => info === 'console').length).toBeGreaterThanOrEqual(10);
    expect(blocks.filter(({ info }) => info === 'ts').length).toBeGreaterThanOrEqual(5);
  });

  const shown = blocks.filter(({ info }) => info === 'console' || info.startsWith('js '));
  const pages = listPages().filter((page) => shown.some((block) => block.page === page));
  it.each(pages)('%s shows what is printed', async (page) => {
    const replacements: { readonly block: Block; readonly text: string }[] = [];
    for (const block of shown.filter((each) => each.page === page)) {
      const text = block.info === 'console' ? await rerun(block) : readText(join('docs', block.info.slice(3)));
      replacements.push({ block, text });
    }
    if (writing !== undefined) expectFile(page, replaceBlocks(page, replacements));
    for (const { block, text } of replacements) {
      if (writing === undefined) expect(text, `${place(block)}: run npm run golden if the new output is right`).toBe(block.text);
    }
  });
});

/** A folder for each run, so that two at once do not meet. */
const dist = join(import.meta.dirname, 'dist');
mkdirSync(dist, { recursive: true });
const folder = mkdtempSync(join(dist, 'docs-run-'));
const programs = blocks.filter(({ info }) => info === 'ts');
const fileOf = (block: Block) => join(folder, `${place(block).replace(/[^A-Za-z0-9]+/g, '-')}.ts`);

/** The program with each `// → value` turned into a check. */
function toProgram(block: Block): string {
  const lines = block.text.split('\n').map((line) => {
    const match = /^(.*?);?\s*\/\/ → (.*)$/.exec(line);
    if (match === null) return line;
    const [, code = '', value = ''] = match;
    const named = /^\s*const (\w+)\b/.exec(code)?.[1];
    const check = (of: string) => `expectShown(${of}, ${JSON.stringify(value.trim())});`;
    return named === undefined ? check(code) : `${code}; ${check(named)}`;
  });
  return [`import { expectShown } from '../../shown-value.ts';`, ...lines].join('\n');
}

describe('programs in the docs', () => {
  beforeAll(() => {
    for (const block of programs) writeFileSync(fileOf(block), toProgram(block));
    const options = { noUnusedLocals: false };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../../../tsconfig.test.json', compilerOptions: options, include: ['*.ts'], exclude: [] }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compile', () => {
    const run = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' });
    // Errors elsewhere are found by `npm run check`.
    expect(run.stdout.split('\n').filter((line) => line.includes('docs-run'))).toEqual([]);
  });

  it.each(withPlace(programs))('%s gives what it says', async (_place, block) => {
    await import(pathToFileURL(fileOf(block)).href);
  });
});
