/** Limits that were given are kept: the time by every kind of question, whatever it is that takes long. */
import { describe, expect, it } from 'vitest';
import { now } from '../src/core/clock.ts';
import { type Limits, solve } from '../src/index.ts';

/** Times are measured beside other tests, on machines of any speed. */
const GRACE = 1500;

function millisecondsOf(line: string, limits: Partial<Limits>): number {
  const started = now();
  expect(solve(line, { limits }), line).not.toHaveProperty('error');
  return now() - started;
}

describe('the time', () => {
  it.each([
    ['a code with digits above 7', 'octal 0.9AF8: 19999', { heap: 1_000_000 }],
    ['its heaps in a sum', 'octal 0.8: 19999 + octal 0.C: 19000', { heap: 1_000_000 }],
    ['a code with no period', 'octal 0.6: 999999', { heap: 1_000_000 }],
  ])('is kept by %s', (_, line, limits) => {
    expect(millisecondsOf(line, { ...limits, milliseconds: 300 })).toBeLessThan(300 + GRACE);
  });
});
