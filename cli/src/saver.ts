/**
 * When a checkpoint is written, and what happens where it cannot be: long work saves now and then, in a small part of its time.
 */
import { talk } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Between two checkpoints at least this, and twenty times as long as the last one took to write. */
const SHORTEST_PAUSE = 2000;
const PAUSE_PER_WRITE = 20;

export class Saver {
  private readonly write: () => void;
  private due = performance.now() + SHORTEST_PAUSE;
  private failure: UsageError | undefined;

  constructor(write: () => void) {
    this.write = write;
  }

  get isDue(): boolean {
    return performance.now() >= this.due;
  }

  /** A checkpoint that cannot be written costs nothing of what was found: it is said once, and tried again later. */
  save(): void {
    const begun = performance.now();
    try {
      this.write();
      this.failure = undefined;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      if (this.failure === undefined) talk(`impartial: ${error.message}; the run goes on without it`);
      this.failure = error;
    }
    const now = performance.now();
    this.due = now + Math.max(SHORTEST_PAUSE, PAUSE_PER_WRITE * (now - begun));
  }

  /** Whether the last attempt to save failed. */
  get isMissing(): boolean {
    return this.failure !== undefined;
  }
}
