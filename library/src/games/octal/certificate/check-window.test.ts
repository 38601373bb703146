import { describe, expect, it } from 'vitest';
import { byClock } from '../../../core/clock.ts';
import type { Look } from '../../../core/look.ts';
import { type FoundPeriod, findPeriod } from '../../../numeric/octal-find-period.ts';
import { plainKernels } from '../../../numeric/plain-kernels.ts';
import { ticking } from '../../../testing/ticking.fixture.ts';
import { readAndCheck } from './read-and-check.fixture.ts';

function certificateOf(text: string, limit: number): FoundPeriod['certificate'] | undefined {
  const digits = Uint8Array.from(text.replace('.', ''), Number);
  const found = findPeriod({ text, digits }, { kernels: plainKernels, limit });
  return 'certificate' in found ? found.certificate : undefined;
}

describe('the check of a period proved by the window lemma', () => {
  it('accepts what the finder writes and takes as many values, for all codes of three digits', () => {
    const checked = { window: 0, 'guy-smith': 0 };
    for (const whole of [0, 4]) {
      for (let number = 0; number < 512; number++) {
        const code = `${whole}.${number.toString(8).padStart(3, '0')}`;
        const certificate = certificateOf(code, 260);
        if (certificate === undefined) continue;
        checked[certificate.argument ?? 'guy-smith']++;
        expect([code, readAndCheck(certificate)]).toEqual([code, { result: 'holds', values: certificate.valuesNeeded }]);
      }
    }
    expect(checked.window).toBeGreaterThan(200);
    expect(checked['guy-smith']).toBeGreaterThan(50);
  });

  it.each(['0.77', '0.156', '0.644', '4.344', '0.051'])('refuses every change to the certificate of %s', (code) => {
    const certificate = certificateOf(code, 1e4);
    if (certificate?.argument !== 'window') throw new Error('the window lemma proves the period');
    const { period, preperiod, lastRare, depth, mask } = certificate;
    const changes: Record<string, unknown>[] = [
      { period: period + 1 },
      { period: 2 * period },
      { preperiod: preperiod + 1 },
      { preperiod: preperiod - 1 },
      { lastRare: lastRare - 1 },
      { lastRare: 0, depth: 0 },
      { mask: mask ^ 1 },
      { mask: 0 },
      { mask: -1 },
      { mask: 2 ** 20 },
      { positional: !certificate.positional },
      { positional: 'no' },
      { lastRare: undefined },
      { depth: 1.5 },
      { argument: 'because' },
      { argument: 'window', lastRare: '5' },
    ];
    for (const change of changes) expect([change, readAndCheck({ ...certificate, ...change }).result]).toEqual([change, 'fails']);
    // The depth counts where it is more than the last rare heap; a larger one costs values and proves as much.
    if (depth > lastRare) expect(readAndCheck({ ...certificate, depth: depth - 1 }).result).toBe('fails');
    expect(readAndCheck({ ...certificate, depth: depth + 50, lastRare: lastRare + 5 }).result).toBe('holds');
    expect(readAndCheck({ ...certificate, argument: 'guy-smith' }).result).toBe('holds');
  });

  it('refuses labels for a game that has none, whatever they are', () => {
    const dawson = { kind: 'octal-period', code: '0.137', period: 34, preperiod: 52, argument: 'window', depth: 60 };
    let tried = 0;
    for (let mask = 0; mask < 16; mask++) {
      for (const positional of [false, true]) {
        for (const lastRare of [0, 30, 51]) {
          tried++;
          expect(readAndCheck({ ...dawson, mask, positional, lastRare }).result).toBe('fails');
        }
      }
    }
    expect(tried).toBe(96);
  });

  it('does not depend on how a repetition looks: a depth that is too small is seen', () => {
    const certificate = certificateOf('0.16', 3e5);
    expect(certificate).toMatchObject({ argument: 'window', lastRare: 13935, depth: 21577 });
    expect(readAndCheck({ ...certificate, depth: 21576 })).toMatchObject({
      result: 'fails',
      why: expect.stringContaining('reaches not all values'),
    });
  });

  it('says when the time is over', () => {
    const certificate = { kind: 'octal-period', code: '0.354', period: 1180, preperiod: 10061916, argument: 'window' };
    const claim = { ...certificate, mask: 63, positional: false, lastRare: 3227, depth: 301 };
    let told = 0;
    const onLook: Look = ({ values = 0, needed = 1 } = {}) => {
      told = values / needed;
    };
    const check = byClock(ticking().now, () => readAndCheck(claim, { milliseconds: 50, onLook }));
    expect(check).toMatchObject({ result: 'not done', why: expect.stringContaining('10066326 values take longer than 0.05 s') });
    expect(told).toBeGreaterThan(0);
    expect(readAndCheck({ ...claim, depth: 1e9 })).toMatchObject({ result: 'not done' });
  });
});
