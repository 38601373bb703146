/**
 * A sequence whose period is found and proved at its first use, and which then has a value at every place.
 *
 * Nothing is stored that the proof does not compute: the values up to the end of the first period.
 */
import { type OctalPeriod, provenPeriod } from './octal-period.ts';

const FIRST_LENGTH = 256;
/** The sequences named in this library are proved long before; a slip in one must not run for ever. */
const MOST_VALUES = 1 << 14;

export class PeriodicValues {
  private readonly compute: (upTo: number) => Uint16Array;
  private readonly digits: Uint8Array;
  private known: { readonly period: OctalPeriod; readonly values: Uint16Array } | undefined;

  /** `compute` gives the values 0 … upTo; `digits` is the octal code whose splits the sequence follows. */
  constructor(compute: (upTo: number) => Uint16Array, digits: Uint8Array) {
    this.compute = compute;
    this.digits = digits;
  }

  get period(): OctalPeriod {
    return this.proved().period;
  }

  at(place: bigint): number {
    const { period, values } = this.proved();
    if (place < values.length) return values[Number(place)] as number;
    const { preperiod } = period;
    return values[preperiod + Number((place - BigInt(preperiod)) % BigInt(period.period))] as number;
  }

  private proved() {
    this.known ??= this.prove();
    return this.known;
  }

  private prove() {
    for (let length = FIRST_LENGTH; length <= MOST_VALUES; length *= 2) {
      const values = this.compute(length - 1);
      const period = provenPeriod(values, this.digits);
      if (period !== undefined) return { period, values };
    }
    throw new Error('the sequence has no period within reach');
  }
}
