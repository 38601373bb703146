/**
 * The misère quotients of octal games that this process has found so far.
 *
 * A quotient is a pure function of the code, so it is kept, and goes on from where it was when a larger heap is asked for. A game whose
 * quotient grew beyond the limits is not tried again with the same limits.
 */
import { type Bounds, LimitReached } from '../core/limits.ts';
import { Effort } from './effort.ts';
import { QuotientSearch } from './extend.ts';
import type { HeapGame } from './heap-game.ts';
import { type MiserePeriod, provedPeriod, type Reach } from './periodicity.ts';
import type { Quotient } from './quotient.ts';

/** Elements and states that a quotient may have while it is looked for. */
const MOST_STORED = 4_000_000;
/** A period is looked for again when there are so many times more heaps. */
const GROWTH = 1.1;
const MOST_CODES = 100;

type QuotientLimits = Pick<Bounds, 'milliseconds' | 'positions' | 'heap' | 'onLook'>;

/** A code by its text and its digits: what taking 0, 1, 2 … counters may leave. */
export interface HeapCode {
  readonly text: string;
  readonly digits: Uint8Array;
}

/** The quotient of the heaps that are known, and the period where one is proved: then it is that of all heaps. */
export interface KnownQuotient {
  readonly quotient: Quotient;
  readonly period: MiserePeriod | undefined;
  /** Why it does not reach the heap that was asked for. */
  readonly stopped: LimitReached | undefined;
}

class CodeQuotient {
  private readonly search: QuotientSearch;
  private readonly reach: Reach;
  private period: MiserePeriod | undefined;
  private lookAt = 1;
  /** The limit that ended the last try, and how much time that had: without end where no time would help. */
  private failed: { readonly milliseconds: number; readonly limit: LimitReached } | undefined;

  constructor({ digits }: HeapCode) {
    this.search = new QuotientSearch(heapsOf(digits));
    this.reach = reachOf(digits);
  }

  upTo(size: bigint, { milliseconds, positions, heap, onLook }: QuotientLimits): KnownQuotient {
    const effort = new Effort({
      milliseconds,
      positions: Math.min(positions, MOST_STORED),
      ...(onLook !== undefined && { onLook }),
    });
    const largest = size > BigInt(heap) ? heap : Number(size);
    let failed = this.failed !== undefined && this.failed.milliseconds >= milliseconds ? this.failed : undefined;
    try {
      while (failed === undefined && this.period === undefined && this.search.heap < largest) this.step(effort);
    } catch (error) {
      if (!(error instanceof LimitReached) || error.limit.name === 'stopped') throw error;
      const isFinal = error.limit.name === 'program';
      this.failed = { milliseconds: isFinal ? Number.POSITIVE_INFINITY : milliseconds, limit: error };
      failed = this.failed;
    }
    const isKnown = this.period !== undefined || this.search.heap >= size;
    return {
      quotient: this.search.quotient,
      period: this.period,
      stopped: isKnown ? undefined : (failed?.limit ?? new LimitReached('heap', heap)),
    };
  }

  private step(effort: Effort): void {
    this.search.advance(effort);
    if (this.search.heap < this.lookAt) return;
    this.period = provedPeriod(this.search.quotient.phi, this.reach);
    this.lookAt = Math.ceil(GROWTH * this.search.heap);
  }
}

const known = new Map<string, CodeQuotient>();

/** The quotient of heaps up to this size, or of all where a period is proved on the way. */
export function misereQuotient(code: HeapCode, size: bigint, limits: QuotientLimits): KnownQuotient {
  let found = known.get(code.text);
  if (found === undefined) {
    if (known.size >= MOST_CODES) known.clear();
    found = new CodeQuotient(code);
    known.set(code.text, found);
  }
  return found.upTo(size, limits);
}

/** A heap of a code may be left in no, one, two or three parts, as the digits say; the smaller parts come first. */
export function heapsOf(digits: ArrayLike<number>): HeapGame {
  return {
    *options(heap) {
      for (let taken = 0; taken < digits.length && taken <= heap; taken++) {
        const digit = digits[taken] as number;
        const rest = heap - taken;
        if ((digit & 1) !== 0 && rest === 0) yield [];
        if ((digit & 2) !== 0 && rest > 0) yield [rest];
        if ((digit & 4) !== 0) for (let part = 1; 2 * part <= rest; part++) yield [part, rest - part];
        if ((digit & 8) !== 0) yield* inThree(rest);
      }
    },
  };
}

function* inThree(rest: number): Iterable<readonly number[]> {
  for (let first = 1; 3 * first <= rest; first++)
    for (let second = first; first + 2 * second <= rest; second++) yield [first, second, rest - first - second];
}

/** A digit below 2 leaves no heap, one below 4 one, one below 8 two, and others three. */
export function reachOf(digits: ArrayLike<number>): Reach {
  const parts = Math.max(1, ...Array.from(digits, (digit) => (digit === 0 ? 0 : 31 - Math.clz32(digit))));
  return { taken: digits.length - 1, parts };
}
