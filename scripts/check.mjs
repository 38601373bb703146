/**
 * The quick part of what CI runs: types, lint, format, import rules, and files, exports and dependencies that nobody
 * uses. What begins a program, and what is used in ways that are not imports, is in `knip.json`.
 *
 * `library` is checked twice: alone, where Node and the DOM do not exist, and together with everything and its tests.
 */
import { pathToFileURL } from 'node:url';
import { program, step } from './step.mjs';

const tsc = program('typescript', 'tsc');
/** For the compiler: without collecting it takes a third less time, and hardly more memory. */
const env = { GOGC: 'off' };

const CHECKS = [
  ['types: library alone, without Node and DOM', tsc, ['-p', 'library', '--noEmit']],
  ['types: everything, with tests', tsc, ['-p', 'tsconfig.test.json']],
  ['types: playground', tsc, ['-p', 'playground']],
  ['lint and format', program('@biomejs/biome', 'biome'), ['check', '--error-on-warnings']],
  ['import rules', 'scripts/check-imports.mjs', []],
  ['nothing that nobody uses', program('knip', 'knip'), ['--no-progress']],
];

/** Runs every check, whatever fails; returns for each whether it passed. */
export function check() {
  return CHECKS.map(([title, script, args]) => step(title, script, args, { env }));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = check().every(Boolean) ? 0 : 1;
