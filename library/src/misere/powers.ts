/** Products of many equal elements: counts of any size, by index and period of the element. */
import { indexAndPeriod, product, type Quotient } from './quotient.ts';

/** The powers 1, x, x² … of an element up to where they repeat, and where they go on then. */
interface Powers {
  readonly powers: readonly number[];
  readonly index: bigint;
  readonly period: bigint;
}

/** Of the quotients in use, element by element as they are asked for. */
const known = new WeakMap<Quotient, (Powers | undefined)[]>();

export function power(quotient: Quotient, x: number, count: bigint): number {
  if (count === 1n) return x;
  const { powers, index, period } = powersOf(quotient, x);
  return powers[Number(count < index ? count : index + ((count - index) % period))] as number;
}

function powersOf(quotient: Quotient, x: number): Powers {
  let ofQuotient = known.get(quotient);
  if (ofQuotient === undefined) {
    ofQuotient = [];
    known.set(quotient, ofQuotient);
  }
  let found = ofQuotient[x];
  if (found === undefined) {
    const { index, period } = indexAndPeriod(quotient, x);
    const powers = [0];
    while (powers.length < index + period) powers.push(product(quotient, powers.at(-1) as number, x));
    found = { powers, index: BigInt(index), period: BigInt(period) };
    ofQuotient[x] = found;
  }
  return found;
}
