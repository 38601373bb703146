/**
 * The terms of a sequence as they come in: numbers in a plain list, and after them, if the family is one of heaps, the values that the
 * kernels keep, which are read from there when they are wanted. Terms that come after those, when a limit ended the heaps, follow in a
 * list of their own.
 */
import { asOutcomes, type ReachedLimit, type ReadableValues, type Stretch, type Term, type TermValue } from 'impartial';

/** Values of heaps that are copied at once to be read. */
const BLOCK = 65_536;

/** The values of the heaps `from` … `to` − 1. */
interface Heaps {
  readonly values: ReadableValues;
  readonly from: number;
  readonly to: number;
}

export class TermList implements Iterable<Term> {
  private begin: number | undefined;
  private readonly first: TermValue[] = [];
  private readonly reasons = new Map<number, Pick<Stretch, 'reason' | 'limit' | 'outcome'>>();
  private kindOfStretch = '';
  private heaps: Heaps | undefined;
  private readonly last: TermValue[] = [];

  /** The n of the first term. */
  get from(): number {
    return this.begin ?? 0;
  }

  get length(): number {
    const { from, to } = this.heaps ?? { from: 0, to: 0 };
    return this.first.length + (to - from) + this.last.length;
  }

  /** What the values are: `Grundy values`. */
  get kind(): string {
    return this.kindOfStretch;
  }

  /** The n that comes next. */
  get next(): number {
    return this.from + this.length;
  }

  /** Terms without a value for want of knowledge, the first of them with its reason. */
  get unknown():
    | { readonly count: number; readonly n: number; readonly reason: string; readonly limit?: ReachedLimit }
    | undefined {
    const [found] = this.reasons;
    if (found === undefined) return undefined;
    const [n, { reason = '', limit }] = found;
    return { count: this.reasons.size, n, reason, ...(limit !== undefined && { limit }) };
  }

  add({ from, values, kind, reason, limit, outcome, heaps, shift = 0 }: Stretch): void {
    this.begin ??= from;
    this.kindOfStretch = kind;
    if (heaps === undefined) {
      const list = this.heaps === undefined ? this.first : this.last;
      for (let index = 0; index < values.length; index++) list.push(values[index] ?? null);
      const why = { ...(limit !== undefined && { limit }), ...(outcome !== undefined && { outcome }) };
      if (reason !== undefined) this.reasons.set(from + values.length - 1, { reason, ...why });
      return;
    }
    const start = this.from + this.first.length - shift;
    this.heaps = { values: heaps, from: start, to: Math.max(start, from + values.length - shift) };
  }

  /** The same terms when there are no more to come: if no value is known, but outcomes are, these are the terms. */
  settled(): TermList {
    if (this.heaps !== undefined || this.reasons.size === 0) return this;
    const settled = new TermList();
    for (const { n, value, ...rest } of asOutcomes([...this])) settled.add({ from: n, values: [value], ...rest });
    return settled;
  }

  *[Symbol.iterator](): Iterator<Term> {
    const { kind } = this;
    let n = this.from;
    for (const values of this.eachList()) {
      for (const value of values) {
        const why = value === null ? this.reasons.get(n) : undefined;
        yield why === undefined ? { n, value, kind } : { n, value, kind, ...why };
        n++;
      }
    }
  }

  private *eachList(): Iterable<Iterable<TermValue>> {
    yield this.first;
    if (this.heaps !== undefined) yield* eachBlock(this.heaps);
    yield this.last;
  }
}

function* eachBlock({ values, from, to }: Heaps): Iterable<Uint8Array | Uint16Array> {
  for (let start = from; start < to; start += BLOCK) yield values.slice(start, Math.min(to, start + BLOCK));
}
