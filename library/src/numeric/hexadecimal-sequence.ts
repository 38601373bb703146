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
  const marks = new Marks();
  for (const value of known) marks.makeRoomFor(value);
  const splitSets = [
    { taken: placesOf(digits, 4), setOf: keepSets(values, marks, markPairs) },
    { taken: placesOf(digits, 8), setOf: keepSets(values, marks, markTriples) },
  ];
  for (let size = Math.max(1, known.length); size <= upTo; size++) {
    const sets = splitSets.flatMap(({ taken, setOf }) =>
      taken.filter((place) => place < size).map((place) => setOf(size - place)),
    );
    const bytes = marks.clear();
    if (((digits[size] ?? 0) & 1) !== 0) bytes[0] = 1;
    for (const taken of takes) if (taken < size) bytes[values[size - taken] ?? 0] = 1;
    for (const set of sets) for (const value of set) bytes[value] = 1;
    values[size] = leastUnmarked(bytes);
    marks.makeRoomFor(values[size] ?? 0);
  }
  return values;
}

/** Mark bytes, of which only the first are cleared: as many as the values so far can reach by nim-sums. */
class Marks {
  private readonly bytes = new Uint8Array(LARGEST_VALUE + 1);
  room = 1;

  makeRoomFor(value: number): void {
    while (this.room <= value) this.room *= 2;
  }

  clear(): Uint8Array {
    return this.bytes.fill(0, 0, this.room);
  }
}

type Mark = (values: Uint16Array, marks: Uint8Array, sum: number) => void;

/** The set of values that `mark` finds for a sum, each found once. */
function keepSets(values: Uint16Array, marks: Marks, mark: Mark): (sum: number) => Uint16Array {
  const sets: Uint16Array[] = [];
  return (sum) => {
    let set = sets[sum];
    if (set === undefined) {
      const bytes = marks.clear();
      mark(values, bytes, sum);
      set = Uint16Array.from(listMarked(bytes.subarray(0, marks.room)));
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
