/** Every long verb past the first growth of the kernels' memory, which moves all values that were there before. */
import { OctalRun, plainKernels } from 'impartial';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderWith, type Run, run } from './run-program.ts';

const TO = 60_000;
const FAMILY = 'octal 0.16: {n}';

let expected: readonly string[];
beforeAll(() => {
  const plain = new OctalRun(Uint8Array.from([0, 1, 6]), { kernels: plainKernels });
  plain.extend(TO + 1);
  expected = Array.from(plain.slice(), String);
});

const FORMS: readonly (readonly [string, readonly string[], (out: string) => readonly string[]])[] = [
  ['plain', [], (out) => out.trimEnd().split('\n').at(-1)?.split(' ') ?? []],
  ['--json', ['--json'], (out) => (JSON.parse(out) as { values: string[] }).values],
  [
    '--csv',
    ['--csv'],
    (out) =>
      rowsOf(out)
        .slice(1)
        .map(([, value = '']) => value),
  ],
  ['--bfile', ['--bfile'], (out) => rowsOf(out).map(([, value = '']) => value)],
];

function rowsOf(out: string): string[][] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/[ ,]/));
}

function sequence(options: readonly string[], cwd?: string): Promise<Run> {
  return run(['sequence', FAMILY, '--to', String(TO), ...options], cwd === undefined ? {} : { cwd });
}

describe(`sequence to ${TO}`, () => {
  it.each(FORMS)('%s', async (_, options, read) => {
    const { out, err, code } = await sequence(options);
    expect([err, code]).toEqual(['', 0]);
    expect(read(out)).toEqual(expected);
  });

  it('--stats, --plot, --latex and --checkpoint, and on from the checkpoint', async () => {
    const cwd = folderWith({});
    const files = ['--plot', 'plot.svg', '--latex', 'table.tex', '--checkpoint', 'run.save'];
    const first = await sequence(['--stats', ...files], cwd);
    expect([first.err, first.code]).toEqual(['', 0]);
    expect(first.out).toContain('SHA-256 of the b-file: ');
    expect(await sequence(['--stats', ...files], cwd)).toEqual(first);
  });
});

describe('the other long verbs', () => {
  it('period', async () => {
    const { out, err, code } = await run(['period', FAMILY, '--limit', String(TO)]);
    expect(out).toContain(`No period is proved among the first ${TO} values of 0.16.`);
    expect([err, code]).toEqual(['', 1]);
  });

  it('solve', async () => {
    const { out, code } = await run(['solve', `octal 0.16: ${TO}`, '--json']);
    expect([(JSON.parse(out) as { values: { grundy: string } }).values.grundy, code]).toEqual([expected.at(-1), 0]);
  });

  it('survey chain', async () => {
    const cwd = folderWith({});
    const args = ['survey', 'chain', FAMILY, '--name', 'long', '--to', String(TO)];
    expect(await run(args, { cwd })).toMatchObject({ code: 0 });
    expect(await run(['survey', 'chain', '--name', 'long', '--check', '0'], { cwd })).toMatchObject({ code: 0 });
  });
});
