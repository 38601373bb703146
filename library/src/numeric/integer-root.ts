/** The whole part of a square root, of numbers of any size. */

/** Square roots of numbers below 2^52 are rounded right. */
const SMALL = 2n ** 52n;

/** The largest r with r² ≤ n, for n ≥ 0. */
export function integerRoot(n: bigint): bigint {
  if (n < SMALL) return BigInt(Math.floor(Math.sqrt(Number(n))));
  // The root of the upper half of the digits is half of the root's digits; one step of Newton's gives the others, at most one too large.
  const shift = BigInt(n.toString(16).length);
  const upper = integerRoot(n >> (2n * shift)) << shift;
  let root = upper === 0n ? 1n << shift : upper;
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next === root || next === root + 1n) break;
    root = next;
  }
  while (root * root > n) root--;
  while ((root + 1n) * (root + 1n) <= n) root++;
  return root;
}
