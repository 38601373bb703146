import { afterEach, expect, test, vi } from 'vitest';
import { solve } from '../index.ts';
import { now } from './clock.ts';

afterEach(() => vi.restoreAllMocks());

test('time never runs backwards', () => {
  let last = now();
  for (let look = 0; look < 1000; look++) {
    const time = now();
    expect(time).toBeGreaterThanOrEqual(last);
    last = time;
  }
});

test('a date that is set forward an hour at every look costs no answer', () => {
  let date = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    date += 3_600_000;
    return date;
  });
  for (const line of ['geodetic Q3', 'octal 0.8: 40', 'grundys-game 40 [misere]', 'nim-on-graphs 1-2=2 2-3=3 3-1=1 @1'])
    expect(solve(line), line).toMatchObject({ outcome: expect.stringMatching(/^[NP]$/) });
});
