/**
 * A file of rulesets put through the laws in a thread of its own, so that one that hangs is refused like any other.
 *
 * This file is both sides: what starts the thread and waits, and what runs in it. The thread writes down in shared memory which
 * function it is about to call and for which position; that is what is said where it does not come back.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { breachToText, tryRuleset } from 'impartial/define';
import { thrownWords } from './own/thrown-words.ts';
import { UsageError } from './usage-error.ts';

export interface FileTrial {
  /** What is wrong, in a sentence; undefined where nothing was found. */
  readonly problem?: string;
}

interface Given {
  readonly path: string;
  /** How many bytes of `place` are text. */
  readonly state: Int32Array;
  /** Function and position of the last call. */
  readonly place: Uint8Array;
}

/** What the laws may take, in milliseconds. */
const TRIAL = 1000;
/** What a file may take to load and to be tried, in seconds: several times what it should, since machines may be busy. */
const LONGEST = Number(process.env.IMPARTIAL_TRIAL_SECONDS ?? 10);
/** The longest name of a call in bytes. */
const MOST_BYTES = 400;

export async function tryFile(path: string): Promise<FileTrial> {
  const given: Given = {
    path,
    state: new Int32Array(new SharedArrayBuffer(4)),
    place: new Uint8Array(new SharedArrayBuffer(MOST_BYTES)),
  };
  // What the module prints is printed when it is loaded for good.
  const worker = new Worker(new URL(import.meta.url), { workerData: given, stdout: true, stderr: true });
  const stop = new AbortController();
  const told = new Promise<FileTrial>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error: unknown) => resolve({ problem: whatFailed(error, path) }));
    worker.once('exit', () => resolve({ problem: `--ruleset ${path}: the module ends before its rulesets can be tried` }));
  });
  const late = wait(LONGEST * 1000, undefined, { signal: stop.signal }).then(
    () => ({ problem: whereItHangs(given) }),
    () => ({}),
  );
  const trial = await Promise.race([told, late]);
  stop.abort();
  await worker.terminate();
  return trial;
}

/** A usage error names the file already. */
function whatFailed(error: unknown, path: string): string {
  return error instanceof UsageError ? error.message : `--ruleset ${path}: ${thrownWords(error)}`;
}

function whereItHangs({ path, state, place }: Given): string {
  const text = new TextDecoder().decode(place.slice(0, Atomics.load(state, 0)));
  if (text === '') return `--ruleset ${path}: the module has not loaded after ${LONGEST} seconds`;
  return `--ruleset ${path}: ${text} has not come back, or is too slow to be tried within ${LONGEST} seconds`;
}

/** The other side: the module is loaded and each of its rulesets tried; the first breach is what is said. */
async function tryHere({ path, state, place }: Given): Promise<FileTrial> {
  const { importRulesets } = await import('./own-ruleset.ts');
  const encoder = new TextEncoder();
  for (const ruleset of await importRulesets(path)) {
    const onCall = (called: string, position: () => string) => {
      const { written } = encoder.encodeInto(
        `the function ${called} of the ruleset ${ruleset.id}, asked about ${position()},`,
        place,
      );
      Atomics.store(state, 0, written);
    };
    const { breach } = tryRuleset(ruleset, { milliseconds: TRIAL, onCall });
    if (breach !== undefined) return { problem: `--ruleset ${path}: ${breachToText(breach)}` };
  }
  return {};
}

if (!isMainThread && isGiven(workerData)) {
  // Not awaited: what is imported here imports this file.
  tryHere(workerData)
    .catch((error: unknown) => ({ problem: whatFailed(error, workerData.path) }))
    .then((trial) => parentPort?.postMessage(trial));
}

/** Other threads of this program import this file, too. */
function isGiven(data: unknown): data is Given {
  return typeof data === 'object' && data !== null && 'place' in data && 'state' in data;
}
