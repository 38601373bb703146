/** A bracket of options in a question line: `[take 1-2 1-3, player 3, misere]`. */
import { bad, ok, type Result } from '../core/result.ts';
import type { OptionText } from '../core/ruleset.ts';

/** Reads the bracket that opens at `open` and must close at `end`, where the line or the position ends. */
export function parseOptions(line: string, open: number, end: number): Result<readonly OptionText[]> {
  const close = line.indexOf(']', open);
  if (close < 0 || close >= end)
    return bad('unclosed-bracket', 'The bracket of options is not closed.', open, { expected: ']', found: line.slice(open) });
  const after = line.slice(close + 1, end).search(/\S/);
  if (after >= 0) {
    return bad('text-after-options', 'The options are one bracket at the end of the line.', close + 1 + after, {
      expected: 'the end of the line',
      found: line.slice(close + 1 + after, end),
    });
  }
  const isBlank = line.slice(open + 1, close).trim() === '';
  // Before a `+` it says that the position has none of the options of the last bracket.
  if (isBlank && end < line.length) return ok([]);
  const options: OptionText[] = [];
  let at = open + 1;
  for (const text of line.slice(open + 1, close).split(',')) {
    const words = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: at + match.index }));
    const [name, ...rest] = words;
    if (name === undefined)
      return bad('empty-option', 'There is an empty option in the bracket.', at, { expected: 'an option such as misere' });
    options.push({ name: withoutAccent(name.text), words: rest, at: name.at });
    at += text.length + 1;
  }
  return ok(options);
}

/** `misère` is written with its accent, too, as one letter or as two. */
export function withoutAccent(name: string): string {
  return name.normalize('NFC') === 'misère' ? 'misere' : name;
}
