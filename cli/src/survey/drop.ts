/** `impartial survey drop`: forgets a survey with its results. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import { answer } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

export function addDrop(survey: Command): void {
  const command = survey.command('drop').argument('<survey>', 'its name').description('forget a survey with all its results');
  command.option('--yes', 'really');
  addStoreFlags(command).action(dropVerb);
}

async function dropVerb(name: string, flags: StoreFlags & { readonly yes?: boolean }): Promise<void> {
  await withStore(flags, async (database, surveys) => {
    const { done } = await surveys.surveyStatus(database, name);
    if (flags.yes !== true) throw new UsageError(`${name} has ${done} results; --yes forgets them`);
    await surveys.dropSurvey(database, name);
    await answer(flags.json === true ? `${answerLine({ survey: name, forgotten: done })}\n` : `${name} is forgotten\n`);
  });
}
