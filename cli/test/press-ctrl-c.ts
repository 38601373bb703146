/**
 * The program with Ctrl-C pressed in the middle of its work, as soon as there is a sign of progress.
 *
 * Its clock is a thousand times as fast as others: what it says or saves every ten seconds comes after ten milliseconds.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Run } from './run-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));
const FAST = `data:text/javascript,${encodeURIComponent('const now = performance.now.bind(performance); performance.now = () => 1000 * now();')}`;

/** What it writes to standard error, a file that it makes, or what can be found out beside it. */
export type Sign = 'err' | { readonly file: string } | (() => Promise<boolean>);

export async function interrupted(
  args: readonly string[],
  sign: Sign,
  { cwd, signal = 'SIGINT' }: { readonly cwd: string; readonly signal?: NodeJS.Signals },
): Promise<Run> {
  const child = spawn(process.execPath, ['--import', FAST, PROGRAM, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const seen = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (seen.out += chunk));
  child.stderr.on('data', (chunk) => (seen.err += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const hasCome = async () =>
    typeof sign === 'function' ? sign() : sign === 'err' ? seen.err !== '' : existsSync(join(cwd, sign.file));
  while (child.exitCode === null && !(await hasCome())) await wait(10);
  child.kill(signal);
  const code = await ended;
  return { ...seen, code };
}
