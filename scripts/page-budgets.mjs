/**
 * Prints the budgets of the built page: what is fetched before the first answer and later, how far what is shown moves, and how long
 * answers and tasks of the main thread take on this machine.
 *
 *     npm run budgets
 *
 * A test in a real browser measures them (`playground/test/budgets.test.ts`) and fails where one is not kept; in CI it leaves out the
 * time until the first answer, which is that of a clock.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program, step } from './step.mjs';

const folder = mkdtempSync(join(tmpdir(), 'impartial-budgets-'));
const file = join(folder, 'measured.json');
process.env.IMPARTIAL_MEASURED = file;
const passed = step('measure', program('vitest', 'vitest'), ['run', '--project', 'page', 'playground/test/budgets.test.ts']);
try {
  print(JSON.parse(readFileSync(file, 'utf8')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = passed ? 0 : 1;

function print({ most, sizes, shifts, times }) {
  printSizes('before the first answer', sizes.firstLoad, most.firstLoad);
  printSizes('of these, the worker', sizes.worker, most.worker);
  printSizes('later', sizes.later);
  console.log(`layout shift, at most ${most.shift}`);
  for (const [name, shift] of Object.entries(shifts)) console.log(`  ${shift.toFixed(4).padStart(9)}  ${name.slice(0, 60)}`);
  console.log(
    `first answer on a clock, at most ${most.firstAnswer} ms; longest task of the main thread, at most ${most.task} ms of the processor`,
  );
  for (const [name, time] of Object.entries(times))
    console.log(`  ${milliseconds(time.firstAnswer)}  ${milliseconds(time.longestTask)}  ${name.slice(0, 60)}`);
}

function printSizes(title, sizes, most) {
  const listed = Object.entries(sizes).sort(([, one], [, other]) => other - one);
  const sum = listed.reduce((all, [, size]) => all + size, 0);
  console.log(`${title}: ${bytes(sum)}${most === undefined ? '' : ` of ${bytes(most)}`}`);
  for (const [name, size] of listed) console.log(`  ${bytes(size)}  ${name}`);
}

function bytes(size) {
  return `${size.toLocaleString('en').padStart(9)} B`;
}

function milliseconds(time) {
  // What is still searched for has no number.
  if (time === null) return '        –';
  return `${Math.round(time).toString().padStart(6)} ms`;
}
