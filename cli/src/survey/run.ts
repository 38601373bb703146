/** `impartial survey run`: asks what is open, on all cores, and keeps every chunk. Again is going on. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import type { RunEnd } from 'impartial-survey';
import { INTERRUPTED } from '../interrupts.ts';
import { parseCount } from '../numbers.ts';
import { startPace } from '../pace.ts';
import { answer, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';
import { definitionOf, isFileName } from './definition-file.ts';
import { count } from './plan.ts';
import { addStoreFlags, placeOf, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags {
  readonly workers?: number;
  readonly for?: number;
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export function addRun(survey: Command): void {
  const command = survey.command('run').argument('<survey>', 'the name of a planned survey, or a file with a definition');
  command.description('ask what is open, and keep the results; again goes on');
  command.option('--workers <n>', 'threads that ask (default: one for each core)', parseCount);
  command.option('--for <time>', 'begin no further chunk after this time: 90s, 30m, 2h', parseTime);
  addStoreFlags(command).action(runVerb);
}

export function parseTime(text: string): number {
  const [, number = '', unit = 's'] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(text) ?? [];
  const milliseconds = number === '' ? Number.NaN : Number(number) * (UNITS[unit] as number);
  if (Number.isNaN(milliseconds)) throw new UsageError(`--for takes a time such as 90s, 30m or 2h; found ${text.slice(0, 40)}`);
  return milliseconds;
}

async function runVerb(named: string, flags: Flags): Promise<void> {
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  const end = await withStore(
    flags,
    async (database, surveys) => {
      const name = isFileName(named) ? await plannedFile(named, database, surveys) : named;
      let pace: ReturnType<typeof startPace> | undefined;
      const found = await surveys.runSurvey(database, name, {
        version: programVersion(),
        signal: stop.signal,
        onProgress: ({ done, tasks, asked }) => {
          pace ??= startPace(tasks, done - asked, 'tasks');
          pace.update(done);
        },
        ...surveys.serverOf(placeOf(flags, surveys)),
        ...(flags.workers !== undefined && { threads: Math.max(1, flags.workers) }),
        ...(flags.for !== undefined && { forMilliseconds: flags.for }),
      });
      pace?.stop();
      return { ...found, name };
    },
    { mustExist: !isFileName(named) },
  );
  if (stop.signal.aborted) {
    talk(`impartial: interrupted; ${endText(end)}`);
    process.exit(INTERRUPTED);
  }
  await answer(flags.json === true ? `${answerLine({ survey: end.name, ...end })}\n` : `${endText(end)}\n`);
}

async function plannedFile(
  file: string,
  database: Parameters<Parameters<typeof withStore>[1]>[0],
  surveys: Parameters<Parameters<typeof withStore>[1]>[1],
): Promise<string> {
  const plan = await surveys.planSurvey(await definitionOf(surveys, file, {}, {}));
  return (await surveys.storeSurvey(database, plan)).name;
}

function endText({ name, done, tasks, asked, root }: RunEnd & { readonly name: string }): string {
  if (root !== undefined) return `${name}: all ${count(tasks, 'task')} done, ${asked} asked now; root ${root}`;
  return `${name}: ${done} of ${count(tasks, 'task')} done, ${asked} asked now; impartial survey run ${name} goes on`;
}
