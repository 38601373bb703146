/**
 * Looks: the moments at which long work looks at the clock, says how far it is and whether it shall stop.
 *
 * Every loop that keeps a limit of time has such moments, some milliseconds apart. A signal is looked at there and nowhere else: work that
 * runs in one go lets nothing else of its thread run, so what sets the flag is `onProgress`, or another thread through shared memory.
 */
import { DEFAULT_LIMITS, LimitReached, type Limits } from './limits.ts';
import { Timer } from './timer.ts';

/** What tells work to stop: an `AbortSignal`, or anything that has its flag. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** How far work is. */
export interface WorkDone {
  /** Positions that the search has stored or begun, in all that it has tried so far: the number never goes back. */
  readonly positions: number;
  /** First moves of the position, or of the component that is being searched, whose end is known; missing where none is. */
  readonly decided?: number;
  /** Values or terms that are known, where the work is one of sequences. */
  readonly values?: number;
  /** How many of them there will be, where that is known. */
  readonly needed?: number;
  /** The heap that is being added to a misère quotient, and how many elements that has so far. */
  readonly quotient?: { readonly heap: number; readonly elements: number };
  /** Milliseconds since it began. */
  readonly milliseconds: number;
}

/** The options of every long call besides its limits. */
export interface Watched {
  /** Ends the work with `unknown`, or with what is there, and the limit `stopped`. */
  readonly signal?: StopSignal;
  /** Told how far the work is, at every look: many times a second. */
  readonly onProgress?: (done: WorkDone) => void;
  /**
   * Whether memory is full, asked at every look: ends the work with the limit `megabytes`. What a search counts itself is an estimate;
   * only the host can measure.
   */
  readonly isFull?: () => boolean;
  /** The clock by which limits are kept, in milliseconds since some moment; without it that of the host. It is never sent to a worker. */
  readonly now?: () => number;
}

/** These of larger options. */
export function watchedOf({ signal, onProgress, isFull }: Watched): Watched {
  return {
    ...(signal !== undefined && { signal }),
    ...(onProgress !== undefined && { onProgress }),
    ...(isFull !== undefined && { isFull }),
  };
}

/** Tells of progress; throws `LimitReached` where the work shall stop. */
export type Look = (done?: Partial<Omit<WorkDone, 'milliseconds'>>) => void;

export function toLook(
  { signal, onProgress, isFull, limits }: Watched & { readonly limits?: Partial<Limits> },
  timer = new Timer(Number.POSITIVE_INFINITY),
): Look {
  const megabytes = limits?.megabytes ?? DEFAULT_LIMITS.megabytes;
  let positions = 0;
  return (done) => {
    positions = Math.max(positions, done?.positions ?? 0);
    onProgress?.({ ...done, positions, milliseconds: timer.spent });
    if (signal?.aborted === true) throw new LimitReached('stopped', 0);
    if (isFull?.() === true) throw new LimitReached('megabytes', megabytes);
  };
}
