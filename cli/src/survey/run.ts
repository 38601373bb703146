/** `impartial survey run`: asks what is open, on all cores, and keeps every chunk. Again is going on. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import type { GivenRulesets, RunEnd } from 'impartial-survey';
import { counted } from '../counted.ts';
import { readHoleOptions } from '../hole-options.ts';
import { INTERRUPTED } from '../interrupts.ts';
import { parseCount, parseTime } from '../numbers.ts';
import { startPace } from '../pace.ts';
import { answer, talk } from '../terminal.ts';
import { programVersion } from '../version.ts';
import { type DefinitionFlags, definitionOf, isDefinition } from './definition-file.ts';
import { addDefinitionFlags } from './plan.ts';
import { otherCode } from './status.ts';
import { addAskFlags, addStoreFlags, givenRulesets, placeOf, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags, DefinitionFlags {
  readonly workers?: number;
  readonly for?: number;
}

const EXAMPLES = `
Examples:
  impartial survey run octal-3
  impartial survey run octal-3.survey.ts --for 2h
  nauty-geng -c 7 | impartial survey run "node-kayles {graph}" --graphs - --name graphs-7`;

export function addRun(survey: Command): void {
  const command = survey.command('run').argument('<survey...>', 'the name of a planned survey, a file, or a line with holes');
  command.description('ask what is open, and keep the results; again goes on');
  command.usage('[options] <survey...> [--<hole> <values>...]').allowUnknownOption();
  command.option('--workers <n>', 'threads that ask (default: one for each core)', parseCount);
  command.option('--for <time>', 'end after this time, and keep what is done: 90s, 30m, 2h', parseTime);
  addStoreFlags(addAskFlags(addDefinitionFlags(command))).addHelpText('after', EXAMPLES);
  const names = () => command.options.map((option) => option.attributeName());
  command.action((words: readonly string[], flags: Flags) => runVerb(words, flags, names()));
}

async function runVerb(words: readonly string[], flags: Flags, names: readonly string[]): Promise<void> {
  const { question: named, holes } = readHoleOptions(words, names);
  const given = await givenRulesets(flags);
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  const end = await withStore(
    flags,
    async (database, surveys) => {
      const name = isDefinition(named) ? await planned(named, holes, { ...flags, ...given }, database, surveys) : named;
      const { byOtherCode } = await surveys.surveyStatus(database, name);
      if (byOtherCode > 0) talk(`impartial: ${name}: ${otherCode(byOtherCode)}`);
      let pace: ReturnType<typeof startPace> | undefined;
      const found = await surveys.runSurvey(database, name, {
        version: programVersion(),
        ...given,
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
  const { name, ...found } = end;
  await answer(flags.json === true ? `${answerLine({ survey: name, ...found })}\n` : `${endText(end)}\n`);
}

type Work = Parameters<Parameters<typeof withStore>[1]>;

/** What is defined here and now: planned first, unless it has been. */
async function planned(
  named: string,
  holes: Readonly<Record<string, string>>,
  flags: Flags & { readonly rulesets?: GivenRulesets },
  database: Work[0],
  surveys: Work[1],
): Promise<string> {
  const plan = await surveys.planSurvey(await definitionOf(surveys, named, holes, flags), flags.rulesets);
  return (await surveys.storeSurvey(database, plan)).name;
}

function endText({ name, done, tasks, asked, root }: RunEnd & { readonly name: string }): string {
  if (root !== undefined) return `${name}: all ${counted(tasks, 'task')} done, ${asked} asked now; root ${root}`;
  return `${name}: ${done} of ${counted(tasks, 'task')} done, ${asked} asked now; impartial survey run ${name} continues`;
}
