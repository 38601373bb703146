/**
 * Inside of the closed box: a request in, texts out. It shares its world with the code that was handed in, which may have changed anything
 * in it; so the page believes nothing that is said here.
 */
import type { BoxRequest, BoxTasks } from '../box/messages.ts';
import { hint } from '../solver/hint-task.ts';
import { company, family, find, laws, load, look, solve } from './tasks.ts';

const post = self.postMessage.bind(self) as (text: string) => void;

/** Calls that are each told of; later ones some times a second. */
const EACH = 500;
const BEAT = 30;
let calls = 0;
let told = 0;

/** Says which function is called next, so that the last one is known where it does not come back. */
function onCall(called: string, position: string): void {
  if (called === 'format' || (++calls > EACH && performance.now() - told < BEAT)) return;
  told = performance.now();
  post(`@${called} of ${position.replace(/[“”]/g, '')}`);
}

function answer({ id, task, input }: BoxRequest): unknown {
  load(onCall);
  switch (task) {
    case 'load':
      return load(onCall);
    case 'look':
      return look((input as BoxTasks['look']['in']).question);
    case 'solve':
      return solve((input as BoxTasks['solve']['in']).question);
    case 'hint':
      return hint(input as BoxTasks['hint']['in'], (part) => post(JSON.stringify({ id, kind: 'part', data: part })));
    case 'find':
      return find((input as BoxTasks['find']['in']).question, (input as BoxTasks['find']['in']).label);
    case 'laws':
      return laws(onCall);
    case 'family':
      return family((input as BoxTasks['family']['in']).question, (input as BoxTasks['family']['in']).to);
    case 'company':
      return company((input as BoxTasks['company']['in']).question);
  }
}

self.onmessage = ({ data }: MessageEvent<BoxRequest>) => {
  calls = 0;
  const { id } = data;
  post(JSON.stringify({ id, kind: 'began' }));
  try {
    post(JSON.stringify({ id, kind: 'done', data: answer(data) }));
  } catch (error) {
    post(JSON.stringify({ id, kind: 'failed', data: failureOf(error) }));
  }
};

/** The words of an error and the line of the code, the first one in the trace that lies in it; the page knows how many lines it has. */
function failureOf(error: unknown): { message: string; line?: number } {
  const { message = String(error), cause } = (error ?? {}) as { message?: string; cause?: unknown };
  const thrown = cause === undefined ? error : cause;
  const said = cause instanceof Error ? cause.message : message;
  const lines = [...String((thrown as Error | undefined)?.stack ?? '').matchAll(/blob:[^\s)]*?:(\d+):\d+/g)].map(([, line]) => Number(line));
  const line = lines.find((each) => each <= ownLines);
  const text = line === undefined ? message : said;
  return { message: /[.!?]$/.test(text) ? text : `${text}.`, ...(line !== undefined && { line }) };
}

/** The code comes first in the file that this worker runs. */
const ownLines = String((globalThis as { ownGame?: unknown }).ownGame).split('\n').length - 1;
