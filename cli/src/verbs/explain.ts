/**
 * `impartial explain`: the same verdict told at length.
 */
import type { Command } from 'commander';
import { errorToText, explanationToText } from 'impartial';
import { askExplanation, joinWords } from '../ask.ts';
import { readQuestion } from '../input.ts';
import { addMovesFlag, addSolveFlags, type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer, lookOf, talk } from '../terminal.ts';

const EXAMPLES = `
Examples:
  impartial explain "node-kayles P5"
  impartial explain "kayles 7 7 [misere]"`;

export function addExplain(program: Command): void {
  const command = program.command('explain').argument('<question...>', 'a question line; - reads one from standard input');
  command.description('the verdict at length: rule, theorems tried and used, certificate, a line of play');
  addSolveFlags(addMovesFlag(command)).addHelpText('after', EXAMPLES).action(explainVerb);
}

async function explainVerb(words: readonly string[], flags: SolveFlags): Promise<void> {
  const options = await toSolveOptions(flags);
  const asked = words.length === 1 && words[0] === '-' ? await readQuestion() : joinWords(words);
  const found = await askExplanation(asked, options);
  if ('error' in found || found.verdict.outcome === 'unknown') process.exitCode = 1;
  if ('error' in found) talk(errorToText(found.question, found.error, lookOf(process.stderr)));
  else await answer(explanationToText(found, lookOf(process.stdout)));
}
