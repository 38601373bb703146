/** Recognising a component of Node-Kayles that is a path, a cycle or a star, however it is written. */

import { degree, edgeCount, type Graph } from '../../../structures/graph.ts';
import { asPathOrCycle, type Family, isConnectedFamily } from '../../../structures/graph-family.ts';
import { isCycle, isPath } from '../../../structures/graph-shape.ts';
import { hasGraph, orderOfTerm } from '../../../structures/graph-sum.ts';
import type { NodeKaylesPosition } from '../rules.ts';

export type Shape =
  | { readonly kind: 'path'; readonly order: bigint }
  | { readonly kind: 'cycle'; readonly order: bigint }
  /** A centre with three or more leaves; with fewer it is a path. */
  | { readonly kind: 'star'; readonly leaves: bigint };

/** Undefined where the position is more than one component, of another shape, or its components are not played freely. */
export function shapeOfComponent({ sum, longestFirst }: NodeKaylesPosition): Shape | undefined {
  if (longestFirst !== undefined) return undefined;
  const [only, ...others] = sum;
  if (only === undefined || others.length > 0 || only.count !== 1n) return undefined;
  const term = only.item;
  return hasGraph(term) ? shapeOfGraph(term.graph) : shapeOfFamily(term);
}

function shapeOfFamily(family: Family): Shape | undefined {
  if (family.kind === 'path') return family;
  const known = asPathOrCycle(family);
  if (known?.kind === 'path' || known?.kind === 'cycle') return known;
  if (!isConnectedFamily(family)) return undefined;
  const isStar =
    (family.kind === 'bipartite' && (family.left === 1n || family.right === 1n)) ||
    (family.kind === 'star' && family.arms.every((arm) => arm <= 1n));
  return isStar ? { kind: 'star', leaves: orderOfTerm(family) - 1n } : undefined;
}

function shapeOfGraph(graph: Graph): Shape | undefined {
  const order = BigInt(graph.order);
  if (graph.order === 0 || isPath(graph)) return { kind: 'path', order };
  if (isCycle(graph)) return { kind: 'cycle', order };
  if (edgeCount(graph) !== graph.order - 1) return undefined;
  for (let vertex = 0; vertex < graph.order; vertex++) {
    if (degree(graph, vertex) === graph.order - 1) return { kind: 'star', leaves: order - 1n };
  }
  return undefined;
}
