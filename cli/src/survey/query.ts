/** `impartial survey query`: any SQL that reads. Each survey is a view under its own name, with its holes as columns. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import type { Row } from 'impartial-survey';
import { answer } from '../terminal.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

const EXAMPLE = `
Example:
  impartial survey query "select compound, status, count(*) from \\"octal-3\\" group by 1, 2"

A survey is a view under its name: task, question, one column for each hole,
status, kind, value, period, preperiod, saltus, needed, theorem, certificate,
reason, milliseconds, same.

It has a row for every task, also for one that is equal to another and was not
asked; same is then the number of that one. survey status counts tasks that
were asked: where same is null.`;

export function addQuery(survey: Command): void {
  const command = survey.command('query').argument('<sql>', 'a query; nothing can be changed by it');
  command.description('ask the store in SQL').addHelpText('after', EXAMPLE);
  addStoreFlags(command).action(queryVerb);
}

async function queryVerb(sql: string, flags: StoreFlags): Promise<void> {
  await withStore(flags, async (database) => {
    const rows = await database.readOnly(sql);
    await answer(flags.json === true ? `${answerLine({ rows })}\n` : tableText(rows));
  });
}

function tableText(rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) return 'No rows.\n';
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => (line[index] as string).length)));
  return cells
    .map(
      (line) =>
        `${line
          .map((cell, index) => cell.padEnd(widths[index] as number))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
