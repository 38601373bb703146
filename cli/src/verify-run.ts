/**
 * The checks dealt out to as many threads as there are cores, while this one only coordinates: progress is written and an interrupt ends
 * at once.
 *
 * Every other thread works from the front of the list, where the statements are, the rest from its back, where the theorems are: each
 * keeps to one kind, so that what a statement has worked out is at hand for its neighbours, and all end at the same time.
 */
import { availableParallelism } from 'node:os';
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
} from 'impartial-papers';
import { startPace } from './pace.ts';
import { type Made, makeTask, startWorker, type Task, type WorkFlags } from './verify-worker.ts';

export interface Checked {
  readonly outcomes: readonly PaperOutcome[];
  readonly theorems: readonly TriedTheorem[];
}

/** @param onPaper called with the outcomes of each paper, in the order of the papers, as soon as that paper and those before it are done */
export async function runChecks(
  chosen: readonly Chosen[],
  withTheorems: boolean,
  flags: WorkFlags,
  options: Options,
  onPaper: (outcomes: readonly PaperOutcome[]) => void,
): Promise<Checked> {
  const places = new Map(chooseStatements().map(({ statement }, place) => [statement, place]));
  const tasks: Task[] = chosen.map(({ statement }) => ({ kind: 'statement', place: places.get(statement) ?? -1 }));
  if (withTheorems) tasks.push(...theoremTasks(options));
  const outcomes: PaperOutcome[] = [];
  let shown = 0;
  const tellPapers = (made: ReadonlyMap<Task, Made>) => {
    for (let next = chosen[outcomes.length]; next !== undefined; next = chosen[outcomes.length]) {
      const checked = made.get(tasks[outcomes.length] as Task)?.statement;
      if (checked === undefined) return;
      outcomes.push(judgeStatement(next, checked));
      if (chosen[outcomes.length]?.paper === next.paper) continue;
      onPaper(outcomes.slice(shown));
      shown = outcomes.length;
    }
  };
  const made = await runTasks(tasks, flags, options, tellPapers);
  const theorems = tasks.map((task) => made.get(task)?.theorems ?? []);
  return { outcomes, theorems: withTheorems ? joinTried([tryTheoremsOn([], options), ...theorems]) : [] };
}

function theoremTasks(options: Options): Task[] {
  return groupTrials(listTheoremTrials(options)).map((trials) => ({ kind: 'theorems', trials }));
}

/** What each task gave; `onMade` is called with what there is so far. One task alone needs no thread. */
async function runTasks(
  tasks: readonly Task[],
  flags: WorkFlags,
  options: Options,
  onMade: (made: ReadonlyMap<Task, Made>) => void,
): Promise<ReadonlyMap<Task, Made>> {
  const made = new Map<Task, Made>();
  const pace = startPace(tasks.length, 0, 'checks');
  const keep = (task: Task, result: Made) => {
    made.set(task, result);
    onMade(made);
    pace.update(made.size);
  };
  const [only, ...others] = tasks;
  if (only !== undefined && others.length === 0) {
    keep(only, makeTask(only, { ...options, deep: flags.deep ?? false }));
    return made;
  }
  const waiting = [...tasks];
  const fromFront = () => waiting.shift();
  const fromBack = () => waiting.pop();
  // One at each end at least: a thread that keeps to the papers, and one that keeps to the theorems.
  const threads = Math.max(2, availableParallelism());
  try {
    await Promise.all(
      Array.from({ length: threads }, (_, index) => startWorker(flags, index % 2 === 0 ? fromFront : fromBack, keep)),
    );
  } finally {
    waiting.length = 0;
    pace.stop();
  }
  return made;
}
