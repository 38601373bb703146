/**
 * Checks a certificate of kind `octal-period` by recomputing everything.
 *
 * It shares no code with the finder: it reads the code by itself, values heaps by its own method (`check-octal-values.ts`), and
 * looks for the least period by trying every divisor. The theorem it relies on is proved in `octal-period.ts`.
 */
import { valuesAnew } from './check-octal-values.ts';

/** More values than this do not fit into memory. */
const MOST_VALUES = 1e9;

export type PeriodCheck =
  | { readonly result: 'holds'; readonly values: number }
  /** `not done`: it may hold, but takes too long to check here. */
  | { readonly result: 'fails' | 'not done'; readonly why: string };

export function checkOctalPeriod(
  certificate: Readonly<Record<string, unknown>>,
  milliseconds = Number.POSITIVE_INFINITY,
): PeriodCheck {
  const { kind, code, period, preperiod } = certificate;
  if (kind !== 'octal-period') return wrong(`this is no certificate of an octal period`);
  if (typeof code !== 'string' || !/^[04]\.[0-7]{1,1000}$/.test(code)) return wrong('its code is no octal code');
  if (!isCount(period) || period < 1) return wrong('its period is no whole number above 0');
  if (!isCount(preperiod)) return wrong('its preperiod is no whole number');
  const digits = [...code.replace('.', '')].map(Number);
  let last = digits.length - 1;
  while (last > 0 && digits[last] === 0) last--;
  const from = preperiod === 0 ? 1 : preperiod;
  const needed = 2 * from + 2 * period + last;
  if (needed > MOST_VALUES) return { result: 'not done', why: `it needs ${needed} values, too many for this check` };
  const started = Date.now();
  const values = valuesAnew(digits, needed, () => Date.now() - started <= milliseconds);
  if (values === undefined)
    return {
      result: 'not done',
      why: `its ${needed} values take longer than ${milliseconds / 1000} seconds (--max-seconds raises this limit)`,
    };
  const repeats = (n: number, by: number) => values[n] === values[n + by];
  for (let n = preperiod; n < 2 * from + period + last; n++) {
    if (!repeats(n, period)) return wrong(`the heaps ${n} and ${n + period} have different values`);
  }
  if (preperiod > 0 && repeats(preperiod - 1, period)) return wrong(`the period holds from ${preperiod - 1} already`);
  for (let shorter = 1; shorter < period; shorter++) {
    if (period % shorter !== 0) continue;
    let n = from;
    while (n < from + period && repeats(n, shorter)) n++;
    if (n === from + period) return wrong(`${shorter} is a period already`);
  }
  return { result: 'holds', values: needed };
}

function wrong(why: string): PeriodCheck {
  return { result: 'fails', why };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
