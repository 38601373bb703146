/**
 * Parity classes for octal sequences without a sparse space.
 *
 * For masks m1 … mk the class of a value v is the list of the parities of v & mi. The class of a split is the sum of the classes of
 * its parts, so only splits of class u can have values of class u. Good masks make the class of G(n) one with few splits.
 *
 * They are learned from recent heaps: count x = G(a) ⊕ G(b) ⊕ G(n) over all their splits; one Walsh–Hadamard transform D of
 * the counts, and the mean number of splits in the class of G(n) is the sum of D over the span of the masks, over 2^k. Greedy: take the
 * mask with the least D, add to each D[x] its D[x ⊕ mask], and go on outside the span.
 */
import type { OctalValues } from '../core/kernels.ts';
import { transform } from './sparse-space.ts';
import { placesOf } from './split-marks.ts';

export const MASKS = 5;
/** The part of the time of a full table that the dense method takes, for comparisons. */
export const DENSE_WEIGHT = 0.65;
const HEAPS_LEARNED_FROM = 24;
/** Heaps next to each other are alike; these are some way apart. */
const SPACING = 31;

/** Octal digits of which one splits: with more, the table of all splits does not take longer. */
export function densePossible(digits: Uint8Array): boolean {
  return digits.every((digit) => digit <= 7) && placesOf(digits, 4).length === 1;
}

/** The heaps whose splits are counted. */
export function heapsToLearnFrom(length: number): number[] {
  return Array.from({ length: HEAPS_LEARNED_FROM }, (_, index) => length - 1 - SPACING * index).filter(
    (heap) => heap > length / 2,
  );
}

/** Adds to `counts` how often each x = G(a) ⊕ G(b) ⊕ G(heap) occurs among the splits of one heap. */
export function countDifferences(values: OctalValues, heap: number, splittingPlace: number, counts: Float64Array): void {
  const sum = heap - splittingPlace;
  const own = values[heap] as number;
  for (let a = 1; 2 * a <= sum; a++) {
    const x = (values[a] as number) ^ (values[sum - a] as number) ^ own;
    counts[x] = (counts[x] as number) + 1;
  }
}

/** Masks by these counts, which are used up; fewer than `most` only where the values are too small for more. */
export function learnMasks(counts: Float64Array, most = MASKS): number[] {
  transform(counts);
  const masks: number[] = [];
  const span = new Uint8Array(counts.length);
  span[0] = 1;
  while (masks.length < most && 2 ** masks.length < counts.length) {
    let best = -1;
    for (let mask = 1; mask < counts.length; mask++)
      if (span[mask] === 0 && (best < 0 || (counts[mask] as number) < (counts[best] as number))) best = mask;
    masks.push(best);
    const before = counts.slice();
    const spanned = span.slice();
    for (let mask = 0; mask < counts.length; mask++) {
      counts[mask] = (before[mask] as number) + (before[mask ^ best] as number);
      if (spanned[mask] === 1) span[mask ^ best] = 1;
    }
  }
  return masks;
}
