/**
 * `impartial explain`: the same verdict told at length.
 */

import type { Command } from 'commander';
import type { Verdict } from 'impartial';
import { answerToJson, errorToText, explanationToJson, explanationToTex, explanationToText, pictureOf } from 'impartial/present';
import { slipsAbout, theoremProofs } from 'impartial-papers';
import { questionOf } from '../ask.ts';
import { askExplanation } from '../ask-explanation.ts';
import { noteLength } from '../length-note.ts';
import { writeWhole } from '../output-file.ts';
import { checkSvgFile } from '../picture-file.ts';
import { addMovesFlag, addSolveFlags } from '../solve-flags.ts';
import { type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { STANDARD_OUTPUT } from '../standard-output.ts';
import { answer, lookOf, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const EXAMPLES = `
Examples:
  impartial explain "node-kayles P5"
  impartial explain "kayles 7 7 [misere]"
  impartial explain "nim 3 5 6" --proof
  impartial explain "survivor-nim 18 1122112 [take 1-2]" --plot blocks.svg`;

interface Flags extends SolveFlags {
  readonly json?: boolean;
  readonly plot?: string;
  readonly latex?: boolean;
  readonly proof?: boolean;
}

export function addExplain(program: Command): void {
  const command = program.command('explain').argument('<question...>', 'a question line; - reads one from standard input');
  command.description('the verdict at length: rule, theorems tried and used, certificate, a line of play');
  command.option('--json', 'print one JSON object').option('--latex', 'for LaTeX');
  command.option('--proof', 'also tell the proofs of the theorems used');
  command.option('--plot <file>', 'also draw the answer as SVG, where there is something to draw');
  addSolveFlags(addMovesFlag(command)).addHelpText('after', EXAMPLES).action(explainVerb);
}

async function explainVerb(words: readonly string[], flags: Flags): Promise<void> {
  checkSvgFile('--plot', flags.plot);
  const options = await toSolveOptions(flags);
  const asked = await questionOf(words);
  const found = await askExplanation(asked, options);
  if ('error' in found || found.verdict.outcome === 'unknown') process.exitCode = 1;
  if ('error' in found && flags.json === true) await answer(`${answerToJson(found)}\n`);
  else if ('error' in found) talk(errorToText(found.question, found.error, lookOf(process.stderr)));
  else {
    const say = flags.plot === STANDARD_OUTPUT ? talk : answer;
    const proofs = flags.proof === true ? theoremProofs : [];
    const told = { ...found, proofs, inPrint: slipsAbout(found.verdict, options) };
    if (flags.json === true) await say(`${explanationToJson(told)}\n`);
    else await say(flags.latex === true ? explanationToTex(told) : explanationToText(told, lookOf(process.stdout)));
    noteLength(flags.length, found.verdict);
    if (flags.plot !== undefined) plot(found.verdict, flags.plot);
  }
}

function plot({ marks }: Verdict, file: string): void {
  const picture = pictureOf(marks);
  if (picture === undefined) throw new UsageError('there is no picture of this answer');
  writeWhole(file, picture.toSvg());
}
