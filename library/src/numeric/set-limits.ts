/** The limits of a search on boards, as its loop and its table are held to them; the kernel and its plain twin share them. */
import { now } from '../core/clock.ts';
import { type Bounds, LimitReached } from '../core/limits.ts';

/** A slot of the table takes so many bytes, and while it grows there is half as much again. */
const SLOT_BYTES = 16;
const WHILE_GROWING = 1.5;
const MEGABYTE = 1e6;
/** Slots: 2 to the power of these. A kernel has no room for more. */
export const FIRST_SLOT_BITS = 10;
const MOST_SLOT_BITS = 27;
/** Sets that are looked into between two looks at the clock: some milliseconds. */
export const SETS_PER_LOOK = 2048;

export class BoardLimits {
  private limits: Bounds;
  private started = now();
  private before = 0;

  constructor(limits: Bounds) {
    this.limits = limits;
  }

  /** For the next question: its limits begin now, with so many sets stored before it. */
  renew(limits: Bounds, stored: number): void {
    this.limits = limits;
    this.started = now();
    this.before = stored;
  }

  /** The most sets that the table may hold. */
  get mostStored(): number {
    return this.before + this.limits.positions;
  }

  /** The largest table, as a power of two of slots. */
  get mostSlotBits(): number {
    const slots = (this.limits.megabytes * MEGABYTE) / (SLOT_BYTES * WHILE_GROWING);
    return Math.min(MOST_SLOT_BITS, Math.max(FIRST_SLOT_BITS, Math.floor(Math.log2(Math.max(1, slots)))));
  }

  /** To be called every `SETS_PER_LOOK` sets. Throws `LimitReached`. */
  look(stored: number): void {
    this.limits.onLook?.({ positions: stored });
    if (now() - this.started > this.limits.milliseconds) throw new LimitReached('milliseconds', this.limits.milliseconds);
  }

  /** What is thrown where nothing more can be stored. */
  whyFull(stored: number): LimitReached {
    return stored >= this.mostStored
      ? new LimitReached('positions', this.limits.positions)
      : new LimitReached('megabytes', this.limits.megabytes);
  }
}
