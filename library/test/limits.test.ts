/** Limits that were given are kept: the time by every kind of question, whatever it is that takes long. */
import { describe, expect, it } from 'vitest';
import { catalogue, type Limits, type Options, PLAYS, solve } from '../src/index.ts';
import { ticking } from '../src/testing/ticking.fixture.ts';

/** What a look at the clock takes, how many looks the limit is, and how many may follow: those who wait for their turn look once each. */
const LOOK = 500;
const LOOKS = 20;
const AFTERWARDS = 20;

function answerIn(line: string, options: Options = {}) {
  const clock = ticking(LOOK);
  const limits = { positions: 20_000, ...options.limits, milliseconds: LOOK * LOOKS };
  const answer = solve(line, { ...options, limits, now: clock.now, moves: 1 });
  const took = 'limit' in answer && answer.limit?.name === 'milliseconds' ? answer.limit.value : undefined;
  return { answer, looks: clock.looks, took };
}

describe('the time', () => {
  it.each([
    ['a code with digits above 7', 'octal 0.9AF8: 19999'],
    ['its heaps in a sum', 'octal 0.8: 19999 + octal 0.C: 19000'],
    ['a code with no period', 'octal 0.6: 999999'],
    ['a theorem that searches a graph', 'geodetic G7x7'],
    ['one that searches a cube', 'geodetic Q6'],
    ['one that searches a large graph', 'geodetic G20x20'],
  ])('is kept, and all of it is used, by %s', (_, line) => {
    const { answer, looks } = answerIn(line, { limits: { heap: 1_000_000, positions: 1e9 } });
    expect(answer).toMatchObject({ outcome: 'unknown', limit: { name: 'milliseconds', value: LOOK * LOOKS } });
    expect(answer).toHaveProperty('reason', expect.stringContaining('took longer than 10 seconds'));
    expect(looks).toBeGreaterThanOrEqual(LOOKS);
    expect(looks).toBeLessThanOrEqual(LOOKS + AFTERWARDS);
  });

  it('is kept, and all of it is used before that is said, by the samples and examples of every ruleset', () => {
    let [seen, late] = [0, 0];
    for (const { facts, theorems } of catalogue.entries) {
      const lines = [
        ...facts.samples.map((sample) => `${facts.id} ${sample}`),
        ...theorems.flatMap(({ examples = [] }) => examples),
      ];
      for (const line of new Set(lines))
        for (const play of line.includes('[') ? [''] : PLAYS.map((each) => ` [${each}]`))
          for (const method of [{}, { method: 'search' } as const]) {
            const { looks, took } = answerIn(`${line}${play}`, method);
            expect([line, play, looks > LOOKS + AFTERWARDS]).toEqual([line, play, false]);
            seen++;
            if (took === undefined) continue;
            late++;
            expect([line, play, took, looks < LOOKS]).toEqual([line, play, LOOK * LOOKS, false]);
          }
    }
    expect(seen).toBeGreaterThan(1500);
    expect(late).toBeGreaterThan(300);
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
    const most = (limits: Partial<Limits>) => solve(line, { limits, now: () => 0 });
    expect(most({ positions: 2_500, megabytes: 1000 })).toMatchObject({ limit: { name: 'positions' } });
    expect(most({ positions: 2_500, megabytes: 1 })).toMatchObject({ limit: { name: 'megabytes' } });
  });
});
