/**
 * The closed box, its wall: a frame without an origin of its own in which one worker runs code from anybody.
 *
 * The policy forbids every request, so nothing leaves; a frame without an origin has no storage and cannot reach the page. The script of
 * the frame is ours: it starts the worker, hands requests in and texts out, counts them, and says which call was the last where a worker
 * is stopped. This file is read when the page is built, and what it exports stands in the page as data (`vite.config.ts`), so that the
 * policy of the page names the hash of the same script.
 */

/** Texts that one request may bring out, and characters of one of them. */
const MOST_TEXTS = 1500;
const LONGEST_TEXT = 4_000_000;

/** A text that begins with `@` says which call comes next, and stays here; `!` says that it takes too long. All else is handed on as it is, for the page to check. */
const SCRIPT = `
let worker, texts = 0, at = '';
const tell = (message) => parent.postMessage(message, '*');
const end = () => { if (worker) worker.terminate(); worker = undefined; };
onmessage = ({ source, data }) => {
  if (source !== parent) return;
  if (data.stop) { end(); tell({ kind: 'stopped', at }); return; }
  texts = 0;
  if (data.code) {
    worker = new Worker(URL.createObjectURL(new Blob(data.code, { type: 'text/javascript' })));
    worker.onmessage = ({ data: text }) => {
      if (worker === undefined) return;
      if (typeof text !== 'string' || text.length > ${LONGEST_TEXT} || ++texts > ${MOST_TEXTS}) { end(); tell({ kind: 'flood' }); }
      else if (text[0] === '@') at = text.slice(1, 300);
      else if (text === '!') { end(); tell({ kind: 'late', at }); }
      else tell({ kind: 'text', text });
    };
    worker.onerror = ({ message, lineno }) => { end(); tell({ kind: 'error', message: String(message).slice(0, 300), line: lineno }); };
  }
  if (data.request && worker) worker.postMessage(data.request);
};
tell({ kind: 'ready' });
`;

/** What the policy of the page has to allow beside its own files. */
export const frameHash = `'sha256-${btoa(
  String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SCRIPT)))),
)}'`;

export const framePolicy = `default-src 'none'; script-src ${frameHash}; worker-src blob:`;

export const frameDocument = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${framePolicy}"><script>${SCRIPT}</script>`;
