/** How far the search for a quotient or a genus may go; what passes it ends with `LimitReached`. */
import { type Bounds, LimitReached } from '../core/limits.ts';
import { Timer } from '../core/timer.ts';

/** The products of every two elements are kept: of more elements than these they would take 64 megabytes and more. */
const LARGEST_ORDER = 4_000;

const BYTES_OF_PRODUCT = 4;

type EffortLimits = Pick<Bounds, 'positions' | 'milliseconds' | 'onLook'> & Partial<Pick<Bounds, 'megabytes'>>;

export class Effort {
  private readonly limits: EffortLimits;
  private readonly timer: Timer;
  private readonly what: string;
  private quotient: { readonly heap: number; readonly elements: number } | undefined;

  /** @param what is looked for */
  constructor(limits: EffortLimits, what = 'the quotient') {
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
    this.what = what;
  }

  /** Called before the search goes on to this heap, from a quotient of so many elements. */
  begin(heap: number, elements: number): void {
    this.quotient = { heap, elements };
  }

  /** Called with the size of what is about to be stored, with an estimate of its bytes, and often enough to look at the clock. */
  look(stored: number, bytes = 0): void {
    const { megabytes = Number.POSITIVE_INFINITY } = this.limits;
    if (bytes > megabytes * 1e6) throw new LimitReached('megabytes', megabytes, this.what);
    this.limits.onLook?.({ positions: stored, ...(this.quotient !== undefined && { quotient: this.quotient }) });
    if (stored > this.limits.positions) throw new LimitReached('positions', this.limits.positions, this.what);
    this.timer.check(this.what);
  }

  /** Called with the order of a quotient before its products are worked out. */
  lookAtOrder(order: number): void {
    if (order > LARGEST_ORDER)
      throw new LimitReached('program', LARGEST_ORDER, `the quotient has more than ${LARGEST_ORDER} elements`);
    if (this.quotient !== undefined) this.quotient = { ...this.quotient, elements: order };
    this.look(order, BYTES_OF_PRODUCT * order * order);
  }
}
