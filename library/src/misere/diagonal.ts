/**
 * The sign of an infinite quotient: least failures that go on by a fixed step of two kinds of heaps or more.
 *
 * While a quotient is refined, each candidate has a least sum whose outcome it says wrong. Where v, v + s, v + 2s … are all among
 * them, larger and larger candidates are to come. It is no proof; a step of one kind of heap only says that its powers go on.
 */
import { LimitReached } from '../core/limits.ts';
import type { HeapSum } from './heap-game.ts';

/** So many failures in one line are a sign. */
const LINKS = 5;

export class Diagonals {
  private readonly failures: HeapSum[] = [];
  private readonly known = new Set<string>();

  /** Adds a failure; the step of a line of failures that ends with it, or undefined. */
  add(failure: HeapSum): HeapSum | undefined {
    const step = this.failures
      .map((earlier) => minus(failure, earlier))
      .find((each) => each !== undefined && this.isLine(failure, each));
    this.failures.push(failure);
    this.known.add(keyOf(failure));
    return step;
  }

  private isLine(failure: HeapSum, step: HeapSum): boolean {
    if (step.filter((count) => count > 0).length < 2) return false;
    let links = 1;
    for (
      let earlier = minus(failure, step);
      earlier !== undefined && this.known.has(keyOf(earlier));
      earlier = minus(earlier, step)
    )
      links++;
    return links >= LINKS;
  }
}

/** The quotient with this heap shows the sign: candidates fail in steps. */
export class EndlessRefinement extends LimitReached {
  readonly heap: number;
  readonly step: HeapSum;

  constructor(heap: number, step: HeapSum) {
    super('program', 0, endlessInWords({ heap, step }, String, `heap ${heap}`));
    this.heap = heap;
    this.step = step;
  }
}

/** What is said of the sign; heaps that stand for other components are called by their names. */
export function endlessInWords(
  { heap, step }: Pick<EndlessRefinement, 'heap' | 'step'>,
  nameOf: (heap: number) => string,
  at = nameOf(heap),
): string {
  return `at ${at} candidates fail in steps of ${sumToText(step, nameOf)}, a sign of an infinite quotient`;
}

/** What is left of a sum; undefined where it does not have so many heaps of each size. */
function minus(sum: HeapSum, part: HeapSum): HeapSum | undefined {
  const length = Math.max(sum.length, part.length);
  const left = Array.from({ length }, (_, heap) => (sum[heap] ?? 0) - (part[heap] ?? 0));
  return left.some((count) => count < 0) ? undefined : left;
}

function keyOf(sum: HeapSum): string {
  return sum.flatMap((count, heap) => (count > 0 ? [`${heap}^${count}`] : [])).join(' ');
}

/** `5 + 2`, `34^2 + 30`. */
export function sumToText(sum: HeapSum, nameOf: (heap: number) => string = String): string {
  const parts = sum.flatMap((count, heap) => (count > 0 ? [count === 1 ? nameOf(heap) : `${nameOf(heap)}^${count}`] : []));
  return parts.reverse().join(' + ');
}
