import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoundPeriod, findPeriod } from './octal-find-period.ts';
import { lookForProof } from './octal-look.ts';
import { lookForPeriod, valuesToProve } from './octal-period.ts';
import { OctalRun } from './octal-run.ts';
import { plainKernels } from './plain-kernels.ts';
import { repetitions } from './repetitions.ts';

function codeOf(text: string) {
  return { text, digits: Uint8Array.from(text.replace('.', ''), Number) };
}

/** The least period that the values prove, by the definition alone. */
function leastProved(values: Uint8Array, last: number): { period: number; preperiod: number } | undefined {
  for (let period = 1; period < values.length; period++) {
    let preperiod = values.length - period;
    while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
    if (valuesToProve({ period, preperiod }, last) <= values.length) return { period, preperiod };
  }
  return undefined;
}

describe('looking for a period', () => {
  it('finds the least one that the definition finds, among sequences with many repetitions', () => {
    let proved = 0;
    const part = fc.array(fc.nat(1), { minLength: 1, maxLength: 6 });
    const pieces = fc.array(fc.tuple(part, fc.nat(12)), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(pieces, fc.nat(20), fc.nat(3), (repeats, cut, last) => {
        const all = repeats.flatMap(([word, times]) => Array.from({ length: times }, () => word).flat());
        const values = Uint8Array.from(all.slice(0, Math.max(0, all.length - (cut % 7))));
        const expected = leastProved(values, last);
        const found = lookForPeriod(values, last).proved;
        expect(found && { period: found.period, preperiod: found.preperiod }).toEqual(expected);
        if (expected !== undefined) proved++;
      }),
      { numRuns: 3000 },
    );
    expect(proved).toBeGreaterThan(500);
  });

  it('is the same however the values lie in memory', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        fc.array(fc.nat(2), { minLength: 16, maxLength: 40 }),
        fc.integer({ min: 17, max: 3000 }),
        fc.nat(3),
        (word, period, cut) => {
          // Words of 16 values or more at the end and here and there before it, noise between them.
          const values = Uint8Array.from({ length: 5000 + cut }, (_, n) => (n * n * 7 + (n >> 3)) % 11);
          for (let end = values.length; end > word.length; end -= period) values.set(word, end - word.length);
          const shifted = new Uint8Array(values.length + 1);
          shifted.set(values, 1);
          const found = [...repetitions(values, values.length)];
          expect([...repetitions(shifted.subarray(1), values.length)]).toEqual(found);
          expect([...repetitions(Uint16Array.from(values), values.length)]).toEqual(found);
          seen += found.length;
        },
      ),
      { numRuns: 300 },
    );
    expect(seen).toBeGreaterThan(300);
  });

  it('tells a repetition that is not proved yet, and how many values would prove it', () => {
    const values = Uint8Array.from({ length: 160 }, (_, n) => (n < 100 ? n : n % 5));
    expect(lookForPeriod(values, 2)).toEqual({ seen: { period: 5, preperiod: 100, valuesNeeded: 212 } });
  });

  it('does not take ever longer where repetitions break over and over', () => {
    const values = Uint8Array.from({ length: 300_000 }, (_, n) => (Math.floor(n / 1000) % 2 === 0 ? 0 : n % 3));
    values[299_999] = 1;
    expect(lookForPeriod(values, 1).proved).toBeUndefined();
  });
});

describe('finding periods', () => {
  // Gangolli and Plambeck 1989, and two codes of the other kind; preperiods count from the first heap of the periodic part.
  it.each([
    ['0.77', 12, 71, 'window'],
    ['0.333', 4, 0, 'window'],
    ['0.156', 349, 3479, 'window'],
    ['0.165', 1550, 5181, 'guy-smith'],
    ['0.16', 149459, 105351, 'window'],
    ['0.56', 144, 326640, 'window'],
    ['0.127', 4, 46578, 'window'],
    ['4.344', 51, 998, 'window'],
    ['4.364', 62, 11687, 'guy-smith'],
    ['4.064', 16132, 94272, 'window'],
  ])('%s has period %i from %i on', (text, period, preperiod, argument) => {
    const found = findPeriod(codeOf(text), { kernels: plainKernels, limit: 1e6 }) as FoundPeriod;
    expect(found).toMatchObject({ period, preperiod });
    expect(found.valuesComputed).toBeGreaterThanOrEqual(found.valuesNeeded);
    expect(found.valuesComputed).toBeLessThan(1.3 * found.valuesNeeded + 64);
    const { valuesNeeded } = found;
    expect(found.certificate).toMatchObject({ kind: 'octal-period', code: text, period, preperiod, valuesNeeded, argument });
    const bound = valuesToProve(found, text.length - 2);
    if (argument === 'guy-smith') expect(valuesNeeded).toBe(bound);
    else expect(valuesNeeded).toBeLessThan(bound);
  });

  it('ends at the limit, one value before the proof, with what was seen', () => {
    const { valuesNeeded } = findPeriod(codeOf('0.77'), { kernels: plainKernels, limit: 1000 }) as FoundPeriod;
    expect(findPeriod(codeOf('0.77'), { kernels: plainKernels, limit: valuesNeeded })).toMatchObject({ period: 12 });
    const early = findPeriod(codeOf('0.77'), { kernels: plainKernels, limit: valuesNeeded - 1 });
    expect(early).toEqual({ valuesComputed: valuesNeeded - 1, seen: { period: 12, preperiod: 71, valuesNeeded } });
    expect(findPeriod(codeOf('0.007'), { kernels: plainKernels, limit: 5000 })).toEqual({ valuesComputed: 5000 });
  });

  it('claims nothing else of any of their prefixes, although many of these end with a long repetition', () => {
    const looks = { all: 0, seen: 0, proved: 0 };
    for (const [text, period, preperiod, length] of [
      ['0.16', 149459, 105351, 290_000],
      ['0.56', 144, 326640, 340_000],
      ['0.127', 4, 46578, 90_000],
      ['0.165', 1550, 5181, 14_000],
      ['0.644', 442, 3256, 8000],
      ['4.064', 16132, 94272, 120_000],
      ['4.406', 44, 294097, 300_000],
      ['0.6', 0, 0, 20_000],
      ['0.04', 0, 0, 20_000],
    ] as const) {
      const { digits } = codeOf(text);
      const run = new OctalRun(digits, { kernels: plainKernels });
      run.extend(length);
      for (let count = 20; count <= length; count = Math.ceil(1.06 * count) + (count % 3)) {
        const { proved, seen } = lookForProof(run.slice(0, count), digits);
        looks.all++;
        if (seen !== undefined) looks.seen++;
        if (proved === undefined) continue;
        looks.proved++;
        expect([text, count, proved.period, proved.preperiod]).toEqual([text, count, period, preperiod]);
        expect(proved.valuesNeeded).toBeLessThanOrEqual(count);
      }
    }
    expect(looks.all).toBeGreaterThan(900);
    expect(looks.seen).toBeGreaterThan(50);
    expect(looks.proved).toBeGreaterThan(5);
  });

  it('goes on from known values, and gives up when told so', () => {
    const run = new OctalRun(codeOf('0.16').digits, { kernels: plainKernels });
    run.extend(30_000);
    const known = run.slice();
    expect(findPeriod(codeOf('0.16'), { kernels: plainKernels, limit: 1e6, known })).toMatchObject({ period: 149459 });
    let looks = 0;
    const given = findPeriod(codeOf('0.007'), {
      kernels: plainKernels,
      limit: 1e8,
      signal: {
        get aborted() {
          return ++looks >= 2;
        },
      },
    });
    expect(looks).toBe(2);
    expect(given).not.toHaveProperty('period');
  });

  it('takes octal digits only', () => {
    expect(() => findPeriod({ text: '0.8', digits: Uint8Array.of(0, 8) }, { kernels: plainKernels, limit: 100 })).toThrow(
      'octal digits',
    );
  });
});
