import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, parseLines, run, runAlone } from './run-program.ts';

interface Answer {
  readonly question: string;
  readonly outcome?: string;
  readonly values?: { readonly grundy?: string };
  readonly error?: { readonly code: string; readonly message: string; readonly at: number };
}

const batch = async (input: string) => parseLines<Answer>(await run(['solve', '--batch', '--json'], { input }));

/** Lines that are no questions, and the code and place of each error. */
const BAD_LINES: readonly (readonly [string, string, number])[] = [
  ['chess e4', 'unknown-ruleset', 0],
  ['nim 3 [sideways]', 'unknown-option', 7],
  ['node-kayles g6:D?', 'bad-graph6', 12],
  ['node-kayles 3-3', 'loop-edge', 12],
  ['node-kayles 1-2 2-1', 'duplicate-edge', 16],
  ['nim -3', '', 4],
  ['octal 0.007: 1000000000', 'heap-too-large', 13],
  ['node-kayles P-1', '', 12],
  ['nim 3 [misere', 'unclosed-bracket', 6],
  ['node-kayles (1-2', '', 12],
  ['nim 3 [normal, misere]', 'contradictory-options', 15],
  ['node-kayles P{n}', 'hole-in-question', 13],
];

describe('impartial solve --batch', () => {
  it('knows in every thread what comes with the library', async () => {
    const lines = Array.from(
      { length: 1200 },
      (_, i) => `dawsons-kayles 34 34 ${(i % 30) + 1} ${(i % 17) + 1} ${(i % 31) + 1} [misere]`,
    );
    const flags = ['--json', '--no-certificate', '--moves', '0', '--max-positions', '5000'];
    const answered = await runAlone(['solve', '--batch', ...flags], { input: lines.join('\n') });
    const answers = parseLines<{ because?: { theorem: string }[] }>(answered);
    expect(answers.length).toBe(lines.length);
    expect(answers.filter(({ because }) => because?.[0]?.theorem !== 'misere-infinite')).toEqual([]);
  });

  it('gives the genus of each position, or why it has none', async () => {
    const input = 'kayles 5\nnim 3 [selective]\nchess e4\n';
    const { out, code } = await run(['solve', '--batch', '--genus'], { input });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^kayles 5: N-position.* Genus 4\^146, wild; misère Grundy value 1\.$/);
    expect(lines[1]).toMatch(/^nim 3 \[selective\]: N-position.* Genus not known: A genus says [^.]*\.$/);
    expect(lines[2]).toContain('unknown-ruleset');
    expect([lines.length, code]).toEqual([3, 1]);
    const json = parseLines<{ genus?: { symbol: string | null } }>(
      await run(['solve', '--batch', '--genus', '--json'], { input }),
    );
    expect(json.map(({ genus }) => genus?.symbol)).toEqual(['4^146', null, undefined]);
  });

  it('keeps the order and goes on after bad lines', async () => {
    const lines = ['nim 1 1', ...BAD_LINES.map(([line]) => line), 'nim 1 2'];
    const { out, err, code } = await run(['solve', '--batch', '--json'], { input: `${lines.join('\n')}\n` });
    const answers = parseLines<Answer>({ out, err, code });
    expect(answers.map(({ question }) => question)).toEqual(lines);
    expect([answers[0]?.outcome, answers.at(-1)?.outcome]).toEqual(['P', 'N']);
    expect([err, code]).toEqual(['', 1]);
    for (const [index, [line, code, at]] of BAD_LINES.entries()) {
      const { error } = answers[index + 1] ?? {};
      expect(error, line).toMatchObject({ code: expect.stringContaining(code), at, message: expect.stringMatching(/\S/) });
      expect(Object.keys(error ?? {}).slice(0, 3), line).toEqual(['code', 'message', 'at']);
    }
  });

  it('answers as single questions would', async () => {
    const questions: Record<string, string> = {
      'node-kayles P5': 'N',
      'node-kayles P9 + P11 [conjunctive]': 'N',
      'node-kayles P1 + P1 [selective, misere]': 'N',
      'node-kayles P1 + P1 [shortened-selective, misere]': 'P',
      'nim 3 5 6': 'P',
      'kayles 7 7': 'P',
    };
    const answers = await batch(Object.keys(questions).join('\n'));
    expect(Object.fromEntries(answers.map(({ question, outcome }) => [question, outcome]))).toEqual(questions);
  });

  it('answers a question that comes again as it did before, also about a file', async () => {
    const cwd = folderWith({ 'graph.txt': '1-2' });
    const mix = ['nim 3 5 7', 'kayles 4 4', 'nim 3 [sideways]', 'nim 3 5 7 [misere]', 'node-kayles file:graph.txt'];
    const lines = Array.from({ length: 400 }, (_, index) => mix[index % mix.length] as string);
    const single = new Map<string, string>();
    for (const line of mix) single.set(line, (await run(['solve', '--batch', '--json'], { input: `${line}\n`, cwd })).out);
    const { out } = await run(['solve', '--batch', '--json'], { input: `${lines.join('\n')}\n`, cwd });
    expect(out).toBe(lines.map((line) => single.get(line)).join(''));
    expect(single.get('node-kayles file:graph.txt')).toContain('"outcome":"N"');
  });

  it('reads Windows line ends, a byte order mark, and a last line without an end', async () => {
    const answers = await batch('\ufeffnim 1\r\nnim 2 2\r\nnim 3');
    expect(answers.map(({ question, outcome }) => `${question} ${outcome}`)).toEqual(['nim 1 N', 'nim 2 2 P', 'nim 3 N']);
  });

  it('passes over blank lines and comments', async () => {
    const answers = await batch('# two questions\n\n  \t\nnim 1\n  # the second\nnim 2 2\n#');
    expect(answers.map(({ question }) => question)).toEqual(['nim 1', 'nim 2 2']);
  });

  it('reads a file that is named, and says where there is none', async () => {
    const cwd = folderWith({ 'questions.txt': '# a file\nnim 1\n\nnim 2 2\n' });
    const [named, piped, missing, folder] = await Promise.all([
      run(['solve', '--batch', 'questions.txt'], { cwd }),
      run(['solve', '--batch', '-'], { cwd, input: 'nim 1\nnim 2 2\n' }),
      run(['solve', '--batch', 'answers.txt'], { cwd }),
      run(['solve', '--batch', '.'], { cwd }),
    ]);
    expect(named.out.split('\n')).toHaveLength(3);
    expect(named).toEqual(piped);
    expect(missing).toEqual({ out: '', err: 'impartial: cannot read answers.txt: no such file or folder\n', code: 2 });
    expect(folder).toEqual({ out: '', err: 'impartial: cannot read .: it is a folder\n', code: 2 });
  });

  it('has no answer for no lines', async () => {
    expect(await run(['solve', '--batch', '--json'])).toEqual({ out: '', err: '', code: 0 });
  });

  it('gives ten megabytes of garbage one short error', async () => {
    const garbage = '\u0001[({;:^@`~日'.repeat(1_000_000);
    const [json, text] = await Promise.all([
      run(['solve', '--batch', '--json'], { input: `${garbage}\nnim 1\n` }),
      run(['solve', '-'], { input: garbage }),
    ]);
    const [bad, good] = parseLines<Answer>(json);
    expect(bad?.question).toBe(garbage);
    expect(JSON.stringify(bad?.error).length).toBeLessThan(500);
    expect(good?.outcome).toBe('N');
    expect(text.code).toBe(1);
    expect(text.err.length).toBeLessThan(600);
    expect(text.err).not.toMatch(/\p{Cc}(?<!\n)|at .*\.js/u);
  });

  it('writes a line for each question without --json', async () => {
    const { out, code } = await run(['solve', '--batch'], { input: 'nim 1 2\nnim x\n' });
    expect(out.split('\n')).toEqual([
      expect.stringContaining('nim 1 2: N-position: the player to move wins. Value *3. Move: 2>1.'),
      expect.stringContaining('nim x: error in column 5'),
      '',
    ]);
    expect(code).toBe(1);
  });

  it('answers a line before the next one is sent', async () => {
    const program = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));
    const child = spawn(process.execPath, [program, 'solve', '--batch', '--json']);
    const answers: string[] = [];
    for (const question of ['nim 1', 'nim 2 2']) {
      child.stdin.write(`${question}\n`);
      answers.push(await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk)))));
    }
    child.stdin.end();
    expect(answers.map((answer) => JSON.parse(answer).outcome)).toEqual(['N', 'P']);
  });

  it('keeps the order of a batch that is long enough for threads', async () => {
    const count = 6_000;
    const lines = Array.from({ length: count }, (_, n) => (n % 1000 === 999 ? `nim ${n}x` : `nim ${n} ${n % 7}`));
    const { out, err, code } = await run(['solve', '--batch', '--json', '--moves', '1'], { input: lines.join('\n') });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(answers.map(({ question }) => question)).toEqual(lines);
    expect(answers.filter((answer) => 'error' in answer)).toHaveLength(count / 1000);
    expect(answers.every((answer, n) => 'error' in answer || answer.values?.grundy === String(n ^ (n % 7)))).toBe(true);
    expect([err, code]).toEqual(['', 1]);
  });

  it('ends quietly when its reader goes away', async () => {
    const program = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));
    const child = spawn(process.execPath, [program, 'solve', '--batch', '--json']);
    child.stdin.on('error', () => {});
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end('nim 1\n'.repeat(200_000));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([err, code]).toEqual(['', 0]);
  });
});
