/** How far the search for a quotient may go; what passes it ends with `LimitReached`. */
import { now } from '../core/clock.ts';
import { type Bounds, LimitReached } from '../core/limits.ts';

/** The products of every two elements are kept: of more elements than these they would take 64 megabytes and more. */
const LARGEST_ORDER = 4_000;

type EffortLimits = Pick<Bounds, 'positions' | 'milliseconds' | 'onLook'>;

export class Effort {
  private readonly limits: EffortLimits;
  private readonly begun = now();

  constructor(limits: EffortLimits) {
    this.limits = limits;
  }

  /** Called with the size of what is about to be stored, and often enough to look at the clock. */
  look(stored: number): void {
    this.limits.onLook?.({ positions: stored });
    if (stored > this.limits.positions) throw new LimitReached('positions', this.limits.positions, 'the quotient');
    if (now() - this.begun > this.limits.milliseconds)
      throw new LimitReached('milliseconds', this.limits.milliseconds, 'the quotient');
  }

  /** Called with the order of a quotient before its products are worked out. */
  lookAtOrder(order: number): void {
    if (order > LARGEST_ORDER)
      throw new LimitReached('program', LARGEST_ORDER, `the quotient has more than ${LARGEST_ORDER} elements`);
    this.look(order);
  }
}
