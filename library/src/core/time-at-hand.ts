/**
 * The time by which the question at hand must be answered, for loops far below any search: building large graphs and taking them apart.
 *
 * They are reached through the rules of games, which know of no limits. Answering is never interrupted by other answering, so one
 * question is at hand at a time, and what is begun within another call ends no later than that.
 */
import type { Timer } from './timer.ts';

let atHand: Timer | undefined;

/** Does the work in the time of this timer. */
export function withTimeAtHand<T>(timer: Timer, work: () => T): T {
  const before = atHand;
  atHand = before === undefined || timer.left < before.left ? timer : before;
  try {
    return work();
  } finally {
    atHand = before;
  }
}

/** To be called before work that takes a moment; throws `LimitReached` when the time is over. */
export function keepTime(): void {
  atHand?.check();
}
