/**
 * Whole numbers of any size as the words of a question line: heaps that come in a fixed order, coordinates, sides of a rectangle.
 *
 * Numbers of this kind are squared, divided and taken roots of, so they end sooner than the sizes of heaps that are only compared.
 */
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { isNumeral, listItems, type Word } from './tokens.ts';

const MOST_DIGITS = 10_000;

/** `what` names the number in messages: `heap size`, `side`. */
export function parseWholeNumber({ text, at }: Word, what: string): Result<bigint> {
  const detail = { expected: 'a whole number', found: text };
  if (isNumeral(text)) {
    if (text.length <= MOST_DIGITS) return ok(BigInt(text));
    return bad('number-too-large', `A ${what} has at most ${MOST_DIGITS} digits here.`, at, { found: text });
  }
  if (/^[-−]\d+$/.test(text)) return bad('negative-number', `A ${what} is not negative.`, at, detail);
  return bad('not-a-number', `${excerpt(text)} is no ${what}.`, at, detail);
}

/** Exactly two numbers, in their order. */
export function parseTwoNumbers(text: string, at: number, what: string): Result<readonly [bigint, bigint]> {
  const words = listItems(text, at);
  if (!words.ok) return words;
  const [first, second, extra] = words.value;
  const expected = `two numbers such as 4 7`;
  if (first === undefined) return bad('empty-position', `There is no ${what}.`, at, { expected });
  const one = parseWholeNumber(first, what);
  if (!one.ok) return one;
  if (second === undefined)
    return bad('missing-number', `There is only one ${what}.`, first.at + first.text.length, { expected });
  const two = parseWholeNumber(second, what);
  if (!two.ok) return two;
  if (extra !== undefined)
    return bad('too-many-numbers', `There are two numbers and no more.`, extra.at, { expected, found: extra.text });
  return ok([one.value, two.value]);
}
