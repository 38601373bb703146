/**
 * `impartial table`: tables of a paper, computed anew and set beside what is printed.
 */
import type { Command } from 'commander';
import { paperTable } from 'impartial/papers';
import { paperTableToText, toJsonLine } from 'impartial/present';
import { parseCount } from '../numbers.ts';
import { startPace } from '../pace.ts';
import { rulesetFlag, type SolveFlags, toLongOptions } from '../solve-options.ts';
import { answer, lookOf } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends SolveFlags {
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
  command.option('--to <n>', 'how far table 2 goes (default: 1e5)', parseCount).addOption(rulesetFlag());
  command.addHelpText('after', EXAMPLES).action(tableVerb);
}

async function tableVerb(paper: string, number: string | undefined, flags: Flags): Promise<void> {
  if (paper !== PAPER) throw new UsageError(`there are no tables of ${paper.slice(0, 40)}; there are those of ${PAPER}`);
  const { json, to } = flags;
  const options = await toLongOptions(flags);
  for (const each of number === undefined ? NUMBERS : [Number(number)]) {
    const pace = startPace(to);
    const table = paperTable(each, { ...options, onProgress: pace.update, ...(to !== undefined && { to }) });
    pace.stop();
    if (table === undefined) throw new UsageError(`${PAPER} has the tables ${NUMBERS.join(', ')}`);
    const text = paperTableToText(table, lookOf(process.stdout));
    await answer(json === true ? `${toJsonLine(table)}\n` : number === undefined && each > 1 ? `\n${text}` : text);
  }
}
