/** One thread at work, seen from the main one: a chunk in, its results out. */
import { Worker } from 'node:worker_threads';
import type { AskedTask } from '../ask/result.ts';
import { SurveyError } from '../survey-error.ts';
import type { Questions, Sent, ThreadData } from './worker.ts';

export interface Answered {
  readonly results: readonly AskedTask[];
  /** What the whole chunk took; left out where the thread was ended before. */
  readonly seconds?: number;
}

interface Waiting {
  readonly results: AskedTask[];
  resolve(answered: Answered): void;
  reject(error: Error): void;
}

export class Thread {
  private readonly worker: Worker;
  private ended: Error | undefined;
  private waiting: Waiting | undefined;

  constructor(data: ThreadData, megabytes: number | undefined) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: data,
      // Flags of whoever runs us, such as other conditions for imports, are not for the threads.
      execArgv: [],
      ...(megabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
    });
    this.worker.on('message', (sent: Sent) => this.hear(sent));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new SurveyError('A thread of the survey has ended.')));
  }

  ask(questions: Questions): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (this.ended !== undefined) return reject(this.ended);
      this.waiting = { results: [], resolve, reject };
      this.worker.postMessage(questions);
    });
  }

  async end(): Promise<void> {
    // Whoever waits for an answer gets what there is.
    this.settle(({ results, resolve }) => resolve({ results }));
    this.ended ??= new SurveyError('The survey was stopped.');
    await this.worker.terminate();
  }

  private hear(sent: Sent): void {
    if ('result' in sent) this.waiting?.results.push(sent.result);
    else this.settle(({ results, resolve }) => resolve({ results, seconds: sent.seconds }));
  }

  /** What is asked of it from now on is refused as well. */
  private fail(error: Error): void {
    // An error keeps its message and not its class on the way from a thread.
    this.ended ??= error.name === 'SurveyError' ? new SurveyError(error.message) : error;
    const { ended } = this;
    this.settle((waiting) => waiting.reject(ended));
  }

  private settle(tell: (waiting: Waiting) => void): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined) tell(waiting);
  }
}
