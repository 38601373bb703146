/** `impartial survey report`: what was asked and found, in Markdown, with tables, what is open and how to check it. */
import type { Command } from 'commander';
import { writeWhole } from '../output-file.ts';
import { answer } from '../terminal.ts';
import { programVersion } from '../version.ts';
import { addAuthorFlag, addStoreFlag, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags {
  readonly out?: string;
  readonly author?: string;
}

export function addReport(survey: Command): void {
  const command = survey.command('report').argument('<survey>', 'its name').description('tell in Markdown what was found');
  command.option('--out <file>', 'a file; else standard output');
  addStoreFlag(addAuthorFlag(command)).action(reportVerb);
}

async function reportVerb(name: string, { out, author, ...flags }: Flags): Promise<void> {
  await withStore(flags, async (database, surveys) => {
    const text = await surveys.reportOf(database, name, 'report', {
      version: programVersion(),
      ...(author !== undefined && { author }),
    });
    return out === undefined ? answer(text) : writeWhole(out, text);
  });
}
