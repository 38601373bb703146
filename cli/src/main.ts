/**
 * The command line: verbs, exit codes, and nothing but one line for whatever goes wrong.
 *
 * Exit codes: 0 every question answered, 1 a bad or unanswered question, 2 wrong usage, 70 a bug. An interrupt needs no code
 * of ours: nothing is ever left half-written, and the default ends even a search that never returns to the event loop.
 */
import { RulesetFault } from 'impartial/command';
import { prepareLibrary } from './host.ts';
import { isPlainQuestion, solvePlainQuestion } from './plain-question.ts';
import { talk, watchReader } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { verbOf, withVerb } from './verb-of.ts';
import { VERB_NAMES } from './verbs.ts';

function report(error: unknown): void {
  if (error instanceof UsageError || error instanceof RulesetFault) {
    talk(`impartial: ${error.message}`);
    process.exitCode = 2;
  } else {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const trace = process.argv.includes('--debug');
    talk(`impartial: unexpected error: ${message.split('\n')[0]}${trace ? `\n${stack}` : ' (--debug shows where)'}`);
    process.exitCode = 70;
  }
}

watchReader();
prepareLibrary();
try {
  const words = withVerb(process.argv.slice(2), VERB_NAMES);
  if (isPlainQuestion(words)) await solvePlainQuestion(words);
  else {
    const { runProgram } = await import('./program.ts');
    await runProgram(words, verbOf(words, VERB_NAMES));
  }
} catch (error) {
  report(error);
}
