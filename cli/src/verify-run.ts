/**
 * The checks dealt out to two threads, while this one only coordinates: the bar moves and an interrupt ends at once.
 *
 * One thread works from the front of the list, where the statements are, the other from its back, where the theorems are: each
 * keeps to one kind, so that what a statement has worked out is at hand for its neighbours, and both end at the same time.
 */
import type { Options } from 'impartial';
import {
  type Chosen,
  chooseStatements,
  groupTrials,
  joinTried,
  judgeStatement,
  listTheoremTrials,
  type PaperOutcome,
  type TriedTheorem,
  tryTheoremsOn,
} from 'impartial/papers';
import { startProgress } from './progress.ts';
import { type Made, makeTask, startWorker, type Task, type WorkFlags } from './verify-worker.ts';

export interface Checked {
  readonly outcomes: readonly PaperOutcome[];
  readonly theorems: readonly TriedTheorem[];
}

export async function runChecks(
  chosen: readonly Chosen[],
  withTheorems: boolean,
  flags: WorkFlags,
  options: Options,
): Promise<Checked> {
  const places = new Map(chooseStatements().map(({ statement }, place) => [statement, place]));
  const tasks: Task[] = chosen.map(({ statement }) => ({ kind: 'statement', place: places.get(statement) ?? -1 }));
  if (withTheorems) tasks.push(...theoremTasks(options));
  const made = await runTasks(tasks, flags, options);
  return {
    outcomes: chosen.flatMap((each, index) => {
      const checked = made[index]?.statement;
      return checked === undefined ? [] : [judgeStatement(each, checked)];
    }),
    theorems: withTheorems ? joinTried([tryTheoremsOn([], options), ...made.map(({ theorems = [] }) => theorems)]) : [],
  };
}

function theoremTasks(options: Options): Task[] {
  return groupTrials(listTheoremTrials(options)).map((trials) => ({ kind: 'theorems', trials }));
}

/** What each task gave, in the order of the tasks. One task alone needs no thread. */
async function runTasks(tasks: readonly Task[], flags: WorkFlags, options: Options): Promise<readonly Made[]> {
  const [only, ...others] = tasks;
  if (only !== undefined && others.length === 0) return [makeTask(only, { ...options, deep: flags.deep ?? false })];
  const progress = await startProgress(tasks.length);
  const made = new Map<Task, Made>();
  const waiting = [...tasks];
  const keep = (task: Task, result: Made) => {
    made.set(task, result);
    progress.update(made.size);
  };
  try {
    await Promise.all([startWorker(flags, () => waiting.shift(), keep), startWorker(flags, () => waiting.pop(), keep)]);
  } finally {
    waiting.length = 0;
    progress.stop();
  }
  return tasks.flatMap((task) => made.get(task) ?? []);
}
