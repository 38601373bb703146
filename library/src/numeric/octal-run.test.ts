/** Every method has the values of the table of all splits, and a run goes on wherever it was left. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OCTAL_METHODS, type OctalMethod, type OctalValues } from '../core/kernels.ts';
import { densePossible } from './dense-space.ts';
import { OctalRun } from './octal-run.ts';
import { octalSequence } from './octal-sequence.ts';
import { plainKernels } from './plain-kernels.ts';
import { findSparseSpace, isRareType, sparsePossible, splittingParity } from './sparse-space.ts';

function digitsOf(code: string): Uint8Array {
  return Uint8Array.from(code.replace('.', ''), Number);
}

/** Where a method differs first from the table when it starts from so many known values; −1 where it does not. */
function difference(method: OctalMethod, digits: Uint8Array, upTo: number, known: number): number {
  const all = octalSequence(digits, upTo);
  const engine = plainKernels.octalEngine(method, digits, all.subarray(0, known));
  if (engine === undefined) throw new Error('the method does not do these digits');
  for (let end = known + 1; end <= upTo + 1; end = Math.ceil(1.3 * end)) engine.advance(end);
  engine.advance(upTo + 1);
  return engine.values.length === all.length ? firstDifference(engine.values, all) : -2;
}

/** Comparing typed arrays with `toEqual` takes longer than computing them. */
function firstDifference(a: OctalValues, b: OctalValues): number {
  for (let heap = 0; heap < b.length; heap++) if (a[heap] !== b[heap]) return heap;
  return -1;
}

describe('the methods', () => {
  it.each([
    ['sparse', 960],
    ['dense', 256],
  ] as const)('%s: all codes of three digits that it does have the values of the table, to 260', (method, atLeast) => {
    const isPossible = method === 'dense' ? densePossible : sparsePossible;
    let cases = 0;
    for (let number = 0; number < 1024; number++) {
      const digits = Uint8Array.of(number >= 512 ? 4 : 0, (number >> 6) & 7, (number >> 3) & 7, number & 7);
      if (!isPossible(digits)) {
        expect(plainKernels.octalEngine(method, digits, new Uint8Array(1))).toBeUndefined();
        continue;
      }
      expect([number, difference(method, digits, 260, [1, 17, 120][number % 3] ?? 1)]).toEqual([number, -1]);
      cases++;
    }
    expect(cases).toBeGreaterThanOrEqual(atLeast);
  });

  it.each([
    ['sparse', '0.16'],
    ['sparse', '0.104'],
    ['sparse', '0.127'],
    ['sparse', '0.165'],
    ['sparse', '4.064'],
    ['dense', '0.026'],
    ['dense', '0.13337'],
    ['dense', '0.007'],
    ['dense', '4.002'],
  ] as const)('%s: %s has the values of the table, to 12,000', (method, code) => {
    expect(difference(method, digitsOf(code), 12_000, 2000)).toBe(-1);
  });

  it('have the values of the table for long codes and for values beyond a byte', () => {
    const places = fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3, 3, 4), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(0, 4), places, fc.integer({ min: 4, max: 7 }), (whole, rest, last) => {
        expect(difference('sparse', Uint8Array.of(whole, ...rest, last), 200, 1)).toBe(-1);
        const one = rest.map((digit) => digit & 3);
        expect(difference('dense', Uint8Array.of(0, ...one, last), 200, 1)).toBe(-1);
      }),
      { numRuns: 50 },
    );
    const large = Uint8Array.of(0, ...new Array<number>(600).fill(3), 7);
    for (const method of OCTAL_METHODS) expect(difference(method, large, 1500, 100)).toBe(-1);
  });

  it('do not do digits above 7', () => {
    const digits = Uint8Array.of(0, 3, 15);
    for (const method of OCTAL_METHODS) expect(plainKernels.octalEngine(method, digits, new Uint8Array(1))).toBeUndefined();
    const run = new OctalRun(digits, { kernels: plainKernels, known: new Uint16Array(5000) });
    run.extend(5001);
    expect(run.method).toBe('table');
  });
});

describe('sparse spaces', () => {
  it('have as many rare positions as they say, and no mask has fewer', () => {
    let positional = 0;
    for (const code of ['0.16', '0.104', '0.127', '0.56', '0.007', '4.406', '0.142']) {
      const digits = digitsOf(code);
      const values = octalSequence(digits, 1500);
      const parity = splittingParity(digits);
      const countRare = (mask: number, isPositional: boolean) => {
        let rare = 0;
        const space = { mask, positional: isPositional, rare: 0 };
        for (let heap = 1; heap < values.length; heap++) if (isRareType(values[heap] ?? 0, space, (heap ^ parity) & 1)) rare++;
        return rare;
      };
      const found = findSparseSpace(digits, values);
      expect(countRare(found.mask, found.positional)).toBe(found.rare);
      if (found.positional) positional++;
      for (let mask = 1; mask < 256; mask++) expect(countRare(mask, false)).toBeGreaterThanOrEqual(found.rare);
    }
    expect(positional).toBeGreaterThanOrEqual(2);
  });
});

describe('octal runs', () => {
  it.each([
    ['0.16', 'sparse'],
    ['0.104', 'sparse'],
    ['0.13337', 'dense'],
    ['0.777777', 'table'],
  ])('%s ends with the %s method', (code, method) => {
    const run = new OctalRun(digitsOf(code), { kernels: plainKernels });
    expect(run.extend(12_000)).toBe(true);
    expect(run.method).toBe(method);
    expect(run.length).toBe(12_000);
    expect(firstDifference(run.slice(), octalSequence(digitsOf(code), 11_999))).toBe(-1);
  });

  it('go on from known values, and in small steps, as if they had never stopped', () => {
    for (const code of ['0.16', '0.026']) {
      const whole = new OctalRun(digitsOf(code), { kernels: plainKernels });
      whole.extend(9000);
      const steps = new OctalRun(digitsOf(code), { kernels: plainKernels });
      let looks = 0;
      while (!steps.extend(9000, 0)) looks++;
      expect(looks).toBeGreaterThan(3);
      const later = new OctalRun(digitsOf(code), { kernels: plainKernels, known: whole.slice(0, 5500) });
      later.extend(9000);
      for (const run of [steps, later]) expect(firstDifference(run.slice(), whole.slice())).toBe(-1);
    }
  });

  it('compute as many values as they are asked for, no more', () => {
    const run = new OctalRun(digitsOf('0.16'), { kernels: plainKernels });
    for (const count of [1, 2, 4095, 4096, 4097, 4100, 4200, 5300, 5400]) {
      expect(run.extend(count)).toBe(true);
      expect(run.length).toBe(count);
    }
    expect(run.extend(100)).toBe(true);
    expect(run.length).toBe(5400);
    expect(firstDifference(run.slice(), octalSequence(digitsOf('0.16'), 5399))).toBe(-1);
  });

  it('leave a sparse space that is none', () => {
    const { octalEngine } = plainKernels;
    let tried = 0;
    const kernels = {
      ...plainKernels,
      octalEngine(...[method, digits, known]: Parameters<typeof octalEngine>) {
        const engine = octalEngine(method, digits, known);
        if (engine === undefined || method === 'dense') return engine;
        const misleading = tried++ === 0;
        return {
          get values() {
            return engine.values;
          },
          get work() {
            return misleading && engine.values.length > 6000 ? 1e9 : engine.work;
          },
          advance: (end: number) => engine.advance(end),
        };
      },
    };
    const run = new OctalRun(digitsOf('0.16'), { kernels });
    run.extend(6000);
    expect(run.method).toBe('sparse');
    run.extend(8000);
    expect(run.method).not.toBe('sparse');
    run.extend(12_000);
    expect(run.method).toBe('sparse');
    expect(firstDifference(run.slice(), octalSequence(digitsOf('0.16'), 11_999))).toBe(-1);
  });
});
