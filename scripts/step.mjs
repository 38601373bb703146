/**
 * A step of a script: one program of this workspace, run from the root, quiet unless it fails.
 *
 * Programs are started with the Node that runs the script, never through a shell or `npx`, so that nothing is looked up or installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The path of a package's program: `program('typescript', 'tsc')`, as seen from a folder of the workspace. */
export function program(packageName, binName, from = '.') {
  const folders = createRequire(join(root, from, 'package.json')).resolve.paths(packageName) ?? [];
  const manifest = folders.map((folder) => join(folder, packageName, 'package.json')).find((file) => existsSync(file));
  if (manifest === undefined) throw new Error(`${packageName} is not installed`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[binName]);
}

/** Runs a Node program; prints its output only when it fails. Returns whether it succeeded. */
export function step(title, script, args = [], options = {}) {
  const started = performance.now();
  const run = spawnSync(process.execPath, [script, ...args], {
    ...placeOf(options),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return report(title, started, run.status, `${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}`);
}

/** The same beside others. */
export async function startStep(title, script, args = [], options = {}) {
  const started = performance.now();
  const run = spawn(process.execPath, [script, ...args], { ...placeOf(options), stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [run.stdout, run.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  run.on('error', (error) => (printed += error));
  const status = await new Promise((resolve) => run.on('close', resolve));
  return report(title, started, status, printed);
}

function placeOf(options) {
  return { cwd: resolve(root, options.in ?? '.'), env: { ...process.env, ...options.env } };
}

function report(title, started, status, printed) {
  const passed = status === 0;
  console.error(`${passed ? 'ok  ' : 'FAIL'}  ${title}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (!passed) console.error(printed.trimEnd());
  return passed;
}
