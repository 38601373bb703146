/**
 * The time by which the question at hand must be answered, for loops far below any search: building large graphs and taking them apart.
 *
 * They are reached through the rules of games, which know of no limits. Answering is never interrupted by other answering, so one
 * question is at hand at a time, and what is begun within another call ends no later than that.
 */
import { now } from './clock.ts';
import { LimitReached } from './limits.ts';

let end = Number.POSITIVE_INFINITY;

/** Does the work with so many milliseconds at hand, from when it was begun. */
export function withTimeAtHand<T>(milliseconds: number, work: () => T, begun = now()): T {
  const before = end;
  end = Math.min(before, begun + milliseconds);
  try {
    return work();
  } finally {
    end = before;
  }
}

/** To be called before work that takes a moment; throws `LimitReached` where the time is over. */
export function keepTime(): void {
  const late = end === Number.POSITIVE_INFINITY ? 0 : now() - end;
  if (late > 0) throw new LimitReached('milliseconds', late);
}
