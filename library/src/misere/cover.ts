/**
 * Covers of a candidate: some heaps are set free, and the outcomes are played out anew.
 *
 * In a cover the powers of a free heap are a cyclic factor of their own, related to nothing else; the other generators keep the relations
 * that they have among themselves; every other heap keeps its word, so that it changes along with the heaps of its word. The outcome of
 * an element is that of its least word, found by play: what a move leaves has a smaller word.
 */
import type { Effort } from './effort.ts';
import type { HeapGame } from './heap-game.ts';
import { type LeastWords, leastWords } from './least-words.ts';
import { product, type Quotient } from './quotient.ts';

/** A heap set free: its powers repeat with the period from the index on. */
export interface FreeHeap {
  readonly heap: number;
  readonly index: number;
  readonly period: number;
}

/** An element of a cover: a place among the products of the bound generators, and an exponent for each free heap. */
interface Parts {
  readonly place: number;
  readonly exponents: readonly number[];
}

export class Cover {
  readonly size: number;
  /** The generators of the cover, bound and free, in ascending order. */
  readonly heaps: readonly number[];
  private readonly base: Quotient;
  private readonly free: readonly FreeHeap[];
  private readonly bound: LeastWords;
  private readonly boundHeaps: readonly number[];
  /** What a step in each exponent adds to the number of an element. */
  private readonly strides: readonly number[];

  constructor(base: Quotient, free: readonly FreeHeap[], effort: Effort) {
    const heaps = base.generators.filter((heap) => free.every((each) => each.heap !== heap));
    const times = (x: number, letter: number) => product(base, x, base.phi[heaps[letter] as number] as number);
    this.base = base;
    this.free = free;
    this.bound = leastWords(base.order, heaps.length, times);
    this.boundHeaps = this.bound.letters.map((letter) => heaps[letter] as number);
    this.heaps = [...this.boundHeaps, ...free.map(({ heap }) => heap)].sort((a, b) => a - b);
    const strides: number[] = [];
    let size = this.bound.elements.length;
    for (const { index, period } of free) {
      strides.push(size);
      size *= index + period;
    }
    effort.look(size);
    this.strides = strides;
    this.size = size;
  }

  /** Whether a sum is the least word of its element. */
  isLeast(sum: readonly number[]): boolean {
    const known = [...this.boundHeaps, ...this.free.map(({ heap }) => heap)];
    if (sum.some((count, heap) => count > 0 && !known.includes(heap))) return false;
    if (this.free.some(({ heap, index, period }) => (sum[heap] ?? 0) >= index + period)) return false;
    let x = 0;
    for (const heap of this.boundHeaps)
      for (let count = sum[heap] ?? 0; count > 0; count--) x = product(this.base, x, this.base.phi[heap] as number);
    const word = this.bound.words[this.bound.placeOf[x] as number] as readonly number[];
    return this.boundHeaps.every((heap, at) => word[at] === (sum[heap] ?? 0));
  }

  /** The element of a heap, by its word in the base; a free heap is its own word. */
  elementOf(heap: number): number {
    const free = this.free.findIndex((each) => each.heap === heap);
    if (free >= 0) return this.numberOf({ place: 0, exponents: this.free.map((_, at) => (at === free ? 1 : 0)) });
    const word = this.base.words[this.base.phi[heap] as number] as readonly number[];
    let x = 0;
    const exponents = this.free.map(() => 0);
    for (const [at, count] of word.entries()) {
      const generator = this.base.generators[at] as number;
      const own = this.free.findIndex((each) => each.heap === generator);
      if (own >= 0) exponents[own] = count;
      else for (let times = count; times > 0; times--) x = product(this.base, x, this.base.phi[generator] as number);
    }
    return this.numberOf({ place: this.bound.placeOf[x] as number, exponents });
  }

  /** The product of two elements. */
  times(one: number, other: number): number {
    const width = this.bound.elements.length;
    const x = product(this.base, this.bound.elements[one % width] as number, this.bound.elements[other % width] as number);
    let result = this.bound.placeOf[x] as number;
    for (const [at, stride] of this.strides.entries()) {
      const { index, period } = this.free[at] as FreeHeap;
      const range = index + period;
      let exponent = (Math.floor(one / stride) % range) + (Math.floor(other / stride) % range);
      if (exponent >= range) exponent = index + ((exponent - index) % period);
      result += exponent * stride;
    }
    return result;
  }

  /** The outcome of every element, 1 for P, by play from its least word. */
  outcomes(game: HeapGame, largest: number, effort: Effort): Uint8Array {
    const options = this.optionsOf(game, largest);
    const [unknown, lost, won] = [0, 1, 2];
    const outcome = new Uint8Array(this.size);
    const outcomeOf = (element: number): number => {
      if (outcome[element] !== unknown) return outcome[element] as number;
      let [moves, winning] = [false, false];
      for (const { heap, rest } of this.lessOne(element)) {
        for (const option of options.get(heap) as readonly number[]) {
          moves = true;
          if (outcomeOf(this.times(rest, option)) === lost) {
            winning = true;
            break;
          }
        }
        if (winning) break;
      }
      outcome[element] = winning || !moves ? won : lost;
      return outcome[element] as number;
    };
    for (let element = 0; element < this.size; element++) {
      outcomeOf(element);
      if (element % 1024 === 0) effort.look(this.size);
    }
    return outcome.map((each) => (each === lost ? 1 : 0));
  }

  /** What each generator does to every element. */
  actions(): readonly Uint32Array[] {
    return this.heaps.map((heap) => {
      const generator = this.elementOf(heap);
      return Uint32Array.from({ length: this.size }, (_, element) => this.times(element, generator));
    });
  }

  /** The elements that a move in each generator may leave, each once. */
  private optionsOf(game: HeapGame, largest: number): ReadonlyMap<number, readonly number[]> {
    const elements = Array.from({ length: largest + 1 }, (_, heap) => (heap === 0 ? 0 : this.elementOf(heap)));
    return new Map(
      this.heaps.map((heap) => {
        const left = new Set<number>();
        for (const option of game.options(heap))
          left.add(option.reduce((sum, part) => this.times(sum, elements[part] as number), 0));
        return [heap, [...left]];
      }),
    );
  }

  /** The heaps of an element's least word, each with the element of the others. */
  *lessOne(element: number): Iterable<{ readonly heap: number; readonly rest: number }> {
    const width = this.bound.elements.length;
    const place = element % width;
    const word = this.bound.words[place] as readonly number[];
    for (const [at, { heap, index, period }] of this.free.entries()) {
      const stride = this.strides[at] as number;
      if (Math.floor(element / stride) % (index + period) > 0) yield { heap, rest: element - stride };
    }
    for (const [at, heap] of this.boundHeaps.entries())
      if ((word[at] as number) > 0) yield { heap, rest: element - place + this.withoutOne(place, at) };
  }

  /** The place of a least word less one letter: a least word too, found by taking the letters in order. */
  private withoutOne(place: number, letter: number): number {
    const { before, elements, placeOf } = this.bound;
    const step = before[place] as { readonly place: number; readonly letter: number };
    if (step.letter === letter) return step.place;
    const rest = elements[this.withoutOne(step.place, letter)] as number;
    const added = this.base.phi[this.boundHeaps[step.letter] as number] as number;
    return placeOf[product(this.base, rest, added)] as number;
  }

  private numberOf({ place, exponents }: Parts): number {
    return exponents.reduce((sum, exponent, at) => sum + exponent * (this.strides[at] as number), place);
  }
}
