/**
 * Builds every package in dependency order; `npm ci` runs it through `prepare`.
 *
 * The first failure stops the build, with that step's output and exit code 1.
 */
import { program, step } from './step.mjs';

const tsc = program('typescript', 'tsc');

const built =
  step('library', tsc, ['-b', 'library']) &&
  step('kernels, WebAssembly', 'kernels/build.mjs') &&
  step('kernels, cli', tsc, ['-b', 'kernels', 'cli']) &&
  step('playground', program('vite', 'vite', 'playground'), ['build', '--logLevel', 'warn'], { in: 'playground' });

process.exitCode = built ? 0 : 1;
