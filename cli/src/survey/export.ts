/** `impartial survey export`: the results as CSV, JSON lines, Parquet, b-files, a report or an entry for a bibliography. */
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { writeWhole } from '../output-file.ts';
import { answer } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

const FORMS = ['csv', 'jsonl', 'parquet', 'b-files', 'report', 'bibtex'] as const;

interface Flags extends StoreFlags {
  readonly as: (typeof FORMS)[number];
  readonly out?: string;
}

export function addExport(survey: Command): void {
  const command = survey.command('export').argument('<survey>', 'its name').description('write the results for other programs');
  command.addOption(new Option('--as <form>', 'what to write').choices(FORMS).default('csv'));
  command.option('--out <file>', 'a file, or a folder for b-files; else standard output');
  addStoreFlags(command).action(exportVerb);
}

async function exportVerb(name: string, flags: Flags): Promise<void> {
  await withStore(flags, async (database, surveys) => {
    const survey = await surveys.openSurvey(database, name);
    const { as, out } = flags;
    if (as === 'parquet' || as === 'b-files') {
      if (out === undefined) throw new UsageError(`--as ${as} needs --out with the place to write to`);
      if (as === 'parquet') {
        await surveys.writeParquet(`${out}.part`, database, survey);
        return renameSync(`${out}.part`, out);
      }
      mkdirSync(out, { recursive: true });
      for await (const file of surveys.surveyToBFiles(database, survey)) writeWhole(join(out, file.name), file.text);
      return;
    }
    if (as === 'csv' || as === 'jsonl') {
      const pieces = as === 'csv' ? surveys.surveyToCsv(database, survey) : surveys.surveyToJsonLines(database, survey);
      if (out !== undefined) return surveys.writePieces(out, pieces);
      for await (const piece of pieces) await answer(piece);
      return;
    }
    const text = await surveys.reportOf(database, name, programVersion(), as);
    if (out === undefined) await answer(text);
    else writeWhole(out, text);
  });
}
