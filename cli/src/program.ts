/**
 * The program as a table of verbs and options: what `--help`, completion in shells and the man page are made of.
 *
 * A verb is a file that is loaded when it is asked for: `impartial solve` waits for no other. Who wants all of them, as `--help` does,
 * names none.
 */
import { resolve } from 'node:path';
import { Command } from 'commander';
import { rulesetsOfConfig } from './own/config.ts';
import { programVersion } from './version.ts';

type AddVerb = (program: Command) => void;

/** In the order in which they are shown. */
const VERBS: Readonly<Record<string, () => Promise<AddVerb>>> = {
  solve: async () => (await import('./verbs/solve.ts')).addSolve,
  explain: async () => (await import('./verbs/explain.ts')).addExplain,
  draw: async () => (await import('./verbs/draw.ts')).addDraw,
  play: async () => (await import('./verbs/play.ts')).addPlay,
  sequence: async () => (await import('./verbs/sequence.ts')).addSequence,
  period: async () => (await import('./verbs/period.ts')).addPeriod,
  misere: async () => (await import('./verbs/misere.ts')).addMisere,
  table: async () => (await import('./verbs/table.ts')).addTable,
  'nim-sum': async () => (await import('./verbs/nim-sum.ts')).addNimSum,
  'nim-product': async () => (await import('./verbs/nim-product.ts')).addNimProduct,
  worksheet: async () => (await import('./verbs/worksheet.ts')).addWorksheet,
  survey: async () => (await import('./verbs/survey.ts')).addSurvey,
  games: async () => (await import('./verbs/games.ts')).addGames,
  prove: async () => (await import('./verbs/prove.ts')).addProve,
  verify: async () => (await import('./verbs/verify.ts')).addVerify,
  web: async () => (await import('./verbs/web.ts')).addWeb,
  new: async () => (await import('./verbs/new.ts')).addNew,
  completion: async () => (await import('./verbs/completion.ts')).addCompletion,
};

export const VERB_NAMES: readonly string[] = Object.keys(VERBS);

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

/** With one verb, or with all of them. */
export async function makeProgram(verb?: string): Promise<Command> {
  const program = new Command('impartial')
    .version(programVersion())
    .description('Ask about impartial games: who wins, how, and why.')
    .configureHelp({ subcommandTerm: (each) => each.name() });
  program.option('--no-color', 'no colours, even on a terminal').option('--debug', 'show where an unexpected error comes from');
  program.addHelpText('after', EXAMPLES).showHelpAfterError('(add --help for usage)').exitOverride();
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
