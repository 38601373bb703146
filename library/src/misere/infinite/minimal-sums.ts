/**
 * Sums of heaps by a key and the set of what their options are, only inclusion-minimal sets being kept for each key.
 *
 * Adding a heap keeps inclusions, so a sum whose options include those of another with the same key need not be followed: whatever is
 * asked of sums, that some option has a property, holds for it if it holds for the other. Sums are walked in ascending order, so the
 * first that fails is the least that does.
 */
import type { Effort } from '../effort.ts';
import type { HeapSum } from '../heap-game.ts';
import { addHeap } from '../quotient.ts';

/** Keys and options are numbers; the empty sum has the key 0. */
export interface SumAlgebra {
  /** The key of two sums together; −1 where such sums are not looked at. */
  times(key: number, other: number): number;
  /** An option, beside a sum of this key. */
  beside(option: number, key: number): number;
  /** Whether a sum is not as it should be. */
  fails(key: number, options: Int32Array): boolean;
}

interface State {
  readonly key: number;
  readonly options: Int32Array;
  readonly from: State | undefined;
  readonly heap: number;
}

export class MinimalSums {
  private readonly algebra: SumAlgebra;
  private readonly minimal = new Map<number, readonly Int32Array[]>();
  private states: State[] = [{ key: 0, options: new Int32Array(), from: undefined, heap: 0 }];

  constructor(algebra: SumAlgebra) {
    this.algebra = algebra;
  }

  /** How many sums were followed, the empty one too. */
  get size(): number {
    return this.states.length;
  }

  /** Adds a heap with moves, any number of times, to all sums; the least sum that fails, or undefined. */
  add(heap: number, key: number, listed: readonly number[], effort: Effort): HeapSum | undefined {
    const options = toSet(listed);
    if (this.minimal.get(key)?.some((known) => isPart(known, options)) === true) return undefined;
    let layer: readonly State[] = this.states;
    const found: State[] = [];
    while (layer.length > 0) {
      const next: State[] = [];
      for (const state of layer) {
        const larger = this.plus(state, heap, key, options);
        if (larger === undefined) continue;
        if (this.algebra.fails(larger.key, larger.options)) return sumOf(larger);
        if (this.keep(larger)) next.push(larger);
        if (next.length % 256 === 255) effort.look(this.states.length + found.length + next.length);
      }
      for (const state of next) found.push(state);
      effort.look(this.states.length + found.length);
      layer = next;
    }
    this.states = [...this.states, ...found];
    return undefined;
  }

  private plus(state: State, heap: number, key: number, options: Int32Array): State | undefined {
    const { algebra } = this;
    const together = algebra.times(state.key, key);
    if (together < 0) return undefined;
    const joined: number[] = [];
    for (const option of state.options) joined.push(algebra.beside(option, key));
    for (const option of options) joined.push(algebra.beside(option, state.key));
    return { key: together, options: toSet(joined), from: state, heap };
  }

  /** Keeps a state unless a known one of the same key has no more options. */
  private keep({ key, options }: State): boolean {
    const sets = this.minimal.get(key) ?? [];
    if (sets.some((known) => isPart(known, options))) return false;
    this.minimal.set(key, [...sets.filter((known) => !isPart(options, known)), options]);
    return true;
  }
}

/** Ascending, each member once. */
function toSet(listed: readonly number[]): Int32Array {
  const sorted = Int32Array.from(listed).sort();
  let size = 0;
  for (const member of sorted) if (size === 0 || sorted[size - 1] !== member) sorted[size++] = member;
  return sorted.slice(0, size);
}

function isPart(part: Int32Array, whole: Int32Array): boolean {
  if (part.length > whole.length) return false;
  let at = 0;
  for (const member of part) {
    while (at < whole.length && (whole[at] as number) < member) at++;
    if (whole[at] !== member) return false;
  }
  return true;
}

function sumOf(state: State): HeapSum {
  let sum: HeapSum = [];
  for (let at: State = state; at.from !== undefined; at = at.from) sum = addHeap(sum, at.heap);
  return sum;
}
