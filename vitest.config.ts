/**
 * Tests of the code, as many at a time as there are cores; then those of the page in a real browser, one file at a time, since a
 * page that waits for its turn on a busy machine looks like one that hangs.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const PAGE = 'playground/test/**/*.test.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{library,kernels,graph-files,cli,playground}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**', PAGE],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: [PAGE],
          maxWorkers: 1,
          retry: 2,
          testTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
