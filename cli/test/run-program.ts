/**
 * Runs the built program as its users do: with words and standard input, and only its streams and exit code to see.
 *
 * One process is kept for the calls of all test files that share a worker, and ends with it. Calls whose answer would depend on those
 * before them have a process for themselves, and so has every call by `runAlone`: one that reads code which has changed since the last.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { KeptProgram } from './kept-program.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));

export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

export interface Surroundings {
  readonly input?: string;
  readonly env?: Record<string, string>;
  readonly cwd?: string;
}

let kept: KeptProgram | undefined;

/** A process keeps the answers of its batch, the quotients that it has found, and the permission to run programs. */
const NOT_KEPT = ['web', 'misere', '--batch', '--allow-program'];
/** The rules of a custom game are tried to the end, however busy the machine is. */
const UNHURRIED = { IMPARTIAL_TRIAL_SECONDS: '600' };

/** @param surroundings with a folder that has no configuration */
export async function run(args: readonly string[], surroundings: Surroundings = {}): Promise<Run> {
  const { env, ...others } = surroundings;
  if (env !== undefined || NOT_KEPT.some((word) => args.includes(word))) return runAlone(args, surroundings);
  kept ??= new KeptProgram(tmpdir(), { PATH: process.env.PATH ?? '', ...UNHURRIED });
  const { out, err, code } = await kept.run(args, others);
  return { out, err, code };
}

/** In a process that ends with it. */
export function runAlone(args: readonly string[], { input = '', env = {}, cwd }: Surroundings = {}): Promise<Run> {
  const surroundings = { PATH: process.env.PATH ?? '', ...UNHURRIED, ...env };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: surroundings, ...(cwd !== undefined && { cwd }) });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString(), code }));
  });
}

/** A folder with these files, gone after the test. */
export function folderWith(files: Record<string, string>): string {
  const { path, remove } = makeFolder(files);
  onTestFinished(remove);
  return path;
}

/** A folder with these files, for several tests. */
export function makeFolder(files: Record<string, string>): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'impartial-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The objects that a batch printed, a line each. */
export function parseLines<T = Record<string, unknown>>({ out }: Run): T[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}
