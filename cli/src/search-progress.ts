/**
 * How far a search is, on standard error, for a person who waits: positions, positions a second, memory. On a terminal one line that is
 * written over; elsewhere only where `--progress` asks for it, a line every so often. Nothing for a search that is soon done.
 */
import type { WorkDone } from 'impartial';
import { clearProgress, talkOfProgress } from './terminal.ts';

const PATIENCE = 1000;
const PAUSE = 200;
const PAUSE_ELSEWHERE = 1000;

export interface SearchProgress {
  readonly onProgress?: (done: WorkDone) => void;
  stop(): void;
}

export function startSearchProgress(isWanted: boolean): SearchProgress {
  const { isTTY = false } = process.stderr;
  if (!isTTY && !isWanted) return { stop: () => {} };
  let [due, isShown] = [performance.now() + PATIENCE, false];
  let last = { positions: 0, milliseconds: 0 };
  return {
    onProgress(done) {
      const now = performance.now();
      if (now < due) return;
      due = now + (isTTY ? PAUSE : PAUSE_ELSEWHERE);
      const line = lineOf(done, last);
      last = done;
      isShown = true;
      talkOfProgress(line);
    },
    stop() {
      if (isShown) clearProgress();
    },
  };
}

/** Of one search after another each counts from 0, and some count nothing. */
function lineOf({ positions, milliseconds }: WorkDone, last: Pick<WorkDone, 'positions' | 'milliseconds'>): string {
  const isSame = positions >= last.positions && milliseconds > last.milliseconds;
  const [more, spent] = isSame ? [positions - last.positions, milliseconds - last.milliseconds] : [positions, milliseconds];
  return [
    ...(positions === 0 ? [] : [`${positions} positions`, `${Math.round((1000 * more) / Math.max(1, spent))} a second`]),
    `${Math.round(milliseconds / 1000)} seconds`,
    `${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
  ].join(', ');
}
