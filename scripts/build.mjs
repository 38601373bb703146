/**
 * Builds every package; `npm ci` runs it through `prepare`. Steps that do not need each other run side by side, and what is current is left
 * out (`build-steps.mjs`). A failure stops the build, with that step's output and exit code 1. Types are a matter of `npm run check`.
 *
 *     node scripts/build.mjs           all but the page, which takes as long as everything else; and the page, once it has been built
 *     node scripts/build.mjs --page    the page too: for tests, for a package, and when `impartial web` is first asked for it
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps } from './build-steps.mjs';
import { program, root } from './step.mjs';

const tsc = program('typescript', 'tsc');
/** Without collecting it takes a third less time, and hardly more memory. */
const COMPILER = { env: { GOGC: 'off' } };

/** What every step depends on: what is installed, and how it is built. */
const COMMON = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/build-steps.mjs',
  'scripts/step.mjs',
];
const sourcesOf = (...names) => names.flatMap((name) => [`${name}/src`, `${name}/package.json`, `${name}/tsconfig.json`]);
const PACKAGES = ['library', 'kernels', 'graph-files', 'papers', 'worksheet', 'survey', 'cli'];
/** Those that have files of their own for Node. */
const BUNDLED = ['library', 'kernels', 'papers', 'worksheet', 'cli'];
/** What other steps put into the folders of the compiler. */
const PUT_THERE = /\/dist\/node\/|\.wasm\.|ruleset-code\.json$/;

/** A step comes after those that it needs. */
const STEPS = {
  packages: {
    from: sourcesOf(...PACKAGES),
    makes: PACKAGES.map((name) => `${name}/dist`),
    but: PUT_THERE,
    renew: PACKAGES.map((name) => `${name}/dist/tsconfig.tsbuildinfo`),
    run: [tsc, ['-b', '--noCheck', ...PACKAGES], COMPILER],
  },
  'kernels, WebAssembly': {
    from: ['kernels/wasm', 'kernels/build.mjs'],
    makes: ['kernels/dist'],
    but: /^(?!.*\.wasm\.)/,
    run: ['kernels/build.mjs'],
  },
  'packages for Node': {
    after: ['packages', 'kernels, WebAssembly'],
    from: ['scripts/bundle.mjs'],
    makes: BUNDLED.map((name) => `${name}/dist/node`),
    run: ['scripts/bundle.mjs', BUNDLED],
  },
  'versions of rulesets': {
    after: ['packages'],
    from: ['scripts/ruleset-code.mjs'],
    makes: ['survey/dist/ruleset-code.json'],
    run: ['scripts/ruleset-code.mjs'],
  },
  'man page': {
    after: ['packages for Node', 'versions of rulesets'],
    from: ['cli/man.mjs'],
    makes: ['cli/impartial.1'],
    run: ['cli/man.mjs'],
  },
};

const PAGE = join(root, 'playground/dist/index.html');
const PAGE_STEPS = {
  // The page takes the library as it is written; what its configuration lists about games and papers, as it is built.
  playground: {
    after: ['packages for Node'],
    from: [
      ...sourcesOf('library', 'kernels', 'graph-files', 'papers', 'worksheet', 'playground'),
      ...['library/quotients', 'docs/worksheets', 'playground/public', 'playground/index.html'],
      ...['box-code', 'kept-files', 'sheet-parts', 'type-files', 'vite.config'].map((name) => `playground/${name}.ts`),
    ],
    makes: ['playground/dist'],
    but: /^playground\/dist\/surveys\//,
    run: [program('vite', 'vite', 'playground'), ['build', '--logLevel', 'warn'], { in: 'playground' }],
  },
  'published surveys': {
    after: ['playground'],
    from: ['scripts/published-surveys.mjs', 'docs/results'],
    makes: ['playground/dist/surveys'],
    run: ['scripts/published-surveys.mjs'],
  },
};

const withPage = process.argv.includes('--page') || existsSync(PAGE);
process.exitCode = (await buildSteps(withPage ? { ...STEPS, ...PAGE_STEPS } : STEPS, COMMON)) ? 0 : 1;
