/**
 * A desk: one worker that does one thing at a time for the page.
 *
 * The library is synchronous, so a task that is no longer wanted is ended with its worker; its promise then gives undefined.
 */
import type { Message, Request, TaskName, Tasks } from './tasks.ts';

export interface Desk {
  ask<Name extends TaskName>(
    task: Name,
    input: Tasks[Name]['in'],
    onPart?: (part: Tasks[Name]['part']) => void,
  ): Promise<Tasks[Name]['out'] | undefined>;
  /** Ends what is being done. */
  stop(): void;
}

interface Job {
  readonly id: number;
  readonly onPart: ((part: never) => void) | undefined;
  settle(data: unknown): void;
  fail(error: Error): void;
}

export function createDesk(): Desk {
  let worker: Worker | undefined;
  let job: Job | undefined;
  let latest = 0;

  function stop(): void {
    if (job === undefined) return;
    worker?.terminate();
    worker = undefined;
    job.settle(undefined);
    job = undefined;
  }

  function fail(message: string): void {
    worker?.terminate();
    worker = undefined;
    const failed = job;
    job = undefined;
    failed?.fail(new Error(message));
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.id !== job?.id) return;
      if (data.kind === 'part') job.onPart?.(data.data as never);
      else if (data.kind === 'failed') fail(data.message);
      else {
        const done = job;
        job = undefined;
        done.settle(data.data);
      }
    };
    started.onerror = (event) => fail(event.message);
    return started;
  }

  return {
    ask(task, input, onPart) {
      stop();
      worker ??= start();
      const id = ++latest;
      const request: Request = { id, task, input };
      return new Promise((resolve, reject) => {
        job = { id, onPart: onPart as Job['onPart'], settle: (data) => resolve(data as never), fail: reject };
        worker?.postMessage(request);
      });
    },
    stop,
  };
}
