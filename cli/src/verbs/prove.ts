/**
 * `impartial prove`: the proof of a question by play, as a log on standard output or as a file for the proof assistant Lean.
 */
import type { Command } from 'commander';
import { type BadQuestion, gameTable, type NoProof, type Options, periodTable, prove, type Stopped } from 'impartial';
import { periodTableToLean, tableToLean } from 'impartial/present';
import { joinWords } from '../ask.ts';
import { fillFiles } from '../file-token.ts';
import { withOption } from '../limit-options.ts';
import { writeWhole } from '../output-file.ts';
import { refuse, refuseQuestion } from '../refuse.ts';
import { addLimitFlags } from '../solve-flags.ts';
import { type SolveFlags, toSolveOptions } from '../solve-options.ts';
import { answer } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends SolveFlags {
  readonly lean?: string | boolean;
}

const EXAMPLES = `
Examples:
  impartial prove "kayles 6 [misere]" > kayles.proof
  impartial verify --proof kayles.proof
  impartial prove "node-kayles P5 + P3" --lean
  impartial prove "nim 1 2 3" --lean nim.lean
  impartial prove "kayles {n}" --lean kayles.lean

Exit code: 0 when a proof was written, 1 when there is none.`;

export function addProve(program: Command): void {
  const command = program.command('prove').argument('<question...>', 'a question line');
  command.description('write the proof of an answer, line by line or for Lean');
  command.option('--lean [file]', 'as a Lean 4 file that needs nothing beyond its core');
  addLimitFlags(command).addHelpText('after', EXAMPLES).action(proveVerb);
}

async function proveVerb(words: readonly string[], flags: Flags): Promise<void> {
  const question = await fillFiles(joinWords(words));
  const options = await toSolveOptions(flags);
  if ('error' in question) return refuseQuestion(question);
  if (flags.lean === '') throw new UsageError('--lean has no file');
  const found = flags.lean === undefined ? prove(question.full, options) : leanFile(question.full, options);
  if (typeof found !== 'string' && 'error' in found) return refuseQuestion(found);
  if (typeof found !== 'string' && 'reason' in found)
    return refuse(`impartial: there is no proof: ${withOption(found.reason, found.limit)}`);
  if (typeof found !== 'string') return writeLines(found.lines);
  if (typeof flags.lean !== 'string') return answer(found);
  writeWhole(flags.lean, found);
}

/** A family of questions has a period, one question a table. */
function leanFile(question: string, options: Options): string | NoProof | BadQuestion {
  if (question.includes('{n}')) {
    const table = periodTable(question, options);
    return 'values' in table ? periodTableToLean(table) : table;
  }
  const table = gameTable(question, options);
  return 'rows' in table ? tableToLean(table) : table;
}

async function writeLines(lines: Iterator<string, Stopped | undefined>): Promise<void> {
  for (let next = lines.next(); ; next = lines.next()) {
    if (next.done !== true) await answer(next.value);
    else if (next.value === undefined) return;
    else return refuse(`impartial: the proof stops before its end: ${withOption(next.value.reason, next.value.limit)}`);
  }
}
