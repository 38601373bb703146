/**
 * Factors of a nimber with given highest bits: α ⊗ β = t, where α has the highest bit 2^i and β has 2^j. That is how a move in a product
 * of two games is found without trying all of them (our own; the field is that of `nim-product.ts`).
 *
 * They exist where the highest bit of t is one of 2^i ⊗ 2^j: t ⊕ (2^i ⊗ 2^j) is then less than 2^i ⊗ 2^j, the least number that is no
 * a ⊗ 2^j ⊕ 2^i ⊗ b ⊕ a ⊗ b with a < 2^i, b < 2^j, so it is one of these, and α = 2^i ⊕ a, β = 2^j ⊕ b. Finding them goes by halves. Let
 * F be the largest Fermat power up to 2^max(i, j), α = α₁F + α₀ and so on.
 * - If β < F: α₁ ⊗ β = t₁ by the same rule, and α₀ = t₀ / β.
 * - If both are at least F: t₁ = α₁β₁ ⊕ α₁β₀ ⊕ α₀β₁ and t₀ = α₀β₀ ⊕ α₁β₁F/2. With u = α₁β₀, w = α₀β₁, q = α₁β₁ these are u ⊕ w = t₁ ⊕ q
 *   and u ⊗ w = q(t₀ ⊕ qF/2). For t₁ ≠ 0 take q = t₁ by the same rule: then u = w is a square root. For t₁ = 0 and z = u/q it is
 *   z² ⊕ z = t₀/q ⊕ F/2, which has a solution when the right side is below F/2, that is when t₀/q is not. About half of all q will do.
 */
import { type Nimber, toNimber } from '../core/nimber.ts';
import { nimProduct, nimQuotient, nimSquareRoot } from './nim-product.ts';

/** Pairs of leading halves that are tried. */
const MOST_TRIED = 4096;

export interface Factors {
  readonly alpha: Nimber;
  readonly beta: Nimber;
}

/** Undefined where the highest bit of t is none of 2^i ⊗ 2^j; what it gives is always right. */
export function nimFactors(t: Nimber, i: number, j: number): Factors | undefined {
  const found = factors(BigInt(t), i, j);
  return found && { alpha: toNimber(found[0]), beta: toNimber(found[1]) };
}

type Pair = readonly [bigint, bigint];

function factors(t: bigint, i: number, j: number): Pair | undefined {
  if (i === 0) return highestBit(t) === j ? [1n, t] : undefined;
  if (j === 0) return highestBit(t) === i ? [t, 1n] : undefined;
  let half = 1;
  while (2 * half <= Math.max(i, j)) half *= 2;
  return i < half ? swapped(oneAbove(t, j, i, half)) : j < half ? oneAbove(t, i, j, half) : bothAbove(t, i, j, half);
}

function swapped(pair: Pair | undefined): Pair | undefined {
  return pair && [pair[1], pair[0]];
}

/** α is at least F = 2^half, β is less. */
function oneAbove(t: bigint, i: number, j: number, half: number): Pair | undefined {
  const [t1, t0] = split(t, half);
  const above = factors(t1, i - half, j);
  if (above === undefined) return undefined;
  const [alpha1, beta] = above;
  return [join(alpha1, divide(t0, beta), half), beta];
}

function bothAbove(t: bigint, i: number, j: number, half: number): Pair | undefined {
  const [t1, t0] = split(t, half);
  const middle = 1n << BigInt(half - 1);
  if (t1 !== 0n) {
    const above = factors(t1, i - half, j - half);
    if (above === undefined) return undefined;
    const [alpha1, beta1] = above;
    const u = BigInt(nimSquareRoot(toNimber(multiply(t1, t0 ^ multiply(t1, middle)))));
    return [join(alpha1, divide(u, beta1), half), join(beta1, divide(u, alpha1), half)];
  }
  for (const [alpha1, beta1] of eachLeading(i - half, j - half)) {
    const q = multiply(alpha1, beta1);
    const right = divide(t0, q) ^ middle;
    if (right >= middle) continue;
    const u = multiply(q, rootOf(right, half));
    return [join(alpha1, divide(u ^ q, beta1), half), join(beta1, divide(u, alpha1), half)];
  }
  return undefined;
}

/** Numbers with these highest bits, pair by pair. */
function* eachLeading(i: number, j: number): Iterable<Pair> {
  const [alpha, beta] = [1n << BigInt(i), 1n << BigInt(j)];
  let tried = 0;
  for (let sum = 0n; sum <= alpha + beta - 2n && tried < MOST_TRIED; sum++) {
    for (let a = sum < beta ? 0n : sum - beta + 1n; a <= sum && a < alpha && tried < MOST_TRIED; a++, tried++)
      yield [alpha + a, beta + sum - a];
  }
}

/** A solution z of z² ⊕ z = e for e below 2^(bits − 1), in the field of numbers below 2^bits. */
function rootOf(e: bigint, bits: number): bigint {
  if (bits === 1) return 0n;
  const half = bits / 2;
  const [e1, e0] = split(e, half);
  const middle = 1n << BigInt(half - 1);
  let z1 = rootOf(e1, half);
  let rest = e0 ^ multiply(multiply(z1, z1), middle);
  // z₁ and z₁ ⊕ 1 will both do above, and one of them below.
  if (rest >= middle) {
    z1 ^= 1n;
    rest ^= middle;
  }
  return join(z1, rootOf(rest, half), half);
}

function highestBit(t: bigint): number {
  return t === 0n ? -1 : t.toString(2).length - 1;
}

function split(t: bigint, half: number): Pair {
  const above = t >> BigInt(half);
  return [above, t ^ (above << BigInt(half))];
}

function join(above: bigint, below: bigint, half: number): bigint {
  return (above << BigInt(half)) | below;
}

function multiply(a: bigint, b: bigint): bigint {
  return BigInt(nimProduct(toNimber(a), toNimber(b)));
}

function divide(a: bigint, b: bigint): bigint {
  return BigInt(nimQuotient(toNimber(a), toNimber(b)));
}
