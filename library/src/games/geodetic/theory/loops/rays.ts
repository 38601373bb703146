/**
 * A complete graph with rays, K_m∘R_n, seen from a labelled vertex on one of its rays: a stem of p unlabelled vertices that leads
 * to the clique, and the other m − 1 rays of n vertices. (Once a clique vertex is labelled, all rays are chains, that is, heaps.)
 *
 * A move on the stem shortens it, to p′ < p. A move on another ray labels the stem and leaves that ray with x < n vertices and all
 * other rays whole. So with even m the stem has the value b(p) = n + p, and without other rays b(p) = p. With odd m ≥ 3 its options are
 * b(0) … b(p − 1) and x ⊕ n for x < n. Those are the numbers whose highest bit is a 1 of n, so b(p) is the p-th number, counted
 * from 0, of
 *
 *     0, then [2^j, 2^(j+1)) for each j where n has a 0, in rising order.
 *
 * The chain beyond the labelled vertex has ℓ = n − 1 − p vertices, and that vertex is a winning first move exactly when b(p) = ℓ.
 * For n ≥ 2 that never happens, so K_m∘R_n is lost [fraenkelHarary1989, Theorem 4]. Proof. Even m: b(p) ≥ n > ℓ. Odd m: for
 * p = 0 it would say n = 1; for p > 0 let ℓ = 2^j + t with t < 2^j, then p = 1 + t + the sum of 2^i over the 0s i < j of n, and
 * n − 1 = p + ℓ says n = 2 + 2t + the sum of 2^i over the 0s i ≤ j. If n is even, 0 is one of these i and the right side is odd;
 * if n is odd, 0 is none of them and the right side is even. (The vertex p + 1 is the reply b of the printed strategy W, and the
 * equation is that of its Proposition 3.)
 */

/** b(p): the value of a stem of `stem` vertices with `rays` other rays of `length` vertices. */
export function stemValue(stem: bigint, rays: bigint, length: bigint): bigint {
  if (rays === 0n) return stem;
  if (rays % 2n === 1n) return length + stem;
  if (stem === 0n) return 0n;
  let rank = stem - 1n;
  for (let block = 1n; ; block *= 2n) {
    if ((length & block) !== 0n) continue;
    if (rank < block) return block + rank;
    rank -= block;
  }
}

/** The stem of this value, if there is one: the inverse of `stemValue`. */
export function stemOfValue(value: bigint, rays: bigint, length: bigint): bigint | undefined {
  if (rays === 0n) return value;
  if (rays % 2n === 1n) return value >= length ? value - length : undefined;
  if (value === 0n) return 0n;
  let stem = 1n;
  for (let block = 1n; ; block *= 2n) {
    const isFree = (length & block) === 0n;
    if (value < 2n * block) return isFree ? stem + value - block : undefined;
    if (isFree) stem += block;
  }
}

/** What a move on one of the other rays must leave of it, so that the stem and all rays together get this value. */
export function rayForValue(value: bigint, rays: bigint, length: bigint): bigint | undefined {
  const left = rays % 2n === 1n ? value : value ^ length;
  return rays > 0n && left < length ? left : undefined;
}

/** The value of the whole K_m∘R_n (of a path where there is one ray) before any label. */
export function raysValue(clique: bigint, length: bigint): bigint {
  if (clique === 0n || length === 0n) return 0n;
  if (clique === 1n) return length % 2n;
  return length === 1n ? clique % 2n : 0n;
}

/**
 * The stems 0 … n − 1 that a first move may leave so that the position has this value: b(p) ⊕ (n − 1 − p) = value.
 *
 * On a stretch where b(p) = p + c the two terms have a fixed sum, s = n − 1 + c, and nim-sum v, so what they share is (s − v) / 2;
 * it must be disjoint from v, and the terms share out the bits of v between them in any way.
 */
export function* stemsForValue(value: bigint, rays: bigint, length: bigint): Iterable<bigint> {
  const last = length - 1n;
  if (rays % 2n === 1n || rays === 0n) {
    const shift = rays === 0n ? 0n : length;
    yield* splits(last + shift, value, shift, shift + last, -shift);
    return;
  }
  if (last === value) yield 0n;
  let first = 1n;
  for (let block = 1n; first <= last; block *= 2n) {
    if ((length & block) !== 0n) continue;
    const shift = block - first;
    const most = 2n * block - 1n < last + shift ? 2n * block - 1n : last + shift;
    yield* splits(last + shift, value, block, most, -shift);
    first += block;
  }
}

/** The a in [least, most] with a + b = sum and a ⊕ b = value for some b ≥ 0, ascending, each with `shift` added. */
export function* splits(sum: bigint, value: bigint, least: bigint, most: bigint, shift: bigint): Iterable<bigint> {
  const twice = sum - value;
  if (twice < 0n || twice % 2n !== 0n) return;
  const shared = twice / 2n;
  if ((shared & value) !== 0n) return;
  for (let part = leastPart(value, least - shared); part !== undefined; part = nextPart(value, part)) {
    if (shared + part > most) return;
    yield shared + part + shift;
  }
}

/** The next larger number whose bits are among those of `mask`. */
function nextPart(mask: bigint, part: bigint): bigint | undefined {
  const next = ((part | ~mask) + 1n) & mask;
  return next === 0n ? undefined : next;
}

/** The least number that is at least `least` and has only bits of `mask`. */
function leastPart(mask: bigint, least: bigint): bigint | undefined {
  if (least <= 0n) return 0n;
  let part = 0n;
  for (let bit = 1n << BigInt(least.toString(2).length - 1); bit > 0n; bit /= 2n) {
    if ((mask & bit) !== 0n && (least & bit) !== 0n) part |= bit;
    else if ((least & bit) !== 0n) {
      // `least` has a bit that the mask lacks: what is chosen above must exceed it.
      const above = nextPart(mask & -(2n * bit), part);
      return above;
    }
  }
  return part;
}
