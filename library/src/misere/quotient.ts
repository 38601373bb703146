/**
 * A bipartite monoid with the class of each heap: a misère quotient, or a candidate for one.
 *
 * Sums X and Y are of one class when X+Z and Y+Z have the same outcome for every sum Z of the heaps. The classes form a commutative
 * monoid Q, some of them, P, are those of P-positions, and Φ(h) is the class of heap h (Plambeck and Siegel, Misère quotients for
 * impartial games, section 2). Elements are numbered in the order of their least words, so 0 is the identity.
 */
import type { HeapSum } from './heap-game.ts';

export interface Quotient {
  readonly order: number;
  /** The heaps whose class is no product of classes of smaller heaps, in ascending order. */
  readonly generators: readonly number[];
  /** The least sum of generators in each class: exponents, one for each generator. */
  readonly words: readonly (readonly number[])[];
  /** The product of x and y at `x * order + y`. */
  readonly products: Uint32Array;
  /** 1 for the classes of P-positions. */
  readonly isP: Uint8Array;
  /** The class of each heap; that of no heap, the identity, at 0. */
  readonly phi: readonly number[];
}

/** The quotient of no heaps: the empty sum alone, which the next player wins. */
export const EMPTY_QUOTIENT: Quotient = {
  order: 1,
  generators: [],
  words: [[]],
  products: Uint32Array.of(0),
  isP: Uint8Array.of(0),
  phi: [0],
};

export function product({ products, order }: Quotient, x: number, y: number): number {
  return products[x * order + y] as number;
}

/** The element of a word: exponents of the generators. */
export function elementOf(quotient: Quotient, word: readonly number[]): number {
  let x = 0;
  for (const [at, count] of word.entries())
    for (let times = count; times > 0; times--)
      x = product(quotient, x, quotient.phi[quotient.generators[at] as number] as number);
  return x;
}

/** What a certificate carries of a quotient: what each generator does to the elements, and which elements are lost. */
export function monoidOf(quotient: Quotient): { readonly actions: number[][]; readonly lost: number[] } {
  const elements = Array.from({ length: quotient.order }, (_, x) => x);
  return {
    actions: quotient.generators.map((heap) => elements.map((x) => product(quotient, x, quotient.phi[heap] as number))),
    lost: elements.filter((x) => quotient.isP[x] === 1),
  };
}

/** The class of a sum of heaps, each smaller than `phi.length`. */
export function classOf(quotient: Quotient, heaps: Iterable<number>): number {
  let x = 0;
  for (const heap of heaps) x = product(quotient, x, quotient.phi[heap] as number);
  return x;
}

/** The least index i and period p with x^(i+p) = x^i. */
export function indexAndPeriod(quotient: Quotient, x: number): { readonly index: number; readonly period: number } {
  const seen = new Map<number, number>();
  let power = 0;
  for (let exponent = 0; ; exponent++) {
    const first = seen.get(power);
    if (first !== undefined) return { index: first, period: exponent - first };
    seen.set(power, exponent);
    power = product(quotient, power, x);
  }
}

/** The least word of a class as a sum of heaps. */
export function leastSum({ words, generators }: Quotient, x: number): number[] {
  const sum: number[] = [];
  for (const [at, exponent] of (words[x] as readonly number[]).entries())
    if (exponent > 0) sum[generators[at] as number] = exponent;
  return withZeros(sum);
}

export function addHeap(sum: HeapSum, heap: number, count = 1): number[] {
  const larger = [...sum];
  larger[heap] = (larger[heap] ?? 0) + count;
  return withZeros(larger);
}

/** The same sum without holes. */
function withZeros(sum: readonly (number | undefined)[]): number[] {
  return Array.from(sum, (count) => count ?? 0);
}
