/**
 * Node-Kayles: take a vertex of a graph together with its neighbours.
 *
 * What is left of a path or a cycle are paths, written `Pn` and never built, however long; of any other graph a listed graph whose
 * vertices keep their names. A component of which nothing is left has ended and becomes P0.
 */

import { once } from '../../core/counted.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import { DEFAULT_LIMITS, LimitReached } from '../../core/limits.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset } from '../../core/ruleset.ts';
import { canonicalSum } from '../../notation/canonical-sum.ts';
import { formatGraphExpression, parseGraphExpression } from '../../notation/graph-expression.ts';
import { componentSets, degree, type Graph, neighbours, withoutVertices } from '../../structures/graph.ts';
import { path } from '../../structures/graph-family.ts';
import { graphTooLarge, isBuildable } from '../../structures/graph-family-build.ts';
import { buildTerm, type GraphTerm, hasGraph, namedTerm, orderOfTerm, termVertexName } from '../../structures/graph-sum.ts';
import { twins } from '../../structures/twins.ts';
import { type LongestFirstPosition, withLongestFirst } from './longest-first.ts';
import { drawGraphPosition, graphComponents, graphPositionKey, joinGraphPositions } from './position.ts';
import { subsetGameOf } from './subset-game.ts';

export type NodeKaylesPosition = LongestFirstPosition;

export const nodeKayles: Ruleset<NodeKaylesPosition> = withLongestFirst({
  id: 'node-kayles',
  title: 'Node-Kayles',
  rule: 'Take a vertex of the graph together with all its neighbours.',
  inShort: 'take a vertex and its neighbours',
  notation:
    'A graph: P5, C7, K3,3, petersen, 1-2 2-3 3-1, g6:IheA@GUAo; unions and copies: P10 + 2*C7. A move is the vertex taken.',
  sources: [{ key: 'schaefer1978' }, { key: 'guignardSopena2009' }],
  samples: [
    'P5',
    'C7',
    '2*P4',
    'K1,4',
    'S1,2,3',
    'G3x3',
    'petersen',
    'K3oR2',
    '1-2 2-3 3-1 3-4 5',
    'g6:D?{',
    'P2 + 2*P4 [longest-first]',
  ],
  example: 'P10 + C7',
  graph: { arrow: '-', families: true },
  family: { text: 'P{n}', from: 0, octal: '0.137' },

  parse: parsePosition,
  format: ({ sum }) => formatGraphExpression(sum),
  moves: eachMove,
  components: graphComponents,
  join: joinGraphPositions,
  key: graphPositionKey,
  draw: (position) => drawGraphPosition(position, 'take'),
  toMove: () => 'take a vertex together with its neighbours',
  subsetGame: ({ sum }) => subsetGameOf(sum, (graph, vertex) => [[vertex, ...neighbours(graph, vertex)]], { followsGraph: true }),
});

function* eachMove({ sum, first }: NodeKaylesPosition): Iterable<Move<NodeKaylesPosition>> {
  const named = first === undefined ? namedTerm(sum) : undefined;
  let number = first ?? 1n;
  for (const [index, { item, count }] of sum.entries()) {
    const order = orderOfTerm(item);
    if (order === 0n || count === 0n) continue;
    const rest = count === 1n ? sum.toSpliced(index, 1) : sum.toSpliced(index, 1, { item, count: count - 1n });
    const take = taking(item);
    for (let copy = 0n; copy < count; copy++, number += order) {
      const start = number;
      for (let vertex = 0n; vertex < order; vertex++) {
        yield new LazyMove(
          () => (named === undefined ? String(start + vertex) : termVertexName(named, vertex)),
          () => ({ sum: canonicalSum([...rest, ...take.leaves(vertex).map(once)]) }),
          () => `${index} ${take.twinOf(vertex)}`,
        );
      }
    }
  }
}

/** The order of a position that is one path written `Pn`. */
export function pathFamilyOrder({ sum }: NodeKaylesPosition): bigint | undefined {
  const [only, ...others] = sum;
  return only?.item.kind === 'path' && only.count === 1n && others.length === 0 ? only.item.order : undefined;
}

/** The move at a place of such a path, counted from 0. */
export function moveInPath({ first = 1n }: NodeKaylesPosition, order: bigint, place: bigint): Move<NodeKaylesPosition> {
  return { label: String(first + place), to: { sum: canonicalSum(taking(path(order)).leaves(place).map(once)) } };
}

/** Moves in one graph: taking a vertex together with its neighbours. */
interface Taking {
  /** What is left of the graph. */
  leaves(vertex: bigint): readonly GraphTerm[];
  /** A vertex that it could change places with, the same one for all of these. */
  twinOf(vertex: bigint): bigint | number;
}

function taking(term: GraphTerm): Taking {
  switch (term.kind) {
    case 'path':
      return {
        leaves: (vertex) => paths(vertex - 1n, term.order - vertex - 2n),
        twinOf: (vertex) => (2n * vertex < term.order ? vertex : term.order - 1n - vertex),
      };
    case 'cycle':
      return { leaves: () => paths(term.order - 3n), twinOf: () => 0 };
    default:
      return takingFromGraph(build(term));
  }
}

/** Paths of these orders; an empty one beside another is nothing, alone it is P0. */
export function paths(...orders: readonly bigint[]): readonly GraphTerm[] {
  const left = orders.filter((order) => order > 0n).map(path);
  return left.length === 0 ? [path(0n)] : left;
}

function takingFromGraph(graph: Graph): Taking {
  const orders = componentOrders(graph);
  let twin: Uint32Array | undefined;
  return {
    leaves(place) {
      const vertex = Number(place);
      const left: GraphTerm = { kind: 'listed', graph: withoutVertices(graph, [vertex, ...neighbours(graph, vertex)]) };
      const ends = orders[vertex] === degree(graph, vertex) + 1;
      if (left.graph.order === 0) return [path(0n)];
      return ends ? [path(0n), left] : [left];
    },
    twinOf(vertex) {
      twin ??= twins(graph);
      return twin[Number(vertex)] as number;
    },
  };
}

/** For each vertex the order of its component. */
export function componentOrders(graph: Graph): Uint32Array {
  const orders = new Uint32Array(graph.order);
  for (const vertices of componentSets(graph)) for (const vertex of vertices) orders[vertex] = vertices.length;
  return orders;
}

export function build(term: GraphTerm): Graph {
  const built = buildTerm(term, DEFAULT_LIMITS.order, 0);
  if (!built.ok) throw new LimitReached('program', DEFAULT_LIMITS.order, built.error.message);
  return built.value;
}

/** Families other than paths and cycles must be small enough to be built when a move is made in them. */
export function parsePosition({ text, at }: PositionText): Result<NodeKaylesPosition> {
  const parsed = parseGraphExpression(text, at);
  if (!parsed.ok) return parsed;
  for (const { item, at: place = at } of parsed.value) {
    if (hasGraph(item) || item.kind === 'path' || item.kind === 'cycle' || isBuildable(item, DEFAULT_LIMITS.order)) continue;
    return graphTooLarge(DEFAULT_LIMITS.order, place);
  }
  return ok({ sum: parsed.value });
}
