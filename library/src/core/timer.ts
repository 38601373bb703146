/**
 * A timer: a number of milliseconds from when it was made, by the clock of that moment.
 *
 * Loops keep their limit of time by one. Limits may say what is left of the time whenever they are read, so the timer reads them once: a
 * loop that compared what it has spent with what is left would stop after half of it.
 */
import { type Clock, currentClock } from './clock.ts';
import { LimitReached } from './limits.ts';

export class Timer {
  readonly milliseconds: number;
  private readonly started: number;
  private readonly now: Clock = currentClock();

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
    this.started = this.now();
  }

  get spent(): number {
    return this.now() - this.started;
  }

  /** 0 when the time is over. */
  get left(): number {
    return Math.max(0, this.milliseconds - this.spent);
  }

  isOver(): boolean {
    return this.spent > this.milliseconds;
  }

  /** Throws `LimitReached` when the time is over; `what` took it. */
  check(what?: string): void {
    if (this.isOver()) throw new LimitReached('milliseconds', this.milliseconds, what);
  }
}
