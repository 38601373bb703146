/**
 * Runs the built program as its users do: a process of its own, with standard input, and only its streams and exit code to see.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

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

export function run(args: readonly string[], { input = '', env = {}, cwd }: Surroundings = {}): Promise<Run> {
  const surroundings = { PATH: process.env.PATH ?? '', ...env };
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
