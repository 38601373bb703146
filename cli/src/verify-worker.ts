/**
 * A thread that makes checks: it is handed tasks one at a time and sends back what each gave.
 *
 * This file is both sides: the class that starts a thread, and what runs in it.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Options } from 'impartial';
import {
  type CheckedStatement,
  checkOneStatement,
  chooseStatements,
  type TheoremTrial,
  type TriedTheorem,
  tryTheoremsOn,
} from 'impartial-papers';
import { prepareLibrary } from './host.ts';
import { type SolveFlags, toSolveOptions } from './solve-options.ts';

/** One statement, by its place among all; or some of the questions on which theorems are tried. */
export type Task =
  | { readonly kind: 'statement'; readonly place: number }
  | { readonly kind: 'theorems'; readonly trials: readonly TheoremTrial[] };

/** What a task gave, as it is sent from thread to thread. */
export interface Made {
  readonly statement?: CheckedStatement;
  readonly theorems?: readonly TriedTheorem[];
}

/** Searches make many objects that live for a moment. */
const YOUNG_MEGABYTES = 64;

export type WorkFlags = SolveFlags & { readonly deep?: boolean };

export function makeTask(task: Task, { deep = false, ...options }: Options & { readonly deep?: boolean }): Made {
  if (task.kind === 'theorems') {
    const tried = tryTheoremsOn(task.trials, options).filter(({ cases }) => cases > 0);
    return { theorems: tried.map(toShown) };
  }
  const chosen = chooseStatements()[task.place];
  if (chosen === undefined) throw new Error(`there is no statement at the place ${task.place}`);
  return { statement: checkOneStatement(chosen, { ...options, deep }) };
}

/** Theorems are functions, too, and those cannot be sent. */
function toShown({ theorem: { id, title, statement, sources, scope, beyondPlay }, ...rest }: TriedTheorem): TriedTheorem {
  return { theorem: { id, title, statement, sources, scope, ...(beyondPlay !== undefined && { beyondPlay }) }, ...rest };
}

/** Works until `next` has no task left. */
export function startWorker(
  flags: WorkFlags,
  next: () => Task | undefined,
  onMade: (task: Task, made: Made) => void,
): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { ...flags },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  return new Promise<void>((resolve, reject) => {
    let task = next();
    const give = () => (task === undefined ? resolve() : worker.postMessage(task));
    worker.on('message', (made: Made) => {
      if (task !== undefined) onMade(task, made);
      task = next();
      give();
    });
    worker.on('error', reject);
    give();
  }).finally(() => worker.terminate());
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  prepareLibrary();
  const flags = workerData as WorkFlags;
  const options = { ...(await toSolveOptions(flags)), deep: flags.deep ?? false };
  port.on('message', (task: Task) => port.postMessage(makeTask(task, options)));
}
