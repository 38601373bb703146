/**
 * Checks that a bipartite monoid predicts who wins every sum of some heaps in misère play.
 *
 * Each heap has an element x and the set E of the elements of its options. The predictions are right for all sums when
 * (A) no z has both xz lost and ez lost, for an e in E: a lost sum has no lost option; and
 * (B) every sum with a move that is not lost has a lost option. Sums are pairs (x, E); adding a heap (y, F) gives (xy, Ey ∪ xF). Adding
 *     keeps inclusions, so of pairs with the same x only those with the least sets need be looked at, and the same holds for heaps.
 * Proof by induction over play. A sum without moves is won, and its element is 1, which is not lost, since a heap without moves must be 1.
 * So a sum said to be lost has a move, and by (A) no lost option. A sum that is not said to be lost and has a move has a lost option by (B).
 */
import type { BipartiteMonoid } from './bipartite-monoid.ts';

export interface HeapClass {
  readonly element: number;
  /** The elements of its options, none for a heap without moves. */
  readonly options: ReadonlySet<number>;
  /** What it is called in messages. */
  readonly name: string;
}

/** What is wrong, in a sentence; or that it took too long to tell. */
export type Fault = { readonly wrong: string } | { readonly tooLong: true };

/** The first thing that is wrong; undefined where the predictions are right. `mayGoOn` is asked now and then. */
export function wrongOutcome(
  monoid: BipartiteMonoid,
  heaps: Iterable<HeapClass>,
  mayGoOn: (states: number) => boolean,
): Fault | undefined {
  const kinds = new Map<string, HeapClass>();
  for (const heap of heaps) {
    if (heap.options.size === 0 && heap.element !== 0) return { wrong: `${heap.name} has no move and must be 1` };
    if (heap.options.size > 0) kinds.set(`${heap.element}: ${[...heap.options].sort((a, b) => a - b).join(' ')}`, heap);
    if (!mayGoOn(kinds.size)) return { tooLong: true };
  }
  const distinct = [...kinds.values()];
  for (const heap of distinct) {
    const wrong = lostToLost(monoid, heap);
    if (wrong !== undefined) return { wrong };
  }
  return wonWithoutMove(monoid, leastOf(distinct), mayGoOn);
}

function lostToLost(monoid: BipartiteMonoid, { element, options, name }: HeapClass): string | undefined {
  for (let z = 0; z < monoid.order; z++) {
    if (!monoid.isLost(monoid.times(element, z))) continue;
    for (const option of options)
      if (monoid.isLost(monoid.times(option, z))) return `${name} beside element ${z} is said to be lost and has a lost option`;
  }
  return undefined;
}

/** Heaps of which no other of the same element has fewer options. */
function leastOf(heaps: readonly HeapClass[]): readonly HeapClass[] {
  return heaps.filter(
    (heap) => !heaps.some((other) => other !== heap && other.element === heap.element && isPart(other.options, heap.options)),
  );
}

function wonWithoutMove(
  monoid: BipartiteMonoid,
  heaps: readonly HeapClass[],
  mayGoOn: (states: number) => boolean,
): Fault | undefined {
  const least: ReadonlySet<number>[][] = Array.from({ length: monoid.order }, () => []);
  const waiting: { readonly element: number; readonly options: ReadonlySet<number>; readonly name: string }[] = [
    { element: 0, options: new Set(), name: '' },
  ];
  let states = 0;
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    if (++states % 256 === 0 && !mayGoOn(states)) return { tooLong: true };
    for (const heap of heaps) {
      const element = monoid.times(state.element, heap.element);
      const options = new Set<number>();
      for (const option of state.options) options.add(monoid.times(option, heap.element));
      for (const option of heap.options) options.add(monoid.times(state.element, option));
      const name = state.name === '' ? heap.name : `${state.name} + ${heap.name}`;
      if (!monoid.isLost(element) && ![...options].some((option) => monoid.isLost(option)))
        return { wrong: `${name.slice(-80)} is said to be won and has no lost option` };
      const known = least[element] as ReadonlySet<number>[];
      if (known.some((each) => isPart(each, options))) continue;
      least[element] = [...known.filter((each) => !isPart(options, each)), options];
      waiting.push({ element, options, name });
    }
  }
  return undefined;
}

function isPart(part: ReadonlySet<number>, whole: ReadonlySet<number>): boolean {
  if (part.size > whole.size) return false;
  for (const element of part) if (!whole.has(element)) return false;
  return true;
}
