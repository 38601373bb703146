/**
 * Everything CI runs: checks, build, tests. Ends with `N passed, N failed` alone on a line.
 *
 *     npm test                     as CI runs it
 *     npm test -- --record-costs   and writes what each file cost into `test-costs.tsv`
 *
 * Each check and the build count as one. A test file that cannot be loaded is one failure, and so is, in CI, every skipped test. A test
 * that never gives its thread back cannot be stopped by the test runner: if no file ends for `MOST_SILENCE`, the run is ended here, and the
 * files that were running are named.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { check } from './check.mjs';
import { program, root, step } from './step.mjs';
import { recordCosts } from './test-costs.mjs';

/** A net for tests that hang: the longest file takes two minutes on a quiet machine. */
const MOST_SILENCE = 20 * 60_000;

const built = step('build', 'scripts/build.mjs', ['--page']);
const steps = [built, step('misère quotients that come with the library', 'scripts/shipped-quotients.mjs'), ...check()];
const tests = await runTests();

const passed = steps.filter(Boolean).length + tests.passed;
const failed = steps.filter((ok) => !ok).length + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-test-'));
  const path = join(folder, 'report.json');
  const costs = process.argv.includes('--record-costs') ? join(folder, 'costs.tsv') : undefined;
  const started = performance.now();
  const reporters = ['--reporter=dot', '--reporter=./scripts/test-report.mjs', ...(process.stdout.isTTY ? [] : ['--no-color'])];
  const run = spawn(process.execPath, [program('vitest', 'vitest'), 'run', ...reporters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, IMPARTIAL_REPORT: path, ...(costs !== undefined && { IMPARTIAL_COSTS: costs }) },
    detached: true,
  });
  const end = () => process.kill(-run.pid, 'SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      end();
      process.exit(130);
    });
  const watch = setInterval(() => {
    if (Date.now() - writtenAt(path) > MOST_SILENCE) end();
  }, 10_000);
  try {
    await new Promise((resolve) => run.once('exit', resolve));
    console.error(`tests  ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (costs !== undefined) recordCosts(costs);
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    console.error(`the test runner left no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    clearInterval(watch);
    rmSync(folder, { recursive: true, force: true });
  }
}

function writtenAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}

function count({ passed, failed, skipped, isWhole, running }) {
  if (!isWhole)
    console.error(`the run was ended; these files had not: ${running.map((file) => relative(root, file)).join(', ')}`);
  if (skipped > 0) console.error(`${skipped} tests were skipped${process.env.CI ? ': in CI that is a failure' : ''}`);
  return { passed, failed: failed + (process.env.CI ? skipped : 0) + (isWhole ? 0 : Math.max(1, running.length)) };
}
