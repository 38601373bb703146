/** Ctrl-C in the middle of long work: what was kept is said, at once, also where a search never returns to the event loop. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, type Run, run } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));

/** Interrupts the program when it has written something or says how far it is, else after a while. */
function interrupted(args: readonly string[], cwd: string, wait: number): Promise<Run> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd });
  const seen = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    seen.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    seen.err += chunk;
  });
  const press = () => setTimeout(() => child.kill('SIGINT'), wait);
  if (args.includes('--batch')) child.stdout.once('data', press);
  else if (args.includes('--progress')) child.stderr.once('data', press);
  else press();
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...seen, code })));
}

describe('Ctrl-C', () => {
  it('keeps the answers of a batch, and breaks off the search it is in', async () => {
    const cwd = folderWith({ 'slow.txt': 'nim 1\nnode-kayles G9x9\nnim 2\n' });
    expect(await interrupted(['solve', '--batch', 'slow.txt', '--max-seconds', '100'], cwd, 300)).toEqual({
      out: expect.stringMatching(/^nim 1: .*\n$/),
      err: 'impartial: interrupted; 1 answer was written\n',
      code: 130,
    });
  }, 30_000);

  it('keeps a sequence that has a checkpoint, and says where none does', async () => {
    const cwd = folderWith({});
    const args = ['sequence', 'octal 0.007: {n}', '--to', '1e6'];
    const lost = await interrupted(args, cwd, 3000);
    expect(lost).toMatchObject({ out: '', code: 130, err: expect.stringContaining('nothing was kept (--checkpoint keeps') });
    const kept = await interrupted([...args, '--checkpoint', 'run.save'], cwd, 3000);
    const [, n = ''] = /^impartial: interrupted after n = (\d+); the checkpoint has all of it/.exec(kept.err) ?? [];
    expect(kept.code).toBe(130);
    expect(Number(n)).toBeGreaterThan(10);
    const short = ['sequence', 'octal 0.007: {n}', '--to', String(Math.min(Number(n), 2000))];
    expect(await run([...short, '--checkpoint', 'run.save'], { cwd })).toEqual(await run(short));
  }, 60_000);

  it('ends the search for a quotient with what is known', async () => {
    const { out, code } = await interrupted(['misere', 'octal 0.56: {n}', '--max-seconds', '100'], folderWith({}), 2000);
    expect(out).toMatch(/elements, \d+ of them lost, of the members up to n = \d+\n/);
    expect(out.replace(/\s+/g, ' ')).toContain('ended it was interrupted: what is shown holds for sums of these members');
    expect(code).toBe(130);
  }, 30_000);

  it('keeps a search that has a checkpoint, and the next run goes on from there', async () => {
    const cwd = folderWith({});
    const args = ['solve', 'grundys-game 30 22 [misere]', '--method', 'search', '--json', '--max-seconds', '100'];
    const first = await interrupted([...args, '--progress', '--checkpoint', 'run.save'], cwd, 0);
    expect([first.out, first.code]).toEqual(['', 130]);
    const [, kept = ''] = /interrupted; the checkpoint has (\d+) positions, and the same command goes on/.exec(first.err) ?? [];
    expect(Number(kept)).toBeGreaterThan(1000);
    const [rest, whole] = [await run([...args, '--checkpoint', 'run.save'], { cwd }), await run(args)];
    expect([rest.code, rest.err]).toEqual([0, `impartial: the search goes on from ${kept} positions of the checkpoint\n`]);
    const count = /: (\d+) positions/;
    expect(rest.out.replace(count, '')).toBe(whole.out.replace(count, ''));
    expect(Number(count.exec(whole.out)?.[1]) - Number(count.exec(rest.out)?.[1])).toBeGreaterThan(1000);
  }, 60_000);
});
