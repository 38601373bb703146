/**
 * `impartial table`: tables of a paper, computed anew and set beside what is printed.
 */
import type { Command } from 'commander';
import type { WorkDone } from 'impartial';
import { paperTable } from 'impartial/papers';
import { answerLine, paperTableToText } from 'impartial/present';
import { parseCount } from '../numbers.ts';
import { startPace } from '../pace.ts';
import { toLongOptions } from '../solve-options.ts';
import { answer, lookOf } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags {
  readonly json?: boolean;
  readonly to?: number;
}

const PAPER = 'compound-node-kayles';
const NUMBERS = [1, 2, 3];

const EXAMPLES = `
Examples:
  impartial table compound-node-kayles
  impartial table compound-node-kayles 3
  impartial table compound-node-kayles 2 --to 1e6`;

export function addTable(program: Command): void {
  const command = program.command('table').argument('<paper>', `the paper: ${PAPER}`).argument('[number]', 'one of its tables');
  command.description('tables of a paper beside what is printed').option('--json', 'print one JSON object for each table');
  command.option('--to <n>', 'how far table 2 goes (default: 1e5)', parseCount);
  command.addHelpText('after', EXAMPLES).action(tableVerb);
}

async function tableVerb(paper: string, number: string | undefined, { json, to }: Flags): Promise<void> {
  if (paper !== PAPER) throw new UsageError(`there are no tables of ${paper.slice(0, 40)}; there are those of ${PAPER}`);
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
