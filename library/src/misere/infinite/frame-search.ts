/**
 * Looks for a frame that says right who wins the sums with few carriers.
 *
 * Guess, verify, refine, as for quotients: outcomes are played out from least words; elements of B that nothing tells apart are merged;
 * the least sum with at most `few` carriers of each kind that is said wrong shows which heaps have to be set free. Carriers stay free
 * throughout. Nothing rests on the frame that is found: the theorem asks its own conditions.
 */

import { merged } from '../candidate.ts';
import { Cover, type FreeHeap } from '../cover.ts';
import { Diagonals, EndlessRefinement } from '../diagonal.ts';
import type { Effort } from '../effort.ts';
import { freed, subsetsOf } from '../extend.ts';
import { compareSums, type HeapSum } from '../heap-game.ts';
import { addHeap, indexAndPeriod, leastSum, product } from '../quotient.ts';
import { leastCommonMultiple } from './carriers.ts';
import { type Frame, firstFrame, type Ground, largestOf } from './frame.ts';
import { MinimalSums } from './minimal-sums.ts';
import { PlayedOut } from './played-out.ts';

/** Throws `EndlessRefinement` where failures go on by another step. */
export function findFrame(ground: Ground, few: number, effort: Effort): Frame {
  const first = firstFrame(ground);
  let frame = reduced(ground, new Cover(first.monoid, [], effort), first.counts, few, effort);
  const diagonals = new Diagonals();
  for (;;) {
    const failure = new FewCarriers(ground, frame, few, effort).leastFailure();
    if (failure === undefined) return frame;
    const step = diagonals.add(failure);
    if (step !== undefined) throw new EndlessRefinement(ground.heap, step);
    frame = refine(ground, frame, failure, few, effort);
  }
}

/** The smallest frame in whose cover the failing sum is a least word. */
function refine(ground: Ground, frame: Frame, failure: HeapSum, few: number, effort: Effort): Frame {
  const { monoid } = frame;
  const rest = failure.map((count, heap) => (ground.carriers.includes(heap) ? 0 : count));
  const heaps = rest.flatMap((count, heap) => (count > 0 ? [heap] : []));
  const needed = heaps.filter((heap) => !monoid.generators.includes(heap));
  const others = heaps.filter((heap) => monoid.generators.includes(heap));
  for (let count = needed.length > 0 ? 0 : 1; count <= others.length; count++) {
    let best: Frame | undefined;
    for (const chosen of subsetsOf(others, count)) {
      const free = [...needed, ...chosen];
      const cover = new Cover(
        monoid,
        free.map((heap) => withRoom(ground, freed(monoid, heap, rest[heap] as number))),
        effort,
      );
      if (!cover.isLeast(rest)) continue;
      const counts = frame.counts.map((each, heap) => (free.includes(heap) ? each.map(() => 0) : each));
      const candidate = reduced(ground, cover, counts, few, effort);
      if (best === undefined || candidate.monoid.order < best.monoid.order) best = candidate;
    }
    if (best !== undefined) return best;
  }
  throw new Error('every sum of free heaps is a least word');
}

/** A heap set free has as many powers at least as among the smaller heaps. */
function withRoom({ before }: Ground, free: FreeHeap): FreeHeap {
  const own = indexAndPeriod(before, before.phi[free.heap] as number);
  return {
    heap: free.heap,
    index: Math.max(free.index, own.index),
    period: leastCommonMultiple(free.period, own.period),
  };
}

/** Merges the elements of B that are alike beside every sum with few carriers. */
function reduced(ground: Ground, cover: Cover, counts: Frame['counts'], few: number, effort: Effort): Frame {
  const played = new PlayedOut(ground, cover, counts, effort);
  const codes = [...eachCounts(ground.carriers.length, few + 1)].map((each) => played.codeOf(each));
  const numbers = new Map<string, number>();
  const kinds = new Uint32Array(cover.size);
  for (let element = 0; element < cover.size; element++) {
    const outcomes = codes.map((code) => (played.isLost(element, code) ? 'P' : 'N')).join('');
    const kind = ground.scope === 'one' ? `${played.classOf(element, 0)} ${outcomes}` : outcomes;
    if (!numbers.has(kind)) numbers.set(kind, numbers.size);
    kinds[element] = numbers.get(kind) as number;
  }
  return { monoid: merged(cover, kinds, largestOf(ground), effort), counts };
}

/** All numbers of so many kinds of carriers, each up to `most`. */
function* eachCounts(kinds: number, most: number): Iterable<readonly number[]> {
  if (kinds === 0) yield [];
  else for (const rest of eachCounts(kinds - 1, most)) for (let count = 0; count <= most; count++) yield [...rest, count];
}

/** What a frame says of the sums with few carriers. */
class FewCarriers {
  private readonly ground: Ground;
  private readonly frame: Frame;
  private readonly few: number;
  private readonly effort: Effort;
  private readonly played: PlayedOut;
  /** A key is an element of B, and beside it a code: the numbers of carriers in base `base`. */
  private readonly base: number;
  private readonly codes: number;

  constructor(ground: Ground, frame: Frame, few: number, effort: Effort) {
    this.ground = ground;
    this.frame = frame;
    this.few = few;
    this.effort = effort;
    this.played = new PlayedOut(ground, new Cover(frame.monoid, [], effort), frame.counts, effort);
    this.base = this.played.base;
    this.codes = this.base ** ground.carriers.length;
  }

  leastFailure(): HeapSum | undefined {
    const heaps = this.heapsWithMoves();
    let least: HeapSum | undefined;
    for (const { heap, options } of heaps) {
      const failure = this.lostToLost(heap, options);
      if (failure !== undefined && (least === undefined || compareSums(failure, least) < 0)) least = failure;
    }
    const sums = new MinimalSums({
      times: (key, other) => this.withFew(this.times(key, other)),
      beside: (option, key) => this.times(option, key),
      fails: (key, options) => !this.isLost(key) && !this.winsByHeap(key) && !options.some((option) => this.isLost(option)),
    });
    for (const { heap, options } of heaps) {
      if (least !== undefined && heap >= least.length) continue;
      const failure = sums.add(heap, this.keyOf(heap), options, this.effort);
      if (failure !== undefined) return least === undefined || compareSums(failure, least) < 0 ? failure : least;
    }
    return least;
  }

  private heapsWithMoves(): readonly { readonly heap: number; readonly options: readonly number[] }[] {
    const found: { readonly heap: number; readonly options: readonly number[] }[] = [];
    for (let heap = 1; heap <= largestOf(this.ground); heap++) {
      const options = new Set<number>();
      for (const parts of this.ground.game.options(heap))
        options.add(parts.reduce((key, part) => this.times(key, this.keyOf(part)), 0));
      if (options.size > 0) found.push({ heap, options: [...options] });
    }
    return found;
  }

  /** The least sum with this heap that is said to be lost and has a lost option through the heap. */
  private lostToLost(heap: number, options: readonly number[]): HeapSum | undefined {
    const own = this.keyOf(heap);
    const codes = [...eachCounts(this.ground.carriers.length, this.few)];
    let least: HeapSum | undefined;
    for (let x = 0; x < this.frame.monoid.order; x++) {
      this.effort.look(x);
      for (const counts of codes) {
        const key = x * this.codes + this.played.codeOf(counts);
        const together = this.withFew(this.times(key, own));
        if (together < 0 || !this.isLost(together)) continue;
        if (!options.some((option) => this.isLost(this.times(key, option)))) continue;
        const sum = this.ground.carriers.reduce(
          (all: number[], carrier, at) => addHeap(all, carrier, counts[at] as number),
          addHeap(leastSum(this.frame.monoid, x), heap),
        );
        if (least === undefined || compareSums(sum, least) < 0) least = sum;
      }
    }
    return least;
  }

  private keyOf(heap: number): number {
    const { monoid, counts } = this.frame;
    return (monoid.phi[heap] as number) * this.codes + this.played.codeOf(counts[heap] as readonly number[]);
  }

  private times(key: number, other: number): number {
    const [x, y] = [Math.floor(key / this.codes), Math.floor(other / this.codes)];
    return product(this.frame.monoid, x, y) * this.codes + (key % this.codes) + (other % this.codes);
  }

  /** The key itself, or −1 where there are more than few carriers of a kind. */
  private withFew(key: number): number {
    for (let rest = key % this.codes; rest > 0; rest = Math.floor(rest / this.base)) if (rest % this.base > this.few) return -1;
    return key;
  }

  private isLost(key: number): boolean {
    return this.played.isLost(Math.floor(key / this.codes), key % this.codes);
  }

  private winsByHeap(key: number): boolean {
    return this.played.winsByHeap(Math.floor(key / this.codes), key % this.codes);
  }
}
