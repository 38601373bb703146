/**
 * The misère quotients of octal games that this process has found so far.
 *
 * A quotient is a pure function of the code, so it is kept, and goes on from where it was when a larger heap is asked for. A game whose
 * quotient grew beyond the limits is not tried again with the same limits. Who asks for small heaps afterwards is given the quotient of
 * the small ones still, unless a period is proved: that of all heaps is the better one then.
 */
import { type Bounds, LimitReached } from '../core/limits.ts';
import { Effort } from './effort.ts';
import { QuotientSearch } from './extend.ts';
import { failedCodes, isHopeless } from './failed-codes.ts';
import type { HeapGame } from './heap-game.ts';
import { ProvedInfinite, shippedProof } from './infinite/shipped-proof.ts';
import { type MiserePeriod, provedPeriod, type Reach } from './periodicity.ts';
import type { Quotient } from './quotient.ts';
import { restrictQuotient } from './restrict.ts';
import { restoreQuotient, type SavedQuotient } from './saved-quotient.ts';
import { refuseQuotient, shippedQuotient } from './shipped.ts';

/** Elements and states that a quotient may have while it is looked for. */
const MOST_STORED = 4_000_000;
/** A period is looked for again when there are so many times more heaps. */
const GROWTH = 1.1;
const MOST_CODES = 100;
/** Quotients of fewer heaps are kept up to this order. */
const MOST_KEPT = 400;

type QuotientLimits = Pick<Bounds, 'milliseconds' | 'positions' | 'heap' | 'onLook'> & Partial<Pick<Bounds, 'megabytes'>>;

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
  private readonly text: string;
  /** The quotients before those that grew, while they were small. */
  private readonly smaller: Quotient[] = [];

  constructor({ text, digits }: HeapCode) {
    this.text = text;
    this.search = new QuotientSearch(heapsOf(digits));
    this.reach = reachOf(digits);
  }

  /** Goes on from a quotient that was found before, if it is further than this one; false where it is wrong. */
  adopt(saved: SavedQuotient, limits: QuotientLimits): boolean {
    if (this.period !== undefined || saved.classes.length <= this.search.heap) return true;
    if (!this.goOnFrom(saved, effortOf(limits))) return false;
    failedCodes.delete(this.text);
    return true;
  }

  private goOnFrom(saved: SavedQuotient, effort: Effort): boolean {
    const quotient = restoreQuotient(saved);
    if (quotient === undefined || !this.search.adopt(quotient, effort)) return false;
    this.lookAt = this.search.heap + 1;
    return true;
  }

  upTo(size: bigint, limits: QuotientLimits): KnownQuotient {
    const steps = this.stepsUpTo(size, limits);
    for (;;) {
      const { value, done } = steps.next();
      if (done === true) return value;
    }
  }

  /** Heap by heap; what is yielded is known so far. */
  *stepsUpTo(size: bigint, limits: QuotientLimits): Generator<KnownQuotient, KnownQuotient> {
    const { milliseconds, heap } = limits;
    const effort = effortOf(limits);
    const largest = size > BigInt(heap) ? heap : Number(size);
    const earlier = failedCodes.get(this.text);
    let failed = isHopeless(earlier, milliseconds) ? earlier : undefined;
    while (failed === undefined && this.period === undefined && this.search.heap < largest) {
      try {
        effort.look(this.search.quotient.order);
        if (!this.takeShipped(effort)) this.step(effort);
      } catch (error) {
        if (!(error instanceof LimitReached) || error.limit.name === 'stopped') throw error;
        const isFinal = error.limit.name === 'program';
        const time = isFinal ? Number.POSITIVE_INFINITY : milliseconds;
        failed = { heap: this.search.heap, milliseconds: time, limit: error };
        failedCodes.set(this.text, failed);
        break;
      }
      yield { quotient: this.search.quotient, period: this.period, stopped: undefined };
    }
    const isReached = this.search.heap >= size;
    const isKnown = this.period !== undefined || isReached;
    return {
      // What is known already is past no limit.
      quotient: this.period === undefined ? this.upToHeap(isReached ? Number(size) : largest) : this.search.quotient,
      period: this.period,
      stopped: isKnown ? undefined : (failed?.limit ?? new LimitReached('heap', heap)),
    };
  }

  /** The quotient of the heaps up to this one alone, or of all that are known where these are fewer. */
  private upToHeap(largest: number): Quotient {
    const place = this.smaller.findIndex(({ phi }) => phi.length > largest);
    const found = this.smaller[place] ?? this.search.quotient;
    if (found.phi.length - 1 <= largest) return found;
    if (found.generators.every((heap) => heap <= largest)) return { ...found, phi: found.phi.slice(0, largest + 1) };
    const restricted = restrictQuotient(found, largest);
    if (restricted.order <= MOST_KEPT) this.smaller.splice(place < 0 ? this.smaller.length : place, 0, restricted);
    return restricted;
  }

  /**
   * Goes on from the quotient that comes with the package, where there is one for the next heap and it is right. Throws where a proof that
   * comes with it says that there is none.
   */
  private takeShipped(effort: Effort): boolean {
    const next = this.search.heap + 1;
    const infinite = shippedProof(this.text, next, this.search.quotient);
    if (infinite !== undefined) throw new ProvedInfinite(infinite);
    const saved = shippedQuotient(this.text, next);
    if (saved === undefined) return false;
    const before = this.search.quotient;
    effort.begin(saved.classes.length, before.order);
    if (!this.goOnFrom(saved, effort)) {
      refuseQuotient(this.text);
      return false;
    }
    if (before.order <= MOST_KEPT) this.smaller.push(before);
    return true;
  }

  private step(effort: Effort): void {
    const before = this.search.quotient;
    this.search.advance(effort);
    if (this.search.grewAt === this.search.heap && before.order <= MOST_KEPT) this.smaller.push(before);
    if (this.search.heap < this.lookAt) return;
    this.period = provedPeriod(this.search.quotient.phi, this.reach);
    this.lookAt = Math.ceil(GROWTH * this.search.heap);
  }
}

function effortOf({ positions, ...limits }: QuotientLimits): Effort {
  return new Effort({ ...limits, positions: Math.min(positions, MOST_STORED) });
}

const known = new Map<string, CodeQuotient>();

/** The quotient of heaps up to this size, or of all where a period is proved on the way. */
export function misereQuotient(code: HeapCode, size: bigint, limits: QuotientLimits): KnownQuotient {
  return openCodeQuotient(code).upTo(size, limits);
}

/** The quotient of a code as this process has it. */
export function openCodeQuotient(code: HeapCode): CodeQuotient {
  let found = known.get(code.text);
  if (found === undefined) {
    if (known.size >= MOST_CODES) {
      known.clear();
      failedCodes.clear();
    }
    found = new CodeQuotient(code);
    known.set(code.text, found);
  }
  return found;
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
