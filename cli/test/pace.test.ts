/** The time that is left: of runs from the beginning, and of those that go on from a checkpoint. */
import { expect, it } from 'vitest';
import { inWords, secondsLeft } from '../src/pace.ts';

/** Milliseconds for the values from `known` to `done`, where all of them take time in proportion to a power of their number. */
const spent = (power: number, done: number, known = 0) => (done ** power - known ** power) / 1000;

it.each([
  [1, 0],
  [2, 0],
  [2, 1000],
  [1.5, 4000],
])('finds that time grows with the power %d, from %d values on', (power, known) => {
  const milestones = [known + 500, 2 * known + 1500].map((done) => ({ done, spent: spent(power, done, known) }));
  const done = 5 * known + 4000;
  const left = secondsLeft(done, spent(power, done, known), 100_000, milestones, known);
  const right = (100_000 ** power - done ** power) / 1e6;
  expect(left / right).toBeCloseTo(1, 2);
});

it.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [1.5, '2 seconds'],
  [89, '89 seconds'],
  [150, '3 minutes'],
  [7200, '2.0 hours'],
  [1e16, 'more than a year'],
])('says %d seconds as %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

it('takes values for equally dear while none are twice as far as others', () => {
  expect(secondsLeft(1_010_000, 1000, 2_000_000, [{ done: 1_000_001, spent: 1 }], 1_000_000)).toBeCloseTo(99, 5);
});
