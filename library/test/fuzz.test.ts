/**
 * Five thousand question lines from a seed, and every line that ever went wrong (`fuzz-cases.txt`): nothing throws, limits are
 * kept, errors point at their place, winning moves win, lines have the answer of the line as we write it, and no certificate is refused.
 * `IMPARTIAL_FUZZ_LINES` says how many others, and `npm run fuzz` tries any number.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { verifyCertificate } from '../src/index.ts';
import { FuzzDice } from '../src/testing/dice.ts';
import { Fuzzer, fuzzLine } from '../src/testing/fuzz.ts';
import { damage, FuzzLines } from '../src/testing/fuzz-lines.ts';
import { ticking } from '../src/testing/ticking.fixture.ts';

/** Neither counts nor a clock that ticks when it is looked at depend on the speed of the machine: a failure can be had again. */
const LIMITS = { milliseconds: 2000, positions: 60, steps: 100, megabytes: 100, heap: 1000 };
/** A table that is filled looks at the clock every 30 ms or so: at most a hundred times here. */
const { now } = ticking(20);
/** The check looks a little further than the solver, which may have had a theorem. */
const verify = (answer: unknown) => verifyCertificate(answer, { limits: { ...LIMITS, steps: 200 }, now: ticking(4).now });
const OPTIONS = { catalogue, limits: LIMITS, factor: 1, grace: 2000, now, verify };
const SEED = 20260;
const LINES = Number(process.env.IMPARTIAL_FUZZ_LINES ?? 5_000);
const MOST_MEGABYTES = 1000;
/** The lines that seem slowest are asked again, and none of them may take longer than this many lines take on average. */
const SLOWEST = 5;
const MOST_AVERAGES = 2000;
const processorTime = () => process.cpuUsage().user / 1000;

/** Each line is a string of JSON, since it may hold anything; text that begins with # says what was wrong. */
const cases = readFileSync(new URL('./fuzz-cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('"'))
  .map((line) => JSON.parse(line) as string);

describe('fuzz', () => {
  it.each(cases)('holds for %j, which went wrong once', (line) => {
    const limits = { ...LIMITS, positions: 5000, steps: 50_000 };
    const options = { ...OPTIONS, limits, verify: (answer: unknown) => verifyCertificate(answer, { limits }) };
    expect(fuzzLine(line, options).complaints).toEqual([]);
  });

  it('is the same for the same seed, and another for another', () => {
    const some = (seed: number) => {
      const lines = new FuzzLines(seed, catalogue);
      return Array.from({ length: 100 }, () => lines.next());
    };
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
    expect(damage('nim 3 5', new FuzzDice(5))).toBe(damage('nim 3 5', new FuzzDice(5)));
  });

  it(`holds for ${LINES} lines`, () => {
    const lines = new FuzzLines(SEED, catalogue);
    const fuzzer = new Fuzzer(OPTIONS);
    const seen = { N: 0, P: 0, draw: 0, unknown: 0, error: 0 };
    const wrong: string[] = [];
    const begun = processorTime();
    let slowest: { readonly line: string; readonly spent: number }[] = [];
    const memory = process.memoryUsage.rss();
    let [count, replayed, certified, confirmed] = [0, 0, 0, 0];
    for (; count < LINES && wrong.length < 10; count++) {
      const line = lines.next();
      const started = performance.now();
      const found = fuzzer.line(line);
      const spent = performance.now() - started;
      if (slowest.length < SLOWEST || spent > (slowest.at(-1)?.spent ?? 0))
        slowest = [...slowest, { line, spent }].toSorted((a, b) => b.spent - a.spent).slice(0, SLOWEST);
      seen[found.outcome]++;
      replayed += found.replayed;
      if (found.isConfirmed !== undefined) certified++;
      if (found.isConfirmed === true) confirmed++;
      if (found.complaints.length > 0) wrong.push(`${JSON.stringify(line)} ${found.complaints.join('; ')}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBe(LINES);
    const work = processorTime() - begun;
    for (const { line } of slowest) {
      const before = processorTime();
      fuzzLine(line, OPTIONS);
      expect([line, processorTime() - before > (MOST_AVERAGES * work) / count]).toEqual([line, false]);
    }
    const share = (many: number) => many / count;
    expect(share(seen.N)).toBeGreaterThan(0.2);
    expect(share(seen.P)).toBeGreaterThan(0.1);
    expect(share(seen.error)).toBeGreaterThan(0.05);
    expect(share(seen.unknown)).toBeLessThan(0.2);
    expect(share(replayed)).toBeGreaterThan(0.2);
    // The others pass a limit of the check.
    expect(share(certified)).toBeGreaterThan(0.4);
    expect(confirmed / certified).toBeGreaterThan(0.85);
    expect((process.memoryUsage.rss() - memory) / 1e6).toBeLessThan(MOST_MEGABYTES);
  });
});
