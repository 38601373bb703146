/** The page is static files that work from any folder. The `source` condition takes the library as it is written, unbuilt. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { listStatements } from './src/papers/list-statements.ts';

/** What the built page may load: its own files. Plot writes a style into its pictures. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/** The name under which the page finds the statements of the papers. */
const STATEMENTS = 'virtual:statements';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    {
      name: 'statements',
      resolveId: (id) => (id === STATEMENTS ? `\0${STATEMENTS}` : undefined),
      load: (id) => (id === `\0${STATEMENTS}` ? `export const statements = ${JSON.stringify(listStatements())};` : undefined),
    },
    {
      name: 'content-security-policy',
      apply: 'build',
      transformIndexHtml: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      ],
    },
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
});
