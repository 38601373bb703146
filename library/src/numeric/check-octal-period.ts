/**
 * Checks a certificate of kind `octal-period` by recomputing everything.
 *
 * It shares no code with the finder: it reads the code by itself, values heaps by listing all their options, and looks for the
 * least period by trying every divisor. Slow and short on purpose. The theorem it relies on is proved in `octal-period.ts`.
 */
/** Steps of the slow recomputation; these take some seconds. */
const MOST_STEPS = 2e9;

export type PeriodCheck =
  | { readonly result: 'holds'; readonly values: number }
  /** `not done`: it may hold, but takes too long to check here. */
  | { readonly result: 'fails' | 'not done'; readonly why: string };

export function checkOctalPeriod(certificate: Readonly<Record<string, unknown>>): PeriodCheck {
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
  const splitting = digits.filter((digit) => digit >= 4).length;
  if (needed * (digits.length + (splitting * needed) / 2) > MOST_STEPS)
    return { result: 'not done', why: `it needs ${needed} values, too many for this check` };
  const values = valuesOf(digits, needed);
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

/** The first values, straight from the rule: bit 1 takes a heap whole, bit 2 leaves one heap, bit 4 leaves two. */
function valuesOf(digits: readonly number[], count: number): number[] {
  const values = [0];
  const seenAt: number[] = [];
  for (let heap = 1; heap < count; heap++) {
    for (let taken = 0; taken < digits.length && taken <= heap; taken++) {
      const digit = digits[taken] ?? 0;
      const left = heap - taken;
      if (digit % 2 === 1 && left === 0) seenAt[0] = heap;
      if (digit % 4 >= 2 && left > 0) seenAt[values[left] ?? 0] = heap;
      if (digit >= 4) for (let part = 1; part < left; part++) seenAt[(values[part] ?? 0) ^ (values[left - part] ?? 0)] = heap;
    }
    let value = 0;
    while (seenAt[value] === heap) value++;
    values.push(value);
  }
  return values;
}
