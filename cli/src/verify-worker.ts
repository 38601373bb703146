/**
 * The theorems of the catalogue tried in a thread of their own, while the papers are played through in the main one.
 *
 * This file is both sides: the function that starts the thread, and what runs in it.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { checkTheorems, type TriedTheorem } from 'impartial';
import { type SolveFlags, toSolveOptions } from './solve-options.ts';

/** What can be sent from thread to thread: the facts that are shown. */
export type ShownTried = Pick<TriedTheorem, 'cases' | 'disagreements'> & {
  readonly theorem: Pick<TriedTheorem['theorem'], 'id' | 'title' | 'sources' | 'beyondPlay'>;
};

/** Starts at once; the promise waits for the end. */
export function startTheorems(flags: SolveFlags): Promise<readonly ShownTried[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...flags } });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
}

async function tryTheorems(flags: SolveFlags): Promise<readonly ShownTried[]> {
  const run = checkTheorems(await toSolveOptions(flags));
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value.map(({ theorem: { id, title, sources, beyondPlay }, cases, disagreements }) => ({
    theorem: { id, title, sources, ...(beyondPlay !== undefined && { beyondPlay }) },
    cases,
    disagreements,
  }));
}

if (!isMainThread && parentPort !== null) parentPort.postMessage(await tryTheorems(workerData as SolveFlags));
