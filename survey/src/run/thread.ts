/** One thread at work, seen from the main one: a chunk in, its results out. */
import { Worker } from 'node:worker_threads';
import { SurveyError } from '../survey-error.ts';
import type { Answered, Questions, ThreadData } from './worker.ts';

export class Thread {
  private readonly worker: Worker;
  private waiting: { resolve(answered: Answered): void; reject(error: Error): void } | undefined;

  constructor(data: ThreadData, megabytes: number | undefined) {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: data,
      // Flags of whoever runs us, such as other conditions for imports, are not for the threads.
      execArgv: [],
      ...(megabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
    });
    this.worker.on('message', (answered: Answered) => this.settle((waiting) => waiting.resolve(answered)));
    this.worker.on('error', (error) => this.settle((waiting) => waiting.reject(error)));
    this.worker.on('exit', () => this.settle((waiting) => waiting.reject(new SurveyError('A thread of the survey has ended.'))));
  }

  ask(questions: Questions): Promise<Answered> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.worker.postMessage(questions);
    });
  }

  async end(): Promise<void> {
    // Whoever waits for an answer hears that there will be none.
    this.settle((waiting) => waiting.reject(new SurveyError('The survey was stopped.')));
    await this.worker.terminate();
  }

  private settle(tell: (waiting: NonNullable<Thread['waiting']>) => void): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined) tell(waiting);
  }
}
