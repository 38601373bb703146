/**
 * A question without a verb is solved: `impartial "nim 3 5 7"`, `impartial nim 3 5 7`, `impartial --json "kayles 7"`.
 *
 * A question is a word with white space in it, the name of a game of the catalogue, or a word with a number behind it; before it there
 * are only options. Everything else is left to the verbs, so that one that is mistyped is still told.
 */
import { isGame } from './games.ts';

/** Options of the program itself, which stand before a verb and have no value. */
const OWN = ['--no-color', '--debug', '--version', '-V', '--help', '-h'];

export function withVerb(words: readonly string[], verbs: readonly string[]): string[] {
  for (const [index, word] of words.entries()) {
    if (verbs.includes(word)) return [...words];
    if (isQuestion(word, words[index + 1])) return ['solve', ...words];
    const before = words[index - 1];
    const isValue = before?.startsWith('--') === true && !before.includes('=') && !OWN.includes(before);
    if (!word.startsWith('-') && !isValue) return [...words];
  }
  return [...words];
}

/** The verb, where it comes first or behind options of the program only: then no other needs to be known, unless it writes of all. */
export function verbOf(words: readonly string[], verbs: readonly string[]): string | undefined {
  const first = words.find((word) => !OWN.slice(0, 2).includes(word));
  return first !== undefined && first !== 'completion' && verbs.includes(first) ? first : undefined;
}

function isQuestion(word: string, next = ''): boolean {
  return !word.startsWith('-') && (word.trim() === '' || /\S\s+\S/.test(word) || isGame(word) || /^\d/.test(next));
}
