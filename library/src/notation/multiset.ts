/**
 * Multisets: `4^2 3 1^5` is two of `4`, one `3` and five of `1`; commas may stand between the items.
 *
 * What the items mean is for the reader of the entries: heap sizes, vertices, anything written without white space, `,` and `^`.
 * Entries stay in the order written and are not merged. A count may be 0 (`3^0`, as a hole in the exponent may make it):
 * check such an item as any other, then leave it out.
 */
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import { commaError, isNumeral, nextItem, skipItem, skipSpace } from './tokens.ts';

export interface MultisetEntry {
  /** The item as written, without its exponent. Never empty. */
  readonly text: string;
  /** Where the item stands in the question line. */
  readonly at: number;
  readonly count: bigint;
}

/** The entries of a text that begins at offset `at` of the question line. */
export function parseMultiset(text: string, at: number): Result<readonly MultisetEntry[]> {
  const wrong = commaError(text, at);
  if (wrong !== undefined) return wrong;
  const entries: MultisetEntry[] = [];
  let start = skipSpace(text, 0);
  while (start < text.length) {
    const end = skipItem(text, start);
    const word = text.slice(start, end);
    const caret = word.indexOf('^');
    if (caret < 0) {
      entries.push({ text: word, at: at + start, count: 1n });
    } else {
      const exponent = word.slice(caret + 1);
      if (caret === 0)
        return bad('missing-item', `Nothing stands before the ^ of ${excerpt(word)}.`, at + start, {
          expected: 'an item before ^',
          found: word,
        });
      if (!isNumeral(exponent))
        return bad('bad-multiplicity', 'After ^ comes how many there are, in digits.', at + start + caret + 1, {
          expected: 'digits',
          found: exponent,
        });
      entries.push({ text: word.slice(0, caret), at: at + start, count: BigInt(exponent) });
    }
    start = nextItem(text, end);
  }
  return ok(entries);
}

/** The inverse: `4^2 3 1^5`, in the order given, without the items that occur no times. */
export function formatMultiset(entries: readonly { readonly text: string; readonly count: bigint }[]): string {
  return entries
    .filter(({ count }) => count > 0n)
    .map(({ text, count }) => (count === 1n ? text : `${text}^${count}`))
    .join(' ');
}
