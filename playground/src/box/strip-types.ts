/** Code without its types, by a worker that is there from the first code on. */
import type { Problem } from './messages.ts';

export type Stripped = { readonly code: string } | { readonly problem: Problem };

/** Characters of a game. */
export const LONGEST_CODE = 100_000;
const SECONDS = 5;

let worker: Worker | undefined;
let latest = 0;

export function stripTypes(code: string): Promise<Stripped> {
  if (code.length > LONGEST_CODE)
    return Promise.resolve({ problem: { kind: 'code', words: `A game has at most ${LONGEST_CODE} characters here.` } });
  worker ??= new Worker(new URL('./strip-worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const id = ++latest;
  return new Promise((resolve) => {
    const end = (stripped: Stripped) => {
      clearTimeout(timer);
      current.removeEventListener('message', hear);
      resolve(stripped);
    };
    const giveUp = (words: string) => {
      current.terminate();
      if (worker === current) worker = undefined;
      end({ problem: { kind: 'slow', words } });
    };
    const timer = setTimeout(() => giveUp(`Stopped after ${SECONDS} s while the code was read.`), SECONDS * 1000);
    const hear = ({ data }: MessageEvent) => {
      if (data.id !== id) return;
      if (typeof data.code === 'string') return end({ code: data.code });
      end({ problem: { kind: 'code', words: `${data.words}.`, ...(data.line !== undefined && { line: data.line }) } });
    };
    current.addEventListener('message', hear);
    current.onerror = () => giveUp('This part has not been loaded yet. Connect once to fetch it.');
    current.postMessage({ id, code });
  });
}
