/**
 * Every example of every `--help` is run, and has the exit code that it promises: 0.
 *
 * They are run in the order in which the help shows them, in one folder that has the files they name. What would take longer than
 * about two seconds of processor, never ends, or needs another machine is made smaller by the table `SMALLER`, which says why.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../library/test/expected-file.ts';
import { makeProgram } from '../src/program.ts';
import { listCommands } from './commands.ts';
import { KeptProgram, readCall } from './kept-program.ts';
import { PostgresServer } from './postgres-server.ts';
import { makeFolder } from './run-program.ts';

const SERVER = 'postgres://user:password@host/surveys';

/** What is replaced in an example before it is run, and why. An entry that fits no example fails. */
const SMALLER: readonly (readonly [shown: string, run: string, why: string])[] = [
  ['--to 1e6 --stats', '--to 2e5 --stats', 'a million values take some seconds; kernel memory grows before 2e5'],
  ['"officers {n}" --to 1e7', '"officers {n}" --to 2e4', 'ten million values take hours'],
  ['--ask period --name octal-1', '--ask period --max-values 200 --name octal-1', 'no period of 0.6 is known'],
  ['--max-seconds 1e4 --checkpoint d.save', '--to 12 --checkpoint d.save', 'the search has no end'],
  ['verify$', 'verify epidemiography "theorem 3"', 'all papers take a minute; a test of the verb plays through them'],
  ['verify survivor-nim$', 'verify survivor-nim "corollary 15"', 'a whole paper takes some seconds'],
  ['"table 2" --deep', '"table 2"', 'deep checks take minutes'],
  [' --open', '', 'no browser is to be opened'],
  ['--port 8080', '--port 0', 'another program may have the port'],
  ['octal-3.survey.ts --for 2h', 'octal-3.survey.ts --for 20m', 'the file of the test asks little'],
  ['--to 1e7 --link 10m', '--to 3000 --link 10m', 'ten million values take days'],
  ['--name big --to 1e7', '--name big --to 4000', 'ten million values take days'],
  ['--name far --window', '--name far --window --for 1s', 'the period of 0.106 takes days'],
  ['--check 3', '--check 1', 'a small chain has two links'],
  ['--wait 2h', '--wait 0s', 'it would wait for more work'],
  ['source <(impartial completion zsh)', 'impartial completion zsh', 'bash runs the examples'],
];

const PINS = `import { heapGame } from 'impartial/define';
export default heapGame({ id: 'my-game', rule: 'Take one or two.', options: (n) => [n - 1, n - 2].filter((left) => left >= 0) });
`;
const CRAM = `import { gridGame } from 'impartial/define';
export default gridGame({
  id: 'my-cram',
  rule: 'Put a domino on two adjacent free squares.',
  *moves(board) {
    for (const [x, y] of board.empty())
      for (const [u, v] of [[x + 1, y], [x, y + 1]]) if (board.isFree(u, v)) yield [[x, y], [u, v]];
  },
  apart: true,
  symmetries: 'all',
});
`;
const NOTES = '# Notes\n\n```impartial\nkayles 7 + nim 2\n```\n';

/** The files that examples name. */
const FILES: Readonly<Record<string, string>> = {
  'map.dot': 'graph { a -- b; b -- c; c -- a; }\n',
  'one-long-question.txt': 'nim 3 5 7\n',
  'questions.txt': 'nim 3 5 7\nkayles 12\n',
  'my-game.mjs': PINS,
  'my-game.ts': PINS,
  'my.ts': PINS,
  'cram.mjs': CRAM,
  'notes.md': NOTES,
  'notes/more.md': NOTES,
  'octal-3.survey.ts': `export default { name: 'octal-3', ask: 'period', question: 'octal 0.{a:0..7}: {n} [{compound}]', holes: { compound: 'disjunctive,selective' }, limits: { values: 200 } };`,
  'bin/nauty-geng': `#!/bin/sh\nprintf 'D?{\\nDQo\\nDQw\\n'\n`,
  '.config/fish/completions/.keep': '',
};

/** The lines below `Examples:` in what `--help` prints. */
function examplesOf(command: Command): readonly string[] {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  const [, block = ''] = /^Examples?:\n((?: {2}.*\n)+)/m.exec(`${help}\n`) ?? [];
  return block
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const fitting = new Set<string>();

function smaller(example: string): string {
  let line = example;
  for (const [shown, run] of SMALLER) {
    const fits = shown.endsWith('$') ? line.endsWith(shown.slice(0, -1)) : line.includes(shown);
    if (!fits) continue;
    fitting.add(shown);
    line = shown.endsWith('$') ? line.slice(0, line.length - shown.length + 1) + run : line.replace(shown, () => run);
  }
  return line;
}

const commands = [{ words: [] as readonly string[], command: await makeProgram() }, ...(await listCommands())];
const withExamples = commands
  .map(({ words, command }) => [words.join(' '), examplesOf(command)] as const)
  .filter(([, list]) => list.length > 0);

describe('the examples of --help', () => {
  const folder = makeFolder({});
  const env = {
    ...process.env,
    HOME: folder.path,
    PATH: [join(folder.path, 'bin'), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    NO_COLOR: '1',
    IMPARTIAL_TRIAL_SECONDS: '120',
  };
  let kept: KeptProgram;
  let server: PostgresServer;

  beforeAll(async () => {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(join(folder.path, name, '..'), { recursive: true });
      writeFileSync(join(folder.path, name), text);
    }
    chmodSync(join(folder.path, 'bin/nauty-geng'), 0o755);
    kept = new KeptProgram(folder.path, env);
    server = await PostgresServer.start();
    // What examples take for granted: a sequence of the OEIS, notes with their answers, surveys in both kinds of store.
    for (const words of [
      ['worksheet', 'run', 'notes.md', 'notes/more.md', '--write'],
      ['sequence', 'octal 0.137: {n}', '--to', '500', '--bfile', 'b002187.txt'],
      ['survey', 'plan', 'octal-3.survey.ts'],
      ['survey', 'plan', 'nim {a:1..5}', '--name', 'octal-4', '--store', server.url],
    ])
      expect(await kept.run(words)).toMatchObject({ code: 0 });
  });
  afterAll(() => {
    kept.stop();
    server.end();
    folder.remove();
  });

  it.each(withExamples)('impartial %s', async (_name, examples) => {
    for (const example of examples) {
      const line = smaller(example).replace(SERVER, server.url);
      const { code, err } = await runExample(line);
      expect({ example, line, code, err }).toEqual({
        example,
        line,
        code: 0,
        err: expect.not.stringContaining('unexpected error'),
      });
    }
  });

  it('are many, and each entry of the table is for one of them', () => {
    expect(withExamples.flatMap(([, list]) => list).length).toBeGreaterThan(90);
    for (const [, list] of withExamples) list.map(smaller);
    expect(SMALLER.map(([shown]) => shown).filter((shown) => !fitting.has(shown))).toEqual([]);
  });

  async function runExample(line: string): Promise<{ readonly code: number | null; readonly err: string }> {
    const call = readCall(line);
    if (call?.words[0] === 'web') return serve(call.words);
    if (call !== undefined && call.into === undefined) return kept.run(call.words);
    const { status, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], {
      cwd: folder.path,
      env,
      encoding: 'utf8',
      input: '',
    });
    return { code: status, err: stderr };
  }

  /** Until it says where it listens, and answers there. */
  async function serve(words: readonly string[]): Promise<{ readonly code: number | null; readonly err: string }> {
    const child = spawn('impartial', words, { cwd: folder.path, env });
    let err = '';
    child.stderr.on('data', (text) => (err += text));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', (text) => resolve(String(text).trim()));
        child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${err}`)));
      });
      return { code: (await fetch(address)).status === 200 ? 0 : 1, err };
    } finally {
      child.kill();
    }
  }
});
