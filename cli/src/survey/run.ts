/** `impartial survey run`: asks what is open, on all cores, and keeps every chunk. Again is going on. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import type { RunEnd } from 'impartial-survey';
import { readHoleOptions } from '../hole-options.ts';
import { INTERRUPTED } from '../interrupts.ts';
import { parseCount } from '../numbers.ts';
import { startPace } from '../pace.ts';
import { answer, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';
import { type DefinitionFlags, definitionOf, isDefinition } from './definition-file.ts';
import { addDefinitionFlags, count } from './plan.ts';
import { otherCode } from './status.ts';
import { addProgramFlag, addStoreFlags, placeOf, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags, DefinitionFlags {
  readonly workers?: number;
  readonly for?: number;
}

const EXAMPLES = `
Examples:
  impartial survey run octal-3
  impartial survey run octal-3.survey.ts --for 2h
  nauty-geng -c 7 | impartial survey run "node-kayles {graph}" --graphs - --name graphs-7`;

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export function addRun(survey: Command): void {
  const command = survey.command('run').argument('<survey...>', 'the name of a planned survey, a file, or a line with holes');
  command.description('ask what is open, and keep the results; again goes on');
  command.usage('[options] <survey...> [--<hole> <values>...]').allowUnknownOption();
  command.option('--workers <n>', 'threads that ask (default: one for each core)', parseCount);
  command.option('--for <time>', 'begin no further chunk after this time: 90s, 30m, 2h', parseTime);
  addStoreFlags(addProgramFlag(addDefinitionFlags(command))).addHelpText('after', EXAMPLES);
  const names = () => command.options.map((option) => option.attributeName());
  command.action((words: readonly string[], flags: Flags) => runVerb(words, flags, names()));
}

export function parseTime(text: string): number {
  const [, number = '', unit = 's'] = /^(\d+(?:\.\d+)?)([smhd])?$/.exec(text) ?? [];
  const milliseconds = number === '' ? Number.NaN : Number(number) * (UNITS[unit] as number);
  if (Number.isNaN(milliseconds)) throw new UsageError(`--for takes a time such as 90s, 30m or 2h; found ${text.slice(0, 40)}`);
  return milliseconds;
}

async function runVerb(words: readonly string[], flags: Flags, names: readonly string[]): Promise<void> {
  const { question: named, holes } = readHoleOptions(words, names);
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  const end = await withStore(
    flags,
    async (database, surveys) => {
      const name = isDefinition(named) ? await planned(named, holes, flags, database, surveys) : named;
      const { byOtherCode } = await surveys.surveyStatus(database, name);
      if (byOtherCode > 0) talk(`impartial: ${name}: ${otherCode(byOtherCode)}`);
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
    { mustExist: !isDefinition(named) },
  );
  if (stop.signal.aborted) {
    talk(`impartial: interrupted; ${endText(end)}`);
    process.exit(INTERRUPTED);
  }
  await answer(flags.json === true ? `${answerLine({ survey: end.name, ...end })}\n` : `${endText(end)}\n`);
}

type Work = Parameters<Parameters<typeof withStore>[1]>;

/** What is defined here and now: planned first, unless it has been. */
async function planned(
  named: string,
  holes: Readonly<Record<string, string>>,
  flags: Flags,
  database: Work[0],
  surveys: Work[1],
): Promise<string> {
  const plan = await surveys.planSurvey(await definitionOf(surveys, named, holes, flags));
  return (await surveys.storeSurvey(database, plan)).name;
}

function endText({ name, done, tasks, asked, root }: RunEnd & { readonly name: string }): string {
  if (root !== undefined) return `${name}: all ${count(tasks, 'task')} done, ${asked} asked now; root ${root}`;
  return `${name}: ${done} of ${count(tasks, 'task')} done, ${asked} asked now; impartial survey run ${name} goes on`;
}
