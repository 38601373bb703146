/**
 * A hundred thousand question lines from a seed, and every line that ever went wrong (`fuzz-cases.txt`): nothing throws, limits are
 * kept, errors point at their place, winning moves win, and lines have the answer of the line as we write it. `npm run fuzz` tries
 * any number of others.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { Fuzzer, fuzzLine } from '../src/testing/fuzz.ts';
import { damage, FuzzDice, FuzzLines } from '../src/testing/fuzz-lines.ts';

/** Counts do not depend on the speed of the machine, so that a failure can be had again; the time is a net below. */
const LIMITS = { milliseconds: 2000, positions: 60, steps: 100, megabytes: 100, heap: 1000 };
const processorTime = () => process.cpuUsage().user / 1000;
const OPTIONS = { catalogue, limits: LIMITS, factor: 2, grace: 2000, clock: processorTime };
const SEED = 20260;
const LINES = 100_000;
/** Seconds of the processor: where they take more, the rest is left out, and that fails. */
const ENOUGH_SECONDS = 400;
const MOST_MEGABYTES = 1000;
/** To ask for the time of the processor takes a third as long as a line: it is asked for once in so many. */
const LINES_PER_LOOK = 100;

/** Each line is a string of JSON, since it may hold anything; text that begins with # says what was wrong. */
const cases = readFileSync(new URL('./fuzz-cases.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('"'))
  .map((line) => JSON.parse(line) as string);

describe('fuzz', () => {
  it.each(cases)('holds for %j, which went wrong once', (line) => {
    expect(fuzzLine(line, { ...OPTIONS, limits: { ...LIMITS, positions: 5000, steps: 50_000 } }).complaints).toEqual([]);
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

  it(
    `holds for ${LINES} lines`,
    () => {
      const lines = new FuzzLines(SEED, catalogue);
      const fuzzer = new Fuzzer(OPTIONS);
      const seen = { N: 0, P: 0, draw: 0, unknown: 0, error: 0 };
      const wrong: string[] = [];
      const end = processorTime() + 1000 * ENOUGH_SECONDS;
      const memory = process.memoryUsage.rss();
      let [count, replayed] = [0, 0];
      const isInTime = () => count % LINES_PER_LOOK !== 0 || processorTime() < end;
      for (; count < LINES && isInTime() && wrong.length < 10; count++) {
        const line = lines.next();
        const found = fuzzer.line(line);
        seen[found.outcome]++;
        replayed += found.replayed;
        if (found.complaints.length > 0) wrong.push(`${JSON.stringify(line)} ${found.complaints.join('; ')}`);
      }
      expect(wrong).toEqual([]);
      expect(count, `lines in ${ENOUGH_SECONDS} seconds`).toBe(LINES);
      const share = (many: number) => many / count;
      expect(share(seen.N)).toBeGreaterThan(0.2);
      expect(share(seen.P)).toBeGreaterThan(0.1);
      expect(share(seen.error)).toBeGreaterThan(0.05);
      expect(share(seen.unknown)).toBeLessThan(0.2);
      expect(share(replayed)).toBeGreaterThan(0.2);
      expect((process.memoryUsage.rss() - memory) / 1e6).toBeLessThan(MOST_MEGABYTES);
    },
    3000 * ENOUGH_SECONDS,
  );
});
