/** How far the search for a quotient may go; what passes it ends with `LimitReached`. */
import { now } from '../core/clock.ts';
import { LimitReached, type Limits } from '../core/limits.ts';

export class Effort {
  private readonly limits: Pick<Limits, 'positions' | 'milliseconds'>;
  private readonly begun = now();

  constructor(limits: Pick<Limits, 'positions' | 'milliseconds'>) {
    this.limits = limits;
  }

  /** Called with the size of what is about to be stored, and often enough to look at the clock. */
  look(stored: number): void {
    if (stored > this.limits.positions) throw new LimitReached('positions', this.limits.positions, 'the quotient');
    if (now() - this.begun > this.limits.milliseconds)
      throw new LimitReached('milliseconds', this.limits.milliseconds, 'the quotient');
  }
}
