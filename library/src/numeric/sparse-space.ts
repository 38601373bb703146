/**
 * Sparse spaces of octal sequences (the rare and common values of Winning Ways, Ch. 4; Gangolli and Plambeck 1989).
 *
 * Fix a mask m. The label of the value v of a heap of n is the parity of the bits of v & m, and where the space is positional,
 * plus the parity of n − t; that is allowed where all splitting places t have one parity. A value is rare where its label is 0,
 * common where it is 1. Labels add up: the value of a split of n − t counters, taken as a value for n, is common exactly where one
 * part is common and the other rare. So where few positions are rare, few splits can have common values.
 *
 * The best mask is that with the fewest rare positions. One Walsh–Hadamard transform of the histogram of values, those of even
 * and of odd heaps apart, gives for every mask the number of rare minus that of common positions.
 */
import type { OctalLabels, OctalValues } from '../core/kernels.ts';
import { placesOf } from './split-marks.ts';

export interface SparseSpace extends OctalLabels {
  /** How many of the positions above 0 are rare. */
  readonly rare: number;
}

/** Octal digits, and one that splits. */
export function sparsePossible(digits: Uint8Array): boolean {
  return digits.every((digit) => digit <= 7) && digits.some((digit) => digit >= 4);
}

/** The parity of the first splitting place; the label of a positional space depends on it. */
export function splittingParity(digits: Uint8Array): number {
  return (placesOf(digits, 4)[0] ?? 0) & 1;
}

export function findSparseSpace(digits: Uint8Array, values: OctalValues): SparseSpace {
  const parity = splittingParity(digits);
  const mayBePositional = placesOf(digits, 4).every((place) => (place & 1) === parity);
  const [same, other] = countByParity(values, parity);
  const room = same.length;
  transform(same);
  transform(other);
  let best = { mask: 1, positional: false, excess: Number.POSITIVE_INFINITY };
  for (let mask = 0; mask < room; mask++) {
    const [a, b] = [same[mask] as number, other[mask] as number];
    if (mask > 0 && a + b < best.excess) best = { mask, positional: false, excess: a + b };
    if (mayBePositional && a - b < best.excess) best = { mask, positional: true, excess: a - b };
  }
  const { mask, positional, excess } = best;
  return { mask, positional, rare: (excess + values.length - 1) / 2 };
}

/** How often each value occurs at heaps of this parity, and at the others; with room for all values, a power of two. */
function countByParity(values: OctalValues, parity: number): [Float64Array, Float64Array] {
  const counts = [0, 1].map(() => new Uint32Array(values instanceof Uint8Array ? 256 : 65536)) as [Uint32Array, Uint32Array];
  const [even, odd] = counts;
  let heap = 1;
  for (; heap + 1 < values.length; heap += 2) {
    odd[values[heap] as number] = (odd[values[heap] as number] as number) + 1;
    even[values[heap + 1] as number] = (even[values[heap + 1] as number] as number) + 1;
  }
  if (heap < values.length) odd[values[heap] as number] = (odd[values[heap] as number] as number) + 1;
  let room = 2;
  for (let value = even.length - 1; value >= 0; value--) {
    if (even[value] === 0 && odd[value] === 0) continue;
    while (room <= value) room *= 2;
    break;
  }
  const [same, other] = parity === 0 ? [even, odd] : [odd, even];
  return [Float64Array.from(same.subarray(0, room)), Float64Array.from(other.subarray(0, room))];
}

/** 1 where a value of this label at a heap of this parity (n + t mod 2) is of rare type. */
export function isRareType(value: number, { mask, positional }: OctalLabels, parity: number): boolean {
  return parityOf(value & mask) === (positional ? parity : 0);
}

/** The Walsh–Hadamard transform, in place: entry m becomes the sum of ± the entries, minus where v & m has odd parity. */
export function transform(entries: Float64Array): void {
  for (let step = 1; step < entries.length; step *= 2) {
    for (let block = 0; block < entries.length; block += 2 * step) {
      for (let index = block; index < block + step; index++) {
        const [a, b] = [entries[index] as number, entries[index + step] as number];
        entries[index] = a + b;
        entries[index + step] = a - b;
      }
    }
  }
}

export function parityOf(word: number): number {
  let bits = word ^ (word >>> 16);
  bits ^= bits >>> 8;
  bits ^= bits >>> 4;
  return (0x6996 >>> (bits & 15)) & 1;
}
