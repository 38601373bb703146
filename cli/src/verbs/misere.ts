/**
 * `impartial misere`: the misère quotient of a family.
 */
import type { Command } from 'commander';
import { misere } from 'impartial';
import { answerLine, misereToData, misereToLatex, misereToText } from 'impartial/present';
import { joinWords } from '../ask.ts';
import { withOption } from '../limit-options.ts';
import { parseCount } from '../numbers.ts';
import { refuseQuestion } from '../refuse.ts';
import { addLimitFlags, type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer, lookOf } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends SolveFlags {
  readonly json?: boolean;
  readonly latex?: boolean;
  readonly to?: number;
}

const EXAMPLES = `
Examples:
  impartial misere "kayles {n}"
  impartial misere "node-kayles P{n}" --to 25
  impartial misere "octal 0.75: {n}" --latex

Whoever cannot move wins. Each member of the family counts as an element of a
commutative monoid; a sum is lost exactly when the product of its elements is
among those listed as lost. A period is shown only where it is proved.`;

export function addMisere(program: Command): void {
  const command = program.command('misere').argument('[question...]', 'a question line with the hole {n}');
  command.description('the misère quotient of a family: who wins every sum').option('--json', 'print one JSON object');
  command.option('--latex', 'print it for a paper').option('--to <n>', 'the last member', parseCount);
  addLimitFlags(command).addHelpText('after', EXAMPLES).action(misereVerb);
}

async function misereVerb(words: readonly string[], flags: Flags): Promise<void> {
  if (words.length === 0) throw new UsageError('give a question with the hole {n}');
  if (flags.json === true && flags.latex === true) throw new UsageError('--json and --latex exclude each other');
  const found = misere(joinWords(words), { ...(await toSolveOptions(flags)), ...(flags.to !== undefined && { to: flags.to }) });
  if ('error' in found) return refuseQuestion(found, flags.json);
  if (found.reason !== undefined) process.exitCode = 1;
  const told = found.reason === undefined ? found : { ...found, reason: withOption(found.reason, found.limit) };
  if (flags.json === true) return answer(`${answerLine(misereToData(told))}\n`);
  await answer(flags.latex === true ? misereToLatex(told) : misereToText(told, lookOf(process.stdout)));
}
