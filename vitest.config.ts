/**
 * Tests of the code, as many at a time as there are cores; then those of the page in a real browser, two files at a time, since
 * each has a browser beside it that works as well.
 *
 * Tests that run the library in their own process share what they import: its functions keep nothing but what they have found out, and
 * each file would otherwise load all games anew, which takes longer than most files. Those of misère quotients look at what is kept, and
 * so begin with nothing, as do those that measure memory or time, or what is loaded. Those of the page share what drives the browser.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ALONE = ['define-size', 'docs-run', 'fuzz', 'limits', 'marks', 'on-demand', 'second-checker', 'worker'];
const SHARED = [
  'library/src/**/*.test.ts',
  `library/test/!(${ALONE.join('|')}).test.ts`,
  '{graph-files,kernels,worksheet}/**/*.test.ts',
  'papers/src/**/*.test.ts',
  'papers/test/!(theorems-tried).test.ts',
  'cli/{src,test}/**/!(memory|quotient-files).test.ts',
  'playground/src/**/*.test.{ts,tsx}',
];
const QUOTIENTS = ['library/src/misere/**', 'library/src/engine/misere.test.ts', 'library/src/engine/solve/by-quotient.test.ts'];
const PAGE = 'playground/test/**/*.test.ts';

/** What each file costs, by its path: `scripts/test-costs.mjs`. */
const COSTS = new Map(
  readFileSync(new URL('./scripts/test-costs.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'))
    .map(([seconds, path = '']) => [path, Number(seconds)]),
);
/** What takes long begins first, the longest before the others: begun last, it would leave the other cores with nothing to do. */
const LONG = 10;

/** Files that share what they import come together, at the end: it is thrown away as soon as a file that does not comes between. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) => {
      const cost = COSTS.get(relative(import.meta.dirname, moduleId)) ?? 0;
      return cost >= LONG ? -cost : project.config.isolate ? 0 : 1;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // A net for tests that hang, and for nothing else: machines may be slow, or busy.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Searches make many objects that live for a moment: with more room for these, and from the start, a tenth of the time is saved.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./scripts/measure-costs.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: ['**/node_modules/**', '**/dist/**', ...QUOTIENTS],
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'quotients',
          include: QUOTIENTS.map((each) => each.replace(/\*\*$/, '**/*.test.ts')),
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: [
            '{library,papers,worksheet,kernels,graph-files,survey,cli,playground}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', ...SHARED, PAGE],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: [PAGE],
          globalSetup: ['./playground/test/build-page.ts'],
          isolate: false,
          maxWorkers: Math.min(2, availableParallelism()),
          // For what never comes. What comes is seen at once.
          expect: { poll: { timeout: 120_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
