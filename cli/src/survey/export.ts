/** `impartial survey export`: the results as CSV, JSON lines, Parquet, b-files, a report or an entry for a bibliography. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { makeFolder, writeWhole } from '../output-file.ts';
import { reasonOf } from '../reason-of.ts';
import { rulesetFlag } from '../solve-flags.ts';
import { answer } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';
import { addAuthorFlag, addStoreFlag, givenRulesets, type StoreFlags, withStore } from './store.ts';

const FORMS = ['csv', 'jsonl', 'parquet', 'b-files', 'report', 'bibtex'] as const;

interface Flags extends StoreFlags {
  readonly as: (typeof FORMS)[number];
  readonly out?: string;
  readonly author?: string;
}

export function addExport(survey: Command): void {
  const command = survey.command('export').argument('<survey>', 'its name').description('write the results for other programs');
  command.addOption(new Option('--as <form>', 'what to write').choices(FORMS).default('csv'));
  command.option('--out <file>', 'a file, or a folder for b-files; else standard output');
  addStoreFlag(addAuthorFlag(command.addOption(rulesetFlag()))).action(exportVerb);
}

async function exportVerb(name: string, flags: Flags): Promise<void> {
  await withStore(flags, async (database, surveys) => {
    const survey = await surveys.openSurvey(database, name);
    const { as, out } = flags;
    if (as === 'report' || as === 'bibtex') {
      const text = await surveys.reportOf(database, name, as, {
        version: programVersion(),
        ...(flags.author !== undefined && { author: flags.author }),
      });
      return out === undefined ? answer(text) : writeWhole(out, text);
    }
    if (as === 'csv' || as === 'jsonl') {
      const pieces = as === 'csv' ? surveys.surveyToCsv(database, survey) : surveys.surveyToJsonLines(database, survey);
      if (out !== undefined) return writable(out, () => surveys.writePieces(out, pieces));
      for await (const piece of pieces) await answer(piece);
      return;
    }
    if (out === undefined) throw new UsageError(`--as ${as} needs --out with the place to write to`);
    if (as === 'parquet')
      return writable(out, async () => {
        await surveys.writeParquet(`${out}.part`, database, survey);
        renameSync(`${out}.part`, out);
      });
    const files = surveys.surveyToBFiles(database, survey, (await givenRulesets(flags)).rulesets);
    makeFolder(out);
    for await (const file of files) writeWhole(join(out, file.name), file.text);
  });
}

/** Writes files; a place that cannot be written to is said in a sentence. */
export async function writable<T>(place: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isOfFiles = error instanceof Error && 'syscall' in error;
    throw isOfFiles ? new UsageError(`cannot write ${place}: ${reasonOf(error)}`) : error;
  }
}
