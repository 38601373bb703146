/** A thread that asks tasks: it is given questions and sends what it found. Kernels are loaded once. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Asking, askTask } from '../ask/ask.ts';
import type { AskedTask } from '../ask/result.ts';
import { loadOptions } from './options.ts';

/** What a thread is told at its start. */
export type ThreadData = Omit<Asking, 'options'>;

/** A chunk of questions, with the numbers of their tasks. */
export interface Questions {
  readonly tasks: readonly number[];
  readonly questions: readonly string[];
}

export interface Answered {
  readonly results: readonly AskedTask[];
  readonly seconds: number;
}

const asking: Promise<Asking> = loadOptions().then(({ options }) => ({ ...(workerData as ThreadData), options }));

parentPort?.on('message', async ({ tasks, questions }: Questions) => {
  const begun = performance.now();
  const with_ = await asking;
  const results = tasks.map((task, index) => askTask(task, questions[index] as string, with_));
  parentPort?.postMessage({ results, seconds: (performance.now() - begun) / 1000 } satisfies Answered);
});
