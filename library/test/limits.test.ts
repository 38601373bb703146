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

describe('the memory', () => {
  it('of a forest ends with a sentence, at the first vertex too many', () => {
    const line = `hackendot parents 0${' 1'.repeat(4_000_000)}`;
    expect(solve(line)).toMatchObject({ error: { code: 'too-many-vertices', at: line.length - 1 } });
  });

  it('is not spent on what is too long to be written', () => {
    const used = process.memoryUsage.rss();
    const { winningMoves } = solve(`hackendot parents 0${' 1'.repeat(999_999)}`) as { winningMoves: readonly object[] };
    expect(winningMoves[0]).toMatchObject({ toOmitted: true });
    expect(process.memoryUsage.rss() - used).toBeLessThan(400e6);
  });

  it('of a search on graphs counts what is stored and what is not finished', () => {
    const line =
      'nim-on-graphs 1-2=44496 1-3=29984 1-4=23019 1-5=39110 2-3=37001 2-4=8222 2-5=41777 3-4=9876 3-5=5432 4-5=18765 @1';
    const most = (limits: Partial<Limits>) => solve(line, { limits: { milliseconds: 60_000, ...limits } });
    expect(most({ positions: 2_500, megabytes: 1000 })).toMatchObject({ limit: { name: 'positions' } });
    expect(most({ positions: 2_500, megabytes: 1 })).toMatchObject({ limit: { name: 'megabytes' } });
  });
});
