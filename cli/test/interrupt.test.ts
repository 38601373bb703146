/** Ctrl-C in the middle of long work: what was kept is said, at once, also where a search never returns to the event loop. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, type Run, run } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));
/** Work that no machine comes to the end of. */
const ENDLESS = ['--max-seconds', '1e9', '--max-positions', '1e12', '--max-memory', '1e6'];

/** Interrupts the program once it has written to standard error, or once there is a file that it writes. */
function interrupted(args: readonly string[], cwd: string, sign: 'err' | { readonly file: string }): Promise<Run> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd });
  const seen = { out: '', err: '' };
  const press = () => child.kill('SIGINT');
  for (const [name, stream] of [['out', child.stdout] as const, ['err', child.stderr] as const]) {
    stream.on('data', (chunk) => {
      seen[name] += chunk;
    });
    if (name === sign) stream.once('data', press);
  }
  const look =
    typeof sign === 'object' &&
    setInterval(() => {
      if (!existsSync(join(cwd, sign.file))) return;
      clearInterval(look || undefined);
      press();
    }, 20);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearInterval(look || undefined);
      resolve({ ...seen, code });
    }),
  );
}

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
    expect(await interrupted(args, cwd, 'err')).toEqual({
      out: expect.stringMatching(/^nim 1: .*\n$/),
      err: 'waiting\nimpartial: interrupted; 1 answer was written\n',
      code: 130,
    });
  });

  it('keeps a sequence that has a checkpoint, and says where none does', async () => {
    const cwd = folderWith({});
    const args = ['sequence', 'octal 0.007: {n}', '--to', '4e8'];
    const lost = await interrupted(args, cwd, 'err');
    expect(lost).toMatchObject({ code: 130, err: expect.stringContaining('with --checkpoint the next run continues') });
    const kept = await interrupted([...args, '--checkpoint', 'run.save'], cwd, { file: 'run.save' });
    const [, n = ''] =
      /^impartial: interrupted after n = (\d+); .* the same command continues from the checkpoint/m.exec(kept.err) ?? [];
    expect(kept.code).toBe(130);
    expect(Number(n)).toBeGreaterThan(10);
    const short = ['sequence', 'octal 0.007: {n}', '--to', String(Math.min(Number(n), 2000))];
    expect(await run([...short, '--checkpoint', 'run.save'], { cwd })).toEqual(await run(short));
  });

  it('ends the search for a quotient with what is known', async () => {
    const args = ['misere', 'octal 0.56: {n}', '--checkpoint', 'run.save', ...ENDLESS];
    const { out, code } = await interrupted(args, folderWith({}), { file: 'run.save' });
    expect(out).toMatch(/elements, \d+ of them lost, of the members up to n = \d+\n/);
    expect(out.replace(/\s+/g, ' ')).toContain('ended it was interrupted: what is shown holds for sums of these members');
    expect(code).toBe(130);
  });

  it('keeps a search that has a checkpoint, and the next run goes on from there', async () => {
    const cwd = folderWith({ 'waiting.mjs': WAITING });
    const args = ['solve', 'waiting 30 25 20 [misere]', '--ruleset', 'waiting.mjs', '--method', 'search', '--json', ...ENDLESS];
    const first = await interrupted([...args, '--checkpoint', 'run.save'], cwd, 'err');
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
