/** Values that were handed out stay as they are while the memory of the kernels grows and moves. */
import { eachStretch, type Kernels, OctalRun, registerKernels, type Stretch } from 'impartial';
import { plainKernels } from 'impartial/numeric';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadKernels } from '../src/index.ts';
import { loadThreadedKernels } from '../src/threads-node.ts';

/** Past the first growth of the memory, which has 64 KiB at first. */
const TO = 60_000;
/** Sparse games, and 0.007, which is dense. None has a period that so few values prove. */
const CODES = ['0.16', '0.106', '0.56', '0.354', '0.454', '0.104', '0.007'];

let kernels: readonly Kernels[];
beforeAll(async () => {
  kernels = [await loadKernels(), await loadThreadedKernels({ threads: 2 })];
});

/** Other tests share this process. */
afterAll(() => registerKernels(plainKernels));

function listStretches(line: string, given: Kernels): readonly Stretch[] {
  registerKernels(given);
  const stretches = eachStretch(line, { to: TO });
  if ('error' in stretches) throw new Error(stretches.error.message);
  return [...stretches];
}

describe('stretches of a sequence', () => {
  it.each(CODES)('of %s can be looked at when all of them are there', (code) => {
    const digits = Uint8Array.from(code.replace('.', ''), Number);
    const expected = new OctalRun(digits, { kernels: plainKernels });
    expected.extend(TO + 1);
    const all = [...expected.slice()];
    let seen = 0;
    for (const given of kernels) {
      const stretches = listStretches(`octal ${code}: {n}`, given);
      expect(stretches.length).toBeGreaterThan(3);
      expect(stretches.flatMap(({ values }) => Array.from(values))).toEqual(all);
      for (const { from, values, heaps } of stretches) {
        expect([...(heaps?.slice() ?? [])]).toEqual(all.slice(0, from + values.length));
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(6);
  });
});

describe('a run', () => {
  it('gives copies that do not change when it grows', () => {
    for (const given of kernels) {
      const run = new OctalRun(Uint8Array.from([0, 1, 6]), { kernels: given });
      run.extend(5000);
      const [early, length] = [run.slice(), run.length];
      run.extend(TO);
      expect(early.length).toBe(length);
      expect(early).toEqual(run.slice(0, length));
    }
  });
});
