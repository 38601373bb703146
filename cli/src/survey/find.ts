/** `impartial survey find 0 1 1 2 0 3`: the sequences of all surveys that have these values. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import { answer } from '../terminal.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

export function addFind(survey: Command): void {
  const command = survey.command('find').argument('<values...>', 'values that follow one another, at least four');
  addStoreFlags(command.description('find sequences of all surveys by their values')).action(findVerb);
}

async function findVerb(words: readonly string[], flags: StoreFlags): Promise<void> {
  const values = words.flatMap((word) => word.split(/[\s,]+/)).filter((word) => word !== '');
  await withStore(flags, async (database, surveys) => {
    const found = await surveys.findSequences(database, values);
    if (flags.json === true) return answer(`${answerLine({ found })}\n`);
    const lines = found.map(({ survey, question, at }) => `${survey}  ${question}  from term ${at} on`);
    return answer(lines.length === 0 ? 'No sequence of these surveys has them.\n' : `${lines.join('\n')}\n`);
  });
}
