/** Solving off the main thread: one request in, parts and an end out. */
import { answerTask } from './answer-task.ts';
import type { Message, Request } from './tasks.ts';

function send(message: Message): void {
  self.postMessage(message);
}

self.onmessage = async ({ data: { id, task, input } }: MessageEvent<Request>) => {
  send({ id, kind: 'began' });
  try {
    const data = await answerTask(task, input, (part) => send({ id, kind: 'part', data: part }));
    send({ id, kind: 'done', data });
  } catch (error) {
    send({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
