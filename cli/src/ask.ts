/**
 * Asking a question as the command line writes it: with `file:` tokens, joined words, a place for errors in what was typed, and the
 * options that raise a limit.
 */
import type { BadQuestion, Explanation, Options, SearchMemory, Verdict } from 'impartial';
import { openWith, type SolveOptions } from 'impartial/command';
import { errorAsAsked, type FullQuestion, fillFiles } from './file-token.ts';
import { optionsFor } from './games.ts';
import { readQuestion } from './input.ts';
import { answerWithOption, explanationWithOption } from './limit-options.ts';

/** The question out of the words of the command line. */
export function joinWords(words: readonly string[]): string {
  return words.join(' ');
}

/** The same, where `-` alone reads the question from standard input. */
export async function questionOf(words: readonly string[]): Promise<string> {
  return words.length === 1 && words[0] === '-' ? readQuestion() : joinWords(words);
}

/** The answer to a question whose files have been read; a search begins with what the memory holds. */
export function answerFilled(question: FullQuestion, options: SolveOptions, memory?: SearchMemory): Verdict | BadQuestion {
  const { asked, full } = question;
  const opened = openWith(full, options);
  const found = 'error' in opened ? opened : opened.solve(memory);
  return answerWithOption(
    'error' in found ? { question: asked, error: errorAsAsked(question, found.error) } : { ...found, question: asked },
  );
}

/** Whether there is no answer yet. */
export function isOpen(found: Verdict | BadQuestion): boolean {
  return 'error' in found || found.outcome === 'unknown';
}

export async function askExplanation(asked: string, options: Options): Promise<Explanation | BadQuestion> {
  const question = await fillFiles(asked, options.limits);
  if ('error' in question) return question;
  const opened = openWith(question.full, await optionsFor([question.full], options));
  const found = 'error' in opened ? opened : opened.explain();
  return explanationWithOption(
    'error' in found
      ? { question: asked, error: errorAsAsked(question, found.error) }
      : { ...found, verdict: { ...found.verdict, question: asked } },
  );
}
