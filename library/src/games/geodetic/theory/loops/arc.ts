/**
 * Arcs: N unlabelled vertices in a row with a labelled vertex at both ends. A cycle of N + 1 vertices with one of them labelled
 * is an arc, and so is a gap between two labelled vertices of a path.
 *
 * A move labels the d vertices nearest to either end, 1 ≤ d ≤ N / 2; in an odd arc the middle vertex is as near to one end as to
 * the other, and picking it labels everything. So the options of an arc are the arcs of ⌈N/2⌉ … N − 1 and, for odd N, nothing.
 *
 * Normal play. g(N) = 0 for N = 2^k − 2, g(N) = (N + 1) / 2 for N = 2^k − 3, else g(N) = N / 2 for even N and g((N − 1) / 2) for odd N.
 * In particular the values in the window ⌈N/2⌉ … N − 1 are distinct, and a cycle is won by the player who labels first exactly when it
 * has 2^k − 1 vertices [fraenkelHarary1989, Theorem 2].
 * Proof. By induction let the options of an even N have the values of {0 … N/2} without one value e, each once, where e is 0 for
 * N = 2^k − 2 and N/2 otherwise (true for N = 0: no option). So g(N) = e. Going on to N + 1 the window gains N and loses N/2: if
 * g(N/2) ≠ 0 that is now the only value of {0 … N/2} missing, and it is g(N + 1). If g(N/2) = 0, that is N + 1 = 2^k − 3 (or N = 0),
 * the middle vertex still gives 0, so g(N + 1) is new: N/2 + 1. Going on to N + 2 the window gains N + 1 and loses nothing but
 * the middle vertex: now {0 … N/2} is complete, N/2 + 1 is missing, except after N + 1 = 2^k − 3, when 0 is.
 *
 * Misère play. The player to move loses exactly for N = 2^k − 1, k ≥ 1 [fraenkelHarary1989, Theorem 3]: such an arc has options
 * 2^(k−1) … 2^k − 2 and nothing, none of them lost for the other; any other N ≥ 1 has exactly one 2^k − 1 with k ≥ 1 in its window.
 */

/** The Grundy value of an arc of this many vertices. */
export function arcValue(length: bigint): bigint {
  let left = length;
  for (;;) {
    if (isPowerOfTwo(left + 2n)) return 0n;
    if (isPowerOfTwo(left + 3n)) return (left + 1n) / 2n;
    if (left % 2n === 0n) return left / 2n;
    left = (left - 1n) / 2n;
  }
}

/** The arc of value `value` in the window of `length`, if there is one: what to leave, but for leaving nothing. */
export function arcInWindow(length: bigint, value: bigint): bigint | undefined {
  const least = (length + 1n) / 2n;
  if (least === 0n) return undefined;
  if (value === 0n) {
    const zero = (1n << BigInt((least + 1n).toString(2).length)) - 2n;
    const found = zero >= least ? zero : 2n * zero + 2n;
    return found < length ? found : undefined;
  }
  let found = isPowerOfTwo(2n * value + 2n) ? 2n * value - 1n : 2n * value;
  while (found < least) found = 2n * found + 1n;
  return found < length ? found : undefined;
}

/** Whether the player who moves in this arc loses in misère play. */
export function isLostArcInMisere(length: bigint): boolean {
  return length > 0n && isPowerOfTwo(length + 1n);
}

/** The arc to leave in misère play, lost for the other player; undefined where there is none. */
export function misereArcInWindow(length: bigint): bigint | undefined {
  const least = (length + 1n) / 2n;
  const power = 1n << BigInt(least.toString(2).length);
  const found = isPowerOfTwo(least + 1n) ? least : power - 1n;
  return found > 0n && found < length ? found : undefined;
}

function isPowerOfTwo(number: bigint): boolean {
  return number > 0n && (number & (number - 1n)) === 0n;
}
