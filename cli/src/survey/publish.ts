/** `impartial survey publish`: a folder with manifest, results and report that any server of files can show. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import { makeFolder } from '../output-file.ts';
import { reasonOf } from '../reason-of.ts';
import { answer } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';
import { writable } from './export.ts';
import { addAuthorFlag, addStoreFlags, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags {
  readonly found?: string;
  readonly author?: string;
}

export function addPublish(survey: Command): void {
  const command = survey.command('publish').argument('<survey>', 'its name').argument('<folder>', 'where to write');
  command.description('write a folder with manifest, results and report');
  command.option('--found <file>', 'a text on what was found, for the head of the report');
  addStoreFlags(addAuthorFlag(command)).action(publishVerb);
}

async function publishVerb(name: string, folder: string, flags: Flags): Promise<void> {
  const found = flags.found === undefined ? undefined : await readFound(flags.found);
  await withStore(flags, async (database, surveys) => {
    const { author } = flags;
    const told = { version: programVersion(), ...(found !== undefined && { found }), ...(author !== undefined && { author }) };
    await surveys.openSurvey(database, name);
    makeFolder(folder);
    const files = await writable(folder, () => surveys.publishSurvey(database, name, folder, told));
    if (flags.json === true) return answer(`${answerLine({ survey: name, folder, files })}\n`);
    return answer(`${[...files.map(({ file, bytes }) => `${file}  ${bytes} bytes`), 'manifest.json'].join('\n')}\n`);
  });
}

async function readFound(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}`);
  }
}
