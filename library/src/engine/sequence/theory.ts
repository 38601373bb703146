/**
 * Values of the heaps of an octal game under any theory, and their periods.
 *
 * The theorem of Guy and Smith (`numeric/octal-period.ts`) is about option sets: where a heap of n and a heap of n + p have moves to
 * the same values, they have the same value. Under every theory of `compounds/` the value of a component depends on nothing but
 * the set of its options' values (a mex, a least or greatest one of a kind, whether some one is lost), and two heaps have a value
 * that their two values decide. So the same proof holds word for word, with the same bound, for foreclosed values, remoteness,
 * suspense numbers and outcomes. For paths and foreclosed values this is Theorem 1 of [guignardSopena2009].
 *
 * What is shown of a value may repeat sooner than the value itself (selective misère play keeps two outcomes and shows one). With
 * the period of the values proved, the least period of what is shown is the least divisor of it that fits one whole period.
 */
import { type Theory, valueKey } from '../../compounds/theory.ts';
import type { TermValue } from '../../core/verdict.ts';
import { lastPlace, lookForPeriod, type OctalPeriod } from '../../numeric/octal-period.ts';

export interface TheoryPeriod extends OctalPeriod {
  /** How many values prove it. */
  readonly valuesNeeded: number;
}

const FIRST_LOOK = 64;

export class TheoryValues<V> {
  private readonly digits: Uint8Array;
  private readonly theory: Theory<V>;
  private readonly values: V[] = [];
  /** Equal values have the same number, in order of first appearance. */
  private readonly numbers = new Map<number | string, number>();

  constructor(digits: Uint8Array, theory: Theory<V>) {
    this.digits = digits;
    this.theory = theory;
  }

  get length(): number {
    return this.values.length;
  }

  extend(count: number): readonly V[] {
    while (this.values.length < count) this.values.push(this.next(this.values.length));
    return this.values;
  }

  /** The values as numbers that are equal where they are. */
  numbered(): Uint16Array {
    return Uint16Array.from(this.values, (value) => {
      const key = valueKey(this.theory, value);
      const number = this.numbers.get(key) ?? this.numbers.size;
      this.numbers.set(key, number);
      return number;
    });
  }

  private next(size: number): V {
    const { theory, values } = this;
    const options = new Map<number | string, V>();
    const add = (value: V) => options.set(valueKey(theory, value), value);
    for (const [taken, digit] of this.digits.entries()) {
      const left = size - taken;
      if (left < 0) break;
      if ((digit & 1) !== 0 && left === 0) add(theory.ended);
      if ((digit & 2) !== 0 && left > 0) add(values[left] as V);
      if ((digit & 4) === 0) continue;
      for (let part = 1; 2 * part <= left; part++) {
        add(theory.combine(values[part] as V, values[left - part] as V));
      }
    }
    return options.size === 0 ? theory.ended : theory.fromOptions([...options.values()]);
  }
}

/** The period of what is shown of the values, where at most so many of them prove one; the digits must be octal. */
export function periodUnderTheory<V>(
  values: TheoryValues<V>,
  digits: Uint8Array,
  show: (value: V) => TermValue,
  limit: number,
  goOn: (known: number) => boolean,
): TheoryPeriod | undefined {
  for (let count = Math.min(FIRST_LOOK, limit); goOn(values.length); count = Math.min(2 * count, limit)) {
    const found = values.extend(count);
    const { proved } = lookForPeriod(values.numbered(), lastPlace(digits));
    if (proved !== undefined) return { ...leastShown(found.map(show), proved), valuesNeeded: proved.valuesNeeded };
    if (count >= limit) return undefined;
  }
  return undefined;
}

function leastShown(shown: readonly TermValue[], { period: whole, preperiod: start }: OctalPeriod): OctalPeriod {
  const repeats = (n: number, by: number) => shown[n] === shown[n + by];
  let period = 1;
  while (whole % period !== 0 || !rangeOf(start, start + whole - period).every((n) => repeats(n, period))) period++;
  let preperiod = start;
  while (preperiod > 0 && repeats(preperiod - 1, period)) preperiod--;
  return { period, preperiod };
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
