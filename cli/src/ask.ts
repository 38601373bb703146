/**
 * Asking a question as the command line writes it: with `file:` tokens, joined words, a place for errors in what was typed, and the
 * options that raise a limit.
 */
import type { BadQuestion, Verdict } from 'impartial';
import { changedVerdict, type SolveOptions, solveWith } from 'impartial/command';
import { errorAsAsked, type FullQuestion } from './file-token.ts';
import { answerWithOption } from './limit-options.ts';

/** The question out of the words of the command line. */
export function joinWords(words: readonly string[]): string {
  return words.join(' ');
}

/** The same, where `-` alone reads the question from standard input. */
export async function questionOf(words: readonly string[]): Promise<string> {
  if (words.length !== 1 || words[0] !== '-') return joinWords(words);
  const { readQuestion } = await import('./input.ts');
  return readQuestion();
}

/** The answer to a question whose files have been read. */
export function answerFilled(question: FullQuestion, options: SolveOptions): Verdict | BadQuestion {
  return asAsked(question, solveWith(question.full, options));
}

/** The same answer about the line as it was asked. */
export function asAsked(question: FullQuestion, found: Verdict | BadQuestion): Verdict | BadQuestion {
  const { asked } = question;
  return answerWithOption(
    'error' in found
      ? { question: asked, error: errorAsAsked(question, found.error) }
      : changedVerdict(found, { question: asked }),
  );
}

/** Whether there is no answer yet. */
export function isOpen(found: Verdict | BadQuestion): boolean {
  return 'error' in found || found.outcome === 'unknown';
}
