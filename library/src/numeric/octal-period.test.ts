import { describe, expect, it } from 'vitest';
import { readAndCheck } from '../games/octal/certificate/read-and-check.fixture.ts';
import { lastPlace, provenPeriod, valuesToProve } from './octal-period.ts';
import { octalSequence } from './octal-sequence.ts';

function digitsOf(code: string): Uint8Array {
  return Uint8Array.from(code.replace('.', ''), Number);
}

function allCodes(): string[] {
  const codes: string[] = [];
  for (const whole of [0, 4])
    for (let number = 0; number < 512; number++) codes.push(`${whole}.${number.toString(8).padStart(3, '0')}`);
  return codes;
}

function periodWithin(code: string, count: number) {
  const digits = digitsOf(code);
  return provenPeriod(octalSequence(digits, count - 1), digits);
}

describe('periods of octal games', () => {
  // Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, Ch. 4; the last three Kenyon 1967 and Austin 1976.
  it.each([
    ['0.77', 12, 71],
    ['0.137', 34, 52],
    ['0.07', 34, 53],
    ['0.3', 2, 0],
    ['0.33', 3, 0],
    ['0.055', 148, 259],
    ['0.156', 349, 3479],
    ['0.356', 142, 7315],
    ['0.644', 442, 3256],
  ])('%s has period %i from %i on', (code, period, preperiod) => {
    const needed = valuesToProve({ period, preperiod }, lastPlace(digitsOf(code)));
    expect(periodWithin(code, needed)).toEqual({ period, preperiod });
    expect(periodWithin(code, needed - 1)).toBeUndefined();
  });

  it('are proved by as many values as the bound says, by no fewer, and then hold', () => {
    const [modest, long] = [500, 1500];
    let proved = 0;
    for (const code of allCodes()) {
      const digits = digitsOf(code);
      const values = octalSequence(digits, long - 1);
      const found = provenPeriod(values.subarray(0, modest), digits);
      if (found === undefined) continue;
      proved++;
      const needed = valuesToProve(found, lastPlace(digits));
      expect(provenPeriod(values.subarray(0, needed), digits)).toEqual(found);
      expect(provenPeriod(values.subarray(0, needed - 1), digits)).toBeUndefined();
      const { period, preperiod } = found;
      const failure = values.findIndex((value, n) => n >= preperiod && n + period < long && values[n + period] !== value);
      expect([code, failure]).toEqual([code, -1]);
    }
    expect(proved).toBeGreaterThan(450);
  });

  it('are not claimed for a repetition that breaks later', () => {
    let broken = 0;
    for (const code of allCodes()) {
      const digits = digitsOf(code);
      const values = octalSequence(digits, 199);
      for (let period = 1; period <= 20; period++) {
        const failures = [...values.keys()].filter((n) => n + period < 200 && values[n + period] !== values[n]);
        for (const [index, end] of failures.entries()) {
          const start = (failures[index - 1] ?? -1) + 1;
          if (end - start < 2 * period) continue;
          broken++;
          const prefix = values.subarray(0, end + period);
          expect(provenPeriod(prefix, digits)?.period).not.toBe(period);
        }
      }
    }
    expect(broken).toBeGreaterThan(1000);
  });
});

describe('the check of a period', () => {
  const dawson = { kind: 'octal-period', code: '0.137', period: 34, preperiod: 52 };

  it('agrees with the finder on all codes of three digits', () => {
    let checked = 0;
    for (const code of allCodes()) {
      const found = periodWithin(code, 250);
      if (found === undefined) continue;
      checked++;
      expect(readAndCheck({ kind: 'octal-period', code, ...found })).toEqual({
        result: 'holds',
        values: valuesToProve(found, lastPlace(digitsOf(code))),
      });
    }
    expect(checked).toBeGreaterThan(300);
  });

  it('accepts Dawson’s chess and refuses every change to it', () => {
    expect(readAndCheck(dawson)).toMatchObject({ result: 'holds' });
    const changes = [
      { kind: 'period' },
      { code: '0.138' },
      { code: '0.77' },
      { period: 68 },
      { period: 33 },
      { period: 0 },
      { period: '34' },
      { preperiod: 51 },
      { preperiod: 53 },
      { preperiod: -1 },
    ];
    for (const change of changes)
      expect(readAndCheck({ ...dawson, ...change }), JSON.stringify(change)).toMatchObject({ result: 'fails' });
    expect(readAndCheck({ ...dawson, preperiod: 1e9 })).toMatchObject({ result: 'not done' });
  });
});
