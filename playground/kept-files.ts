/** Writes into the service worker which files the build has, and a name for their version: a new build is a new service worker. */
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
/** Large files that most visitors never need: they are kept once they were asked for. */
const LATE = /\/types-worker-/;

export const keptFiles: Plugin = {
  name: 'kept-files',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/service-worker.js', fileName: WORKER });
  },
  generateBundle: {
    // After the page and the files of its workers are there.
    order: 'post',
    async handler(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no page');
      const files = Object.keys(bundle)
        .filter((name) => name !== WORKER && name !== 'index.html' && !LATE.test(name))
        .sort();
      const version = await digest(`${page.source}${files.join(' ')}${worker.code}`);
      worker.code = fill(fill(worker.code, 'VERSION', version), 'FILES', files);
    },
  },
};

/** Puts data in the place of a marked string, whichever quotes it has by now. */
function fill(code: string, mark: string, data: unknown): string {
  const filled = code.replace(new RegExp(`(["'\`])%${mark}%\\1`), () => JSON.stringify(data));
  if (filled === code) throw new Error(`the service worker has no place for ${mark}`);
  return filled;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
