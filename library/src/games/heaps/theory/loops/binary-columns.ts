/**
 * Heaps in binary, column by column: how many heaps have a one there, modulo k + 1, and a move in at most k heaps that makes all of these
 * numbers 0.
 *
 * The move is built from the highest column down. Heaps that are changed already have been made smaller in a higher column, so their
 * lower digits are free. In a column let r be the number of ones, modulo k + 1, in heaps not changed yet, and t the number of changed heaps.
 * If r + t ≤ k, take the one away in r more heaps, and give the changed ones the digit 0 here: at most k are changed. Otherwise k + 1 − r ≤ t of
 * the changed heaps get a one, and the others 0. Either way the number of ones is divisible by k + 1 [moore1910].
 */
import { toNimber } from '../../../../core/nimber.ts';
import type { Heap, Heaps } from '../../../../structures/heaps.ts';
import type { HeapChange } from '../../moore-nim.ts';

/** For each column, the lowest first: the number of ones, modulo `modulus`. Heaps without copies are counted in plain numbers, which is quicker. */
export function columnSums(heaps: Heaps, modulus: bigint): readonly bigint[] {
  const sums: bigint[] = [];
  const singles: number[] = [];
  for (const { size, count } of heaps) {
    const digits = size.toString(2);
    while (sums.length < digits.length) singles[sums.push(0n) - 1] = 0;
    for (let column = 0; column < digits.length; column++) {
      if (digits.charCodeAt(digits.length - 1 - column) !== ONE) continue;
      if (count === 1n) singles[column] = (singles[column] as number) + 1;
      else sums[column] = (sums[column] as bigint) + count;
    }
  }
  return sums.map((sum, column) => (sum + BigInt(singles[column] as number)) % modulus);
}

const ONE = '1'.charCodeAt(0);

/** A heap in the making. */
interface Changed {
  readonly size: bigint;
  left: bigint;
}

/** Changes in at most k heaps after which every column has a number of ones that is divisible by k + 1; none where it has already. */
export function changesToZero(heaps: Heaps, k: bigint): readonly HeapChange[] {
  const modulus = k + 1n;
  const sums = columnSums(heaps, modulus);
  const changed: Changed[] = [];
  const unchanged = new Map(heaps.map((heap) => [heap, heap.count]));
  for (let column = sums.length - 1; column >= 0; column--) {
    const place = BigInt(column);
    const inChanged = changed.reduce((sum, { size }) => sum + digit(size, place), 0n);
    const ones = ((((sums[column] as bigint) - inChanged) % modulus) + modulus) % modulus;
    if (ones === 0n) continue;
    const many = BigInt(changed.length);
    if (ones + many > k) for (const each of changed.slice(0, Number(modulus - ones))) each.left |= 1n << place;
    else takeOnes(unchanged, place, ones, changed);
  }
  return changed.map(({ size, left }) => ({ size: toNimber(size), left: toNimber(left) }));
}

function digit(size: bigint, place: bigint): bigint {
  return (size >> place) & 1n;
}

/** Takes the one of this column away in so many heaps; above it they stay as they are. */
function takeOnes(unchanged: Map<Heap, bigint>, place: bigint, many: bigint, changed: Changed[]): void {
  let missing = many;
  for (const [heap, count] of unchanged) {
    const size = BigInt(heap.size);
    if (count === 0n || digit(size, place) === 0n) continue;
    const taken = count < missing ? count : missing;
    unchanged.set(heap, count - taken);
    const left = (size >> (place + 1n)) << (place + 1n);
    for (let copy = 0n; copy < taken; copy++) changed.push({ size, left });
    missing -= taken;
    if (missing === 0n) return;
  }
}
