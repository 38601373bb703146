/** Runs with a window: the kernels and the plain loops go through the same states, however values are cut into blocks. */
import { beginWindow, plainKernels, WindowRun } from 'impartial';
import { describe, expect, it } from 'vitest';
import { loadKernels } from '../src/index.ts';

describe('the sliding engine', async () => {
  const kernels = await loadKernels();

  // Values below 64, positional labels, values that pass 64 and 256 on the way.
  it.each(['0.156', '0.104', '0.16', '0.644', '0.354', '0.127'])('has the values of its plain twin for %s', (code) => {
    const digits = Uint8Array.from(code.replace('.', ''), Number);
    const begun = beginWindow(digits, { start: 4096, least: 1024, latest: 2 ** 18 }, kernels);
    if (typeof begun === 'string') throw new Error(begun);
    const [fast, plain] = [new WindowRun(begun.game, begun.state, kernels), new WindowRun(begun.game, begun.state, plainKernels)];
    for (const block of [1, 2, 4097, 333, 20_000, 7]) {
      const values = fast.advance(block);
      expect(Buffer.from(values).equals(Buffer.from(plain.advance(block)))).toBe(true);
    }
    expect(fast.state.window).toEqual(plain.state.window);
    expect([fast.heap, fast.largest]).toEqual([plain.heap, plain.largest]);
  });
});
