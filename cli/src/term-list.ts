/**
 * The terms of a sequence as they come in: numbers in a plain list, and behind them, where the family is one of heaps, the values
 * that the kernels keep, which are not copied. Terms that come after those, where a limit ended the heaps, follow in a list of
 * their own.
 */
import type { ReachedLimit, Stretch, Term, TermValue } from 'impartial';

export class TermList implements Iterable<Term> {
  private begin: number | undefined;
  private readonly first: TermValue[] = [];
  private readonly reasons = new Map<number, Pick<Stretch, 'reason' | 'limit'>>();
  private heaps: Uint8Array | Uint16Array | undefined;
  private readonly last: TermValue[] = [];

  /** The n of the first term. */
  get from(): number {
    return this.begin ?? 0;
  }

  get length(): number {
    return this.first.length + (this.heaps?.length ?? 0) + this.last.length;
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

  add({ from, values, reason, limit, heaps, shift = 0 }: Stretch): void {
    this.begin ??= from;
    if (heaps === undefined) {
      const list = this.heaps === undefined ? this.first : this.last;
      for (let index = 0; index < values.length; index++) list.push(values[index] ?? null);
      if (reason !== undefined) this.reasons.set(from + values.length - 1, { reason, ...(limit !== undefined && { limit }) });
      return;
    }
    const start = this.from + this.first.length - shift;
    this.heaps = heaps.subarray(start, Math.max(start, from + values.length - shift));
  }

  *[Symbol.iterator](): Iterator<Term> {
    let n = this.from;
    for (const values of [this.first, this.heaps ?? [], this.last]) {
      for (const value of values) {
        const reason = value === null ? this.reasons.get(n)?.reason : undefined;
        yield { n: n++, value, ...(reason !== undefined && { reason }) };
      }
    }
  }
}
