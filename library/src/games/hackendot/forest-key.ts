/**
 * The key of a rooted forest: small forests have the same key exactly when they are isomorphic, large ones when they are written
 * alike but for the names of their vertices. (Keys of large trees would cost more than they save: search never meets them, theorems answer them.)
 */
import { childrenOf, fromRoots, type RootedForest } from './forest.ts';

/** The most vertices of a forest whose shape is its key. */
const LARGEST = 500;

/** Each vertex as a pair of parentheses around its children, sorted. */
export function forestKey(forest: RootedForest): string {
  const { parents } = forest;
  const ended = forest.ended === 0n ? '' : `${forest.ended}*P0 `;
  if (parents.length > LARGEST) return `${ended}parents ${parents.join(' ')}`;
  const { offsets, children } = childrenOf(parents);
  const shapes: string[] = [];
  const joined = (vertices: Int32Array) =>
    Array.from(vertices, (vertex) => shapes[vertex] ?? '')
      .sort()
      .join('');
  for (const vertex of fromRoots(forest).toReversed())
    shapes[vertex] = `(${joined(children.subarray(offsets[vertex], offsets[vertex + 1]))})`;
  return ended + joined(Int32Array.from(parents.keys()).filter((vertex) => parents[vertex] === -1));
}
