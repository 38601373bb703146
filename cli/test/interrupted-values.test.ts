/** Ctrl-C in a sequence or a period: what was found is printed, with how far it goes. Each test waits for a sign of progress, never for a time. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Run, run } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));

/** Work without end, interrupted when the program first says how far it is. */
function interrupted(args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, [PROGRAM, ...args]);
  const seen = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    seen.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    seen.err += chunk;
  });
  child.stderr.once('data', () => child.kill('SIGINT'));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...seen, code })));
}

describe('Ctrl-C', () => {
  it('prints the values of a sequence that were found', async () => {
    const { out, err, code } = await interrupted(['sequence', 'octal 0.007: {n}', '--to', '1e8']);
    const [, n = ''] = /impartial: interrupted after n = (\d+); what was found so far is written/.exec(err) ?? [];
    expect(code).toBe(130);
    const [title, values = ''] = out.split('\n');
    expect(title).toBe(`Grundy values, n = 0 to ${n}:`);
    expect(values.split(' ')).toHaveLength(Number(n) + 1);
    const first = await run(['sequence', 'octal 0.007: {n}', '--to', '50']);
    expect(values.split(' ').slice(0, 51)).toEqual(first.out.trimEnd().split('\n')[1]?.split(' '));
  });

  it('says how far the search for a period came', async () => {
    const { out, err, code } = await interrupted(['period', 'octal 0.007: {n}', '--json', '--max-seconds', '1e6']);
    const [, count = ''] = /impartial: interrupted after (\d+) values/.exec(err) ?? [];
    expect(Number(count)).toBeGreaterThan(10);
    expect(JSON.parse(out)).toMatchObject({
      ...{ kind: 'Grundy values', period: null, valuesComputed: Number(count), limit: { name: 'stopped' } },
      reason: `it was interrupted: no period is proved among the first ${count} values`,
    });
    expect(code).toBe(130);
  });
});
