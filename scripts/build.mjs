/**
 * Builds every package in dependency order; `npm ci` runs it through `prepare`.
 *
 * The first failure stops the build, with that step's output and exit code 1. The kernels and the page take longest, so they are built
 * only when a source of theirs is newer than what was made of it: `npm test` behind `npm ci` builds neither again.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { program, root, step } from './step.mjs';

const tsc = program('typescript', 'tsc');

const KERNEL_SOURCES = ['kernels/wasm', 'kernels/build.mjs'];
/** The page takes the library as it is written, unbuilt. What is there of a folder counts as well as what its files hold. */
const PAGE_SOURCES = [
  ...KERNEL_SOURCES,
  ...['library', 'kernels', 'graph-files', 'playground'].flatMap((name) => [`${name}/src`, `${name}/package.json`]),
  ...['library/quotients', 'docs/worksheets', 'playground/public', 'playground/index.html'],
  ...['box-code', 'kept-files', 'sheet-parts', 'type-files', 'vite.config'].map((name) => `playground/${name}.ts`),
  ...['playground/tsconfig.json', 'tsconfig.base.json', 'package.json', 'package-lock.json', 'scripts/build.mjs'],
];

const built =
  step('library', tsc, ['-b', 'library']) &&
  step('library for Node', 'scripts/bundle.mjs', ['library']) &&
  step('misère quotients, checked', 'scripts/shipped-quotients.mjs') &&
  (isCurrent(kernelFiles(), KERNEL_SOURCES) || step('kernels, WebAssembly', 'kernels/build.mjs')) &&
  step('kernels, graph files, survey, cli', tsc, ['-b', 'kernels', 'graph-files', 'survey', 'cli']) &&
  step('versions of rulesets', 'scripts/ruleset-code.mjs') &&
  step('kernels and cli for Node', 'scripts/bundle.mjs', ['kernels', 'cli']) &&
  step('man page', 'cli/man.mjs') &&
  (isCurrent(pageFiles(), PAGE_SOURCES) ||
    step('playground', program('vite', 'vite', 'playground'), ['build', '--logLevel', 'warn'], { in: 'playground' })) &&
  step('published surveys', 'scripts/published-surveys.mjs');

process.exitCode = built ? 0 : 1;

function kernelFiles() {
  return listTimes('kernels/dist').filter(({ name }) => name.includes('.wasm.'));
}

/** But for the surveys, which are put beside it afterwards. */
function pageFiles() {
  const files = listTimes('playground/dist').filter(({ name }) => !name.startsWith('surveys') && name !== '');
  return files.some(({ name }) => name === 'index.html') ? files : [];
}

function isCurrent(made, sources) {
  const changed = sources.flatMap(listTimes).map(({ time }) => time);
  return made.length > 0 && Math.min(...made.map(({ time }) => time)) > Math.max(...changed);
}

/** When a file was written last, or a folder and everything in it. */
function listTimes(place) {
  const path = join(root, place);
  if (!existsSync(path)) return [];
  const names = statSync(path).isDirectory() ? ['', ...readdirSync(path, { recursive: true })] : [''];
  return names.map((name) => ({ name, time: statSync(join(path, name)).mtimeMs }));
}
