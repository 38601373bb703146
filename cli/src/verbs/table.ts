/**
 * `impartial table`: the values of a family with several holes, or tables of a paper, computed anew and set beside what is printed.
 */
import type { Command } from 'commander';
import { listHoles, type WorkDone } from 'impartial';
import { answerLine, paperTableToText } from 'impartial/present';
import { paperTable } from 'impartial-papers';
import { type TableForm, writeFamilyTable } from '../family-table.ts';
import { readHoleOptions } from '../hole-options.ts';
import { parseCount } from '../numbers.ts';
import { startPace } from '../pace.ts';
import { addSolveFlags } from '../solve-flags.ts';
import { type SolveFlags, toLongOptions, toSolveOptions } from '../solve-options.ts';
import { answer, lookOf } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends SolveFlags, TableForm {
  readonly to?: number;
}

const PAPER = 'compound-node-kayles';
const NUMBERS = [1, 2, 3];

const EXAMPLES = `
Examples:
  impartial table "node-kayles G{m}x{n}" --m 1..4 --n 1..6
  impartial table "my-cram {m}x{n}" --m 1..4 --n 1..5 --ruleset cram.mjs --latex
  impartial table "nim {a} + kayles {a} {b:1..8}" --a 1,3,5 --csv out.csv
  impartial table "node-kayles P{n:1..9} [{play:normal,misere}]" --markdown
  impartial table ${PAPER}
  impartial table ${PAPER} 2 --to 1e4

A hole is a word in braces; an option of its name says what goes into it, or a
colon in the hole itself: 1..6, 0..30/5, 1,3,5 or words. In a table * is an
undefined value, ? one that is not known and - a line that is no question.
Exit code: 0 when every cell got its value, 1 when some did not.`;

export function addTable(program: Command): void {
  const command = program.command('table').argument('<question...>', `a question line with holes, or the paper ${PAPER}`);
  command.description('the values of a family with several holes; or tables of a paper beside what is printed');
  command.usage('[options] <question...> [--<hole> <values>...]').allowUnknownOption();
  command.option('--json', 'print one JSON object, or one for each table of the paper');
  command.option('--csv [file]', 'a line for each cell').option('--markdown [file]', 'for Markdown');
  command.option('--latex [file]', 'for LaTeX; needs no package');
  command.option('--to <n>', 'how far table 2 of the paper goes (default: 1e5)', parseCount);
  const names = () => command.options.map((option) => option.attributeName());
  addSolveFlags(command).addHelpText('after', EXAMPLES);
  command.action((words: readonly string[], flags: Flags) => tableVerb(words, flags, names()));
}

async function tableVerb(words: readonly string[], flags: Flags, names: readonly string[]): Promise<void> {
  const asked = readHoleOptions(words, names);
  if (listHoles(asked.question).length === 0) return paperTables(asked.question, flags);
  await writeFamilyTable(asked, flags, await toSolveOptions(flags));
}

async function paperTables(asked: string, { json, to }: Flags): Promise<void> {
  const [paper = '', number] = asked.split(' ');
  if (paper !== PAPER)
    throw new UsageError(`${asked.slice(0, 40)} has no hole such as {n}, and there are tables of ${PAPER} only`);
  const options = await toLongOptions({});
  for (const each of number === undefined ? NUMBERS : [Number(number)]) {
    const pace = startPace(to);
    const onProgress = ({ values }: WorkDone) => (values === undefined ? undefined : pace.update(values));
    const table = paperTable(each, { ...options, onProgress, ...(to !== undefined && { to }) });
    pace.stop();
    if (table === undefined) throw new UsageError(`${PAPER} has the tables ${NUMBERS.join(', ')}`);
    const text = paperTableToText(table, lookOf(process.stdout));
    await answer(json === true ? `${answerLine(table)}\n` : number === undefined && each > 1 ? `\n${text}` : text);
  }
}
