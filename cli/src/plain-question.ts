/**
 * A question without flags, `impartial solve "nim 3 5 7"`: there is nothing to read in its words, so that the table of flags and its reader,
 * which take longer to load than such a question to answer, stay away.
 */
import { rulesetsOfConfig } from './own/config.ts';
import { solveQuestion } from './solve-question.ts';

/** `-` alone is a word: it reads the question from standard input. */
export function isPlainQuestion([verb, ...words]: readonly string[]): boolean {
  return verb === 'solve' && words.length > 0 && words.every((word) => word === '-' || !word.startsWith('-'));
}

export async function solvePlainQuestion([, ...words]: readonly string[]): Promise<void> {
  const ruleset = await rulesetsOfConfig(process.cwd());
  await solveQuestion(words, ruleset.length === 0 ? {} : { ruleset });
}
