/**
 * `impartial misere`: misère quotients of families and positions, and canonical forms.
 */
import { join } from 'node:path';
import type { Command } from 'commander';
import { canonical, genusStretches, type MisereAnswer, type Options } from 'impartial';
import { LARGEST_PICTURED, quotientPictures } from 'impartial/picture';
import { answerLine, canonicalToData, canonicalToText, misereToData, misereToLatex, misereToText } from 'impartial/present';
import { joinWords } from '../ask.ts';
import { INTERRUPTED } from '../interrupts.ts';
import { withOption } from '../limit-options.ts';
import { parseCount } from '../numbers.ts';
import { makeFolder, writeWhole } from '../output-file.ts';
import { searchQuotient } from '../quotient-search.ts';
import { refuse, refuseQuestion } from '../refuse.ts';
import { hashOfFiles } from '../ruleset-hash.ts';
import { addLimitFlags } from '../solve-flags.ts';
import { type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { STANDARD_OUTPUT } from '../standard-output.ts';
import { answer, lookOf } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';

interface Flags extends SolveFlags {
  readonly json?: boolean;
  readonly latex?: boolean;
  readonly to?: number;
  readonly genus?: boolean;
  readonly pictures?: string;
  readonly checkpoint?: string;
  readonly canonical?: boolean;
  readonly equals?: string;
}

const EXAMPLES = `
Examples:
  impartial misere "kayles {n}"
  impartial misere "node-kayles P{n}" --to 25
  impartial misere "octal 0.75: {n}" --latex
  impartial misere "kayles {n}" --to 20 --genus
  impartial misere "kayles {n} + nim {m:0..3}" --to 12
  impartial misere "node-kayles petersen"
  impartial misere "kayles {n}" --pictures kayles
  impartial misere "dawsons-kayles {n}" --max-seconds 1e4 --checkpoint d.save
  impartial misere "kayles 5" --canonical --equals "nim 4"

Whoever cannot move wins. Each member of the family counts as an element of a
commutative monoid; a sum is lost exactly when the product of its elements is
among those listed as lost. A period is shown only where it is proved. A
question without a hole is about the components that can come up from it. Ctrl-C
ends a search with what it has found; --max-positions is how many elements and
states it may have. A canonical form says what a position is equal to beside
everything.`;

export function addMisere(program: Command): void {
  const command = program.command('misere').argument('[question...]', 'a question line, with a hole {n} for a family');
  command.description('misère quotients: who wins every sum of a family').option('--json', 'print one JSON object');
  command.option('--latex', 'print it for a paper').option('--to <n>', 'the last member', parseCount);
  command.option('--genus', 'also the genus of each member, as far as play finds it');
  command.option('--pictures <folder>', 'write the diagram and the Cayley table there, as SVG');
  command.option('--checkpoint <file>', 'save what is found now and then, and go on from there');
  command.option('--canonical', 'the canonical form of a position instead of a quotient');
  command.option('--equals <question>', 'whether the two are equal beside everything; with --canonical');
  addLimitFlags(command).addHelpText('after', EXAMPLES).action(misereVerb);
}

async function misereVerb(words: readonly string[], flags: Flags): Promise<void> {
  if (words.length === 0) throw new UsageError('give a question, with the hole {n} for a family');
  if (flags.json === true && flags.latex === true) throw new UsageError('--json and --latex exclude each other');
  if (flags.checkpoint === STANDARD_OUTPUT) throw new UsageError('--checkpoint needs a file');
  if (flags.equals !== undefined && flags.canonical !== true) throw new UsageError('--equals goes with --canonical');
  const others = [flags.latex, flags.to, flags.genus, flags.pictures, flags.checkpoint];
  if (flags.canonical === true && others.some((each) => each !== undefined))
    throw new UsageError('--canonical goes with --json and --equals only');
  const question = joinWords(words);
  const options = await toSolveOptions(flags);
  return flags.canonical === true ? formVerb(question, options, flags) : quotientVerb(question, options, flags);
}

async function quotientVerb(question: string, options: Options, flags: Flags): Promise<void> {
  const { to, checkpoint: path, ruleset, pictures } = flags;
  const owner = { question, version: programVersion(), rulesets: hashOfFiles(ruleset ?? []) };
  const wishes = { ...(to !== undefined && { to }), ...(path !== undefined && { checkpoint: { path, owner } }) };
  const found = await searchQuotient(question, options, wishes);
  if ('error' in found) return refuseQuestion(found, flags.json);
  const { reason, limit, first, classes } = found.answer;
  if (flags.genus === true && classes.length === 0)
    throw new UsageError('--genus is for a family with the hole {n}; solve --genus has that of a position');
  if (reason !== undefined) process.exitCode = found.isInterrupted ? INTERRUPTED : 1;
  if (pictures !== undefined) writePictures(found.answer, pictures);
  const genera = flags.genus === true ? generaOf(question, options, first, first + classes.length - 1) : undefined;
  const told = {
    ...found.answer,
    ...(reason !== undefined && { reason: withOption(reason, limit) }),
    ...(genera !== undefined && { genera }),
  };
  if (flags.json === true) return answer(`${answerLine(misereToData(told))}\n`);
  await answer(flags.latex === true ? misereToLatex(told) : misereToText(told, lookOf(process.stdout)));
}

/** Milliseconds for all genera, unless more are given. */
const TIME_FOR_GENERA = 5_000;

/** The genera of the members as far as they are found within the limits. */
function generaOf(question: string, options: Options, from: number, to: number): readonly string[] {
  const milliseconds = options.limits?.milliseconds ?? TIME_FOR_GENERA;
  const each = genusStretches(question, { ...options, limits: { ...options.limits, milliseconds }, from, to });
  const genera: string[] = [];
  if ('error' in each) return genera;
  for (const { values } of each) {
    const genus = values[0];
    if (typeof genus !== 'string') break;
    genera.push(genus);
  }
  return genera;
}

async function formVerb(question: string, options: Options, { equals, json }: Flags): Promise<void> {
  const found = canonical(question, { ...options, ...(equals !== undefined && { equalTo: equals }) });
  if ('error' in found) return refuseQuestion(found, json);
  if (found.reason !== undefined) process.exitCode = 1;
  const told = found.reason === undefined ? found : { ...found, reason: withOption(found.reason, found.limit) };
  await answer(json === true ? `${answerLine(canonicalToData(told))}\n` : canonicalToText(told, equals, lookOf(process.stdout)));
}

/** `quotient.svg` and `cayley-table.svg`; the answer is printed all the same where the quotient is too large for them. */
function writePictures({ question, quotient, generators }: MisereAnswer, folder: string): void {
  const pictures = quotientPictures({ quotient, generators }, { title: question });
  if (pictures.length === 0)
    refuse(`impartial: there are no pictures of ${quotient.order} elements; ${LARGEST_PICTURED} are the most`);
  else makeFolder(folder);
  for (const { name, svg } of pictures) writeWhole(join(folder, name), svg);
}
