/** Ctrl-C in the middle of long work: what was kept is said, at once, also where a search never returns to the event loop. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { interrupted } from './press-ctrl-c.ts';
import { folderWith, run } from './run-program.ts';

/** Work that no machine comes to the end of. */
const ENDLESS = ['--max-seconds', '1e9', '--max-positions', '1e12', '--max-memory', '1e6'];

/** Take one to three; at its 8,000th position it says so and waits for ever, unless there is the file `go`. */
const WAITING = `import { existsSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
let looked = 0;
export default {
  id: 'waiting',
  samples: ['3 2'],
  parse: ({ text }) => ({ ok: true, value: text.split(' ').map(Number) }),
  format: (heaps) => heaps.join(' '),
  *moves(heaps) {
    if (heaps.length > 2 && isMainThread && ++looked === 8000 && !existsSync('go')) {
      writeSync(2, 'waiting\\n');
      for (;;);
    }
    for (const [index, heap] of heaps.entries())
      for (let take = 1; take <= 3 && take <= heap; take++)
        yield { label: index + ': ' + take, to: heaps.with(index, heap - take) };
  },
};
`;

describe('Ctrl-C', () => {
  it('keeps the answers of a batch, and breaks off the search it is in', async () => {
    const cwd = folderWith({ 'waiting.mjs': WAITING, 'slow.txt': 'nim 1\nwaiting 30 25 20 [misere]\nnim 2\n' });
    const args = ['solve', '--batch', 'slow.txt', '--ruleset', 'waiting.mjs', '--method', 'search', ...ENDLESS];
    expect(await interrupted(args, 'err', { cwd })).toEqual({
      out: expect.stringMatching(/^nim 1: .*\n$/),
      err: 'waiting\nimpartial: interrupted; 1 answer was written\n',
      code: 130,
    });
  });

  it('keeps a sequence that has a checkpoint', async () => {
    const cwd = folderWith({});
    const args = ['sequence', 'octal 0.007: {n}', '--to', '4e8'];
    const kept = await interrupted([...args, '--checkpoint', 'run.save'], { file: 'run.save' }, { cwd });
    const [, n = ''] =
      /^impartial: interrupted after n = (\d+); .* the same command continues from the checkpoint/m.exec(kept.err) ?? [];
    expect(kept.code).toBe(130);
    expect(Number(n)).toBeGreaterThan(10);
    const short = ['sequence', 'octal 0.007: {n}', '--to', String(Math.min(Number(n), 2000))];
    expect(await run([...short, '--checkpoint', 'run.save'], { cwd })).toEqual(await run(short));
  });

  it('prints the values of a sequence that were found, and says how to keep them', async () => {
    const { out, err, code } = await interrupted(['sequence', 'octal 0.007: {n}', '--to', '1e8'], 'err', { cwd: folderWith({}) });
    const [, n = ''] = /impartial: interrupted after n = (\d+); what was found so far is written/.exec(err) ?? [];
    expect([code, err]).toEqual([130, expect.stringContaining('with --checkpoint the next run continues')]);
    const [title, values = ''] = out.split('\n');
    expect(title).toBe(`Grundy values, n = 0 to ${n}:`);
    const found = values.split(' ');
    expect(found).toHaveLength(Number(n) + 1);
    const first = await run(['sequence', 'octal 0.007: {n}', '--to', '50']);
    expect(found.slice(0, 51)).toEqual(first.out.trimEnd().split('\n')[1]?.split(' ').slice(0, found.length));
  });

  it('says how far the search for a period came, and leaves no file behind', async () => {
    const cwd = folderWith({});
    const args = ['period', 'octal 0.007: {n}', '--json', '--limit', '1e15', '--max-seconds', '1e9', '--certificate', 'c.json'];
    const { out, err, code } = await interrupted(args, 'err', { cwd });
    const [, count = ''] = /impartial: interrupted after (\d+) values/.exec(err) ?? [];
    expect(Number(count)).toBeGreaterThan(10);
    expect(JSON.parse(out)).toMatchObject({
      ...{ kind: 'Grundy values', period: null, valuesComputed: Number(count), limit: { name: 'stopped' } },
      reason: `it was interrupted: no period is proved among the first ${count} values`,
    });
    expect([code, readdirSync(cwd)]).toEqual([130, []]);
  });

  it('ends the search for a quotient with what is known', async () => {
    const args = ['misere', 'octal 0.56: {n}', '--checkpoint', 'run.save', ...ENDLESS];
    const { out, code } = await interrupted(args, { file: 'run.save' }, { cwd: folderWith({}) });
    expect(out).toMatch(/elements, \d+ of them lost, of the members up to n = \d+\n/);
    expect(out.replace(/\s+/g, ' ')).toContain('ended it was interrupted: what is shown holds for sums of these members');
    expect(code).toBe(130);
  });

  it('keeps a search that has a checkpoint, and the next run goes on from there', async () => {
    const cwd = folderWith({ 'waiting.mjs': WAITING });
    const args = ['solve', 'waiting 30 25 20 [misere]', '--ruleset', 'waiting.mjs', '--method', 'search', '--json', ...ENDLESS];
    const first = await interrupted([...args, '--checkpoint', 'run.save'], 'err', { cwd });
    expect([first.out, first.code]).toEqual(['', 130]);
    const [, kept = ''] = /interrupted; the checkpoint has (\d+) positions, and the same command goes on/.exec(first.err) ?? [];
    expect(Number(kept)).toBeGreaterThan(1000);
    writeFileSync(join(cwd, 'go'), '');
    const [rest, whole] = [await run([...args, '--checkpoint', 'run.save'], { cwd }), await run(args, { cwd })];
    expect([rest.code, rest.err]).toEqual([0, `impartial: the search goes on from ${kept} positions of the checkpoint\n`]);
    const count = /: (\d+) positions/;
    expect(rest.out.replace(count, '')).toBe(whole.out.replace(count, ''));
    expect(Number(count.exec(whole.out)?.[1]) - Number(count.exec(rest.out)?.[1])).toBeGreaterThan(1000);
  });
});
