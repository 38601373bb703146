/**
 * Words and numerals: the smallest things of the question line.
 *
 * Everything here is one pass over the text, by character codes: a line may be ten megabytes long.
 */

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

/** True for a text of one or more decimal digits and nothing else. */
export function isNumeral(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (!isDigit(text.charCodeAt(index))) return false;
  return text.length > 0;
}
