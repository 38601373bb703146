/**
 * Inside of the closed box: a request in, texts out. It shares its world with the code that was handed in, which may have changed anything
 * in it; so the page believes nothing that is said here.
 */
import type { BoxRequest } from '../box/messages.ts';
import { callBegins, ownLines } from './load.ts';

const post = self.postMessage.bind(self) as (text: string) => void;

/** Calls that are each told of; later ones some times a second. */
const EACH = 500;
const BEAT = 30;
let calls = 0;
let told = 0;

/** Says which function is called next, so that the last one is known where it does not come back. */
export function onCall(called: string, position: () => string): void {
  callBegins();
  if (called === 'format' || (++calls > EACH && performance.now() - told < BEAT)) return;
  told = performance.now();
  post(`@${called} of ${position().replace(/[“”]/g, '')}`);
}

export function listen(answer: (request: BoxRequest, tell: (part: unknown) => void) => unknown): void {
  self.onmessage = ({ data }: MessageEvent<BoxRequest>) => {
    calls = 0;
    callBegins();
    const { id } = data;
    post(JSON.stringify({ id, kind: 'began' }));
    try {
      const found = answer(data, (part) => post(JSON.stringify({ id, kind: 'part', data: part })));
      post(JSON.stringify({ id, kind: 'done', data: found }));
    } catch (error) {
      post(JSON.stringify({ id, kind: 'failed', data: failureOf(error) }));
    }
  };
}

/** The words of an error and the line of the code, the first one in the trace that lies in it. */
export function failureOf(error: unknown): { readonly message: string; readonly line?: number } {
  const { message = String(error), cause } = (error ?? {}) as { message?: string; cause?: unknown };
  const thrown = cause === undefined ? error : cause;
  const said = cause instanceof Error ? cause.message : message;
  const trace = String((thrown as Error | undefined)?.stack ?? '');
  const lines = [...trace.matchAll(/blob:[^\s)]*?:(\d+):\d+/g)].map(([, line]) => Number(line));
  const line = lines.find((each) => each <= ownLines);
  const text = line === undefined ? message : said;
  return { message: /[.!?]$/.test(text) ? text : `${text}.`, ...(line !== undefined && { line }) };
}
