/**
 * Trees and forests under normal play, in linear time; all readings of the rule agree there.
 *
 * After the first label u on a tree the game is Hackendot on the branches at u [fraenkelHarary1989, Theorem 1]: the path from a vertex to
 * the labels is the path from a root. A leaf is no winning first move of a tree with two vertices or more (Corollary 2), since a
 * rooted tree has a value other than 0: its recursion always sets a bit. The proofs that all this takes linear time are in
 * `games/hackendot/theory/loops/values.ts` and `games/hackendot/theory/loops/rerooted.ts`.
 */

import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { orderOfTerm } from '../../../structures/graph-sum.ts';
import type { GeodeticPosition } from '../position.ts';
import { partKind } from './part.ts';
import { solveSum, valueSum } from './sum.ts';

export const geodeticTree: Theorem<GeodeticPosition> = {
  id: 'geodetic-tree',
  title: 'Geodetic games on trees and forests',
  statement:
    'After the first label a tree is the sum of the Hackendot trees that hang off the labels; a tree without a label has the least value that no first move leaves, and a forest the nim-sum of its trees. All this takes linear time.',
  sources: [
    { key: 'fraenkelHarary1989', where: 'Theorem 1' },
    { key: 'ulehla1980' },
    { key: 'impartial', where: 'games/hackendot/theory/loops/rerooted.ts' },
  ],
  scope: 'position',
  examples: ['geodetic S3,4,5,6', 'geodetic P1000000000000000001', 'geodetic P40 : 20', 'geodetic S2,2,3 : 1 [hull]'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, { limits }) {
    if (!isForest(position)) return pass('the graph is no forest with connected labels in each tree');
    const sum = valueSum(position, limits);
    return solveSum(position, sum, { text: describe(position, sum.value), why: whyTree(position, sum.value) });
  },
};

export function isForest({ parts, reading }: GeodeticPosition): boolean {
  return parts.every(({ item }) => partKind(item, reading) === 'tree');
}

function whyTree({ parts }: GeodeticPosition, value: bigint): string {
  const isLost = value === 0n;
  const [only] = parts;
  const isOne = parts.length === 1 && only?.count === 1n;
  if (parts.every(({ item }) => orderOfTerm(item.term) === 0n)) return 'no vertex is left, and the player who cannot move loses';
  if (!isOne) return whyHeapsCancel('the trees count as heaps of Nim that', isLost);
  if (only.item.given.length > 0)
    return whyHeapsCancel('the branches that hang off the labels count as heaps of Nim that', isLost);
  return isLost
    ? 'whichever vertex is labelled first, the branches that hang off it do not cancel like heaps of Nim, and the other player can make them cancel'
    : 'some first label leaves branches that cancel like heaps of Nim: after it each move of the other player can be answered by making them cancel again';
}

function describe({ parts }: GeodeticPosition, value: bigint): string {
  const order = parts.reduce((sum, { item, count }) => sum + count * orderOfTerm(item.term), 0n);
  const isFresh = parts.every(({ item }) => item.given.length === 0);
  const [only] = parts;
  const isOne = parts.length === 1 && only?.count === 1n;
  if (order === 0n) return 'no vertex is left';
  if (!isFresh) return `the branches that hang off the labels are trees of Hackendot; their nim-sum is ${value}`;
  const what = isOne ? `${order} ${order === 1n ? 'vertex' : 'vertices'}` : `${order} vertices in several trees`;
  return `all first moves on ${what} were valued at once; the value is ${value}`;
}
