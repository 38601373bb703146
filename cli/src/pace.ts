/**
 * How far a long run is: values done, values a second, time left. To standard error: one line that is written over on a terminal,
 * a line every ten seconds elsewhere, and nothing at all for work that is soon done.
 *
 * The time left follows from how the time grew so far: twice the values may take twice or four times as long.
 */
import { counted } from './counted.ts';
import { clearProgress, talkOfProgress } from './terminal.ts';

const PATIENCE = 700;
const PATIENCE_ELSEWHERE = 10_000;

export interface Pace {
  /** `of` where the total is known only now. */
  update(done: number, of?: number): void;
  stop(): void;
}

/** `whole` is left out where nobody knows how many values it takes; the work begins with `known` values, or `what` there is. */
export function startPace(whole: number | undefined, known = 0, what = 'values'): Pace {
  const { isTTY = false } = process.stderr;
  const begun = performance.now();
  const milestones: { readonly done: number; readonly spent: number }[] = [];
  let [lastTime, lastDone, isShown] = [begun, known, false];
  return {
    update(done, total = whole) {
      const now = performance.now();
      if (done >= 2 * (milestones.at(-1)?.done ?? 1)) milestones.push({ done, spent: now - begun });
      if (now - lastTime < (isTTY ? PATIENCE : PATIENCE_ELSEWHERE)) return;
      const rate = ((done - lastDone) / (now - lastTime)) * 1000;
      const left = total === undefined ? undefined : secondsLeft(done, now - begun, total, milestones, known);
      const line = [
        total === undefined ? `${done} ${what}` : `${done} of ${total} ${what}`,
        `${Math.round(rate)} a second`,
        ...(left === undefined ? [] : [`${inWords(left)} left`]),
      ].join(', ');
      talkOfProgress(line);
      [lastTime, lastDone, isShown] = [now, done, true];
    },
    stop() {
      if (isShown) clearProgress();
    },
  };
}

/** From the time at the last milestone with less than half of the values: time = c · values^power, and `known` cost nothing now. */
export function secondsLeft(
  done: number,
  spent: number,
  total: number,
  milestones: readonly { readonly done: number; readonly spent: number }[],
  known = 0,
): number {
  const earlier = milestones.findLast((each) => each.done > known && 2 * each.done <= done && each.spent > 0);
  const power = earlier === undefined ? 1 : powerOf(spent / earlier.spent, earlier.done, done, known);
  const ratio = (total ** power - done ** power) / Math.max(1, done ** power - known ** power);
  return Math.max(0, (spent * ratio) / 1000);
}

const LARGEST_POWER = 2.5;

/** By which power the values beyond `known` took `ratio` times as long up to `done` as up to `earlier`: from 1 to 2.5. */
function powerOf(ratio: number, earlier: number, done: number, known: number): number {
  let [low, high] = [1, LARGEST_POWER];
  for (let step = 0; step < 20; step++) {
    const power = (low + high) / 2;
    const isSmaller = (done ** power - known ** power) / (earlier ** power - known ** power) < ratio;
    [low, high] = isSmaller ? [power, high] : [low, power];
  }
  return low;
}

const YEAR = 365 * 86_400;

export function inWords(seconds: number): string {
  if (seconds < 90) return counted(Math.ceil(seconds), 'second');
  if (seconds < 5400) return counted(Math.round(seconds / 60), 'minute');
  return seconds < YEAR ? `${(seconds / 3600).toFixed(1)} hours` : 'more than a year';
}
