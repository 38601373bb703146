/** Solving off the main thread: one request in, parts and an end out. Before the first, the address of games of one's own may come. */
import { answerTask } from './answer-task.ts';
import { addOwnGames } from './games.ts';
import { lendKernels } from './kernels.ts';
import { lendQuotients } from './shipped-quotients.ts';
import type { Message, Request } from './tasks.ts';

function send(message: Message): void {
  self.postMessage(message);
}

lendKernels();
lendQuotients();
let ready: Promise<void> = Promise.resolve();

self.onmessage = async ({ data }: MessageEvent<Request | { readonly own: string }>) => {
  if ('own' in data) {
    ready = addOwnGames(data.own);
    return;
  }
  const { id, task, input } = data;
  send({ id, kind: 'began' });
  try {
    await ready;
    const found = await answerTask(task, input, (part) => send({ id, kind: 'part', data: part }));
    send({ id, kind: 'done', data: found });
  } catch (error) {
    send({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
