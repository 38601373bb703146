/** `impartial survey plan`: how many tasks there are, which are equal, how long it will take, ten of them; and the survey is stored. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import type { Plan } from 'impartial-survey';
import { counted } from '../counted.ts';
import { readHoleOptions } from '../hole-options.ts';
import { parseCount, parseSeconds } from '../numbers.ts';
import { inWords } from '../pace.ts';
import { answer } from '../terminal.ts';
import { type DefinitionFlags, definitionOf } from './definition-file.ts';
import { addAskFlags, addStoreFlags, givenRulesets, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags, DefinitionFlags {
  readonly dry?: boolean;
}

const SHOWN = 10;

export function addDefinitionFlags(command: Command): Command {
  return command
    .option('--name <name>', 'what the survey is called')
    .option('--ask <what>', 'solve, sequence, period or misere (default: solve)')
    .option('--to <n>', 'the last member of a sequence', parseCount)
    .option('--max-values <n>', 'values or heaps that one task may compute', parseCount)
    .option('--max-positions <n>', 'positions that one task may store', parseCount)
    .option('--max-memory <mb>', 'megabytes that one task may fill', parseCount)
    .option('--max-seconds <s>', 'time that one task may take; results then depend on the machine', parseSeconds)
    .option('--graphs <file>', 'graph6 lines for the hole {graph}; - reads standard input')
    .option('--lines <hole=file...>', 'the lines of a file for a hole')
    .option('--generate <hole=program>', 'a program for the first hole, with {part}/1000 in it; needs --allow-program')
    .option('--keep-equal', 'ask tasks that are known to be equal all the same')
    .option('--no-evidence', 'keep short certificates, which are checked by playing positions out: much faster for graphs');
}

export function addPlan(survey: Command): void {
  const command = survey.command('plan').argument('<question...>', 'a line with holes, or a file with the definition');
  command.description('say how many tasks a survey has and how long it takes, and store it');
  command.option('--dry', 'store nothing').usage('[options] <question...> [--<hole> <values>...]').allowUnknownOption();
  addStoreFlags(addAskFlags(addDefinitionFlags(command)));
  const names = () => command.options.map((option) => option.attributeName());
  command.action((words: readonly string[], flags: Flags) => planVerb(words, flags, names()));
}

async function planVerb(words: readonly string[], flags: Flags, names: readonly string[]): Promise<void> {
  const { question, holes } = readHoleOptions(words, names);
  const { rulesets } = await givenRulesets(flags);
  await withStore(
    flags.dry === true ? { ...flags, store: ':memory:' } : flags,
    async (database, surveys) => {
      const plan = await surveys.planSurvey(await definitionOf(surveys, question, holes, flags), rulesets);
      await surveys.storeSurvey(database, plan);
      await answer(flags.json === true ? `${answerLine(planData(plan))}\n` : planText(plan, flags.dry === true));
    },
    { mustExist: false },
  );
}

function planData({ definition, tasks, asked, chunk, seconds, sample, isCompared }: Plan): object {
  return {
    survey: definition.name,
    tasks: tasks.count,
    asked,
    equalTasks: isCompared ? tasks.count - asked : null,
    chunk,
    seconds,
    sample: someOf(sample).map(({ task, status, milliseconds }) => ({ question: tasks.questionAt(task), status, milliseconds })),
  };
}

function planText(plan: Plan, isDry: boolean): string {
  const { definition, tasks, asked, sample, seconds, isAtLeast, isCompared, chunk } = plan;
  const same = tasks.count - asked;
  const lines = [
    `${definition.name}: ${counted(tasks.count, 'task')}${same > 0 ? `, ${same} of them equal to another` : ''}${isCompared ? '' : ' (too many to look for equal ones)'}`,
    `  asks         ${definition.ask}`,
    `  holes        ${tasks.holes.map((hole) => `{${hole.name}} ${hole.count}`).join(', ') || 'none'}`,
    `  takes        ${isAtLeast ? 'over' : 'about'} ${inWords(seconds)} of one processor, by a sample of ${sample.length}; ${tasks.generated === undefined ? `chunks of ${chunk}` : 'a chunk for each part'}`,
    ...(definition.limits.seconds === undefined ? [] : ['  note         a limit on time makes results depend on the machine']),
    '',
    ...someOf(sample).map(
      ({ task, status, milliseconds, reason }) =>
        `  ${tasks.questionAt(task)}  ${status === 'failed' ? `failed: ${reason}` : `${status}, ${milliseconds.toFixed(1)} ms`}`,
    ),
    '',
    isDry ? 'Nothing was stored.' : `impartial survey run ${definition.name} begins, and goes on where it was stopped.`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Ten of a sample, from all over it, in the order of their numbers. */
function someOf(sample: Plan['sample']): Plan['sample'] {
  const sorted = [...sample].sort((a, b) => a.task - b.task);
  const shown = Math.min(SHOWN, sorted.length);
  return Array.from(
    { length: shown },
    (_, index) => sorted[Math.floor((index * sorted.length) / shown)] as Plan['sample'][number],
  );
}
