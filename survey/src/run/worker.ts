/** A thread that asks tasks: it is given questions and sends each result, so that one who ends it has those before. Kernels are loaded once. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Asking, askTask } from '../ask/ask.ts';
import { loadGiven, type RulesetLoader, requireRulesets } from '../ask/custom-rulesets.ts';
import type { AskedTask } from '../ask/result.ts';
import type { SurveyDefinition } from '../define/definition.ts';
import { loadOptions } from './options.ts';

/** What a thread is told at its start. */
export interface ThreadData extends Omit<Asking, 'options'>, Pick<SurveyDefinition, 'name' | 'rulesets'> {
  /** Where the custom rulesets come from. */
  readonly loader?: RulesetLoader;
}

/** A chunk of questions, with the numbers of their tasks. */
export interface Questions {
  readonly tasks: readonly number[];
  readonly questions: readonly string[];
}

/** What a thread sends: each result as it is found, and at the end of the chunk the seconds that it took. */
export type Sent = { readonly result: AskedTask } | { readonly seconds: number };

const asking = toAsking(workerData as ThreadData);

/** A file may have changed since the program read it. */
async function toAsking({ loader, ...data }: ThreadData): Promise<Asking> {
  const given = loader === undefined ? undefined : await loadGiven(loader);
  requireRulesets(data, given);
  return { ...data, options: (await loadOptions(given)).options };
}

parentPort?.on('message', async ({ tasks, questions }: Questions) => {
  const begun = performance.now();
  const with_ = await asking;
  for (const [index, task] of tasks.entries())
    parentPort?.postMessage({ result: askTask(task, questions[index] as string, with_) } satisfies Sent);
  parentPort?.postMessage({ seconds: (performance.now() - begun) / 1000 } satisfies Sent);
});
