/** `impartial survey status`: how far a survey is; `--watch` looks again every second until it is done. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import type { SurveyStatus } from 'impartial-survey';
import { counted } from '../counted.ts';
import { inWords } from '../pace.ts';
import { answer } from '../terminal.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags {
  readonly watch?: boolean;
}

const PAUSE = 1000;

export function addStatus(survey: Command): void {
  const command = survey
    .command('status')
    .argument('<survey>', 'its name')
    .description('how far a survey is, and what was found');
  command.option('--watch', 'look again every second until it is done');
  addStoreFlags(command).action(statusVerb);
}

async function statusVerb(name: string, flags: Flags): Promise<void> {
  await withStore(flags, async (database, surveys) => {
    for (let seen = ''; ; await wait(PAUSE)) {
      const status = await surveys.surveyStatus(database, name);
      const text = flags.json === true ? `${answerLine(status)}\n` : statusText(status);
      if (text !== seen)
        await answer(seen !== '' && process.stdout.isTTY ? `\x1b[${seen.split('\n').length - 1}A\x1b[J${text}` : text);
      seen = text;
      if (flags.watch !== true || status.done >= status.tasks) return;
    }
  });
}

function statusText({
  name,
  question,
  ask,
  tasks,
  same,
  done,
  taken,
  byStatus,
  seconds,
  root,
  byOtherCode,
}: SurveyStatus): string {
  const percent = tasks === 0 ? 100 : Math.floor((100 * done) / tasks);
  const lines = [
    `${name}: ${done} of ${tasks} tasks done, ${percent} %`,
    `  asks     ${ask} of ${question}`,
    ...(same > 0 ? [`  equal    ${same} tasks are equal to another and not asked`] : []),
    ...(taken > 0 ? [`  in hand  ${taken} tasks`] : []),
    `  asked    ${askedText(byStatus)}`,
    `  took     ${inWords(seconds)} of work`,
    ...(root === undefined ? [] : [`  root     ${root}`]),
    ...(byOtherCode === 0 ? [] : [`  note     ${otherCode(byOtherCode)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** By status, of the tasks that were asked: a row of a query is a task that may be equal to one of these. */
function askedText(byStatus: SurveyStatus['byStatus']): string {
  const counts = Object.entries(byStatus);
  const all = counted(
    counts.reduce((sum, [, number]) => sum + number, 0),
    'task',
  );
  return [all, counts.map(([status, number]) => `${number} ${status}`).join(', ')].filter((part) => part !== '').join(': ');
}

/** What a reader has to know of results that the code which is here did not give. */
export function otherCode(tasks: number): string {
  return `${tasks} of the tasks done come from other code of their rulesets than is here: what is asked anew may differ`;
}
