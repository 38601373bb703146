/** One thread at work, seen from the main one: a chunk in, its results out. */
import { Worker } from 'node:worker_threads';
import { SurveyError } from '../survey-error.ts';
import type { Answered, Questions, ThreadData } from './worker.ts';

export class Thread {
  private readonly worker: Worker;
  private ended: Error | undefined;
  private waiting: { resolve(answered: Answered): void; reject(error: Error): void } | undefined;

  constructor(data: ThreadData, megabytes: number | undefined) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: data,
      // Flags of whoever runs us, such as other conditions for imports, are not for the threads.
      execArgv: [],
      ...(megabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
    });
    this.worker.on('message', (answered: Answered) => this.settle((waiting) => waiting.resolve(answered)));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new SurveyError('A thread of the survey has ended.')));
  }

  ask(questions: Questions): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (this.ended !== undefined) return reject(this.ended);
      this.waiting = { resolve, reject };
      this.worker.postMessage(questions);
    });
  }

  async end(): Promise<void> {
    // Whoever waits for an answer hears that there will be none.
    this.settle((waiting) => waiting.reject(new SurveyError('The survey was stopped.')));
    await this.worker.terminate();
  }

  /** What is asked of it from now on is refused as well. */
  private fail(error: Error): void {
    // An error keeps its message and not its class on the way from a thread.
    this.ended ??= error.name === 'SurveyError' ? new SurveyError(error.message) : error;
    const { ended } = this;
    this.settle((waiting) => waiting.reject(ended));
  }

  private settle(tell: (waiting: NonNullable<Thread['waiting']>) => void): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined) tell(waiting);
  }
}
