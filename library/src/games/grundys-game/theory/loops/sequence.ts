/**
 * Grundy values of the heaps 0 … n in Grundy's game [grundy1939]: a heap is divided into two of different sizes.
 *
 * As for octal games, the values of all divisions are marked; the two equal halves are left out. No period is known.
 */
import { LARGEST_VALUE, leastUnmarked, markPairs } from '../../../../numeric/split-marks.ts';

export function grundysSequence(upTo: number, known: Uint16Array = new Uint16Array(1)): Uint16Array {
  const values = new Uint16Array(upTo + 1);
  values.set(known.subarray(0, upTo + 1));
  let room = 1;
  const makeRoomFor = (value: number) => {
    while (room <= value) room *= 2;
  };
  for (const value of known) makeRoomFor(value);
  const marks = new Uint8Array(LARGEST_VALUE + 1);
  for (let size = Math.max(1, known.length); size <= upTo; size++) {
    marks.fill(0, 0, room);
    markPairs(values, marks, size, Math.ceil(size / 2) - 1);
    const value = leastUnmarked(marks);
    values[size] = value;
    makeRoomFor(value);
  }
  return values;
}
