/** Places as the words of a question line: squares, steps, coins, counted from 0 and of any size. */
import { MOST_DIGITS_READ } from '../core/digits.ts';
import { type Nimber, toNimber } from '../core/nimber.ts';
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { isNumeral, type Word } from './tokens.ts';

/** Numerals of this length are exact as numbers. */
const SHORT = 15;

/** The number that a word is; `noun` is what it counts, such as `square`. */
export function parsePlaceNumber({ text, at }: Word, noun: string): Result<Nimber> {
  if (isNumeral(text) && text.length <= SHORT) return ok(Number(text));
  if (isNumeral(text) && text.length <= MOST_DIGITS_READ) return ok(toNimber(BigInt(text)));
  if (isNumeral(text))
    return bad('number-too-long', `The number of a ${noun} has at most ${MOST_DIGITS_READ} digits.`, at, { found: text });
  const detail = { expected: `a ${noun}, counted from 0`, found: text };
  if (/^[-−]\d+$/.test(text)) return bad('negative-number', `There is no ${noun} below 0.`, at, detail);
  return bad('not-a-number', `${excerpt(text)} is no ${noun}.`, at, detail);
}
