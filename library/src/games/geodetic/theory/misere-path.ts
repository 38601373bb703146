/**
 * One path of any length under misère play, without building it: two heaps of Nim after the first label.
 *
 * A path of four or more vertices is no star, so before the first label its outcome is that of normal play, and every first move
 * leaves a heap of two or more. See `misere-tree.ts` for the theorem.
 */

import type { PositionSolution } from '../../../core/theorem.ts';
import { whyMisereHeaps } from '../../../core/why.ts';
import type { GeodeticPosition } from '../position.ts';
import { type AlongPath, alongPath } from './along-path.ts';
import { sameInContraction } from './same-game.ts';
import { misereSolution, movesIn } from './sum.ts';

/** The path of four or more vertices that the position is, with one stretch of labels or none. */
export function longPath({ parts, reading }: GeodeticPosition): AlongPath | undefined {
  const [only] = parts;
  if (only === undefined || parts.length > 1 || only.count > 1n) return undefined;
  const part = sameInContraction(only.item, reading);
  const path = part && alongPath(part);
  return path !== undefined && path.order >= 4n && path.labelled.length <= 1 ? path : undefined;
}

export function solveLongPath(
  position: GeodeticPosition,
  { order, labelled, at }: AlongPath,
): PositionSolution<GeodeticPosition> {
  const [range] = labelled;
  if (range === undefined) {
    const isWon = order % 2n === 1n;
    return misereSolution(
      position,
      'normal',
      isWon,
      {
        text: `a path of ${order} vertices is no star, so the outcome is that of normal play, and ${order} is ${isWon ? 'odd' : 'even'}`,
        why: isWon
          ? 'a label in the middle leaves two halves of the same length. What the other player does in one half can be copied in the other, until the last large part is met and an odd number of single vertices left'
          : 'the first label leaves two parts of different lengths. The other player makes them equal and copies from then on, until the last large part is met and an odd number of single vertices left',
      },
      () => movesIn(position)(0, [at(order / 2n)]),
    );
  }
  const heaps = [range.from, order - 1n - range.to] as const;
  const isWon = !isLost(heaps);
  return misereSolution(
    position,
    'heaps',
    isWon,
    {
      text: `the label leaves chains of ${heaps[0]} and ${heaps[1]} vertices, two heaps of misère Nim`,
      why: `the two parts beside the labels are heaps of Nim; ${whyMisereHeaps(
        'the heaps',
        countIf(heaps, (size) => size > 1n),
        countIf(heaps, (size) => size === 1n),
        !isWon,
      )}`,
    },
    () => movesIn(position)(0, eachPick(heaps, order, at)),
  );
}

function countIf(heaps: readonly bigint[], holds: (size: bigint) => boolean): bigint {
  return BigInt(heaps.filter(holds).length);
}

/** Misère Nim with two heaps. */
function isLost([a, b]: readonly [bigint, bigint]): boolean {
  return a > 1n || b > 1n ? a === b : a !== b;
}

/** The vertices to pick; a heap may have to be left as large as the other, empty, or 1. */
function* eachPick([left, right]: readonly [bigint, bigint], order: bigint, at: AlongPath['at']): Iterable<bigint> {
  for (const size of new Set([0n, 1n, right])) if (size < left && isLost([size, right])) yield at(size);
  for (const size of new Set([0n, 1n, left])) if (size < right && isLost([left, size])) yield at(order - 1n - size);
}
