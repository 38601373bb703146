/**
 * Grundy values of the heaps 0 … n of a taking-and-breaking game with hexadecimal digits: bit 8 leaves three heaps.
 *
 * For each sum the values of its splits into three heaps are marked once, by two nested loops: n³/36 steps in all, so this is
 * for heaps of a few thousand. Nothing faster is known to us that is as plain, and these games often have values that grow with
 * the heap (0.8 has the value (n − 1)/3, rounded down), which spoils every set-based shortcut.
 */
import { LARGEST_VALUE, leastUnmarked, markPairs, placesOf } from './split-marks.ts';

export function hexadecimalSequence(digits: Uint8Array, upTo: number, known: Uint16Array): Uint16Array {
  const values = new Uint16Array(upTo + 1);
  values.set(known.subarray(0, upTo + 1));
  const takes = placesOf(digits, 2);
  const splitSets = [
    { taken: placesOf(digits, 4), setOf: keepSets(values, markPairs) },
    { taken: placesOf(digits, 8), setOf: keepSets(values, markTriples) },
  ];
  const marks = new Uint8Array(LARGEST_VALUE + 1);
  for (let size = Math.max(1, known.length); size <= upTo; size++) {
    marks.fill(0);
    if (((digits[size] ?? 0) & 1) !== 0) marks[0] = 1;
    for (const taken of takes) if (taken < size) marks[values[size - taken] ?? 0] = 1;
    for (const { taken, setOf } of splitSets) {
      for (const place of taken) if (place < size) for (const value of setOf(size - place)) marks[value] = 1;
    }
    values[size] = leastUnmarked(marks);
  }
  return values;
}

type Mark = (values: Uint16Array, marks: Uint8Array, sum: number) => void;

/** The set of values that `mark` finds for a sum, each found once. */
function keepSets(values: Uint16Array, mark: Mark): (sum: number) => Uint16Array {
  const sets: Uint16Array[] = [];
  const marks = new Uint8Array(LARGEST_VALUE + 1);
  return (sum) => {
    let set = sets[sum];
    if (set === undefined) {
      marks.fill(0);
      mark(values, marks, sum);
      set = Uint16Array.from(listMarked(marks));
      sets[sum] = set;
    }
    return set;
  };
}

function listMarked(marks: Uint8Array): number[] {
  const marked: number[] = [];
  for (let value = marks.indexOf(1); value >= 0; value = marks.indexOf(1, value + 1)) marked.push(value);
  return marked;
}

function markTriples(values: Uint16Array, marks: Uint8Array, sum: number): void {
  for (let a = 1; 3 * a <= sum; a++) {
    const least = values[a] as number;
    for (let b = a; b <= sum - a - b; b++) marks[least ^ (values[b] as number) ^ (values[sum - a - b] as number)] = 1;
  }
}
