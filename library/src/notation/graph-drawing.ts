/**
 * How graphs of a question line look: the parts of a drawing, none of them built before somebody asks for it.
 *
 * Vertices have the names that moves have: their own where one copy of one graph is all there is, else numbers through all copies.
 */
import type { BuiltPart, GraphDrawing, GraphLayout, GraphPart, GraphStyle } from '../core/drawing.ts';
import { DEFAULT_LIMITS, LimitReached } from '../core/limits.ts';
import { arcCount, type Digraph, digraphVertexName, successors } from '../structures/digraph.ts';
import { edgeCount, type Graph, listEdges } from '../structures/graph.ts';
import { edgeCountOfFamily } from '../structures/graph-family.ts';
import { buildTerm, type GraphTerm, hasGraph, orderOfTerm, termVertexName } from '../structures/graph-sum.ts';
import { formatFamily } from './graph-family.ts';

export interface DrawnTerm {
  readonly term: GraphTerm;
  readonly count: bigint;
  /** The places of its labelled vertices, where there are labels. */
  labelled?(): readonly number[];
}

/** `first` is the number of the first vertex, where these are a component of a larger union. */
export function drawTerms(style: GraphStyle, terms: readonly DrawnTerm[], first?: bigint): GraphDrawing {
  const live = terms.filter(({ term, count }) => count > 0n && orderOfTerm(term) > 0n);
  const isNamed = first === undefined && live.length === 1 && live[0]?.count === 1n;
  let next = first ?? 1n;
  const parts = live.map((drawn): GraphPart => {
    const start = next;
    const order = orderOfTerm(drawn.term);
    next += drawn.count * order;
    const nameAt = (copy: bigint, vertex: number) =>
      isNamed ? termVertexName(drawn.term, BigInt(vertex)) : String(start + copy * order + BigInt(vertex));
    return { ...sizeOf(drawn.term), count: drawn.count, build: (copy) => buildDrawn(drawn, (vertex) => nameAt(copy, vertex)) };
  });
  return { picture: 'graph', style, parts };
}

function sizeOf(term: GraphTerm): Pick<GraphPart, 'name' | 'family' | 'order' | 'size'> {
  if (hasGraph(term)) return { order: BigInt(term.graph.order), size: BigInt(edgeCount(term.graph)) };
  const family = layoutOf(term);
  return { name: formatFamily(term), family, order: orderOfTerm(term), size: edgeCountOfFamily(term) };
}

function layoutOf(term: Exclude<GraphTerm, { readonly graph: Graph }>): GraphLayout {
  switch (term.kind) {
    case 'path':
    case 'cycle':
    case 'complete':
    case 'petersen':
      return { shape: term.kind };
    case 'bipartite':
      return { shape: 'bipartite', left: Number(term.left) };
    case 'grid':
      return { shape: 'grid', rows: Number(term.rows), columns: Number(term.columns) };
    case 'star':
      return { shape: 'spider', arms: term.arms.map(Number) };
    case 'cube':
      return { shape: 'cube', dimension: Number(term.dimension) };
    case 'rays':
      return { shape: 'rays', rays: Number(term.clique), length: Number(term.length) };
  }
}

function buildDrawn({ term, labelled }: DrawnTerm, nameAt: (vertex: number) => string): BuiltPart {
  const built = buildTerm(term, DEFAULT_LIMITS.order, 0);
  if (!built.ok) throw new LimitReached('program', DEFAULT_LIMITS.order, built.error.message);
  const edges = listEdges(built.value).map(([from, to]) => ({ from, to }));
  const vertices = Array.from({ length: built.value.order }, (_, vertex) => nameAt(vertex));
  return labelled === undefined ? { vertices, edges } : { vertices, edges, labelled: labelled() };
}

/** A digraph as the one part of a drawing. */
export function drawDigraph(digraph: Digraph): GraphPart {
  return {
    count: 1n,
    order: BigInt(digraph.order),
    size: BigInt(arcCount(digraph)),
    build: () => ({
      vertices: Array.from({ length: digraph.order }, (_, vertex) => digraphVertexName(digraph, vertex)),
      edges: Array.from({ length: digraph.order }, (_, from) =>
        Array.from(successors(digraph, from), (to) => ({ from, to })),
      ).flat(),
    }),
  };
}
