/** The limits of a search on sets, as its loop and its table are held to them; the kernel and its plain twin share them. */
import { type Bounds, LimitReached } from '../core/limits.ts';
import { Timer } from '../core/timer.ts';

/** A slot of the table takes so many bytes; more where sets are placed by their forms. */
export const SLOT_BYTES = 16;
export const FORM_SLOT_BYTES = 24;
/** While a table grows there is half as much again. */
const WHILE_GROWING = 1.5;
const MEGABYTE = 1e6;
/** A kernel has no room for more. */
const MOST_BYTES = 3.9e9;
/** Slots: 2 to the power of this at first. */
export const FIRST_SLOT_BITS = 10;
/** Sets that are looked into between two looks at the clock: some milliseconds. */
export const SETS_PER_LOOK = 2048;

export class SetLimits {
  private limits: Bounds;
  private readonly slotBytes: number;
  private timer: Timer;
  private before = 0;

  constructor(limits: Bounds, slotBytes: number) {
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
    this.slotBytes = slotBytes;
  }

  /** For the next question: its limits begin now, with so many sets stored before it. */
  renew(limits: Bounds, stored: number): void {
    this.limits = limits;
    this.timer = new Timer(limits.milliseconds);
    this.before = stored;
  }

  /** The most sets that the table may hold. */
  get mostStored(): number {
    return this.before + this.limits.positions;
  }

  /** The largest table, as a power of two of slots. */
  get mostSlotBits(): number {
    const slots = Math.min(this.limits.megabytes * MEGABYTE, MOST_BYTES) / (this.slotBytes * WHILE_GROWING);
    return Math.max(FIRST_SLOT_BITS, Math.floor(Math.log2(Math.max(1, slots))));
  }

  /** To be called every `SETS_PER_LOOK` sets. Throws `LimitReached`. */
  look(stored: number): void {
    this.limits.onLook?.({ positions: stored });
    this.timer.check();
  }

  /** What is thrown where nothing more can be stored. */
  whyFull(stored: number): LimitReached {
    return stored >= this.mostStored
      ? new LimitReached('positions', this.limits.positions)
      : new LimitReached('megabytes', this.limits.megabytes);
  }
}
