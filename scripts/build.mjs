/**
 * Builds every package; `npm ci` runs it through `prepare`. Steps that do not need each other run side by side, and what is current is left
 * out (`build-steps.mjs`). A failure stops the build, with that step's output and exit code 1.
 */
import { buildSteps } from './build-steps.mjs';
import { program } from './step.mjs';

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
const OTHERS = ['kernels', 'graph-files', 'papers', 'worksheet', 'survey', 'cli'];
/** What other steps put into the folders of the compiler. */
const PUT_THERE = /\/dist\/node\/|\.wasm\.|ruleset-code\.json$/;

/** A step comes after those that it needs. */
const STEPS = {
  library: {
    from: sourcesOf('library'),
    makes: ['library/dist'],
    but: PUT_THERE,
    renew: ['library/dist/tsconfig.tsbuildinfo'],
    run: [tsc, ['-b', 'library'], COMPILER],
  },
  'kernels, WebAssembly': {
    from: ['kernels/wasm', 'kernels/build.mjs'],
    makes: ['kernels/dist'],
    but: /^(?!.*\.wasm\.)/,
    run: ['kernels/build.mjs'],
  },
  'library for Node': {
    after: ['library'],
    from: ['scripts/bundle.mjs'],
    makes: ['library/dist/node'],
    run: ['scripts/bundle.mjs', ['library']],
  },
  'other packages': {
    after: ['library', 'kernels, WebAssembly'],
    from: sourcesOf(...OTHERS),
    makes: OTHERS.map((name) => `${name}/dist`),
    but: PUT_THERE,
    renew: OTHERS.map((name) => `${name}/dist/tsconfig.tsbuildinfo`),
    run: [tsc, ['-b', ...OTHERS], COMPILER],
  },
  'misère quotients, checked': {
    after: ['library'],
    from: ['scripts/shipped-quotients.mjs', 'library/quotients', 'docs/results/misere-infinite-0.07.json.gz'],
    run: ['scripts/shipped-quotients.mjs'],
  },
  'versions of rulesets': {
    after: ['other packages'],
    from: ['scripts/ruleset-code.mjs'],
    makes: ['survey/dist/ruleset-code.json'],
    run: ['scripts/ruleset-code.mjs'],
  },
  'other packages for Node': {
    after: ['other packages'],
    from: ['scripts/bundle.mjs'],
    makes: ['kernels/dist/node', 'papers/dist/node', 'worksheet/dist/node', 'cli/dist/node'],
    run: ['scripts/bundle.mjs', ['kernels', 'papers', 'worksheet', 'cli']],
  },
  // The page takes the library as it is written; what its configuration lists about games and papers, as it is built.
  playground: {
    after: ['library for Node', 'other packages for Node'],
    from: [
      ...sourcesOf('library', 'kernels', 'graph-files', 'papers', 'worksheet', 'playground'),
      ...['library/quotients', 'docs/worksheets', 'playground/public', 'playground/index.html'],
      ...['box-code', 'kept-files', 'sheet-parts', 'type-files', 'vite.config'].map((name) => `playground/${name}.ts`),
    ],
    makes: ['playground/dist'],
    but: /^playground\/dist\/surveys\//,
    run: [program('vite', 'vite', 'playground'), ['build', '--logLevel', 'warn'], { in: 'playground' }],
  },
  'man page': {
    after: ['library for Node', 'other packages for Node', 'versions of rulesets'],
    from: ['cli/man.mjs'],
    makes: ['cli/impartial.1'],
    run: ['cli/man.mjs'],
  },
  'published surveys': {
    after: ['playground'],
    from: ['scripts/published-surveys.mjs', 'docs/results'],
    makes: ['playground/dist/surveys'],
    run: ['scripts/published-surveys.mjs'],
  },
};

process.exitCode = (await buildSteps(STEPS, COMMON)) ? 0 : 1;
