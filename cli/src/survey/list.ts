/** `impartial survey list`: the surveys of a store, a line each. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import { answer } from '../terminal.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

export function addList(survey: Command): void {
  addStoreFlags(survey.command('list').description('the surveys of a store')).action(listVerb);
}

async function listVerb(flags: StoreFlags): Promise<void> {
  await withStore(flags, async (database, surveys) => {
    const names = (await surveys.listSurveys(database)).map(({ name }) => name);
    const all = await Promise.all(names.map((name) => surveys.surveyStatus(database, name)));
    if (flags.json === true) return answer(`${answerLine({ surveys: all })}\n`);
    const widest = Math.max(0, ...names.map((name) => name.length));
    const lines = all.map(
      ({ name, done, tasks, ask, question }) => `${name.padEnd(widest)}  ${done} of ${tasks}  ${ask}  ${question}`,
    );
    return answer(lines.length === 0 ? 'There are no surveys here yet.\n' : `${lines.join('\n')}\n`);
  });
}
