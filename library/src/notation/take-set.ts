/** Sets of numbers to take, in text: numbers and intervals with a sign between them, `1|3-5` or `1,3-5`. */
import { MOST_DIGITS_READ } from '../core/digits.ts';
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { type TakeInterval, type TakeSet, toTakeSet } from '../structures/take-set.ts';
import { isNumeral, type Word } from './tokens.ts';

/** What stands between two numbers. */
type Separator = '|' | ',';

export function parseTakeSet({ text, at }: Word, separator: Separator): Result<TakeSet> {
  const intervals: TakeInterval[] = [];
  let start = at;
  for (const part of text.split(separator)) {
    const before = part.length - part.trimStart().length;
    const interval = parseInterval({ text: part.trim(), at: start + before });
    if (!interval.ok) return interval;
    intervals.push(interval.value);
    start += part.length + 1;
  }
  const [first, ...others] = intervals;
  if (first === undefined) throw new Error('split gives at least one part');
  return ok(toTakeSet(first, others));
}

/** The inverse: `1|3-5`; with commas two neighbours are two numbers, as sets are written: `1,3,4`. */
export function formatTakeSet(set: TakeSet, separator: Separator): string {
  const between = (least: bigint, most: bigint) => (separator === ',' && most === least + 1n ? ',' : '-');
  return set.map(({ least, most }) => (least === most ? `${least}` : `${least}${between(least, most)}${most}`)).join(separator);
}

function parseInterval({ text, at }: Word): Result<TakeInterval> {
  const dash = text.indexOf('-');
  const [low, high] = dash < 0 ? [text, text] : [text.slice(0, dash), text.slice(dash + 1)];
  if (!isNumeral(low) || !isNumeral(high)) {
    const detail = { expected: 'a number, or an interval such as 1-3', found: text };
    const what =
      text === ''
        ? 'There is nothing where a number of counters to take should be.'
        : `${excerpt(text)} is no number of counters to take.`;
    return bad('bad-take', what, at, detail);
  }
  if (low.length > MOST_DIGITS_READ || high.length > MOST_DIGITS_READ) return tooLong(at, text);
  const [least, most] = [BigInt(low), BigInt(high)];
  if (least === 0n) return bad('zero-take', 'A player takes at least one counter.', at, { found: text });
  if (least > most) return bad('reversed-interval', 'An interval goes up.', at, { found: text });
  return ok({ least, most });
}

export function tooLong(at: number, found: string): Result<never> {
  return bad('number-too-long', `A number has at most ${MOST_DIGITS_READ} digits.`, at, { found });
}
