/**
 * One worker that answers the newest question.
 *
 * The library is synchronous, so a question that is still being answered is dropped by ending its worker.
 */
import type { Reply } from './worker.ts';

export interface Solver {
  ask(question: string): void;
  stop(): void;
}

export function createSolver(onReply: (reply: Reply) => void, onFailure: () => void): Solver {
  let worker: Worker | undefined;
  let busy = false;

  function stop(): void {
    if (!busy) return;
    worker?.terminate();
    worker = undefined;
    busy = false;
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      busy = false;
      onReply(data);
    };
    started.onerror = () => {
      stop();
      onFailure();
    };
    return started;
  }

  return {
    ask(question) {
      stop();
      worker ??= start();
      busy = true;
      worker.postMessage(question);
    },
    stop,
  };
}
