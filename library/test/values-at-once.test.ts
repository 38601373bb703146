/** A value that theorems give does not depend on the limits: neither on their size, nor on how little of them is left for search. */
import { expect, it } from 'vitest';
import { catalogue, solve, type Verdict } from '../src/index.ts';
import { ticking } from '../src/testing/ticking.fixture.ts';

/** Positions that a theorem decides without a value while another has the value. */
const DECIDED = ['cram 1x38', 'cram 1x50', 'cram 1x200', 'tac-tix 1x40', 'tac-tix 1x66'];
const LINES = new Set([
  ...DECIDED,
  ...catalogue.entries.flatMap(({ facts, theorems }) => [
    ...facts.samples.map((sample) => `${facts.id} ${sample}`),
    ...theorems.flatMap(({ examples = [] }) => examples),
  ]),
]);

/** The least search there is, and the same number of looks at the clock whatever the limit of time. */
function ask(line: string, milliseconds = 1000): Partial<Verdict> {
  const limits = { milliseconds, steps: 1, positions: 1 };
  return solve(line, { limits, now: ticking(milliseconds / 200).now, moves: 1 }) as Partial<Verdict>;
}

it('is there at every limit of time once it is there at one', () => {
  let valued = 0;
  for (const line of LINES) {
    const answers = [1, 20_000, 30_000, 60_000, 1e9].map((milliseconds) => ask(line, milliseconds));
    const byTheorem = answers.find(({ method, values = {} }) => method === 'theorem' && Object.keys(values).length > 0);
    if (byTheorem === undefined) continue;
    valued++;
    for (const { values } of answers) expect([line, values]).toEqual([line, byTheorem.values]);
  }
  expect(valued).toBeGreaterThan(200);
});

it('is there alone if it is there in company', () => {
  let valued = 0;
  for (const line of LINES) {
    const { method, values } = ask(line.replace(/( \[.*)?$/, ' + nim 0$1'));
    if (method !== 'theorem' || values?.grundy === undefined) continue;
    valued++;
    expect([line, ask(line).values?.grundy]).toEqual([line, values.grundy]);
  }
  expect(valued).toBeGreaterThan(200);
});

it.each(DECIDED)('is there for %s', (line) => {
  const { outcome, values, winningMoves } = ask(line);
  expect(values).toHaveProperty('grundy');
  if (outcome === 'N') expect(winningMoves).toHaveLength(1);
});
