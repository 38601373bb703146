/**
 * Misère quotients of the heaps 1 … n, one heap after the other.
 *
 * Most heaps have the class of a sum that is known already and leave the quotient as it is: mex interpolation (Plambeck and Siegel,
 * section 5). For the others a candidate is guessed, verified and refined. First guess: the new heap is free beside the known quotient. The
 * least sum whose outcome a candidate has wrong shows which heaps have to be set free, and the outcomes are played out anew.
 */

import { add, emptySet, isSubset, members } from './bit-set.ts';
import { candidateFrom } from './candidate.ts';
import { Cover, type FreeHeap } from './cover.ts';
import { Diagonals, EndlessRefinement } from './diagonal.ts';
import type { Effort } from './effort.ts';
import { compareSums, type HeapGame, type HeapSum } from './heap-game.ts';
import { addHeap, EMPTY_QUOTIENT, elementOf, indexAndPeriod, leastSum, product, type Quotient } from './quotient.ts';
import { Transitions } from './transitions.ts';

/** Elements between two looks at the clock. */
const BEAT = 100;

export class QuotientSearch {
  quotient: Quotient = EMPTY_QUOTIENT;
  /** The heap at which the quotient grew last. */
  grewAt = 0;
  private readonly game: HeapGame;
  private transitions = new Transitions(EMPTY_QUOTIENT);
  /** For each class x the classes that may be options of a heap of class x: no context makes both P. */
  private meximal = new Map<number, Uint32Array>();

  constructor(game: HeapGame) {
    this.game = game;
  }

  /** The largest heap of the quotient. */
  get heap(): number {
    return this.quotient.phi.length - 1;
  }

  /** Goes on to the next heap. What is known stays as it was where a limit is reached. */
  advance(effort: Effort): void {
    const heap = this.heap + 1;
    effort.begin(heap, this.quotient.order);
    const options = this.optionClasses(this.quotient, heap);
    const known = this.interpolate(options, effort);
    if (known !== undefined) {
      this.quotient = { ...this.quotient, phi: [...this.quotient.phi, known] };
      return;
    }
    const { quotient, transitions } = this.grow(heap, effort);
    this.quotient = quotient;
    this.transitions = transitions;
    this.meximal = new Map();
    this.grewAt = heap;
  }

  /** Goes on from a quotient that was found before; false, and nothing is changed, where it is wrong about some sum of its heaps. */
  adopt(quotient: Quotient, effort: Effort): boolean {
    const transitions = new Transitions(quotient);
    if (quotient.isP[0] === 1 || this.leastFailure(quotient, transitions, effort) !== undefined) return false;
    this.quotient = quotient;
    this.transitions = transitions;
    this.meximal = new Map();
    this.grewAt = quotient.generators.at(-1) ?? 0;
    return true;
  }

  /** The class of a further component whose options have these classes; undefined where the quotient would grow by it. */
  classOfOptions(options: Iterable<number>): number | undefined {
    const classes = emptySet(this.quotient.order);
    for (const x of options) add(classes, x);
    return this.interpolate(classes);
  }

  /** The class of a heap with these options, where it leaves the quotient as it is. */
  private interpolate(options: Uint32Array, effort?: Effort): number | undefined {
    const { order } = this.quotient;
    for (let x = 0; x < order; x++) {
      if (x % BEAT === BEAT - 1) effort?.look(order);
      if (this.transitions.covers(x, options) && isSubset(options, this.meximalOf(x))) return x;
    }
    return undefined;
  }

  private meximalOf(x: number): Uint32Array {
    let set = this.meximal.get(x);
    if (set === undefined) {
      set = meximalSet(this.quotient, x);
      this.meximal.set(x, set);
    }
    return set;
  }

  private grow(heap: number, effort: Effort): { readonly quotient: Quotient; readonly transitions: Transitions } {
    const before = { ...this.quotient, phi: [...this.quotient.phi, -1] };
    let quotient = candidateFrom(new Cover(before, [freeHeap(before, this.game, heap, effort)], effort), this.game, heap, effort);
    const diagonals = new Diagonals();
    for (;;) {
      const transitions = new Transitions(quotient);
      const failure = this.leastFailure(quotient, transitions, effort);
      if (failure === undefined) return { quotient, transitions };
      const step = diagonals.add(failure);
      if (step !== undefined) throw new EndlessRefinement(heap, step);
      quotient = this.refine(quotient, failure, effort);
    }
  }

  private leastFailure(quotient: Quotient, transitions: Transitions, effort: Effort): HeapSum | undefined {
    let least: HeapSum | undefined;
    const optionsOf = quotient.phi.map((_, heap) => (heap === 0 ? emptySet(0) : this.optionClasses(quotient, heap)));
    for (const [heap, options] of optionsOf.entries()) {
      effort.look(quotient.order);
      const failure = heap === 0 ? undefined : lostToLost(quotient, heap, options);
      if (failure !== undefined && (least === undefined || compareSums(failure, least) < 0)) least = failure;
    }
    for (const [heap, options] of optionsOf.entries()) {
      if (heap === 0 || (least !== undefined && heap >= least.length)) continue;
      const failure = transitions.addHeap(heap, options, effort);
      if (failure !== undefined) return least === undefined || compareSums(failure, least) < 0 ? failure : least;
    }
    return least;
  }

  /** The smallest candidate in whose cover the failing sum is a least word, so that its outcome is played out. */
  private refine(quotient: Quotient, failure: HeapSum, effort: Effort): Quotient {
    const heaps = failure.flatMap((count, heap) => (count > 0 ? [heap] : []));
    const needed = heaps.filter((heap) => !quotient.generators.includes(heap));
    const others = heaps.filter((heap) => quotient.generators.includes(heap));
    for (let count = needed.length > 0 ? 0 : 1; count <= others.length; count++) {
      let best: Quotient | undefined;
      for (const chosen of subsetsOf(others, count)) {
        const free = [...needed, ...chosen].map((heap) => freed(quotient, heap, failure[heap] as number));
        const cover = new Cover(quotient, free, effort);
        if (!cover.isLeast(failure)) continue;
        const candidate = candidateFrom(cover, this.game, this.heap + 1, effort);
        if (best === undefined || candidate.order < best.order) best = candidate;
      }
      if (best !== undefined) return best;
    }
    throw new Error('every sum of free heaps is a least word');
  }

  private optionClasses(quotient: Quotient, heap: number): Uint32Array {
    const { phi, products, order } = quotient;
    const classes = emptySet(order);
    for (const option of this.game.options(heap)) {
      let x = 0;
      for (const part of option) x = products[x * order + (phi[part] as number)] as number;
      add(classes, x);
    }
    return classes;
  }
}

/** The classes that make no P with any z that makes x·z P. */
function meximalSet(quotient: Quotient, x: number): Uint32Array {
  const { order, isP } = quotient;
  const set = emptySet(order);
  const contexts: number[] = [];
  for (let z = 0; z < order; z++) if (isP[product(quotient, x, z)] === 1) contexts.push(z);
  for (let y = 0; y < order; y++) if (contexts.every((z) => isP[product(quotient, y, z)] === 0)) add(set, y);
  return set;
}

/** The least sum with this heap that is said to be lost and has a lost option through the heap. */
function lostToLost(quotient: Quotient, heap: number, options: Uint32Array): HeapSum | undefined {
  const { order, isP } = quotient;
  const x = quotient.phi[heap] as number;
  const listed = [...members(options)];
  for (let z = 0; z < order; z++)
    if (isP[product(quotient, x, z)] === 1 && listed.some((y) => isP[product(quotient, y, z)] === 1))
      return addHeap(leastSum(quotient, z), heap);
  return undefined;
}

/** A heap beside a quotient that does not know it: layers of outcomes with 0, 1, 2 … copies, until one of them repeats. */
function freeHeap(quotient: Quotient, game: HeapGame, heap: number, effort: Effort): FreeHeap {
  const { order, phi } = quotient;
  const classOf = (parts: readonly number[]) => parts.reduce((x, part) => product(quotient, x, phi[part] as number), 0);
  const own = [...new Set([...game.options(heap)].map(classOf))];
  const others = quotient.generators.map((generator) => [...new Set([...game.options(generator)].map(classOf))]);
  const rests = quotient.words.map((word) =>
    word.map((count, at) => (count > 0 ? elementOf(quotient, word.with(at, count - 1)) : -1)),
  );
  let layer = quotient.isP;
  const seen = new Map<string, number>([[String(layer), 0]]);
  for (let copies = 1; ; copies++) {
    effort.look(copies * order, 2 * copies * order);
    const next = new Uint8Array(order);
    for (let x = 0; x < order; x++) {
      const wins =
        own.some((option) => layer[product(quotient, x, option)] === 1) ||
        (rests[x] as readonly number[]).some(
          (rest, at) =>
            rest >= 0 && (others[at] as readonly number[]).some((option) => next[product(quotient, rest, option)] === 1),
        );
      next[x] = wins || own.length === 0 ? 0 : 1;
    }
    const text = String(next);
    const first = seen.get(text);
    if (first !== undefined) return { heap, index: first, period: copies - first };
    seen.set(text, copies);
    layer = next;
  }
}

/** A heap set free with room for this many copies. */
export function freed(quotient: Quotient, heap: number, copies: number): FreeHeap {
  const { index, period } = indexAndPeriod(quotient, quotient.phi[heap] as number);
  return { heap, index: Math.max(index, copies - 1), period: period === 1 ? 2 : period };
}

export function* subsetsOf(items: readonly number[], count: number): Iterable<readonly number[]> {
  if (count === 0) yield [];
  else
    for (const [at, item] of items.entries()) for (const rest of subsetsOf(items.slice(at + 1), count - 1)) yield [item, ...rest];
}
