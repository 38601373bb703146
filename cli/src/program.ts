/** The program as a table of verbs and options: what `--help`, completion in shells and the man page are made of. */
import { resolve } from 'node:path';
import { Command } from 'commander';
import { rulesetsOfConfig } from './own/config.ts';
import { addCompletion } from './verbs/completion.ts';
import { addDraw } from './verbs/draw.ts';
import { addExplain } from './verbs/explain.ts';
import { addGames } from './verbs/games.ts';
import { addMisere } from './verbs/misere.ts';
import { addNew } from './verbs/new.ts';
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
  impartial "nim 3 5 7"
  impartial solve "node-kayles P5"
  impartial explain "nim 3 5 7 [misere]"
  impartial draw "node-kayles petersen" > petersen.svg
  impartial play "kayles 7"
  impartial sequence "octal 0.137: {n}" --to 40
  impartial period "octal 0.16: {n}"
  impartial misere "kayles {n}"
  impartial games node-kayles

A question without a verb is solved. impartial <verb> --help says more. In a
shell, put questions in quotes.`;

export function makeProgram(): Command {
  const program = new Command('impartial')
    .version(programVersion())
    .description('Ask about impartial games: who wins, how, and why.')
    .configureHelp({ subcommandTerm: (verb) => verb.name() });
  program.option('--no-color', 'no colours, even on a terminal').option('--debug', 'show where an unexpected error comes from');
  program.addHelpText('after', EXAMPLES).showHelpAfterError('(add --help for usage)').exitOverride();
  for (const add of [
    ...[addSolve, addExplain, addDraw, addPlay, addSequence, addPeriod, addMisere],
    ...[addTable, addGames, addProve, addVerify, addWeb, addNew, addCompletion],
  ])
    add(program);
  return program.hook('preAction', (_, verb) => addConfigured(verb));
}

/** What the folder's `impartial.config.ts` names comes before what is given with `--ruleset`. */
async function addConfigured(verb: Command): Promise<void> {
  if (!verb.options.some((option) => option.attributeName() === 'ruleset')) return;
  const configured = await rulesetsOfConfig(process.cwd());
  if (configured.length === 0) return;
  const given: readonly string[] = verb.getOptionValue('ruleset') ?? [];
  const others = given.filter((path) => !configured.some((each) => resolve(each) === resolve(path)));
  verb.setOptionValueWithSource('ruleset', [...configured, ...others], 'config');
}
