/**
 * The sign of an infinite quotient: least failures that go on by a fixed step of two kinds of heaps or more.
 *
 * While a quotient is refined, each candidate has a least sum whose outcome it says wrong. Where v, v + s, v + 2s … are all among
 * them, larger and larger candidates are to come. It is no proof; a step of one kind of heap only says that its powers go on.
 */
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
export function sumToText(sum: HeapSum): string {
  const parts = sum.flatMap((count, heap) => (count > 0 ? [count === 1 ? `${heap}` : `${heap}^${count}`] : []));
  return parts.reverse().join(' + ');
}
