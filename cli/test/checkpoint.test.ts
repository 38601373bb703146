import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { interrupted } from './press-ctrl-c.ts';
import { folderWith, run } from './run-program.ts';

const GAME = 'octal 0.007: {n}';

/** Starts a long run, ends it by force as soon as it has saved something, and says how many values that are. */
async function killed(folder: string): Promise<number> {
  const args = ['sequence', GAME, '--to', '1e6', '--checkpoint', 'run.save'];
  await interrupted(args, { file: 'run.save' }, { cwd: folder, signal: 'SIGKILL' });
  const [header = ''] = readFileSync(join(folder, 'run.save'), 'latin1').split('\n');
  const { length, kind } = JSON.parse(header) as { length: number; kind: string };
  return kind === 'heaps-8' ? length : length / 2;
}

describe('a checkpoint', () => {
  it('lets a run that was ended by force go on to the same result', async () => {
    const folder = folderWith({});
    const saved = await killed(folder);
    expect(saved).toBeGreaterThan(100);
    const args = ['sequence', GAME, '--to', String(saved + 200), '--stats', '--json'];
    const whole = await run(args);
    const resumed = await run([...args, '--checkpoint', 'run.save'], { cwd: folder });
    expect(resumed).toEqual({ out: whole.out, err: '', code: 0 });
    expect(JSON.parse(whole.out)).toMatchObject({ question: GAME, checksum: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('continues a family whose members are asked one by one, and is cut where less is asked', async () => {
    const folder = folderWith({});
    const ask = (to: number, ...more: string[]) =>
      run(['sequence', 'nim {n} [misere]', '--to', String(to), ...more], { cwd: folder });
    for (const to of [5, 9, 3]) {
      const [whole, resumed] = [await ask(to), await ask(to, '--checkpoint', 'terms.save')];
      expect(resumed).toEqual(whole);
    }
  });

  it('is refused when it is damaged, cut off, or belongs to something else, and is left as it is', async () => {
    const folder = folderWith({ 'no.save': 'something else' });
    const args = ['sequence', 'octal 0.16: {n}', '--to', '3000', '--checkpoint'];
    expect((await run([...args, 'run.save'], { cwd: folder })).code).toBe(0);
    const good = readFileSync(join(folder, 'run.save'));
    const damaged = Buffer.from(good);
    damaged[good.length - 7] = (damaged[good.length - 7] ?? 0) ^ 1;
    writeFileSync(join(folder, 'bit.save'), damaged);
    writeFileSync(join(folder, 'cut.save'), good.subarray(0, good.length - 1));
    writeFileSync(
      join(folder, 'old.save'),
      Buffer.from(good.toString('latin1').replace(/"version":"[^"]*"/, '"version":"0.0.1"'), 'latin1'),
    );
    const cases: [string, string[], RegExp][] = [
      ['bit.save', args, /damaged: its checksum does not fit/],
      [
        'cut.save',
        args,
        /damaged: it has 3000 bytes of values instead of 3001|damaged: it has 6001 bytes of values instead of 6002/,
      ],
      ['old.save', args, /is from version 0\.0\.1 of the program/],
      ['no.save', args, /is no checkpoint of this program/],
      ['run.save', ['sequence', 'octal 0.17: {n}', '--to', '3000', '--checkpoint'], /belongs to another sequence: octal 0\.16/],
      ['run.save', [...args.slice(0, 2), '--from', '5', ...args.slice(2)], /begins at the first n of the family/],
    ];
    const before = cases.map(([file]) => readFileSync(join(folder, file)));
    const runs = await Promise.all(cases.map(([file, command]) => run([...command, file], { cwd: folder })));
    for (const [index, [file, , message]] of cases.entries()) {
      const { out, err, code } = runs[index] ?? { out: '', err: '', code: 0 };
      expect([out, code]).toEqual(['', 2]);
      expect(err).toMatch(message);
      expect(readFileSync(join(folder, file))).toEqual(before[index]);
    }
  });
});

const OWN = `const lame = { id: 'lame', samples: ['3'], parse: ({ text }) => ({ ok: true, value: Number(text) }), format: String,
  *moves(n) { for (let k = 1; k <= Math.min(n, 3); k++) yield { label: String(k), to: n - k }; } };
export default lame;
`;

describe('the checkpoint of a search', () => {
  const args = ['solve', 'grundys-game 12 13 [misere]', '--method', 'search'];

  it('lets a search that came to a limit go on, step by step, to the same answer', async () => {
    const folder = folderWith({});
    const step = () => run([...args, '--max-positions', '150', '--checkpoint', 'run.save'], { cwd: folder });
    const kept: number[] = [];
    let last = await step();
    for (; last.out.startsWith('Unknown'); last = await step()) {
      expect(last.code).toBe(1);
      kept.push(Number(/the checkpoint has (\d+) positions, and the same command goes on/.exec(last.err)?.[1]));
      expect(kept.length).toBeLessThan(20);
    }
    expect(kept.length).toBeGreaterThan(1);
    expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
    const withoutCount = (text: string) => text.replace(/\d+\s+positions/, '');
    expect([withoutCount(last.out), last.code]).toEqual([withoutCount((await run(args)).out), 0]);
  });

  it('is refused when it is damaged, cut off, or belongs to something else, and is left as it is', async () => {
    const folder = folderWith({ 'no.save': 'something else', 'empty.save': '', 'own.mjs': OWN });
    expect((await run([...args, '--checkpoint', 'run.save'], { cwd: folder })).code).toBe(0);
    const own = ['solve', 'lame 9 [misere]', '--ruleset', './own.mjs'];
    expect((await run([...own, '--checkpoint', 'own.save'], { cwd: folder })).code).toBe(0);
    writeFileSync(join(folder, 'own.mjs'), OWN.replace('n, 3', 'n, 4'));
    const good = readFileSync(join(folder, 'run.save'), 'utf8');
    const altered: [string, string][] = [
      ['value.save', good.replace('"P"]', '"N"]')],
      ['word.save', good.replace('"P"]', '"Q"]')],
      ['cut.save', good.slice(0, good.length - 1)],
      ['half.save', good.slice(0, good.lastIndexOf('\n', good.length / 2) + 1)],
      ['old.save', good.replace(/"version":"[^"]*"/, '"version":"0.0.1"')],
    ];
    for (const [file, text] of altered) writeFileSync(join(folder, file), text);
    const cases: [string, string[], RegExp][] = [
      ['value.save', args, /damaged: its checksum does not fit/],
      ['word.save', args, /damaged: its line \d+ is no position/],
      ['cut.save', args, /damaged: its checksum does not fit/],
      ['half.save', args, /damaged: its checksum does not fit/],
      ['old.save', args, /is from version 0\.0\.1 of the program/],
      ['no.save', args, /is no checkpoint of a search/],
      ['empty.save', args, /is no checkpoint of a search/],
      ['run.save', ['solve', 'grundys-game 12 14 [misere]'], /belongs to another question: grundys-game 12 13/],
      ['own.save', own, /was made with other rules: the file of --ruleset has changed/],
    ];
    const before = cases.map(([file]) => readFileSync(join(folder, file)));
    for (const [index, [file, command, message]] of cases.entries()) {
      const { out, err, code } = await run([...command, '--checkpoint', file], { cwd: folder });
      expect([file, out, code]).toEqual([file, '', 2]);
      expect(err).toMatch(message);
      expect(readFileSync(join(folder, file))).toEqual(before[index]);
    }
  });

  it('is for one question and a file, and says what a search on bit sets does not leave', async () => {
    const folder = folderWith({});
    const ask = (...more: string[]) => run(['solve', ...more], { cwd: folder });
    expect(await ask('nim 1', '--checkpoint', '-')).toMatchObject({ code: 2, err: expect.stringContaining('needs a file') });
    expect(await ask('--batch', '--checkpoint', 'a')).toMatchObject({ code: 2, err: expect.stringContaining('not for --batch') });
    const bits = await ask('node-kayles G7x8', '--max-positions', '2000', '--checkpoint', 'bits.save');
    expect(bits.err).toBe('impartial: nothing was kept; what was searched on bit sets or in tables of heaps is not saved\n');
    expect(existsSync(join(folder, 'bits.save'))).toBe(false);
  });
});
