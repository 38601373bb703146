/**
 * Writes anew what tests compare with: goldens, the output shown in docs, the generated pages. Read the diff before you commit it.
 *
 *     npm run golden              everything
 *     npm run golden node-kayles  the goldens of one ruleset, and the list that fetches games if the ruleset is new
 *
 * The tests that compare are the ones that write; `library/test/expected-file.ts` looks at IMPARTIAL_GOLDEN.
 */
import { spawnSync } from 'node:child_process';
import { writePages } from './bench-record.mjs';
import { program, root, step } from './step.mjs';

const id = process.argv[2] ?? 'all';
const ofGames = ['library/test/on-demand.test.ts', 'library/test/goldens.test.ts'];
const ofDocs = [
  'library/test/docs-generated.test.ts',
  'library/test/docs-run.test.ts',
  'papers/test/papers-page.test.ts',
  'papers/test/theorems-tried.test.ts',
];

if (id !== 'all' || step('build', 'scripts/build.mjs')) {
  if (id === 'all') writePages();
  const tests =
    id === 'all'
      ? [...ofGames, ...ofDocs]
      : [...ofGames, '--testNamePattern', `written from the catalogue|belong to a sample|'${id}'`];
  const run = spawnSync(process.execPath, [program('vitest', 'vitest'), 'run', ...tests, '--reporter=dot'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, IMPARTIAL_GOLDEN: id },
  });
  process.exitCode = run.status ?? 1;
} else {
  process.exitCode = 1;
}
