/**
 * `impartial sequence`: the values of a family of questions.
 */
import type { Command } from 'commander';
import {
  answerToJson,
  type BadQuestion,
  errorToText,
  sequence,
  type Term,
  termsToBFile,
  termsToCsv,
  termsToText,
  toJsonLine,
} from 'impartial';
import { joinWords } from '../ask.ts';
import { fillFiles } from '../file-token.ts';
import { parseCount } from '../numbers.ts';
import { writeWhole } from '../output-file.ts';
import { startProgress } from '../progress.ts';
import { addSolveFlags, type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer, lookOf, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends SolveFlags {
  readonly to: number;
  readonly from?: number;
  readonly json?: boolean;
  readonly csv?: true | string;
  readonly bfile?: true | string;
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
  const { terms, refused } = await collect(question.full, flags);
  if (refused !== undefined && terms.length === 0) return refuse(refused, flags);
  if (refused !== undefined) refuse(refused, {});
  const unknown = terms.filter(({ reason }) => reason !== undefined);
  if (unknown[0] !== undefined) {
    talk(`impartial: ${unknown.length} of ${terms.length} values are not known; n = ${unknown[0].n}: ${unknown[0].reason}`);
    process.exitCode = 1;
  }
  await write(asked, terms, flags);
}

/** `--bfile "nim {n}"` takes the question for its file. */
function swallowed({ csv, bfile }: Flags): boolean {
  return String(csv ?? bfile).includes('{n}');
}

async function collect(line: string, flags: Flags): Promise<{ terms: readonly Term[]; refused: BadQuestion | undefined }> {
  const options = await toSolveOptions(flags);
  const { to, from } = flags;
  const progress = await startProgress(to);
  const terms: Term[] = [];
  const each = sequence(line, { ...options, to, ...(from !== undefined && { from }) });
  let next = each.next();
  for (; !next.done; next = each.next()) {
    terms.push(next.value);
    progress.update(next.value.n);
  }
  progress.stop();
  return { terms, refused: next.value };
}

async function write(question: string, terms: readonly Term[], { json, csv, bfile }: Flags): Promise<void> {
  const file = csv ?? bfile;
  const text = () => {
    if (json === true) return `${toJsonLine({ question, from: terms[0]?.n, values: terms.map(({ value }) => value) })}\n`;
    if (csv !== undefined) return termsToCsv(terms);
    if (bfile !== undefined) return termsToBFile(terms);
    return termsToText(terms, process.stdout.isTTY ? lookOf(process.stdout).width : undefined);
  };
  if (typeof file === 'string') writeWhole(file, text());
  else await answer(text());
}

function refuse(found: BadQuestion, { json }: Pick<Flags, 'json'>): void {
  process.exitCode = 1;
  if (json === true) process.stdout.write(`${answerToJson(found)}\n`);
  else talk(errorToText(found.question, found.error, lookOf(process.stderr)));
}
