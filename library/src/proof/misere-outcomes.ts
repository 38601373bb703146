/**
 * Checks that a bipartite monoid predicts who wins every sum of some heaps in misère play.
 *
 * Each heap has an element x and the set E of the elements of its options. The predictions are right for all sums when
 * (A) no z has both xz lost and ez lost, for an e in E: a lost sum has no lost option; and
 * (B) every sum with a move that is not lost has a lost option. Sums are pairs (x, E); adding a heap (y, F) gives (xy, Ey ∪ xF). Adding
 *     keeps inclusions, so of pairs with the same x only those with the least sets need be looked at.
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
  mayGoOn: (done: number) => boolean,
): Fault | undefined {
  const lost = new LostTogether(monoid);
  const sums = new Sums(monoid, mayGoOn);
  let done = 0;
  for (const heap of heaps) {
    const { element, options, name } = heap;
    if (options.size === 0 && element !== 0) return { wrong: `${name} has no move and must be 1` };
    for (const option of options)
      if (lost.has(element, option)) return { wrong: `${name} is lost beside something that makes an option of it lost` };
    const fault = options.size === 0 ? undefined : sums.add(heap);
    if (fault !== undefined) return fault;
    if (!mayGoOn(++done)) return { tooLong: true };
  }
  return undefined;
}

/** Which elements can be lost beside the same element. */
class LostTogether {
  private readonly monoid: BipartiteMonoid;
  private readonly partners = new Map<number, ReadonlySet<number>>();

  constructor(monoid: BipartiteMonoid) {
    this.monoid = monoid;
  }

  has(one: number, other: number): boolean {
    let partners = this.partners.get(one);
    if (partners === undefined) {
      partners = this.partnersOf(one);
      this.partners.set(one, partners);
    }
    return partners.has(other);
  }

  private partnersOf(one: number): ReadonlySet<number> {
    const { monoid } = this;
    const elements = Array.from({ length: monoid.order }, (_, x) => x);
    const beside = elements.filter((z) => monoid.isLost(monoid.times(one, z)));
    return new Set(elements.filter((y) => beside.some((z) => monoid.isLost(monoid.times(y, z)))));
  }
}

interface Sum {
  readonly element: number;
  readonly options: ReadonlySet<number>;
  readonly name: string;
}

/** The sums of the heaps so far that have a move; of those with the same element only the ones with the least options. */
class Sums {
  private readonly monoid: BipartiteMonoid;
  private readonly mayGoOn: (done: number) => boolean;
  private readonly all: Sum[] = [{ element: 0, options: new Set(), name: '' }];
  private readonly least: (readonly ReadonlySet<number>[])[];

  constructor(monoid: BipartiteMonoid, mayGoOn: (done: number) => boolean) {
    this.monoid = monoid;
    this.mayGoOn = mayGoOn;
    this.least = Array.from({ length: monoid.order }, () => []);
  }

  /** Adds a heap to all sums, once, twice and so on, until nothing with fewer options comes of it. */
  add(heap: HeapClass): Fault | undefined {
    if (this.isKnown(heap)) return undefined;
    let layer: readonly Sum[] = [...this.all];
    while (layer.length > 0) {
      const next: Sum[] = [];
      for (const sum of layer) {
        const larger = this.plus(sum, heap);
        const { element, options, name } = larger;
        if (!this.monoid.isLost(element) && !this.hasLost(options))
          return { wrong: `${name.slice(-80)} is said to be won and has no lost option` };
        const known = this.least[element] as readonly ReadonlySet<number>[];
        if (known.some((each) => isPart(each, options))) continue;
        this.least[element] = [...known.filter((each) => !isPart(options, each)), options];
        next.push(larger);
        if (next.length % 64 === 0 && !this.mayGoOn(this.all.length)) return { tooLong: true };
      }
      this.all.push(...next);
      layer = next;
    }
    return undefined;
  }

  /**
   * Whether a sum of the same element has no more options: then with this heap in its place every sum has as many options or more. A heap
   * of element 1 only adds options to a sum, so it need only have a lost one for the time when it is alone.
   */
  private isKnown({ element, options }: HeapClass): boolean {
    if (element === 0 && this.hasLost(options)) return true;
    return (this.least[element] as readonly ReadonlySet<number>[]).some((each) => isPart(each, options));
  }

  private plus(sum: Sum, heap: HeapClass): Sum {
    const { monoid } = this;
    const options = new Set<number>();
    for (const option of sum.options) options.add(monoid.times(option, heap.element));
    for (const option of heap.options) options.add(monoid.times(sum.element, option));
    const name = sum.name === '' ? heap.name : `${sum.name} + ${heap.name}`;
    return { element: monoid.times(sum.element, heap.element), options, name };
  }

  private hasLost(options: ReadonlySet<number>): boolean {
    for (const option of options) if (this.monoid.isLost(option)) return true;
    return false;
  }
}

function isPart(part: ReadonlySet<number>, whole: ReadonlySet<number>): boolean {
  if (part.size > whole.size) return false;
  for (const element of part) if (!whole.has(element)) return false;
  return true;
}
