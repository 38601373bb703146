/**
 * The transition algebra of a candidate: the classes of sums with the classes of their options.
 *
 * Adding heap h, whose options are of the classes E_h, to a sum of class x with options of the classes E gives (xΦ(h), EΦ(h) ∪ xE_h)
 * (Plambeck and Siegel, section 3). A candidate whose P-classes have no P-options predicts right when every such pair with x outside of P
 * and E not empty has a P-class in E. Since adding is monotone, only pairs with inclusion-minimal E are kept. Sums are walked in
 * ascending order, so the first pair that fails belongs to the least sum that does.
 */
import { add, addAll, emptySet, isEmpty, isSubset, meets, members } from './bit-set.ts';
import type { Effort } from './effort.ts';
import type { HeapSum } from './heap-game.ts';
import { addHeap, product, type Quotient } from './quotient.ts';

/** A sum of heaps by its class and the classes of its options. */
interface State {
  readonly x: number;
  readonly options: Uint32Array;
  /** The sum itself: `heap` added to the sum of `from`. */
  readonly from: State | undefined;
  readonly heap: number;
}

/** What a state takes beside its set of options. */
const BYTES_OF_STATE = 200;
/** States between two looks at the clock. */
const BEAT = 1_000;

export class Transitions {
  /** For each class the minimal sets of options, the empty sum's left out. */
  private readonly minimal: Uint32Array[][];
  private readonly quotient: Quotient;
  private readonly lost: Uint32Array;
  private states: State[] = [];

  constructor(quotient: Quotient) {
    this.quotient = quotient;
    this.minimal = Array.from({ length: quotient.order }, () => []);
    this.lost = emptySet(quotient.order);
    for (let x = 0; x < quotient.order; x++) if (quotient.isP[x] === 1) add(this.lost, x);
    this.states.push({ x: 0, options: emptySet(quotient.order), from: undefined, heap: 0 });
  }

  get size(): number {
    return this.states.length;
  }

  /** Whether a pair follows from those known, so that a heap of this class with these options adds none. */
  covers(x: number, options: Uint32Array): boolean {
    if (isEmpty(options)) return x === 0;
    if (x === 0 && meets(options, this.lost)) return true;
    return (this.minimal[x] as readonly Uint32Array[]).some((known) => isSubset(known, options));
  }

  /** Adds a heap, any number of times, to all sums; the least sum that fails, or undefined. */
  addHeap(heap: number, options: Uint32Array, effort: Effort): HeapSum | undefined {
    const x = this.quotient.phi[heap] as number;
    if (this.covers(x, options)) return undefined;
    let layer: readonly State[] = this.states;
    const found: State[] = [];
    while (layer.length > 0) {
      const next: State[] = [];
      for (const [at, state] of layer.entries()) {
        if (at % BEAT === BEAT - 1) effort.look(this.states.length + next.length);
        const larger = this.plus(state, heap, x, options);
        if (this.quotient.isP[larger.x] === 0 && !isEmpty(larger.options) && !meets(larger.options, this.lost))
          return sumOf(larger);
        if (this.keep(larger)) next.push(larger);
      }
      found.push(...next);
      const stored = this.states.length + found.length;
      effort.look(stored, stored * (BYTES_OF_STATE + this.quotient.order / 8));
      layer = next;
    }
    this.states = [...this.states, ...found];
    return undefined;
  }

  private plus(state: State, heap: number, y: number, options: Uint32Array): State {
    const joined = emptySet(this.quotient.order);
    for (const option of members(state.options)) add(joined, product(this.quotient, option, y));
    if (state.x === 0) addAll(joined, options);
    else for (const option of members(options)) add(joined, product(this.quotient, state.x, option));
    return { x: product(this.quotient, state.x, y), options: joined, from: state, heap };
  }

  /** Keeps a state unless a known one of the same class has no more options. */
  private keep({ x, options }: State): boolean {
    const sets = this.minimal[x] as Uint32Array[];
    if (sets.some((known) => isSubset(known, options))) return false;
    this.minimal[x] = [...sets.filter((known) => !isSubset(options, known)), options];
    return true;
  }
}

function sumOf(state: State): HeapSum {
  let sum: HeapSum = [];
  for (let at: State = state; at.from !== undefined; at = at.from) sum = addHeap(sum, at.heap);
  return sum;
}
