/** Asking for a verdict at length, as the command line writes questions. */
import type { BadQuestion, Explanation, Options } from 'impartial';
import { changedVerdict } from 'impartial/command';
import { openWith } from 'impartial/on-demand';
import { errorAsAsked, fillFiles } from './file-token.ts';
import { optionsFor } from './games.ts';
import { explanationWithOption } from './limit-options.ts';

export async function askExplanation(asked: string, options: Options): Promise<Explanation | BadQuestion> {
  const question = await fillFiles(asked, options.limits);
  if ('error' in question) return question;
  const opened = openWith(question.full, await optionsFor([question.full], options));
  const found = 'error' in opened ? opened : opened.explain();
  return explanationWithOption(
    'error' in found
      ? { question: asked, error: errorAsAsked(question, found.error) }
      : { ...found, verdict: changedVerdict(found.verdict, { question: asked }) },
  );
}
