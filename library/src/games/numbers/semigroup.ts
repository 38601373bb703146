/**
 * The sums of some whole numbers, each taken as often as one likes: a numerical semigroup, kept by its least generators and by the least
 * sum in every class modulo the least of them (its Apéry set). Whether a number is a sum is then one comparison.
 */
import { keepTime } from '../../core/time-at-hand.ts';

export interface Semigroup {
  /** Rising, none of them a sum of others. */
  readonly generators: readonly number[];
  /** For each class modulo the least generator the least sum in it; Infinity where there is none. */
  readonly least: Float64Array;
}

/** The sums of these numbers, which are at least 1 in number and each at least 2. */
export function semigroupOf(numbers: readonly number[]): Semigroup {
  const [first = 1, ...others] = [...numbers].sort((a, b) => a - b);
  keepTime();
  const least = new Float64Array(first).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  const generators = [first];
  for (const number of others) {
    if ((least[number % first] as number) <= number) continue;
    addGenerator(least, number);
    generators.push(number);
  }
  return { generators, least };
}

/**
 * One generator more. The classes fall into circles along which it leads; twice around each, from any start, every class has met the best
 * that comes from before it.
 */
function addGenerator(least: Float64Array, number: number): void {
  const classes = least.length;
  const circles = commonFactor(number, classes);
  const steps = 2 * (classes / circles);
  for (let circle = 0; circle < circles; circle++) {
    let at = circle;
    for (let step = 0; step < steps; step++) {
      const next = (at + number) % classes;
      least[next] = Math.min(least[next] as number, (least[at] as number) + number);
      at = next;
    }
  }
}

export function isSum({ least }: Semigroup, number: number): boolean {
  return (least[number % least.length] as number) <= number;
}

/** The numbers from 2 to `most` that are no sums, rising. */
export function* eachGap(semigroup: Semigroup, most = Number.POSITIVE_INFINITY): Iterable<number> {
  const end = Math.min(most, largestGap(semigroup));
  for (let number = 2; number <= end; number++) if (!isSum(semigroup, number)) yield number;
}

/** The largest number that is no sum, Infinity where there is none; −1 where 1 is a generator. */
export function largestGap({ least }: Semigroup): number {
  return least.reduce((most, sum) => Math.max(most, sum), 0) - least.length;
}

export function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}
