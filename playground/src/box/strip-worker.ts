/**
 * TypeScript as JavaScript, line for line, with `require` in the place of imports and with looks at the clock; in a worker, since code may
 * be long or strange.
 */
import { transform } from 'sucrase';
import { TICK } from './source.ts';
import { watchLoops } from './watch-loops.ts';

self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly code: string }>) => {
  const { id, code } = data;
  try {
    const stripped = transform(code, { transforms: ['typescript', 'imports'], preserveDynamicImport: true, production: true });
    if (stripped.code.includes(TICK)) throw new Error(`The name ${TICK} is taken`);
    self.postMessage({ id, code: watchLoops(stripped.code) });
  } catch (error) {
    const { message = String(error), loc } = error as { message?: string; loc?: { line?: number } };
    const words = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    self.postMessage({ id, words, line: loc?.line });
  }
};
