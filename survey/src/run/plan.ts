/** Plans a survey: counts its tasks, leaves out equal ones, tries a sample for the time it will take, and makes chunks of a second. */
import type { Options } from 'impartial';
import { askTask } from '../ask/ask.ts';
import { type GivenRulesets, namedRulesets, requireRulesets } from '../ask/custom-rulesets.ts';
import type { AskedTask } from '../ask/result.ts';
import type { SurveyDefinition } from '../define/definition.ts';
import { countLines } from '../define/generator.ts';
import { Tasks } from '../define/tasks.ts';
import { leastChunk, type Planned, type SameTask } from '../store/surveys.ts';
import { SurveyError } from '../survey-error.ts';
import { findEqualTasks } from './equal-tasks.ts';
import { loadOptions } from './options.ts';

export interface Plan extends Planned {
  /** Tasks that are asked: all but those that are the same as another. */
  readonly asked: number;
  /** Whether equal tasks were looked for: not where there are too many. */
  readonly isCompared: boolean;
  readonly sample: readonly AskedTask[];
  /** Processor seconds for all tasks, by the sample; at least so many where a task of it was given up. */
  readonly seconds: number;
  readonly isAtLeast: boolean;
}

/** Tasks of the sample, and the milliseconds that it may take. */
const SAMPLE = 24;
const SAMPLE_TIME = 4000;
/** Milliseconds: of a task that takes less, most may be what is loaded and compiled. */
const QUICK = 100;
const CHUNK_TIME = 1000;
const LARGEST_CHUNK = 5000;
/** Chunks at least, where there are as many tasks: several workers shall have something to do. */
const FEWEST_CHUNKS = 24;

/** `custom` are the custom rulesets that there are here; those that the questions name become part of the definition. */
export async function planSurvey(given: SurveyDefinition, custom?: GivenRulesets): Promise<Plan> {
  const counted = given.generate === undefined ? given : { ...given, generate: countLines(given.generate) };
  const tasks = new Tasks(counted);
  const definition = withRulesets(counted, tasks, custom);
  const { options } = await loadOptions(custom);
  const compared = findEqualTasks(definition, tasks, options);
  const same = compared ?? new Map<number, SameTask>();
  const asked = tasks.count - same.size;
  const { sample, isAtLeast } = trySample(definition, tasks, same, options);
  refuseFailed(sample, tasks);
  const mean = sample.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / Math.max(1, sample.length);
  return {
    definition,
    tasks,
    same,
    asked,
    isCompared: compared !== undefined,
    sample,
    seconds: (mean * asked) / 1000,
    isAtLeast,
    chunk: chunkOf(tasks.count, (mean * asked) / Math.max(1, tasks.count)),
  };
}

/** A definition that names its rulesets, since it was planned before, is asked with these and no others. */
function withRulesets(definition: SurveyDefinition, tasks: Tasks, custom: GivenRulesets | undefined): SurveyDefinition {
  requireRulesets(definition, custom);
  const rulesets = custom === undefined ? [] : namedRulesets(tasks, custom);
  return rulesets.length === 0 ? definition : { ...definition, rulesets };
}

/** What no task of a sample answers is a mistake in the line, and not a survey. */
function refuseFailed(sample: Plan['sample'], tasks: Tasks): void {
  const [first] = sample;
  if (first === undefined || sample.some(({ status }) => status !== 'failed')) return;
  const tried = sample.length === 1 ? 'The task that was tried fails' : `All ${sample.length} tasks that were tried fail`;
  throw new SurveyError(`${tried}, so nothing was stored. ${tasks.questionAt(first.task)}: ${first.reason ?? 'no reason'}`);
}

/** Tasks in a chunk, by the milliseconds that one takes; those that are not asked take none. */
function chunkOf(tasks: number, milliseconds: number): number {
  const most = Math.min(LARGEST_CHUNK, Math.ceil(tasks / FEWEST_CHUNKS));
  return Math.max(leastChunk(tasks), Math.min(most, Math.ceil(CHUNK_TIME / Math.max(milliseconds, 0.01))));
}

/**
 * Tasks from all over the survey, those that are quick twice: the first time pays for what is loaded and compiled. One that takes longer
 * than the whole sample may is given up, so that a plan comes to an end.
 */
function trySample(
  definition: SurveyDefinition,
  tasks: Tasks,
  same: ReadonlyMap<number, SameTask>,
  options: Options,
): Pick<Plan, 'sample' | 'isAtLeast'> {
  const until = performance.now() + SAMPLE_TIME;
  const sample = new Map<number, AskedTask>();
  let isAtLeast = false;
  const chosen = spread(tasks.count - same.size, SAMPLE).map(askedAt(tasks.count, same));
  for (const task of [...chosen, ...chosen]) {
    const seconds = Math.ceil((until - performance.now()) / 1000);
    if (sample.size > 0 && seconds < 1) break;
    if ((sample.get(task)?.milliseconds ?? 0) >= QUICK) continue;
    const limits = { ...definition.limits, seconds: Math.min(seconds, definition.limits.seconds ?? seconds) };
    const begun = process.cpuUsage();
    const asked = askTask(task, tasks.questionAt(task), { ...definition, limits, options });
    const { user, system } = process.cpuUsage(begun);
    // Of the processor: on the clock, chunks planned on a busy machine would be tiny.
    sample.set(task, { ...asked, milliseconds: (user + system) / 1000 });
    isAtLeast ||= limits.seconds !== definition.limits.seconds && asked.milliseconds >= 1000 * limits.seconds;
  }
  return { sample: [...sample.values()], isAtLeast };
}

/** At most so many numbers below `count`, all over it and at no regular distance: steps of the golden section. */
function spread(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, task) => task);
  const golden = (Math.sqrt(5) - 1) / 2;
  return [...new Set(Array.from({ length: most }, (_, index) => Math.floor((((index + 1) * golden) % 1) * count)))];
}

/** The tasks that are asked, by their place among them. */
function askedAt(count: number, same: ReadonlyMap<number, SameTask>): (place: number) => number {
  if (same.size === 0) return (place) => place;
  const asked = Array.from({ length: count }, (_, task) => task).filter((task) => !same.has(task));
  return (place) => asked[place] as number;
}
