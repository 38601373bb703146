/**
 * The sums of some whole numbers, each taken as often as one likes: a numerical semigroup, kept by its least generators and by the least
 * sum in every class modulo the least of them (its Apéry set). Whether a number is a sum is then one comparison.
 *
 * One number needs no such list, and neither do two: a number is a sum of a and b if it leaves something that is not negative when b is
 * taken from it as often as makes the rest a multiple of a. So two numbers may be larger than a list could be.
 */
import { keepTime } from '../../core/time-at-hand.ts';

export interface Semigroup {
  /** Rising, none of them a sum of others. */
  readonly generators: readonly number[];
  /** For each class modulo the least generator the least sum in it; Infinity where there is none. Empty for one number and for two large ones. */
  readonly least: Float64Array;
}

const NO_LIST = new Float64Array();
/** A list has a place for each class modulo the least of the numbers. */
export const LONGEST_LIST = 1_000_000;

/** The sums of these numbers, which are at least 1 in number and each at least 2. */
export function semigroupOf(numbers: readonly number[]): Semigroup {
  const [first = 1, ...others] = [...numbers].sort((a, b) => a - b);
  keepTime();
  const second = others.find((number) => number % first !== 0);
  if (second === undefined) return { generators: [first], least: NO_LIST };
  const pair = { generators: [first, second], least: NO_LIST };
  const isLarge = first > LONGEST_LIST || first * second > Number.MAX_SAFE_INTEGER;
  if (isLarge && others.every((number) => isSum(pair, number))) return pair;
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

export function isSum({ generators: [first = 1, second], least }: Semigroup, number: number): boolean {
  if (least.length === 0) return second === undefined ? number % first === 0 : isSumOfTwo(first, second, number);
  return (least[number % least.length] as number) <= number;
}

function isSumOfTwo(a: number, b: number, number: number): boolean {
  const factor = commonFactor(a, b);
  if (number % factor !== 0) return false;
  const classes = BigInt(a / factor);
  const copies = (BigInt(number / factor) * inverse(BigInt(b / factor), classes)) % classes;
  return copies * BigInt(b) <= BigInt(number);
}

/** What times the number leaves 1 modulo another without a common factor (Euclid). */
function inverse(number: bigint, modulus: bigint): bigint {
  let [rest, next, factor, other] = [number % modulus, modulus, 1n, 0n];
  while (next > 0n) {
    const quotient = rest / next;
    [rest, next, factor, other] = [next, rest - quotient * next, other, factor - quotient * other];
  }
  return ((factor % modulus) + modulus) % modulus;
}

/** The numbers from 2 to `most` that are no sums, rising. */
export function* eachGap(semigroup: Semigroup, most = Number.POSITIVE_INFINITY): Iterable<number> {
  const end = Math.min(most, largestGap(semigroup));
  for (let number = 2; number <= end; number++) if (!isSum(semigroup, number)) yield number;
}

/** The largest number that is no sum, Infinity where there is none; −1 where 1 is a generator. Exact up to 2^53. */
export function largestGap({ generators, least }: Semigroup): number {
  const [first = 1, second] = generators;
  if (second !== undefined && least.length === 0 && commonFactor(first, second) === 1)
    return Number(largestGapOfTwo(first, second));
  if (least.length === 0) return first === 1 ? -1 : Number.POSITIVE_INFINITY;
  return least.reduce((most, sum) => Math.max(most, sum), 0) - least.length;
}

/** Of two numbers without a common factor, exactly (Sylvester). */
export function largestGapOfTwo(a: number, b: number): bigint {
  return BigInt(a) * BigInt(b) - BigInt(a) - BigInt(b);
}

export function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}
