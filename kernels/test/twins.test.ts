import fc from 'fast-check';
import { type Kernels, plainKernels } from 'impartial';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { kernelsOnDemand, loadKernels } from '../src/index.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await loadKernels();
});

function digitsOf(code: string): Uint8Array {
  return Uint8Array.from(code.replace('.', ''), (digit) => Number.parseInt(digit, 16));
}

/** Where the two differ first, or −1. Comparing typed arrays with `toEqual` takes longer than computing them. */
function difference(digits: Uint8Array, upTo: number, known?: Uint16Array): number {
  const plain = plainKernels.octalSequence(digits, upTo);
  const fast = wasm.octalSequence(digits, upTo, known);
  if (fast.length !== plain.length) return Math.min(fast.length, plain.length);
  return plain.findIndex((value, heap) => value !== fast[heap]);
}

describe('the WebAssembly octal sequence', () => {
  it('is loaded', () => {
    expect(wasm.name).toBe('wasm');
  });

  it('has the values of its plain twin for all codes of three digits, to 500', () => {
    let cases = 0;
    for (let number = 0; number < 1024; number++) {
      const digits = Uint8Array.of(number >= 512 ? 4 : 0, (number >> 6) & 7, (number >> 3) & 7, number & 7);
      expect(difference(digits, 500)).toBe(-1);
      cases++;
    }
    expect(cases).toBe(1024);
  });

  it.each([
    ['0.007', 20_000],
    ['0.13337', 20_000],
    ['0.6', 10_000],
    ['4.42', 10_000],
  ])('has the values of its plain twin for %s to %i', (code, upTo) => {
    expect(difference(digitsOf(code), upTo)).toBe(-1);
  });

  it('has the values of its plain twin for long codes, and for values beyond one word', () => {
    const places = fc.array(fc.oneof(fc.constant(0), fc.nat(7)), { maxLength: 200 });
    fc.assert(
      fc.property(fc.constantFrom(0, 4), places, fc.nat(400), (whole, rest, upTo) => {
        const digits = Uint8Array.of(whole, ...rest);
        expect(difference(digits, upTo)).toBe(-1);
      }),
    );
    const nim = Uint8Array.of(0, ...new Array<number>(1000).fill(3));
    expect([...wasm.octalSequence(nim, 1000)]).toEqual([...new Array(1001).keys()]);
    const all = Uint8Array.of(0, ...new Array<number>(1000).fill(7));
    expect(difference(all, 1500)).toBe(-1);
  });

  it('goes on from known values as if it had started at 0', () => {
    for (const code of ['0.77', '4.56', '0.6', '0.00404', '0.0']) {
      for (const known of [0, 1, 2, 5, 64, 300, 699, 700, 800]) {
        expect(difference(digitsOf(code), 700, plainKernels.octalSequence(digitsOf(code), known))).toBe(-1);
      }
      expect(difference(digitsOf(code), 700, new Uint16Array(0))).toBe(-1);
    }
  });

  it('leaves nothing behind for the next game', () => {
    const large = digitsOf('0.333333333333333333333333333333333333333333333333333333333');
    const wide = digitsOf('0.70000000000000000007');
    for (const code of ['0.07', '0.77', '4.0', '0.3']) {
      const before = wasm.octalSequence(digitsOf(code), 300);
      wasm.octalSequence(large, 3000);
      wasm.octalSequence(wide, 2000);
      expect(wasm.octalSequence(digitsOf(code), 300)).toEqual(before);
    }
  });

  it('leaves digits above 7 to the plain twin', () => {
    expect(wasm.octalSequence(digitsOf('0.3F'), 100)).toEqual(plainKernels.octalSequence(digitsOf('0.3F'), 100));
  });
});

describe('loading kernels', () => {
  it('gives the plain ones where there is no WebAssembly, or none with SIMD', async () => {
    for (const missing of [undefined, { validate: () => false }]) {
      vi.stubGlobal('WebAssembly', missing);
      expect(await loadKernels()).toBe(plainKernels);
      expect(kernelsOnDemand().name).toBe('plain');
      vi.unstubAllGlobals();
    }
  });

  it('compiles them with the first call where they are wanted on demand', () => {
    vi.stubGlobal('WebAssembly', undefined);
    const kernels = kernelsOnDemand();
    vi.unstubAllGlobals();
    expect(kernels.octalSequence(digitsOf('0.137'), 300)).toEqual(wasm.octalSequence(digitsOf('0.137'), 300));
    expect(kernels.name).toBe('wasm');
  });
});
