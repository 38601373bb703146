/**
 * Codes of coin-turning games: how many coins a move turns over, and whether they lie side by side.
 *
 * `1-3` is one, two or three, `2` just two, `1+` any number, `1,3-5` as a list; `C` behind it means side by side (WW: contiguous).
 */
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import type { Word } from '../../notation/tokens.ts';

export interface TurningCode {
  readonly text: string;
  /** How many coins a move turns: ranges that rise and do not touch; the last may have no end. */
  readonly counts: readonly CountRange[];
  /** Whether the coins of a move lie side by side. */
  readonly adjacent: boolean;
}

export interface CountRange {
  readonly from: number;
  /** `Infinity` where there is no end. */
  readonly to: number;
}

const EXPECTED = 'how many coins a move turns, such as 1-3, 2, 1+ or 1+C';

export function parseTurningCode({ text, at }: Word): Result<TurningCode> {
  const adjacent = /c$/i.test(text);
  const list = adjacent ? text.slice(0, -1) : text;
  const ranges: CountRange[] = [];
  let place = at;
  for (const item of list.split(',')) {
    const range = parseRange(item, place);
    if (!range.ok) return range;
    ranges.push(range.value);
    place += item.length + 1;
  }
  return ok(toTurningCode(ranges, adjacent));
}

function parseRange(item: string, at: number): Result<CountRange> {
  const [, first, rest, last] = /^(\d{1,15})(\+|-(\d{1,15}))?$/.exec(item) ?? [];
  if (first === undefined)
    return bad('bad-code', `${excerpt(item) || 'Nothing'} is no number of coins.`, at, { expected: EXPECTED, found: item });
  const from = Number(first);
  const to = rest === '+' ? Number.POSITIVE_INFINITY : Number(last ?? first);
  if (from === 0)
    return bad('code-turns-nothing', 'A move turns over at least one coin.', at, { expected: EXPECTED, found: item });
  if (to < from) return bad('code-turns-nothing', `No number is in ${item}.`, at, { expected: `${to}-${from}`, found: item });
  return ok({ from, to });
}

/** The code of these ranges, in its one form. */
export function toTurningCode(ranges: readonly CountRange[], adjacent: boolean): TurningCode {
  const counts: CountRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = counts.at(-1);
    if (last !== undefined && range.from <= last.to + 1)
      counts[counts.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else counts.push(range);
  }
  return { text: counts.map(rangeToText).join(',') + (adjacent ? 'C' : ''), counts, adjacent };
}

function rangeToText({ from, to }: CountRange): string {
  if (to === Number.POSITIVE_INFINITY) return `${from}+`;
  return from === to ? `${from}` : `${from}-${to}`;
}

/** The numbers of coins that a move may turn, rising, up to this many; lazily. */
export function* eachCount({ counts }: TurningCode, most: number): Iterable<number> {
  for (const { from, to } of counts) for (let count = from; count <= to && count <= most; count++) yield count;
}

/** What a move is, in words: `turn over one to three coins`. */
export function codeInWords({ counts, adjacent }: TurningCode): string {
  const [only] = counts;
  const isOne = counts.length === 1 && only?.to === 1;
  const many = counts.map(({ from, to }) => {
    if (to === Number.POSITIVE_INFINITY) return from === 1 ? 'any number of' : `${from} or more`;
    return from === to ? `${from}` : `${from} to ${to}`;
  });
  return `turn over ${many.join(' or ')} ${isOne ? 'coin' : 'coins'}${adjacent ? ' side by side' : ''}, the rightmost from heads to tails`;
}
