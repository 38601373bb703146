import { describe, expect, it } from 'vitest';
import { LimitReached } from '../core/limits.ts';
import { OctalRun } from './octal-run.ts';
import { plainKernels } from './plain-kernels.ts';
import { beginWindow, WindowRun } from './window-run.ts';

const digitsOf = (code: string) => Uint8Array.from(code.replace('.', ''), Number);
const SIZES = { start: 1024, least: 64, latest: 2 ** 14 };
const LONG = 12_000;

/** How many values a run with a window gives, in blocks of all lengths, each compared with all values kept. */
function valuesAgree(
  code: string,
  sizes = SIZES,
): { readonly begins: number; readonly exact: number; readonly refused: boolean } | undefined {
  const digits = digitsOf(code);
  const begun = beginWindow(digits, sizes, plainKernels);
  if (typeof begun === 'string') return undefined;
  const all = new OctalRun(digits, { kernels: plainKernels });
  const run = new WindowRun(begun.game, begun.state, plainKernels);
  const { heap: begins } = run;
  all.extend(begins + LONG);
  for (let block = 1; run.heap + block <= begins + LONG; block = (5 * block + 3) % 1021) {
    const first = run.heap;
    try {
      const values = run.advance(block);
      expect([code, first, [...values]]).toEqual([code, first, [...all.slice(first, first + block)]]);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      return { begins, exact: run.heap - begins, refused: true };
    }
  }
  return { begins, exact: run.heap - begins, refused: false };
}

describe('runs with a window', () => {
  it.each(['0.156', '0.356', '0.644', '0.104', '0.106', '0.051'])('have the values of %s, which are known', (code) => {
    expect(valuesAgree(code)).toMatchObject({ refused: false });
  });

  it('have right values, or are refused, for codes from all over those of three digits', () => {
    let [begun, refused, values] = [0, 0, 0];
    for (let number = 0; number < 512; number += 9) {
      const found = valuesAgree(`0.${number.toString(8).padStart(3, '0')}`, { ...SIZES, latest: 2 ** 13 });
      if (found === undefined) continue;
      begun++;
      if (found.refused) refused++;
      values += found.exact;
    }
    expect({ begun, refused, values }).toEqual({ begun: 27, refused: 0, values: 308_286 });
  });

  it('are refused where walks go beyond the window', () => {
    const begun = beginWindow(digitsOf('0.356'), SIZES, plainKernels);
    if (typeof begun === 'string') throw new Error(begun);
    const { game, state } = begun;
    const short = { ...state, window: state.window.slice(-80) };
    const run = new WindowRun({ ...game, prefix: game.prefix.slice(0, 80) }, short, plainKernels);
    expect(() => run.advance(1000)).toThrow('The window does not suffice: a heap between');
  });

  it('go on from a state that was written down, and have the same states', () => {
    const digits = digitsOf('0.104');
    const begun = beginWindow(digits, SIZES, plainKernels);
    if (typeof begun === 'string') throw new Error(begun);
    const whole = new WindowRun(begun.game, begun.state, plainKernels);
    whole.advance(5001);
    const first = new WindowRun(begun.game, begun.state, plainKernels);
    first.advance(1234);
    const second = new WindowRun(begun.game, first.state, plainKernels);
    second.advance(3767);
    expect(second.state).toEqual(whole.state);
  });

  it('are refused where values have no sparse space', () => {
    expect(beginWindow(digitsOf('0.007'), { ...SIZES, latest: 4096 }, plainKernels)).toContain('no sparse space up to 4096');
  });
});
