/**
 * The window lemma: a period of an octal game proved from few values, where its values have a sparse space (`sparse-space.ts`).
 *
 * Let k be the last place of the code, n0 ≥ 1 and p ≥ 1. Let labels come from a mask, and also from the parity of the heap where
 * all splitting places have one parity and p is even. Let L be at least every rare heap among those known, let A ≥ 0 and
 *
 *     M = n0 + k + max(L, A),    N = M + p.
 *
 * Suppose, of the values of the heaps below N, that (1) G(n + p) = G(n) for n0 ≤ n < M; (2) every heap n with L < n < N is common; (3) for
 * M ≤ n < N every v < G(n) is the value of one heap left, or of a split that has a part of at most max(L, A).
 * Then G(n + p) = G(n) for every n ≥ n0.
 *
 * The idea of the proof: a heap n ≥ N looks back to n − p. Options with one heap, or with a part of at most max(L, A), are the same there. By
 * them n reaches all values below G(n − p), by (3). All other splits have two common parts, so they do not reach it, a value of common
 * type. So n has the same value, is common, and (3) holds of it. The proof in full, when labels exist, and what is known of condition (3):
 * docs/theory/compound-node-kayles.md, "The window lemma".
 */
import type { OctalValues } from '../core/kernels.ts';
import { lastPlace } from './octal-period.ts';
import type { Repetition } from './repetitions.ts';
import { isRareType } from './sparse-space.ts';
import { placesOf } from './split-marks.ts';
import { leastLastRare, type RareHeaps } from './window-mask.ts';

export interface Window extends RareHeaps {
  /** How far walks through the splits go. */
  readonly depth: number;
  readonly valuesNeeded: number;
}

export type WindowProof =
  | { readonly proved: Window }
  /** So many values at least would prove it. */
  | { readonly valuesNeeded: number };

/** So many heaps are walked through between two questions whether to go on. */
const PER_LOOK = 1 << 16;

/** Undefined where no mask makes all values of the repetition common, or `goOn` says so. The digits must be octal. */
export function windowProof(
  values: OctalValues,
  digits: Uint8Array,
  { period, preperiod }: Repetition,
  goOn: () => boolean,
): WindowProof | undefined {
  const from = Math.max(1, preperiod);
  const rareHeaps = leastLastRare(values, digits, period, from);
  if (rareHeaps === undefined) return undefined;
  const start = from + Math.max(0, lastPlace(digits)) + rareHeaps.lastRare;
  const depths = new WalkDepths(values, digits, rareHeaps);
  let depth = 0;
  let end = start + period;
  for (let heap = start; heap < end; heap++) {
    if (end > values.length) return { valuesNeeded: end };
    if (heap % PER_LOOK === 0 && !goOn()) return undefined;
    depth = Math.max(depth, depths.at(heap));
    end = start + period + Math.max(0, depth - rareHeaps.lastRare);
  }
  return { proved: { ...rareHeaps, depth, valuesNeeded: end } };
}

/** How far a walk through the splits a = 1, 2, 3, … goes until all values below that of a heap are found. */
class WalkDepths {
  private readonly values: OctalValues;
  private readonly takes: readonly number[];
  private readonly splits: readonly number[];
  private readonly rare: Uint32Array;
  private readonly marks: Uint32Array;

  constructor(values: OctalValues, digits: Uint8Array, { lastRare, mask, positional }: RareHeaps) {
    this.values = values;
    this.takes = placesOf(digits, 2);
    this.splits = placesOf(digits, 4);
    const space = { mask, positional, rare: 0 };
    const parity = (this.splits[0] ?? 0) & 1;
    const rare: number[] = [];
    for (let heap = 1; heap <= lastRare; heap++)
      if (isRareType(values[heap] as number, space, (heap ^ parity) & 1)) rare.push(heap);
    this.rare = Uint32Array.from(rare);
    this.marks = new Uint32Array(values instanceof Uint8Array ? 0x100 : 0x10000);
  }

  at(heap: number): number {
    const { values, rare, marks } = this;
    const own = values[heap] as number;
    let missing = own;
    // A mark is the heap that it was made for; a value from `own` on is not counted.
    for (const taken of this.takes) {
      const value = values[heap - taken] as number;
      if (marks[value] !== heap && value < own) missing--;
      marks[value] = heap;
    }
    for (const taken of this.splits) {
      for (let index = 0; index < rare.length && missing > 0; index++) {
        const part = rare[index] as number;
        const value = (values[part] as number) ^ (values[heap - taken - part] as number);
        if (marks[value] !== heap && value < own) missing--;
        marks[value] = heap;
      }
    }
    let part = 0;
    while (missing > 0) {
      part++;
      for (const taken of this.splits) {
        if (part >= heap - taken) continue;
        const value = (values[part] as number) ^ (values[heap - taken - part] as number);
        if (marks[value] !== heap && value < own) missing--;
        marks[value] = heap;
      }
      if (part > heap) throw new Error('a value is not the least that is missing');
    }
    return part;
  }
}
