/**
 * Keys of connected graphs: graphs with the same key are isomorphic.
 *
 * Paths, cycles, trees and small graphs have one key each. For other graphs the converse does not hold: isomorphic graphs may have
 * different keys, because canonical labelling is expensive and a key that misses costs only time. Their vertices are sorted by what
 * a few rounds of colour refinement tell about them, which makes most equal ones meet.
 */
import { LimitReached } from '../core/limits.ts';
import { canonicalGraphKey } from './canonical-graph-key.ts';
import { degree, edgeCount, type Graph, neighbours } from './graph.ts';
import { isCycle, isPath } from './graph-shape.ts';
import { treeKey } from './tree-graph-key.ts';

/** Rounds of refinement: enough to tell most vertices of small graphs apart, and linear for large ones. */
const ROUNDS = 4;

/** Larger graphs are not told apart: only search asks for keys, and it would not come to an end. */
const LARGEST_KEYED = 20_000;

/** Throws `LimitReached` where a graph of this order is too large to be told apart from others. */
export function mustBeKeyed(order: number): void {
  if (order > LARGEST_KEYED)
    throw new LimitReached('program', LARGEST_KEYED, `a graph of ${order} vertices is too large to search`);
}

/** Throws `LimitReached` where the graph is too large. */
export function graphKey(graph: Graph): string {
  if (graph.order === 0) return 'P0';
  if (isPath(graph)) return `P${graph.order}`;
  if (isCycle(graph)) return `C${graph.order}`;
  if (edgeCount(graph) === graph.order - 1) return treeKey(graph);
  mustBeKeyed(graph.order);
  return `#${canonicalGraphKey(graph) ?? refinedKey(graph)}`;
}

/** The edge list after sorting the vertices by their refined colours. */
function refinedKey(graph: Graph): string {
  const colours = refinedColours(graph);
  const sorted = new Uint32Array(graph.order).map((_, vertex) => vertex);
  sorted.sort((a, b) => (colours[a] as number) - (colours[b] as number) || a - b);
  const place = new Uint32Array(graph.order);
  for (const [index, vertex] of sorted.entries()) place[vertex] = index;
  const rows: string[] = [];
  for (const vertex of sorted) {
    const later = neighbours(graph, vertex)
      .map((other) => place[other] as number)
      .filter((other) => other > (place[vertex] as number));
    rows.push(later.sort().join(','));
  }
  return rows.join(';');
}

/** A number for each vertex that depends only on its surroundings, not on the numbering. */
function refinedColours(graph: Graph): Uint32Array {
  let colours = new Uint32Array(graph.order).map((_, vertex) => degree(graph, vertex));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Uint32Array(graph.order);
    for (let vertex = 0; vertex < graph.order; vertex++) {
      let sum = 0;
      for (const other of neighbours(graph, vertex)) sum = (sum + scramble(colours[other] as number)) | 0;
      next[vertex] = scramble(sum + Math.imul(colours[vertex] as number, 0x9e3779b1));
    }
    colours = next;
  }
  return colours;
}

/** Spreads the bits of a word. */
function scramble(word: number): number {
  const mixed = Math.imul(word ^ (word >>> 15), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
}
