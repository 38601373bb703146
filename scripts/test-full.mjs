/**
 * `npm run test:full -- --part <name>`: what takes too long for every commit. Each part takes at most half an hour on a quiet machine and
 * ends as `npm test` does; parts may be run on different days. Without a part it lists them.
 *
 * Nothing is here that finds what `npm test` would not look for at all: these are the same questions, asked of more positions, further out,
 * and in more browsers.
 */
import { parseArgs } from 'node:util';
import { program, step } from './step.mjs';

const vitest = program('vitest', 'vitest');
const test = (title, file, env) => ({ title, script: vitest, args: ['run', file], env });
const fuzz = (seed) => ({
  title: `500,000 lines of the fuzz, seed ${seed}`,
  script: 'scripts/fuzz.mjs',
  args: ['--count', '500000', '--seconds', '1700', '--seed', String(seed)],
});
const SHARES = 4;
const positions = (share) =>
  test(`100,000 positions of every ruleset, share ${share} of ${SHARES}`, 'library/test/positions.test.ts', {
    IMPARTIAL_POSITIONS: '100000',
    IMPARTIAL_SHARE: `${share}/${SHARES}`,
  });

/** By name; the steps of a part run one after another. */
const PARTS = {
  ...Object.fromEntries(Array.from({ length: SHARES }, (_, index) => [`positions-${index + 1}`, [positions(index + 1)]])),
  'fuzz-1': [fuzz(1)],
  'fuzz-2': [fuzz(2)],
  examples: [
    test('every question of a theorem asked both ways', 'papers/test/theorems-tried.test.ts', { IMPARTIAL_ALL_EXAMPLES: '1' }),
  ],
  deep: [
    { title: 'the papers, further in every domain', script: 'cli/bin/impartial.mjs', args: ['verify', '--deep', '--markdown'] },
  ],
  browsers: [1, 2, 3].map((round) => ({
    title: `the page in Chromium and Firefox, round ${round} of 3`,
    script: vitest,
    args: ['run', '--project', 'page'],
  })),
};

const { values } = parseArgs({ options: { part: { type: 'string' } } });
const steps = PARTS[values.part];
if (steps === undefined) {
  console.error(`npm run test:full -- --part <name>, one of: ${Object.keys(PARTS).join(', ')}`);
  process.exitCode = 2;
} else {
  const held = [
    step('build', 'scripts/build.mjs', ['--page']),
    ...steps.map(({ title, script, args, env }) => step(title, script, args, { env })),
  ];
  const failed = held.filter((ok) => !ok).length;
  console.log(`${held.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
