import { describe, expect, it } from 'vitest';
import { readAndCheck } from '../games/octal/certificate/read-and-check.fixture.ts';
import { carryPeriod, octalClass } from './octal-class.ts';
import { provenPeriod } from './octal-period.ts';
import { octalSequence } from './octal-sequence.ts';

const LONG = 160;
const digitsOf = (code: string) => Uint8Array.from(code.replace('.', ''), Number);

/** All codes of so many digits, with and without a split of the whole heap. */
function* allCodes(places: number): Iterable<string> {
  for (const whole of [0, 4])
    for (let number = 0; number < 8 ** places; number++) yield `${whole}.${number.toString(8).padStart(places, '0')}`;
}

/** The recurrence as it is defined, move by move. */
function byDefinition(digits: Uint8Array, upTo: number): readonly number[] {
  const values = [0];
  for (let heap = 1; heap <= upTo; heap++) {
    const options = new Set<number>();
    for (const [taken, digit] of digits.entries()) {
      const rest = heap - taken;
      if ((digit & 1) !== 0 && rest === 0) options.add(0);
      if ((digit & 2) !== 0 && rest > 0) options.add(values[rest] as number);
      if ((digit & 4) !== 0)
        for (let part = 1; 2 * part <= rest; part++) options.add((values[part] as number) ^ (values[rest - part] as number));
    }
    let value = 0;
    while (options.has(value)) value++;
    values.push(value);
  }
  return values;
}

describe('classes of octal codes', () => {
  it.each([
    ['0.07', 1, '0.137'],
    ['0.4', 2, '0.137'],
    ['0.77', 0, '0.770'],
    ['0.026', 2, '0.13337'],
  ])('%s has %i zeros, and then the values of %s', (code, shift, other) => {
    expect(octalClass(digitsOf(code))).toEqual({ key: octalClass(digitsOf(other)).key, shift });
  });

  it('keep codes apart that agree for long: 0.161 and 0.36 differ at 519 (T. Czajka)', () => {
    const [one, other] = [octalSequence(digitsOf('0.161'), 600), octalSequence(digitsOf('0.36'), 600)];
    expect(one.findIndex((value, heap) => value !== other[heap])).toBe(519);
    expect(octalClass(digitsOf('0.161')).key).not.toBe(octalClass(digitsOf('0.36')).key);
  });

  it('have one sequence each, by definition, for all 8,192 codes of up to four digits', () => {
    const known = new Map<string, string>();
    let [codes, again] = [0, 0];
    for (const code of allCodes(4)) {
      const digits = digitsOf(code);
      const { key, shift } = octalClass(digits);
      const values = byDefinition(digits, LONG + 8);
      expect([code, values.slice(1, shift + 1).some((value) => value > 0)]).toEqual([code, false]);
      const sequence = values.slice(shift + 1, shift + 1 + LONG).join();
      codes++;
      if (known.has(key)) again++;
      expect([code, known.get(key) ?? sequence]).toEqual([code, sequence]);
      known.set(key, sequence);
    }
    expect({ codes, again, classes: known.size }).toEqual({ codes: 8192, again: 7404, classes: 788 });
  });

  it('are as many for three digits as there are different sequences', () => {
    const keys = new Set<string>();
    const sequences = new Set<string>();
    for (const code of allCodes(3)) {
      const { key, shift } = octalClass(digitsOf(code));
      keys.add(key);
      sequences.add(
        octalSequence(digitsOf(code), 1500 + shift)
          .subarray(shift + 1)
          .join(),
      );
    }
    expect([keys.size, sequences.size]).toEqual([175, 175]);
  });

  it('have the periods of one code for all others, with certificates that hold', () => {
    const first = new Map<string, { digits: Uint8Array; period: number; preperiod: number }>();
    let [carried, checked] = [0, 0];
    for (const code of allCodes(3)) {
      const digits = digitsOf(code);
      const found = provenPeriod(octalSequence(digits, 1199), digits);
      if (found === undefined) continue;
      const { key } = octalClass(digits);
      const source = first.get(key);
      if (source === undefined) {
        first.set(key, { ...found, digits });
        continue;
      }
      const other = carryPeriod(source, source.digits, { text: code, digits });
      expect([code, other]).toEqual([code, expect.objectContaining(found)]);
      if (carried++ % 8 !== 0) continue;
      expect([code, readAndCheck(other?.certificate).result]).toEqual([code, 'holds']);
      checked++;
    }
    expect({ carried, checked }).toEqual({ carried: 588, checked: 74 });
    expect(
      carryPeriod({ period: 12, preperiod: 71 }, digitsOf('0.77'), { text: '0.07', digits: digitsOf('0.07') }),
    ).toBeUndefined();
  });
});
