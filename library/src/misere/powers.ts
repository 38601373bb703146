/** Products of many equal elements: counts of any size, by index and period of the element. */
import { indexAndPeriod, product, type Quotient } from './quotient.ts';

export function power(quotient: Quotient, x: number, count: bigint): number {
  const { index, period } = indexAndPeriod(quotient, x);
  const least = BigInt(index);
  const exponent = Number(count < least ? count : least + ((count - least) % BigInt(period)));
  let result = 0;
  for (let times = 0; times < exponent; times++) result = product(quotient, result, x);
  return result;
}
