/** `impartial survey copy`: a survey from the store to another one, from a file to a server or back. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import { counted } from '../counted.ts';
import { answer } from '../terminal.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

export function addCopy(survey: Command): void {
  const command = survey.command('copy').argument('<survey>', 'its name').argument('<to>', 'a file, or postgres://…');
  addStoreFlags(command.description('copy a survey with its results to another store')).action(copyVerb);
}

async function copyVerb(name: string, to: string, flags: StoreFlags): Promise<void> {
  await withStore(flags, async (from, surveys) => {
    const target = await surveys.openStore(to);
    try {
      const results = await surveys.copySurvey(from, target, name);
      await answer(
        flags.json === true
          ? `${answerLine({ survey: name, results, to: target.place })}\n`
          : `${name}: ${counted(results, 'result')} copied to ${target.place}\n`,
      );
    } finally {
      await target.close();
    }
  });
}
