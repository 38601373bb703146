/**
 * Checks a certificate of kind `octal-period` by recomputing everything.
 *
 * It shares no code with the finder: it reads the code by itself, values heaps by its own method (`check-values.ts`), and
 * looks for the least period by trying every divisor. The theorems that it relies on, and they alone are taken on trust, are
 * proved in `octal-period.ts` (`guy-smith`) and `octal-window.ts` (`window`). How many values it takes follows from the claim.
 */
import type { ReachedLimit } from '../../../core/limits.ts';
import { type Values, valuesAnew } from './check-values.ts';
import { readWindow, windowFault } from './check-window.ts';

/** More values than this are not kept in memory. */
const MOST_VALUES = 5e8;

export type PeriodCheck =
  | { readonly result: 'holds'; readonly values: number }
  /** `not done`: it may hold, but takes too long to check here. */
  | { readonly result: 'fails' | 'not done'; readonly why: string; readonly limit?: ReachedLimit };

export interface PeriodCheckOptions {
  readonly milliseconds?: number;
  /** Told now and then how many of the values are known. */
  readonly onValues?: (known: number, needed: number) => void;
}

export function checkOctalPeriod(
  certificate: Readonly<Record<string, unknown>>,
  { milliseconds = Number.POSITIVE_INFINITY, onValues }: PeriodCheckOptions = {},
): PeriodCheck {
  const { kind, code, period, preperiod, argument = 'guy-smith' } = certificate;
  if (kind !== 'octal-period') return wrong(`this is no certificate of an octal period`);
  if (typeof code !== 'string' || !/^[04]\.[0-7]{1,1000}$/.test(code)) return wrong('its code is no octal code');
  if (!isCount(period) || period < 1) return wrong('its period is no whole number above 0');
  if (!isCount(preperiod)) return wrong('its preperiod is no whole number');
  const window = argument === 'window' ? readWindow(certificate) : undefined;
  if (argument !== 'guy-smith' && window === undefined) return wrong('its argument is none that is known here');
  const digits = [...code.replace('.', '')].map(Number);
  let last = digits.length - 1;
  while (last > 0 && digits[last] === 0) last--;
  const from = preperiod === 0 ? 1 : preperiod;
  const needed = from + period + last + (window === undefined ? from + period : Math.max(window.lastRare, window.depth));
  if (needed > MOST_VALUES) return { result: 'not done', why: `it needs ${needed} values, too many for this check` };
  const started = Date.now();
  const goOn = (known = needed) => {
    onValues?.(known, needed);
    return Date.now() - started <= milliseconds;
  };
  const values = valuesAnew(digits, needed, goOn);
  if (values === undefined) return tooLong(needed, milliseconds);
  const fault = repetitionFault(values, period, preperiod);
  if (fault !== undefined) return wrong(fault);
  const windowWrong = window && windowFault(values, digits, { ...window, period }, goOn);
  if (windowWrong === 'not done') return tooLong(needed, milliseconds);
  return windowWrong === undefined ? { result: 'holds', values: needed } : wrong(windowWrong);
}

/** Whether all values repeat from there on, not earlier, and with no shorter period. */
function repetitionFault(values: Values, period: number, preperiod: number): string | undefined {
  const repeats = (n: number, by: number) => values[n] === values[n + by];
  for (let n = preperiod; n + period < values.length; n++)
    if (!repeats(n, period)) return `the heaps ${n} and ${n + period} have different values`;
  if (preperiod > 0 && repeats(preperiod - 1, period)) return `the period holds from ${preperiod - 1} already`;
  const from = Math.max(1, preperiod);
  for (let shorter = 1; shorter < period; shorter++) {
    if (period % shorter !== 0) continue;
    let n = from;
    while (n < from + period - shorter && repeats(n, shorter)) n++;
    if (n === from + period - shorter) return `${shorter} is a period already`;
  }
  return undefined;
}

function tooLong(needed: number, milliseconds: number): PeriodCheck {
  const why = `its ${needed} values take longer than ${milliseconds / 1000} seconds`;
  return { result: 'not done', why, limit: { name: 'milliseconds', value: milliseconds } };
}

function wrong(why: string): PeriodCheck {
  return { result: 'fails', why };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
