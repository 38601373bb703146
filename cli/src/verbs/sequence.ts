/**
 * `impartial sequence`: the values of a family of questions.
 */
import type { Command } from 'commander';
import { answerToJson, type BadQuestion, errorToText } from 'impartial';
import { joinWords } from '../ask.ts';
import { fillFiles } from '../file-token.ts';
import { parseCount } from '../numbers.ts';
import { addSolveFlags, type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { lookOf, talk } from '../terminal.ts';
import { collectTerms, type TermForm, writeTerms } from '../terms.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends SolveFlags, TermForm {
  readonly to: number;
  readonly from?: number;
}

const EXAMPLES = `
Examples:
  impartial sequence "node-kayles P{n}" --to 40
  impartial sequence "octal 0.137: {n}" --to 1e5 --bfile dawson.txt
  impartial sequence "node-kayles P{n} [conjunctive]" --to 50 --csv

In a plain list * is an undefined value and ? one that is not known.`;

export function addSequence(program: Command): void {
  const command = program.command('sequence').argument('[question...]', 'a question line with the hole {n}');
  command.description('the values of a family of positions').requiredOption('--to <n>', 'last n', parseCount);
  command.option('--from <n>', "first n (default: the family's first)", parseCount).option('--json', 'print one JSON object');
  command.option('--csv [file]', 'write n,value rows').option('--bfile [file]', 'write an OEIS b-file');
  addSolveFlags(command).addHelpText('after', EXAMPLES).action(sequenceVerb);
}

async function sequenceVerb(words: readonly string[], flags: Flags): Promise<void> {
  if ([flags.json, flags.csv, flags.bfile].filter((form) => form !== undefined).length > 1) {
    throw new UsageError('choose one of --json, --csv and --bfile');
  }
  if (words.length === 0)
    throw new UsageError(`give a question with the hole {n}${swallowed(flags) ? ' before --csv or --bfile' : ''}`);
  const asked = joinWords(words);
  const question = await fillFiles(asked);
  if ('error' in question) return refuse(question, flags);
  const { terms, refused } = await collectTerms(question.full, await toSolveOptions(flags), flags);
  if (refused !== undefined && terms.length === 0) return refuse(refused, flags);
  if (refused !== undefined) refuse(refused, {});
  const unknown = terms.filter(({ reason }) => reason !== undefined);
  if (unknown[0] !== undefined) {
    talk(`impartial: ${unknown.length} of ${terms.length} values are not known; n = ${unknown[0].n}: ${unknown[0].reason}`);
    process.exitCode = 1;
  }
  await writeTerms(asked, terms, flags);
}

/** `--bfile "nim {n}"` takes the question for its file. */
function swallowed({ csv, bfile }: Flags): boolean {
  return String(csv ?? bfile).includes('{n}');
}

function refuse(found: BadQuestion, { json }: Pick<Flags, 'json'>): void {
  process.exitCode = 1;
  if (json === true) process.stdout.write(`${answerToJson(found)}\n`);
  else talk(errorToText(found.question, found.error, lookOf(process.stderr)));
}
