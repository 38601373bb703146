/** The page is static files that work from any folder. The `source` condition takes the library as it is written, unbuilt. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { boxCode } from './box-code.ts';
import { keptFiles } from './kept-files.ts';
import { frameDocument, frameHash, framePolicy } from './src/box/frame.ts';
import { shownSlips } from './src/papers/shown-slips.ts';
import { slippedQuestions, slippedTheorems } from './src/papers/slipped.ts';
import { statements } from './src/papers/statements.ts';
import { rulesets } from './src/rulesets/rulesets.ts';
import { typeFiles } from './type-files.ts';

/**
 * What the built page may load: its own files. Plot and the editor write styles into the page. The closed box has the policy of the page
 * and its own: its script is known by its hash, and its worker comes from memory.
 */
const POLICY = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' ${frameHash}; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'`;

/** What is listed here when the page is built stands in it as data, so that what it is listed from is not loaded. */
const LISTED: Readonly<Record<string, string>> = {
  '/src/box/frame.ts': `export const frameDocument = ${JSON.stringify(frameDocument)}; export const framePolicy = ${JSON.stringify(framePolicy)};`,
  '/src/papers/statements.ts': `export const statements = ${JSON.stringify(statements)};`,
  '/src/papers/shown-slips.ts': `export const shownSlips = ${JSON.stringify(shownSlips)};`,
  '/src/papers/slipped.ts': `export const slippedTheorems = ${JSON.stringify(slippedTheorems)}; export const slippedQuestions = ${JSON.stringify(slippedQuestions)};`,
  '/src/rulesets/rulesets.ts': `export const rulesets = ${JSON.stringify(rulesets)};`,
};
const listed: Plugin = {
  name: 'listed',
  load: (id) => Object.entries(LISTED).find(([file]) => id.endsWith(file))?.[1],
};

/** KaTeX names each of its fonts in three formats, of which every browser that runs the page reads the first. */
const oneFormat: Plugin = {
  name: 'one-format',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('katex.min.css') ? code.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("[^"]*"\)/g, '') : undefined,
};

export default defineConfig({
  base: './',
  plugins: [
    react(),
    listed,
    oneFormat,
    boxCode,
    keptFiles,
    {
      name: 'content-security-policy',
      apply: 'build',
      transformIndexHtml: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      ],
    },
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: {
    format: 'es',
    plugins: () => [listed, typeFiles],
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const game = /\/games\/([^/]+)\/entries\.ts$/.exec(facadeModuleId ?? '')?.[1];
          return `assets/${game === undefined ? '[name]' : `game-${game}`}-[hash].js`;
        },
        codeSplitting: {
          groups: [
            // What the entry point of the library names and an answer does not need: families, and proofs written out.
            {
              name: 'sequences',
              test: /\/library\/src\/(engine\/sequence\/|notation\/(template|hole-values|b-file)|numeric\/octal-find-period)/,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            { name: 'kernels', test: /\/kernels\/(src|dist)\//, priority: 3, includeDependenciesRecursively: false },
            { name: 'solver', tags: ['$initial'], priority: 2 },
            // What only misère play is asked with, by several tasks.
            {
              name: 'misere',
              test: /\/library\/src\/(misere\/|engine\/(misere|genus|canonical|sums-only)|picture\/(quotient|cayley|scene))/,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What some of the classics share, and no game that the page opens with.
            {
              name: 'classics',
              test: /\/library\/src\/(games\/(boards|coins|cram|curves|graphs|hackenbush|hackendot|heaps|nim-on-graphs|numbers|posets|strips|welter)\/(?!heap-rules)|core\/nim-on-values|notation\/(whole-number|multigraph|board|take-set|place-number)|numeric\/(integer-root|max-flow|gomory-hu|light-cuts|branch-cuts|misere-heaps)|picture\/columns|structures\/(poset|board|take-set|multigraph))/,
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: 'games', test: /\/library\/src\//, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // What the page begins with is one file; what views and late boards share with it would be a dozen small ones.
  build: {
    // The policy allows no fonts inside of styles.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', test: /\/src\/main\.tsx$/ }] } } },
  },
});
