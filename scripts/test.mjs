/**
 * Everything CI runs: checks, build, tests. Ends with `N passed, N failed` alone on a line.
 *
 * Each check and the build count as one. A test file that cannot be loaded is one failure, and so is, in CI, every skipped test.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { program, root, step } from './step.mjs';

const built = step('build', 'scripts/build.mjs');
const steps = [built, ...check()];
const tests = runTests();

const passed = steps.filter(Boolean).length + tests.passed;
const failed = steps.filter((ok) => !ok).length + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'impartial-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync(process.execPath, [program('vitest', 'vitest'), 'run', ...reporters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`the test runner left no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(report) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped${process.env.CI ? ': in CI that is a failure' : ''}`);
  const failed = report.numFailedTests + unloaded + (process.env.CI ? skipped : 0);
  return { passed: report.numPassedTests, failed: report.success || failed > 0 ? failed : 1 };
}
