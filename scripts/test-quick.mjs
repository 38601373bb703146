/**
 * `npm run test:quick [-- <commit>]`: about a minute for whoever changes a line. The checks, the tests that what changed since the commit
 * (HEAD unless told) can reach, nearest and cheapest first, and a sample of all others, which is another after each commit.
 *
 * What a test costs is on record (`test-costs.tsv`), so that the same tests are chosen on every machine; those left out are counted.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { check } from './check.mjs';
import { readImporters, testsOf } from './imports.mjs';
import { program, root, step } from './step.mjs';
import { costOf, readCosts } from './test-costs.mjs';

/** Processor seconds for tests of what changed, and for the sample. */
const FOR_RELATED = 35;
const FOR_SAMPLE = 15;
const vitest = program('vitest', 'vitest');
const base = process.argv[2] ?? 'HEAD';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const passed = [step('build', 'scripts/build.mjs'), ...check()].every(Boolean);
const costs = readCosts();
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const related = testsOf(changed, readImporters()).map(({ file }) => file);
const folders = changed.map(dirname);
const isNear = (path) => folders.includes(dirname(path));
const near = take(related.filter(isNear).toSorted(byCost), FOR_RELATED);
const far = take(related.filter((path) => !isNear(path)).toSorted(byCost), FOR_RELATED - sum(near));
const [commit] = git('rev-parse', 'HEAD');
const others = [...costs.keys()].filter((path) => !related.includes(path) && !path.startsWith('playground/test/'));
const sample = take(others.toSorted(byChance), FOR_SAMPLE);
const left = related.length - near.length - far.length;

console.error(
  `${near.length + far.length} test files for ${changed.length} changed files${left > 0 ? ` (${left} more in npm test)` : ''}, and a sample of ${sample.length} others`,
);
const run = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', ...near, ...far, ...sample], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = passed && run.status === 0 ? 0 : 1;

/** As many of these as the budget allows; one that is too expensive is passed over. */
function take(paths, budget) {
  let left = budget;
  return paths.filter((path) => {
    const cost = costOf(costs, path);
    if (cost > left) return false;
    left -= cost;
    return true;
  });
}

function sum(paths) {
  return paths.reduce((total, path) => total + costOf(costs, path), 0);
}

function byCost(one, other) {
  return costOf(costs, one) - costOf(costs, other);
}

function byChance(one, other) {
  return chanceOf(one) < chanceOf(other) ? -1 : 1;
}

function chanceOf(path) {
  return createHash('sha256').update(`${commit} ${path}`).digest('hex');
}
