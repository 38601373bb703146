/**
 * A sum of graphs: the disjoint union that a graph expression names, not yet built.
 *
 * Vertices are numbered 1, 2, 3 … through the summands as written, copy after copy. Where only one copy of one summand has any
 * vertex, it keeps the names of its own.
 */
import type { Counted } from '../core/counted.ts';
import { ok, type Result } from '../core/result.ts';
import { buildGraph, eachEdge, edgeCount, type Graph, vertexName } from './graph.ts';
import { edgeCountOfFamily, type Family, orderOfFamily } from './graph-family.ts';
import { buildFamily, EDGES_PER_ORDER, graphTooLarge } from './graph-family-build.ts';

/** A graph given by its edges. */
export interface ListedGraph {
  readonly kind: 'listed';
  readonly graph: Graph;
}

/** A graph given as graph6 or sparse6: the token as written, `g6:D?{`, and the graph it stands for. */
export interface EncodedGraph {
  readonly kind: 'encoded';
  readonly text: string;
  readonly graph: Graph;
}

export type GraphTerm = Family | ListedGraph | EncodedGraph;

export interface Summand extends Counted<GraphTerm> {
  /** Where it stands in the question line, if it was read from one. */
  readonly at?: number;
}

export type GraphSum = readonly Summand[];

export function hasGraph(term: GraphTerm): term is ListedGraph | EncodedGraph {
  return term.kind === 'listed' || term.kind === 'encoded';
}

/** The order in which kinds of graphs are written. */
const ORDER_OF_KINDS: readonly GraphTerm['kind'][] = [
  'path',
  'cycle',
  'complete',
  'bipartite',
  'star',
  'grid',
  'cube',
  'rays',
  'petersen',
  'encoded',
  'listed',
];

/** The place of its kind in what is written. */
export function rankOfTerm(term: GraphTerm): number {
  return ORDER_OF_KINDS.indexOf(term.kind);
}

export function orderOfTerm(term: GraphTerm): bigint {
  return hasGraph(term) ? BigInt(term.graph.order) : orderOfFamily(term);
}

export function orderOfSum(sum: GraphSum): bigint {
  return sum.reduce((total, { item, count }) => total + count * orderOfTerm(item), 0n);
}

/** The summand that keeps its own names, because nothing beside it has a vertex. */
export function namedTerm(sum: GraphSum): GraphTerm | undefined {
  let found: GraphTerm | undefined;
  for (const { item, count } of sum) {
    if (count === 0n || orderOfTerm(item) === 0n) continue;
    if (count > 1n || found !== undefined) return undefined;
    found = item;
  }
  return found;
}

/** What a vertex of the term is called when the term stands alone; vertices are counted from 0. */
export function termVertexName(term: GraphTerm, vertex: bigint): string {
  if (hasGraph(term)) return vertexName(term.graph, Number(vertex));
  return term.kind === 'rays' ? `${vertex / term.length + 1n}.${(vertex % term.length) + 1n}` : String(vertex + 1n);
}

export function buildTerm(term: GraphTerm, limit: number, at: number): Result<Graph> {
  return hasGraph(term) ? ok(term.graph) : buildFamily(term, limit, at);
}

/** The whole union as one graph, or the error `graph-too-large`. */
export function buildSum(sum: GraphSum, limit: number, at: number): Result<Graph> {
  const edges = sum.reduce((total, { item, count }) => total + count * edgesOfTerm(item), 0n);
  const order = orderOfSum(sum);
  if (order > limit || edges > limit * EDGES_PER_ORDER) return graphTooLarge(limit, at);
  const only = namedTerm(sum);
  if (only !== undefined) return buildTerm(only, limit, at);
  const parts: { readonly graph: Graph; readonly first: number }[] = [];
  let first = 0;
  for (const { item, count } of sum) {
    if (orderOfTerm(item) === 0n) continue;
    const built = buildTerm(item, limit, at);
    if (!built.ok) return built;
    for (let copy = 0n; copy < count; copy++) {
      parts.push({ graph: built.value, first });
      first += built.value.order;
    }
  }
  return ok(
    buildGraph(Number(order), (visit) => {
      for (const { graph, first } of parts) eachEdge(graph, (u, v) => visit(first + u, first + v));
    }),
  );
}

function edgesOfTerm(term: GraphTerm): bigint {
  return hasGraph(term) ? BigInt(edgeCount(term.graph)) : edgeCountOfFamily(term);
}
