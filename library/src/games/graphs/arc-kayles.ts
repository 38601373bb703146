/**
 * Arc-Kayles: take an edge of a graph together with its two ends [schaefer1978].
 *
 * What is left of a path or a cycle are paths, written `Pn` and never built; of any other graph a listed graph whose vertices keep
 * their names. A vertex alone stays on the board as a component that has ended, as the heap of one counter does in Dawson's Kayles.
 */

import { once } from '../../core/counted.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { canonicalSum } from '../../notation/canonical-sum.ts';
import { formatGraphExpression } from '../../notation/graph-expression.ts';
import { type Graph, listEdges, neighbours, withoutVertices } from '../../structures/graph.ts';
import { path } from '../../structures/graph-family.ts';
import { type GraphTerm, namedTerm, orderOfTerm, termVertexName } from '../../structures/graph-sum.ts';
import { twins } from '../../structures/twins.ts';
import {
  drawGraphPosition,
  type GraphPosition,
  graphComponents,
  graphPositionKey,
  joinGraphPositions,
} from '../node-kayles/position.ts';
import { build, componentOrders, parsePosition, paths } from '../node-kayles/rules.ts';
import { subsetGameOf } from '../node-kayles/subset-game.ts';

export const arcKayles: Ruleset<GraphPosition> = {
  id: 'arc-kayles',
  title: 'Arc-Kayles',
  rule: 'Take an edge of the graph together with both its ends.',
  inShort: 'take an edge and its ends',
  notation:
    'A graph: P5, C7, K3,3, petersen, 1-2 2-3 3-1, g6:IheA@GUAo; unions and copies: P10 + 2*C7. A move is the edge taken, 1-2.',
  sources: [{ key: 'schaefer1978' }],
  samples: ['P6', 'C7', 'K1,4', 'K5', 'K2,3', 'S1,2,3', 'G3x3', 'petersen', '1-2 2-3 3-1 3-4 5', '2*P4 + P3', 'P0'],
  example: 'P12',
  graph: { arrow: '-', families: true },
  family: { text: 'P{n}', from: 0, octal: '0.07' },

  parse: parsePosition,
  format: ({ sum }) => formatGraphExpression(sum),
  moves: eachMove,
  components: graphComponents,
  join: joinGraphPositions,
  key: graphPositionKey,
  draw: (position) => drawGraphPosition(position, 'edges'),
  toMove: () => 'take an edge together with the two vertices at its ends',
  subsetGame: ({ sum }) =>
    subsetGameOf(sum, (graph, vertex) => laterNeighbours(graph, vertex).map((other) => [vertex, other]), {
      followsGraph: true,
      whole: true,
    }),
};

function laterNeighbours(graph: Graph, vertex: number): readonly number[] {
  return [...neighbours(graph, vertex)].filter((other) => other > vertex);
}

function* eachMove({ sum, first }: GraphPosition): Iterable<Move<GraphPosition>> {
  const named = first === undefined ? namedTerm(sum) : undefined;
  let number = first ?? 1n;
  for (const [index, { item, count }] of sum.entries()) {
    const order = orderOfTerm(item);
    if (order === 0n || count === 0n) continue;
    const rest = count === 1n ? sum.toSpliced(index, 1) : sum.toSpliced(index, 1, { item, count: count - 1n });
    for (let copy = 0n; copy < count; copy++, number += order) {
      const start = number;
      const nameOf = (vertex: bigint) => (named === undefined ? String(start + vertex) : termVertexName(named, vertex));
      for (const { ends, leaves, alike } of eachEdgeOf(item)) {
        yield new LazyMove(
          () => ends.map(nameOf).join('-'),
          () => ({ sum: canonicalSum([...rest, ...leaves().map(once)]) }),
          () => `${index} ${alike()}`,
        );
      }
    }
  }
}

/** An edge of one graph: what taking it leaves, and a mark that edges share which could change places. */
interface EdgeTaken {
  readonly ends: readonly [bigint, bigint];
  leaves(): readonly GraphTerm[];
  alike(): string;
}

function* eachEdgeOf(term: GraphTerm): Iterable<EdgeTaken> {
  switch (term.kind) {
    case 'path':
      for (let place = 0n; place < term.order - 1n; place++) yield edgeOfPath(term.order, place);
      return;
    case 'cycle':
      yield* edgesOfCycle(term.order);
      return;
    default:
      yield* edgesOfGraph(build(term));
  }
}

/** The edge at a place of a path, counted from 0. */
function edgeOfPath(order: bigint, place: bigint): EdgeTaken {
  const after = order - 2n - place;
  return {
    ends: [place, place + 1n],
    leaves: () => paths(place, after),
    alike: () => String(place < after ? place : after),
  };
}

/** In the order of the first ends, as everywhere: 1-2, 1-7, 2-3 … */
function* edgesOfCycle(order: bigint): Iterable<EdgeTaken> {
  const common = { leaves: () => paths(order - 2n), alike: () => '' };
  for (let place = 0n; place < order - 1n; place++) {
    yield { ends: [place, place + 1n], ...common };
    if (place === 0n && order > 2n) yield { ends: [0n, order - 1n], ...common };
  }
}

function* edgesOfGraph(graph: Graph): Iterable<EdgeTaken> {
  const orders = componentOrders(graph);
  let twin: Uint32Array | undefined;
  for (const [u, v] of listEdges(graph)) {
    yield {
      ends: [BigInt(u), BigInt(v)],
      leaves() {
        const left: GraphTerm = { kind: 'listed', graph: withoutVertices(graph, [u, v]) };
        if (left.graph.order === 0) return [path(0n)];
        return orders[u] === 2 ? [path(0n), left] : [left];
      },
      alike() {
        twin ??= twins(graph);
        return [twin[u] as number, twin[v] as number].sort((a, b) => a - b).join('-');
      },
    };
  }
}
