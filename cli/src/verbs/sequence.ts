/**
 * `impartial sequence`: the values of a family of questions.
 */
import type { Command } from 'commander';
import { joinWords } from '../ask.ts';
import { openComparison, writeComparison } from '../compare.ts';
import { fillFiles } from '../file-token.ts';
import { withOption } from '../limit-options.ts';
import { parseCount } from '../numbers.ts';
import { checkSvgFile } from '../picture-file.ts';
import { refuseQuestion } from '../refuse.ts';
import { hashOfFiles } from '../ruleset-hash.ts';
import { SequenceCheckpoint } from '../sequence-checkpoint.ts';
import { addSolveFlags } from '../solve-flags.ts';
import { type SolveFlags, toLongOptions } from '../solve-options.ts';
import { isPrinted, STANDARD_OUTPUT } from '../standard-output.ts';
import { talk } from '../terminal.ts';
import { collectTerms, type TermForm, tellInterrupted, writeTerms } from '../terms.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';

interface Flags extends SolveFlags, TermForm {
  readonly to: number;
  readonly from?: number;
  readonly checkpoint?: string;
  readonly compare?: string;
  readonly genus?: boolean;
}

const EXAMPLES = `
Examples:
  impartial sequence "node-kayles P{n}" --to 40
  impartial sequence "octal 0.137: {n}" --to 1e5 --bfile dawson.txt
  impartial sequence "node-kayles P{n} [conjunctive]" --to 50 --csv
  impartial sequence "octal 0.16: {n}" --to 1e6 --stats --plot 16.svg
  impartial sequence "node-kayles P{n}" --to 500 --compare catalogue
  impartial sequence "octal 0.137: {n}" --to 500 --compare b002187.txt
  impartial sequence "kayles {n}" --to 40 --genus
  impartial sequence "officers {n}" --to 1e7 --checkpoint officers.save --stats

--compare says where a b-file differs first, or which octal and subtraction
games and families of the catalogue have the same values, as far as they go.
Every form but the b-file says what the values are: Grundy values, remoteness,
outcomes (N and P) and so on. In a b-file N is 1 and P is 0, and a comment says
so. * is an undefined value and ? one that is not known; a b-file ends before
the first of these. Ctrl-C prints what was found so far. A run with --checkpoint
that is ended, even by force, goes on from there when it is started again with
the same question and file.`;

export function addSequence(program: Command): void {
  const command = program.command('sequence').argument('[question...]', 'a question line with the hole {n}');
  command.description('the values of a family of positions').requiredOption('--to <n>', 'last n', parseCount);
  command.option('--from <n>', "first n (default: the family's first)", parseCount).option('--json', 'print one JSON object');
  command.option('--csv [file]', 'write n,value rows').option('--bfile [file]', 'write an OEIS b-file');
  command.option('--stats', 'print statistics at each power of ten, for n from 1 on');
  command.option('--latex [file]', 'write a table for LaTeX').option('--plot <file>', 'draw the values as an SVG picture');
  command.option('--compare <file>', 'compare with a b-file, or with the word catalogue');
  command.option('--checkpoint <file>', 'save what is found now and then, and go on from there');
  command.option('--genus', 'the genus of each member instead of its value: 4^146');
  addSolveFlags(command).addHelpText('after', EXAMPLES).action(sequenceVerb);
}

async function sequenceVerb(words: readonly string[], flags: Flags): Promise<void> {
  checkForms(flags);
  checkRange(flags);
  checkSvgFile('--plot', flags.plot);
  if (flags.checkpoint === STANDARD_OUTPUT) throw new UsageError('--checkpoint needs a file');
  if (words.length === 0)
    throw new UsageError(`give a question with the hole {n}${swallowed(flags) ? ' before --csv, --bfile or --latex' : ''}`);
  const compare = flags.compare === undefined ? undefined : openComparison(flags.compare);
  const asked = joinWords(words);
  const question = await fillFiles(asked);
  if ('error' in question) return refuseQuestion(question, flags.json);
  const checkpoint = checkpointOf(question.full, flags);
  const options = await toLongOptions(flags);
  const { terms, isInterrupted, refused } = await collectTerms(question.full, options, flags, checkpoint);
  if (checkpoint?.isMissing === true) process.exitCode = 1;
  if (refused !== undefined && terms.length === 0) return refuseQuestion(refused, flags.json);
  if (refused !== undefined) await refuseQuestion(refused);
  const { unknown } = terms;
  if (unknown !== undefined) {
    talk(
      `impartial: ${unknown.count} of ${terms.length} values are not known; n = ${unknown.n}: ${withOption(unknown.reason, unknown.limit)}`,
    );
    process.exitCode = 1;
    if (flags.bfile !== undefined) talk(`impartial: the b-file ends before n = ${unknown.n}, the first value that is not known`);
  }
  if (compare !== undefined) await writeComparison(compare(question.full, terms, options), flags.json === true);
  await writeTerms(asked, terms, flags);
  if (isInterrupted) tellInterrupted(terms, checkpoint);
}

/** Values that are kept at once; those of heaps then fill a gigabyte. */
const MOST_TERMS = 500_000_001;

function checkRange({ from = 0, to }: Flags): void {
  if (from > to) throw new UsageError(`there is no n from ${from} to ${to}`);
  if (to - from >= MOST_TERMS) throw new UsageError('at most 500000000 values are kept: give a smaller --to, or a --from');
}

/** Files may be written together; standard output takes one form. */
function checkForms({ json, csv, bfile, stats, plot, latex, compare, genus, checkpoint }: Flags): void {
  if (genus === true && [bfile, stats, plot, compare, checkpoint].some((each) => each !== undefined))
    throw new UsageError('genera are no numbers: --genus goes with --json, --csv and --latex only');
  const printed = [csv, bfile, latex, plot].filter(isPrinted).length;
  const others = [json === true && stats !== true && compare === undefined, stats === true, compare !== undefined];
  if (printed + others.filter(Boolean).length > 1)
    throw new UsageError(
      'choose one of --json, --csv, --bfile, --latex, --stats and --compare, or give files to --csv, --bfile and --latex',
    );
}

function checkpointOf(question: string, { checkpoint, from, ruleset }: Flags): SequenceCheckpoint | undefined {
  if (checkpoint === undefined) return undefined;
  const owner = { question, from: from ?? null, version: programVersion(), rulesets: hashOfFiles(ruleset ?? []) };
  return new SequenceCheckpoint(checkpoint, owner);
}

/** `--bfile "nim {n}"` takes the question for its file. */
function swallowed({ csv, bfile, latex }: Flags): boolean {
  return [csv, bfile, latex].some((file) => String(file).includes('{n}'));
}
