/**
 * A question without a verb is solved: `impartial "nim 3 5 7"`, `impartial nim 3 5 7`, `impartial --json "kayles 7"`.
 *
 * A question is a word with white space in it, the name of a game of the catalogue, or a word with a number behind it; before it there
 * are only options. Everything else is left to the verbs, so that one that is mistyped is still told.
 */
import type { Command } from 'commander';
import { catalogue } from 'impartial';

export function withVerb(words: readonly string[], { commands, options }: Command): string[] {
  const isOwn = (word: string) => options.some(({ long, short }) => word === long || word === short);
  for (const [index, word] of words.entries()) {
    if (commands.some((verb) => verb.name() === word)) return [...words];
    if (isQuestion(word, words[index + 1])) return ['solve', ...words];
    const before = words[index - 1];
    const isValue = before?.startsWith('--') === true && !before.includes('=') && !isOwn(before);
    if (!word.startsWith('-') && !isValue) return [...words];
  }
  return [...words];
}

function isQuestion(word: string, next = ''): boolean {
  return !word.startsWith('-') && (/\S\s+\S/.test(word) || catalogue.find(word) !== undefined || /^\d/.test(next));
}
