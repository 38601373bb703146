/**
 * A sequence that is computed as far as somebody asks, and a bounded store of such sequences.
 *
 * A short sequence doubles and a long one grows by a quarter at least, so that asking for one value after another costs little
 * more than asking for the last one at once. Long stretches are computed piece by piece, each in a fraction of a second whatever the
 * game, and given up when the time is over; what was found is kept.
 */
import { now } from '../core/clock.ts';
import { type Bounds, LimitReached } from '../core/limits.ts';

/** Computes the values 0 … upTo, of which the first are known. */
export type Extend = (upTo: number, known: Uint16Array) => Uint16Array;

const SHORTEST = 63;
const LONG = 4096;
/** The first piece, which doubles while pieces are done in less than this, and halves where they take four times as long. */
const FIRST_PIECE = 256;
const LEAST_PIECE = 16;
const PIECE_MILLISECONDS = 20;

export class GrowingSequence {
  private found: Uint16Array = new Uint16Array(1);

  get length(): number {
    return this.found.length;
  }

  /** At least the values 0 … upTo; `most` is where growing ahead stops. */
  reach(upTo: number, extend: Extend, most: number, limits: Pick<Bounds, 'milliseconds' | 'onLook'>): Uint16Array {
    if (upTo < this.length) return this.found;
    const { milliseconds, onLook } = limits;
    const started = now();
    let before = started;
    let piece = FIRST_PIECE;
    const ahead = Math.max(SHORTEST, Math.ceil((this.length < LONG ? 2 : 1.25) * this.length));
    const target = Math.max(upTo, Math.min(ahead, most));
    while (this.length <= target) {
      onLook?.({ values: this.length, needed: upTo + 1 });
      if (before - started > milliseconds) {
        if (upTo < this.length) break;
        const what = `to work out the values of the heaps up to ${upTo}, of which ${this.length} are known,`;
        throw new LimitReached('milliseconds', milliseconds, what);
      }
      this.found = extend(Math.min(target, this.length + piece), this.found);
      const time = now();
      if (time - before < PIECE_MILLISECONDS) piece *= 2;
      else if (time - before > 4 * PIECE_MILLISECONDS) piece = Math.max(LEAST_PIECE, piece >> 1);
      before = time;
    }
    return this.found;
  }
}

/** Sequences by name. The oldest go when there are too many. */
export class SequenceStore {
  private readonly sequences = new Map<string, GrowingSequence>();
  private readonly mostSequences: number;
  private readonly mostValues: number;

  constructor(mostSequences = 2000, mostValues = 4e7) {
    this.mostSequences = mostSequences;
    this.mostValues = mostValues;
  }

  get(name: string): GrowingSequence {
    const known = this.sequences.get(name);
    if (known !== undefined) return known;
    this.forgetOldest();
    const sequence = new GrowingSequence();
    this.sequences.set(name, sequence);
    return sequence;
  }

  private forgetOldest(): void {
    let values = 0;
    for (const { length } of this.sequences.values()) values += length;
    for (const [name, { length }] of this.sequences) {
      if (this.sequences.size < this.mostSequences && values < this.mostValues) return;
      this.sequences.delete(name);
      values -= length;
    }
  }
}
