/**
 * Builds every package in dependency order; `npm ci` runs it through `prepare`.
 *
 * The first failure stops the build, with that step's output and exit code 1. The kernels take longest and change least, so
 * they are compiled only when a source of theirs is newer than what was made of it.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { program, root, step } from './step.mjs';

const tsc = program('typescript', 'tsc');

const built =
  step('library', tsc, ['-b', 'library']) &&
  step('library for Node', 'scripts/bundle.mjs', ['library']) &&
  step('misère quotients, checked', 'scripts/shipped-quotients.mjs') &&
  (kernelsAreCurrent() || step('kernels, WebAssembly', 'kernels/build.mjs')) &&
  step('kernels, graph files, survey, cli', tsc, ['-b', 'kernels', 'graph-files', 'survey', 'cli']) &&
  step('versions of rulesets', 'scripts/ruleset-code.mjs') &&
  step('kernels and cli for Node', 'scripts/bundle.mjs', ['kernels', 'cli']) &&
  step('man page', 'cli/man.mjs') &&
  step('playground', program('vite', 'vite', 'playground'), ['build', '--logLevel', 'warn'], { in: 'playground' }) &&
  step('published surveys', 'scripts/published-surveys.mjs');

process.exitCode = built ? 0 : 1;

function kernelsAreCurrent() {
  const made = listTimes('kernels/dist').filter(({ name }) => name.includes('.wasm.'));
  const sources = [...listTimes('kernels/wasm'), { name: 'build.mjs', time: statSync(join(root, 'kernels/build.mjs')).mtimeMs }];
  return made.length > 0 && Math.min(...made.map(({ time }) => time)) > Math.max(...sources.map(({ time }) => time));
}

function listTimes(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true }).map((name) => ({
    name,
    time: statSync(join(root, folder, name)).mtimeMs,
  }));
}
