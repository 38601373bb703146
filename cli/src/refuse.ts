/** What is said where there is no answer; the exit code is then 1. */
import type { BadQuestion } from 'impartial';
import { answerToJson, errorToText } from 'impartial/present';
import { errorWithOption } from './limit-options.ts';
import { answer, lookOf, talk } from './terminal.ts';

export function refuse(why: string): void {
  process.exitCode = 1;
  talk(why);
}

/** The line is no question: its place is shown on standard error or, for programs, told on standard output. */
export async function refuseQuestion({ question, error }: BadQuestion, json = false): Promise<void> {
  const named = errorWithOption(error);
  if (!json) return refuse(errorToText(question, named, lookOf(process.stderr)));
  process.exitCode = 1;
  await answer(`${answerToJson({ question, error: named })}\n`);
}
