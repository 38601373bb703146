/**
 * The command line: verbs, exit codes, and nothing but one line for whatever goes wrong.
 *
 * Exit codes: 0 every question answered, 1 a bad or unanswered question, 2 wrong usage, 70 a bug. An interrupt needs no code
 * of ours: nothing is ever left half-written, and the default ends even a search that never returns to the event loop.
 */

import { Command, CommanderError } from 'commander';
import { RulesetFault } from 'impartial/define';
import { talk, watchReader } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { addDraw } from './verbs/draw.ts';
import { addExplain } from './verbs/explain.ts';
import { addGames } from './verbs/games.ts';
import { addMisere } from './verbs/misere.ts';
import { addPeriod } from './verbs/period.ts';
import { addPlay } from './verbs/play.ts';
import { addProve } from './verbs/prove.ts';
import { addSequence } from './verbs/sequence.ts';
import { addSolve } from './verbs/solve.ts';
import { addTable } from './verbs/table.ts';
import { addVerify } from './verbs/verify.ts';
import { addWeb } from './verbs/web.ts';
import { programVersion } from './version.ts';

const EXAMPLES = `
Examples:
  impartial solve "node-kayles P5"
  impartial explain "nim 3 5 7 [misere]"
  impartial draw "node-kayles petersen" > petersen.svg
  impartial play "kayles 7"
  impartial sequence "octal 0.137: {n}" --to 40
  impartial period "octal 0.16: {n}"
  impartial games node-kayles

impartial <verb> --help says more. In a shell, put questions in quotes.`;

function makeProgram(): Command {
  const program = new Command('impartial')
    .version(programVersion())
    .description('Ask about impartial games: who wins, how, and why.')
    .configureHelp({ subcommandTerm: (verb) => verb.name() });
  program.option('--no-color', 'no colours, even on a terminal').option('--debug', 'show where an unexpected error comes from');
  program.addHelpText('after', EXAMPLES).showHelpAfterError('(add --help for usage)').exitOverride();
  for (const add of [
    ...[addSolve, addExplain, addDraw, addPlay, addSequence, addPeriod, addMisere],
    ...[addTable, addGames, addProve, addVerify, addWeb],
  ])
    add(program);
  return program;
}

function report(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof UsageError || error instanceof RulesetFault) {
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
try {
  await makeProgram().parseAsync();
} catch (error) {
  report(error);
}
