/**
 * Nimbers: Grundy values as whole numbers of any size.
 *
 * A nimber is a `number` while that is exact and a `bigint` beyond, so that equal nimbers are always `===`.
 */
export type Nimber = number | bigint;

const WORD = 0x7fffffff;

/** The one form of a nimber: a number where exact, a bigint beyond. */
export function toNimber(value: bigint): Nimber {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}

/** The nim-sum: addition in binary without carrying [bouton1901]. */
export function nimSum(a: Nimber, b: Nimber): Nimber {
  if (typeof a === 'number' && typeof b === 'number' && a <= WORD && b <= WORD) return a ^ b;
  return toNimber(BigInt(a) ^ BigInt(b));
}

/** The least nimber that is not among the values: the Grundy value of a position with these option values. */
export function mex(values: Iterable<Nimber>): number {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}
