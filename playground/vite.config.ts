/** The page is static files that work from any folder. The `source` condition takes the library as it is written, unbuilt. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { listStatements } from './src/papers/list-statements.ts';

/** What the built page may load: its own files. Plot writes a style into its pictures. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/** What is listed here when the page is built stands in it as data, so that the checks behind the statements are not loaded. */
const STATEMENTS = '/src/papers/statements.ts';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    {
      name: 'statements',
      load: (id) => (id.endsWith(STATEMENTS) ? `export const statements = ${JSON.stringify(listStatements())};` : undefined),
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
