/**
 * The program as a table of verbs and options: what `--help`, completion in shells and the man page are made of.
 *
 * A verb is loaded when it is asked for. Who wants all of them, as `--help` does, names none.
 */
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { rulesetsOfConfig } from './own/config.ts';
import { talk } from './terminal.ts';
import { VERBS } from './verbs.ts';
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
  impartial worksheet run notes.md --check
  impartial games node-kayles

A question without a verb is solved. impartial <verb> --help says more. In a
shell, put questions in quotes.`;

/** Does what these words say: the verb that they begin with is the only one that is loaded. Wrong usage is told, and is exit code 2. */
export async function runProgram(words: readonly string[], verb: string | undefined): Promise<void> {
  const program = await makeProgram(verb);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return;
    process.exitCode = 2;
    talk(`impartial: ${whatIsWrong(error)}`);
  }
}

/** The parser of the command line leaves it to us to say what is wrong, so that whatever is thrown is said once and in one voice. */
function whatIsWrong({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'a verb is missing; the verbs are listed above';
  return `${message.replace(/^error: /, '')}\n(add --help for usage)`;
}

/** With one verb, or with all of them. */
export async function makeProgram(verb?: string): Promise<Command> {
  const program = new Command('impartial')
    .version(programVersion())
    .description('Ask about impartial games: who wins, how, and why.')
    .configureHelp({ subcommandTerm: (each) => each.name() });
  program.option('--no-color', 'no colours, even on a terminal').option('--debug', 'show where an unexpected error comes from');
  program
    .addHelpText('after', EXAMPLES)
    .configureOutput({ outputError: () => undefined })
    .exitOverride();
  const wanted = verb === undefined ? undefined : VERBS[verb];
  for (const load of wanted === undefined ? Object.values(VERBS) : [wanted]) (await load())(program);
  return program.hook('preAction', (_, each) => addConfigured(each));
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
