/** `impartial survey` of custom games in a file: the code is found by its hash in the files that are given, never in the store. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, run } from './run-program.ts';

const rootIn = (text: string) => /root ([0-9a-f]{64})/.exec(text)?.[1];
const survey = (cwd: string, ...words: string[]) => run(['survey', ...words], { cwd });

const HALVES = `import { heapGame } from 'impartial/define';
import { half } from './half.ts';
export default heapGame({ id: 'halves', rule: 'Take one, or half.', options: (n: number) => (n === 0 ? [] : [n - 1, half(n)]) });
`;
const HALF = 'export const half = (n: number) => Math.floor(n / 2);';

describe('a survey of a custom game', () => {
  it('is planned, run, checked and exported with the file of its rules', async () => {
    const cwd = folderWith({ 'halves.ts': HALVES, 'half.ts': HALF });
    const own = ['--ruleset', 'halves.ts'];
    const line = ['plan', '{game:halves,nim} {a:0..40}', '--name', 'mine', '--keep-equal'];
    expect((await survey(cwd, ...line, ...own)).out).toMatch(/^mine: 82 tasks\n/);
    const without = await survey(cwd, 'run', 'mine');
    expect(without).toMatchObject({
      code: 2,
      err: 'impartial: mine asks about halves, which needs the file halves.ts: give it with --ruleset halves.ts.\n',
    });
    const root = rootIn((await survey(cwd, 'run', 'mine', ...own)).out);
    expect(root).toBeDefined();
    const rows = await survey(cwd, 'query', "select value from mine where game = 'halves' order by task", '--json');
    expect(valuesIn(rows.out)).toEqual(byDefinition(40));
    expect(await survey(cwd, 'verify', 'mine')).toMatchObject({
      code: 2,
      err: expect.stringContaining('needs the file halves.ts'),
    });
    const check = JSON.parse((await survey(cwd, 'verify', 'mine', '--json', ...own)).out);
    expect(check).toMatchObject({ ok: true, root, asked: 82, certificates: 82, byOtherCode: 0 });
    // A store has a hash of the code, and what the file is called does not count.
    renameSync(join(cwd, 'halves.ts'), join(cwd, 'renamed.ts'));
    expect((await survey(cwd, ...line, '--ruleset', 'renamed.ts')).code).toBe(0);
    writeFileSync(join(cwd, 'half.ts'), HALF.replace('/ 2', '/ 3'));
    for (const words of [
      ['run', 'mine'],
      ['verify', 'mine'],
    ])
      expect(await survey(cwd, ...words, '--ruleset', 'renamed.ts')).toMatchObject({
        code: 2,
        err: expect.stringContaining('mine was planned with another version of halves'),
      });
    expect((await survey(cwd, ...line, '--ruleset', 'renamed.ts')).err).toContain('There is another survey mine');
  });

  it('finds the file by impartial.config.ts, and has sequences and b-files', async () => {
    const config = "export default { rulesets: ['./halves.ts'] };";
    const cwd = folderWith({ 'halves.ts': HALVES, 'half.ts': HALF, 'impartial.config.ts': config });
    const ran = await survey(cwd, 'run', 'halves {n}', '--ask', 'sequence', '--to', '20', '--name', 'terms', '--workers', '1');
    expect(ran.out).toContain('terms: all 1 task done, 1 asked now');
    expect((await survey(cwd, 'find', ...byDefinition(20).slice(3, 12).map(String))).out).toContain('from term 3 on');
    await survey(cwd, 'export', 'terms', '--as', 'b-files', '--out', 'files');
    const lines = readFileSync(join(cwd, 'files', 'b000000.txt'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines).toEqual(['# halves {n}', ...byDefinition(20).map((value, n) => `${n} ${value}`)]);
    // Games that the questions do not name are not asked for later.
    await survey(cwd, 'plan', 'nim {a:1..3}', '--name', 'nims');
    rmSync(join(cwd, 'impartial.config.ts'));
    expect((await survey(cwd, 'run', 'nims', '--workers', '1')).out).toContain('nims: all 3 tasks done');
    const without = await survey(cwd, 'export', 'terms', '--as', 'b-files', '--out', 'files');
    expect(without).toMatchObject({ code: 2, err: expect.stringContaining('needs the file halves.ts') });
  });

  it('is refused where no task of the sample can be asked, and nothing is stored', async () => {
    const cwd = folderWith({});
    for (const line of ['halves {a:1..50}', 'nim x{a:1..50}', 'kayles x']) {
      const refused = await survey(cwd, 'plan', line, '--name', 'none');
      expect(refused).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringMatching(/^impartial: (All \d+|The) tasks? that w.* fail/),
      });
      expect((await survey(cwd, 'run', line, '--name', 'none')).code).toBe(2);
    }
    expect((await survey(cwd, 'list')).out).toBe('There are no surveys here yet.\n');
    // One that can be asked is enough.
    expect((await survey(cwd, 'plan', 'nim {a:1,x,y,z}', '--name', 'one')).code).toBe(0);
  });
});

/** The values that a query printed. */
function valuesIn(json: string): readonly number[] {
  return (JSON.parse(json) as { rows: { value: string }[] }).rows.map(({ value }) => Number(value));
}

/** Grundy values of the heaps 0 to `last`, from the rule in the test alone. */
function byDefinition(last: number): readonly number[] {
  const values: number[] = [];
  for (let n = 0; n <= last; n++) {
    const options = n === 0 ? [] : [values[n - 1], values[Math.floor(n / 2)]];
    values.push([0, 1, 2].find((value) => !options.includes(value)) as number);
  }
  return values;
}
