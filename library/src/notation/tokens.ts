/**
 * Words and numerals: the smallest things of the question line.
 *
 * Everything here is one pass over the text, by character codes: a line may be ten megabytes long.
 */

import { bad, excerpt, ok, type Result } from '../core/result.ts';

/** A run of characters without white space, and where it stands in the whole question line. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The first offset at or after `from` that is no white space. */
export function skipSpace(text: string, from: number): number {
  let index = from;
  while (index < text.length && isSpace(text.charCodeAt(index))) index++;
  return index;
}

/** The first offset at or after `from` that is white space, or the end. */
export function skipWord(text: string, from: number): number {
  let index = from;
  while (index < text.length && !isSpace(text.charCodeAt(index))) index++;
  return index;
}

/** The words of a text that begins at offset `at` of the question line, one at a time. */
export function* eachWord(text: string, at: number): Iterable<Word> {
  let start = skipSpace(text, 0);
  while (start < text.length) {
    const end = skipWord(text, start);
    yield { text: text.slice(start, end), at: at + start };
    start = skipSpace(text, end);
  }
}

export function listWords(text: string, at: number): Word[] {
  return Array.from(eachWord(text, at));
}

/** The first offset at or after `from` that ends an item of a list: white space, a comma, or the end. */
export function skipItem(text: string, from: number): number {
  let index = from;
  while (index < text.length && text.charCodeAt(index) !== COMMA && !isSpace(text.charCodeAt(index))) index++;
  return index;
}

const COMMA = 44;

/** Where the next item of a list begins after one that ends at `end`: behind white space, or behind one comma. */
export function nextItem(text: string, end: number): number {
  const next = skipSpace(text, end);
  return text.charCodeAt(next) === COMMA ? skipSpace(text, next + 1) : next;
}

/** What is wrong with the commas of a list, each of which stands between two items; `1,000` may be one number or two. */
export function commaError(text: string, at: number): Result<never> | undefined {
  if (!text.includes(',')) return undefined;
  const lone = /^\s*,|,(?=\s*(?:,|$))/.exec(text);
  if (lone !== null)
    return bad('lone-comma', 'A comma stands between two numbers.', at + lone.index + lone[0].length - 1, {
      expected: 'a number before and after the comma',
    });
  const grouped = /(?<![^\s])[1-9]\d{0,2}(?:,\d{3})+(?=[\s^]|,\s|$)/.exec(text);
  if (grouped === null) return undefined;
  const [found] = grouped;
  return bad('one-number-or-more', `${excerpt(found)} may be one number or several.`, at + grouped.index, {
    expected: `${excerpt(found.replaceAll(',', ''))} or ${excerpt(found.replaceAll(',', ' '))}`,
    found,
  });
}

/** The items of a list of numbers, with white space or a comma between them: `3 5 7`, `3, 5, 7`. */
export function listItems(text: string, at: number): Result<readonly Word[]> {
  const wrong = commaError(text, at);
  if (wrong !== undefined) return wrong;
  const items: Word[] = [];
  for (let start = skipSpace(text, 0); start < text.length; ) {
    const end = skipItem(text, start);
    items.push({ text: text.slice(start, end), at: at + start });
    start = nextItem(text, end);
  }
  return ok(items);
}

/** True for a text of one or more decimal digits and nothing else. */
export function isNumeral(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (!isDigit(text.charCodeAt(index))) return false;
  return text.length > 0;
}
