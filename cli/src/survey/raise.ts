/** `impartial survey raise`: opens tasks again with larger limits. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import { counted } from '../counted.ts';
import { answer } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags {
  readonly where: string;
  readonly values?: string;
  readonly positions?: string;
  readonly megabytes?: string;
  readonly seconds?: string;
}

const LIMITS = ['values', 'positions', 'megabytes', 'seconds'] as const;

export function addRaise(survey: Command): void {
  const command = survey.command('raise').argument('<survey>', 'its name').description('open tasks again with larger limits');
  command.option('--where <condition>', 'which, in SQL over the columns of the survey', "status in ('unknown', 'none')");
  for (const limit of LIMITS) command.option(`--${limit} <n>`, `the new limit on ${limit}: a number, or x8`);
  addStoreFlags(command).action(raiseVerb);
}

async function raiseVerb(name: string, flags: Flags): Promise<void> {
  await withStore(flags, async (database, surveys) => {
    const { limits } = await surveys.openSurvey(database, name);
    const given = LIMITS.filter((limit) => flags[limit] !== undefined);
    if (given.length === 0)
      throw new UsageError(`say how far: ${LIMITS.map((limit) => `--${limit}`).join(', ')}, such as --values x8`);
    const raised = Object.fromEntries(
      given.map((limit) => [limit, surveys.readRaise(flags[limit] as string, limit, limits[limit])]),
    );
    const tasks = await surveys.raiseSurvey(database, name, flags.where, raised);
    if (flags.json === true) return answer(`${answerLine({ survey: name, opened: tasks, limits: { ...limits, ...raised } })}\n`);
    const next = tasks === 0 ? 'none fits the condition' : `impartial survey run ${name} asks them`;
    return answer(`${counted(tasks, 'task')} opened again; ${next}\n`);
  });
}
