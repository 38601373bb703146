/**
 * The labels under which the last rare heap comes soonest, for a sequence that seems to repeat.
 *
 * That a heap is common is one linear equation over two elements: the bits of its value that the mask has, and where that is allowed
 * the parity of the heap, add up to 1. So all heaps of one period are common for some mask exactly where their equations have a
 * solution. Then heaps before the period are added, last first, while there still is one: the first that contradicts is L.
 */
import type { OctalValues } from '../core/kernels.ts';
import { placesOf } from './split-marks.ts';

export interface RareHeaps {
  readonly mask: number;
  readonly positional: boolean;
  /** All heaps after this one are common; 0 where all are. */
  readonly lastRare: number;
}

/** The unknowns: bit 0 says whether the parity of the heap counts, the others are the mask. */
const UNKNOWNS = 17;
const RIGHT_SIDE = 1 << UNKNOWNS;

/** Undefined where the equations of the heaps from … from + period − 1, which must be known, contradict each other. */
export function leastLastRare(values: OctalValues, digits: Uint8Array, period: number, from: number): RareHeaps | undefined {
  const splits = placesOf(digits, 4);
  const [first] = splits;
  if (first === undefined) return { mask: 0, positional: false, lastRare: 0 };
  const countsHeap = period % 2 === 0 && splits.every((place) => (place - first) % 2 === 0);
  const system = new Equations(values instanceof Uint8Array ? 0x200 : 0x20000);
  const add = (heap: number) => system.add(2 * (values[heap] as number) + (countsHeap ? (heap ^ first) & 1 : 0));
  for (let heap = from; heap < from + period; heap++) if (!add(heap)) return undefined;
  let lastRare = from - 1;
  while (lastRare > 0 && add(lastRare)) lastRare--;
  const solution = system.solution();
  return { mask: solution >> 1, positional: (solution & 1) === 1, lastRare };
}

/** Equations "these bits of x add up to 1" over two elements, kept in echelon form. */
class Equations {
  /** By highest bit: the bits of the equation, and `RIGHT_SIDE` where they add up to 1. */
  private readonly rows = new Int32Array(UNKNOWNS);
  private readonly known: Uint8Array;

  constructor(room: number) {
    this.known = new Uint8Array(room);
  }

  /** False where it contradicts the others; it is then not added. */
  add(bits: number): boolean {
    if (this.known[bits] === 1) return true;
    let row = bits | RIGHT_SIDE;
    for (let bit = UNKNOWNS - 1; bit >= 0; bit--) {
      if (((row >> bit) & 1) === 0) continue;
      const pivot = this.rows[bit] as number;
      if (pivot === 0) {
        this.rows[bit] = row;
        row = 0;
        break;
      }
      row ^= pivot;
    }
    if (row !== 0) return false;
    this.known[bits] = 1;
    return true;
  }

  /** A solution; bits that are free are 0. */
  solution(): number {
    let x = 0;
    for (let bit = 0; bit < UNKNOWNS; bit++) {
      const row = this.rows[bit] as number;
      let sum = row & RIGHT_SIDE ? 1 : 0;
      for (let lower = 0; lower < bit; lower++) sum ^= (row >> lower) & (x >> lower) & 1;
      if (row !== 0 && sum === 1) x |= 1 << bit;
    }
    return x;
  }
}
