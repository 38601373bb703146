/** The methods in WebAssembly, alone and with threads, against the table of all splits. */
import fc from 'fast-check';
import { findPeriod, type Kernels, type OctalMethod, OctalRun, type OctalValues, plainKernels } from 'impartial';
import { beforeAll, describe, expect, it } from 'vitest';
import { bytes as denseBytes } from '../dist/octal-dense.wasm.js';
import { bytes as sparseBytes } from '../dist/octal-sparse.wasm.js';
import { loadKernels } from '../src/index.ts';
import { type DenseModule, denseEngine } from '../src/octal-dense.ts';
import { type SparseModule, sparseEngine } from '../src/octal-sparse.ts';
import { loadThreadedKernels } from '../src/threads-node.ts';
import { compile, instantiate } from '../src/web-assembly.ts';

let wasm: Kernels;
let threaded: Kernels;
// One instance for all games: it must leave nothing behind.
let dense: DenseModule;
let sparse: SparseModule;
beforeAll(async () => {
  dense = instantiate((await compile(denseBytes())) ?? {});
  sparse = instantiate((await compile(sparseBytes())) ?? {});
  wasm = await loadKernels();
  threaded = await loadThreadedKernels({ threads: 2 });
});

function digitsOf(code: string): Uint8Array {
  return Uint8Array.from(code.replace('.', ''), Number);
}

function firstDifference(a: OctalValues, b: OctalValues): number {
  for (let heap = 0; heap < b.length; heap++) if (a[heap] !== b[heap]) return heap;
  return a.length === b.length ? -1 : b.length;
}

/** Where a method differs first from the table, for short sequences the plain one; undefined where it does not do these digits. */
function difference(method: OctalMethod, digits: Uint8Array, upTo: number, known: number): number | undefined {
  const all = (upTo > 1000 ? wasm : plainKernels).octalSequence(digits, upTo);
  const first = all.subarray(0, known);
  const engine = method === 'dense' ? denseEngine(dense, digits, first) : sparseEngine(sparse, digits, first);
  if (engine === undefined) return undefined;
  for (let end = known + 1; end <= upTo + 1; end = Math.ceil(1.5 * end)) engine.advance(end);
  engine.advance(upTo + 1);
  return firstDifference(engine.values, all);
}

/** A number that looks random. */
function scattered(number: number): number {
  const once = Math.imul(number ^ (number >>> 7), 0x9e3779b1);
  return Math.imul(once ^ (once >>> 15), 0x85ebca6b) >>> 13;
}

describe('methods in WebAssembly', () => {
  it.each([
    ['sparse', 960],
    ['dense', 256],
  ] as const)('%s: has the values of the table for all codes of three digits that it does, to 300', (method, atLeast) => {
    let cases = 0;
    for (let number = 0; number < 1024; number++) {
      const digits = Uint8Array.of(number >= 512 ? 4 : 0, (number >> 6) & 7, (number >> 3) & 7, number & 7);
      const found = difference(method, digits, 300, [1, 9, 150][number % 3] ?? 1);
      if (found === undefined) {
        expect(plainKernels.octalEngine(method, digits, new Uint8Array(1))).toBeUndefined();
        continue;
      }
      expect([number, found]).toEqual([number, -1]);
      cases++;
    }
    expect(cases).toBeGreaterThanOrEqual(atLeast);
  });

  it.each([
    ['sparse', '0.16', 20_000],
    ['sparse', '0.104', 20_000],
    ['sparse', '0.56', 20_000],
    ['sparse', '0.127', 20_000],
    ['sparse', '0.165', 20_000],
    ['sparse', '0.6', 20_000],
    ['sparse', '4.064', 20_000],
    ['sparse', '0.007', 12_000],
    ['dense', '0.026', 30_000],
    ['dense', '0.13337', 20_000],
    ['dense', '0.007', 30_000],
    ['dense', '0.06', 20_000],
    ['dense', '0.143', 20_000],
    ['dense', '4.002', 20_000],
  ] as const)('%s: %s has the values of the table, to %i', (method, code, upTo) => {
    expect(difference(method, digitsOf(code), upTo, 2500)).toBe(-1);
  });

  it('have the values of the table for long codes, and for values beyond a byte', () => {
    const places = fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3, 3, 4), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom(0, 4), places, fc.integer({ min: 4, max: 7 }), (whole, rest, last) => {
        expect(difference('sparse', Uint8Array.of(whole, ...rest, last), 300, 1)).toBe(-1);
        const one = rest.map((digit) => digit & 3);
        expect(difference('dense', Uint8Array.of(0, ...one, last), 300, 1)).toBe(-1);
      }),
      { numRuns: 60 },
    );
    const large = Uint8Array.of(0, ...new Array<number>(600).fill(3), 7);
    for (const known of [1, 40, 100, 400]) {
      expect(difference('sparse', large, 2000, known)).toBe(-1);
      expect(difference('dense', large, 2000, known)).toBe(-1);
    }
  });

  it('go on from any values, dense ones with wide marks and with narrow ones, and past the border between them', () => {
    const digits = digitsOf('0.007');
    let largest = 0;
    // All values below 8192, so that the next one is not; and some that are larger, or as large as can be.
    for (const [length, below, first] of [
      [180_000, 8192, 0],
      [60_000, 2048, 8191],
      [60_000, 2048, 8192],
      [60_000, 2048, 40_000],
    ] as const) {
      const known = Uint16Array.from({ length }, (_, heap) => scattered(heap) % below);
      known[0] = 0;
      known[7] = first;
      const all = wasm.octalSequence(digits, length + 99, known);
      const engine = denseEngine(dense, digits, known);
      engine?.advance(length + 100);
      expect([first, firstDifference(engine?.values ?? known, all)]).toEqual([first, -1]);
      for (const value of all.subarray(length)) largest = Math.max(largest, value);
    }
    expect(largest).toBeGreaterThan(8192);
  });

  it('keep a byte for a value while all are below 256', () => {
    for (const [code, width] of [
      ['0.16', 1],
      ['0.56', 1],
      ['0.007', 2],
    ] as const) {
      const run = new OctalRun(digitsOf(code), { kernels: wasm, method: 'sparse' });
      run.extend(12_000);
      expect(run.slice().BYTES_PER_ELEMENT).toBe(width);
    }
  });

  it('choose as the plain ones do, and prove the same periods', () => {
    for (const code of ['0.16', '0.13337', '0.127', '0.777777', '0.06']) {
      const [fast, plain] = [wasm, plainKernels].map((kernels) => new OctalRun(digitsOf(code), { kernels })) as [
        OctalRun,
        OctalRun,
      ];
      fast.extend(12_000);
      plain.extend(12_000);
      expect(fast.method).toBe(plain.method);
      expect(firstDifference(fast.slice(), plain.slice())).toBe(-1);
    }
    expect(findPeriod({ text: '0.56', digits: digitsOf('0.56') }, { kernels: wasm, limit: 1e6 })).toMatchObject({
      period: 144,
      preperiod: 326640,
    });
  });
});

describe('threads', () => {
  it('have the values of one thread', () => {
    expect(threaded.name).toBe('wasm, 2 threads');
    for (const [code, upTo] of [
      ['0.026', 30_000],
      ['0.007', 20_000],
      ['0.16', 30_000],
    ] as const) {
      const [two, one] = [threaded, wasm].map((kernels) => new OctalRun(digitsOf(code), { kernels })) as [OctalRun, OctalRun];
      two.extend(upTo);
      one.extend(upTo);
      expect(two.method).toBe(one.method);
      expect([code, firstDifference(two.slice(), one.slice())]).toEqual([code, -1]);
    }
  });

  it('take turns between two sequences', () => {
    const runs = ['0.026', '0.007'].map((code) => new OctalRun(digitsOf(code), { kernels: threaded }));
    for (const length of [5000, 13_000, 14_000, 15_000]) for (const run of runs) run.extend(length);
    for (const [index, code] of ['0.026', '0.007'].entries()) {
      const expected = wasm.octalSequence(digitsOf(code), 14_999);
      expect(firstDifference(runs[index]?.slice() ?? new Uint8Array(0), expected)).toBe(-1);
    }
  });

  it('are not used where there is only one', async () => {
    expect((await loadThreadedKernels({ threads: 1 })).name).toBe('wasm');
  });
});
