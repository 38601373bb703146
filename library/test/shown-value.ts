/** What a `// → value` comment in the docs is compared with: the value as Node prints it on one line. */
import { inspect } from 'node:util';
import { expect } from 'vitest';

export function expectShown(value: unknown, shown: string): void {
  expect(inspect(value, { breakLength: Number.POSITIVE_INFINITY, compact: true, depth: null })).toBe(shown);
}
