/**
 * Nim multiplication: with nim addition it makes the whole numbers a field [conway1976, Ch. 6] [lenstra1978].
 *
 * A Fermat power is F = 2^(2^k). The numbers below F are a field, those below F² are a₁F + a₀ over it, and F ⊗ F = F ⊕ F/2. So
 *   a ⊗ b = (mid ⊕ lo)·F ⊕ lo ⊕ (hi ⊗ F/2),  hi = a₁⊗b₁, lo = a₀⊗b₀, mid = (a₁⊕a₀)⊗(b₁⊕b₀):
 * four products of half the length. Below 256 a table, up to 32 bits plain numbers, beyond bigints. The conjugate of a is
 * a₁F + (a₀ ⊕ a₁), and a times its conjugate lies in the smaller field: that gives inverses. Squaring is additive: that gives roots.
 */
import { type Nimber, toNimber } from '../core/nimber.ts';

/** Bits of the numbers that a table multiplies, and of those that plain numbers do. */
const TABLE_BITS = 8;
const WORD_BITS = 32;
const WORD_MASK = 0xffffffffn;

let table: Uint8Array | undefined;

/** Products of numbers below 256: those of powers of 2 by the formula, all others by adding up. */
function productTable(): Uint8Array {
  if (table !== undefined) return table;
  const made = new Uint8Array(1 << (2 * TABLE_BITS));
  for (let a = 1; a < 256; a++) {
    for (let b = 1; b < 256; b++) {
      const [low, other] = [a & -a, b & -b];
      const rest = (made[((a ^ low) << 8) | b] ?? 0) ^ (made[(low << 8) | (b ^ other)] ?? 0);
      made[(a << 8) | b] = rest ^ productOfPowers(low, other);
    }
  }
  table = made;
  return made;
}

/** The product of two powers of 2 below 256, by the formula alone. */
function productOfPowers(a: number, b: number): number {
  return multiplyPlainly(a, b, TABLE_BITS / 2);
}

function multiplyPlainly(a: number, b: number, half: number): number {
  if (a < 2 || b < 2) return a * b;
  const mask = (1 << half) - 1;
  const [a1, a0, b1, b0] = [a >>> half, a & mask, b >>> half, b & mask];
  const [hi, lo] = [multiplyPlainly(a1, b1, half / 2), multiplyPlainly(a0, b0, half / 2)];
  const mid = multiplyPlainly(a1 ^ a0, b1 ^ b0, half / 2);
  return ((mid ^ lo) << half) ^ lo ^ multiplyPlainly(hi, 1 << (half - 1), half / 2);
}

/** The product of numbers below 2^16. */
function multiplyShort(products: Uint8Array, a: number, b: number): number {
  const [a1, a0, b1, b0] = [a >>> 8, a & 0xff, b >>> 8, b & 0xff];
  const hi = products[(a1 << 8) | b1] ?? 0;
  const lo = products[(a0 << 8) | b0] ?? 0;
  const mid = products[((a1 ^ a0) << 8) | (b1 ^ b0)] ?? 0;
  return ((mid ^ lo) << 8) ^ lo ^ (products[(hi << 8) | 0x80] ?? 0);
}

/** The product of numbers below 2^32, in either sign on the way. */
function multiplyWord(products: Uint8Array, a: number, b: number): number {
  const [a1, a0, b1, b0] = [a >>> 16, a & 0xffff, b >>> 16, b & 0xffff];
  if ((a1 | b1) === 0) return multiplyShort(products, a0, b0);
  const hi = multiplyShort(products, a1, b1);
  const lo = multiplyShort(products, a0, b0);
  const mid = multiplyShort(products, a1 ^ a0, b1 ^ b0);
  return (((mid ^ lo) << 16) ^ lo ^ multiplyShort(products, hi, 0x8000)) >>> 0;
}

/** The product of numbers of up to twice `half` bits, `half` being 32, 64, 128 … */
function multiplyLong(products: Uint8Array, a: bigint, b: bigint, half: number): bigint {
  if (a <= WORD_MASK && b <= WORD_MASK) return BigInt(multiplyWord(products, Number(a), Number(b)));
  const shift = BigInt(half);
  const [a1, b1] = [a >> shift, b >> shift];
  if (a1 === 0n && b1 === 0n) return multiplyLong(products, a, b, half / 2);
  const [a0, b0] = [a ^ (a1 << shift), b ^ (b1 << shift)];
  // With one of them in the smaller field the other is multiplied half by half.
  if (b1 === 0n) return (multiplyLong(products, a1, b, half / 2) << shift) ^ multiplyLong(products, a0, b, half / 2);
  if (a1 === 0n) return (multiplyLong(products, a, b1, half / 2) << shift) ^ multiplyLong(products, a, b0, half / 2);
  const hi = multiplyLong(products, a1, b1, half / 2);
  const lo = multiplyLong(products, a0, b0, half / 2);
  const mid = multiplyLong(products, a1 ^ a0, b1 ^ b0, half / 2);
  return ((mid ^ lo) << shift) ^ lo ^ multiplyLong(products, hi, 1n << (shift - 1n), half / 2);
}

/** Half the bits of the least field of this kind that has the number; at least 32. */
function halfBits(a: bigint): number {
  let half = WORD_BITS;
  while (a >> BigInt(2 * half) !== 0n) half *= 2;
  return half;
}

/** The nim product. */
export function nimProduct(a: Nimber, b: Nimber): Nimber {
  const products = productTable();
  if (typeof a === 'number' && typeof b === 'number' && a <= 0xffffffff && b <= 0xffffffff) return multiplyWord(products, a, b);
  const [x, y] = [BigInt(a), BigInt(b)];
  return toNimber(multiplyLong(products, x, y, halfBits(x > y ? x : y)));
}

/** The number whose nim product with this one is 1. Throws for 0, which has none. */
export function nimInverse(a: Nimber): Nimber {
  if (a === 0) throw new Error('0 has no nim inverse');
  return toNimber(invert(BigInt(a), fieldHalf(BigInt(a))));
}

/** Half the bits of the least field that has the number: 1, 2, 4, 8 … */
function fieldHalf(a: bigint): number {
  let half = 1;
  while (a >> BigInt(2 * half) !== 0n) half *= 2;
  return half;
}

function invert(a: bigint, half: number): bigint {
  if (a === 1n) return 1n;
  const shift = BigInt(half);
  const a1 = a >> shift;
  if (a1 === 0n) return invert(a, half / 2);
  const a0 = a ^ (a1 << shift);
  const conjugate = a0 ^ a1;
  const norm = long(a0, conjugate) ^ long(long(a1, a1), 1n << (shift - 1n));
  const inverse = invert(norm, half / 2);
  return (long(a1, inverse) << shift) ^ long(conjugate, inverse);
}

function long(a: bigint, b: bigint): bigint {
  return BigInt(nimProduct(toNimber(a), toNimber(b)));
}

/** The number x with x ⊗ b = a; b is not 0. */
export function nimQuotient(a: Nimber, b: Nimber): Nimber {
  return nimProduct(a, nimInverse(b));
}

/** The one number whose nim square this is. */
export function nimSquareRoot(a: Nimber): Nimber {
  return toNimber(root(BigInt(a), fieldHalf(BigInt(a))));
}

/** (b₁F + b₀)² = b₁²F ⊕ b₀² ⊕ (b₁² ⊗ F/2). */
function root(a: bigint, half: number): bigint {
  if (a < 2n) return a;
  const shift = BigInt(half);
  const a1 = a >> shift;
  if (a1 === 0n) return root(a, half / 2);
  const a0 = a ^ (a1 << shift);
  return (root(a1, half / 2) << shift) ^ root(a0 ^ long(a1, 1n << (shift - 1n)), half / 2);
}
