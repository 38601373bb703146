/**
 * A desk: one worker that does one thing at a time for the page.
 *
 * The library is synchronous, so a task that is no longer wanted is ended with its worker; its promise then gives undefined. A
 * new task waits a moment first: most are done by then, and a worker that goes on is there sooner than a new one.
 */
import { own } from '../rulesets/own.ts';
import type { Message, Request, TaskName, Tasks } from '../solver/tasks.ts';

export interface Desk {
  ask<Name extends TaskName>(
    task: Name,
    input: Tasks[Name]['in'],
    onPart?: (part: Tasks[Name]['part']) => void,
  ): Promise<Tasks[Name]['out'] | undefined>;
  /** Ends what is being done. */
  stop(): void;
  /** Ends the worker; a later task starts another. */
  close(): void;
}

/** Milliseconds after which a view that asks nothing counts as answered. */
const QUIET = 5000;

let tellAnswered: () => void;
/** Comes with the first verdict; where none is asked for, after a while. */
export const answered: Promise<void> = new Promise((resolve) => {
  tellAnswered = resolve;
  setTimeout(resolve, QUIET);
});

/** Milliseconds that a new task waits for the old one. */
const GRACE = 100;

interface Job {
  readonly request: Request;
  readonly onPart: ((part: never) => void) | undefined;
  settle(data: unknown): void;
  fail(error: Error): void;
}

export function createDesk(): Desk {
  let worker: Worker | undefined;
  let job: Job | undefined;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  }

  function stop(): void {
    if (job === undefined) return;
    end();
    job.settle(undefined);
    job = undefined;
  }

  function fail(message: string): void {
    end();
    const failed = job;
    job = undefined;
    failed?.fail(new Error(message));
  }

  function hear({ data }: MessageEvent<Message>): void {
    if (job === undefined || data.id !== job.request.id) return;
    clearTimeout(timer);
    if (data.kind === 'part') job.onPart?.(data.data as never);
    else if (data.kind === 'failed') fail(data.message);
    else if (data.kind === 'done') {
      const done = job;
      job = undefined;
      done.settle(data.data);
      if (done.request.task === 'solve') tellAnswered();
    }
  }

  function start(): Worker {
    const started = new Worker(new URL('../solver/worker.ts', import.meta.url), { type: 'module' });
    if (own !== undefined) started.postMessage({ own: own.module });
    started.onmessage = hear;
    started.onerror = (event) => fail(event.message);
    return started;
  }

  function post(request: Request): void {
    worker ??= start();
    worker.postMessage(request);
  }

  return {
    ask(task, input, onPart) {
      const isBusy = job !== undefined;
      job?.settle(undefined);
      clearTimeout(timer);
      const request: Request = { id: ++latest, task, input };
      return new Promise((resolve, reject) => {
        job = { request, onPart: onPart as Job['onPart'], settle: (data) => resolve(data as never), fail: reject };
        post(request);
        if (!isBusy) return;
        timer = setTimeout(() => {
          end();
          post(request);
        }, GRACE);
      });
    },
    stop,
    close() {
      stop();
      end();
    },
  };
}
