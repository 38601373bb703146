/**
 * Selective Node-Kayles: take a vertex of a graph and as many of its neighbours as you like, also none or all; suggested in
 * [guignardSopena2009, §4].
 *
 * The same set may be taken from several of its vertices (both ends of an edge, say); it is one move, called by the first
 * of them: `2+1+3` takes 2 with its neighbours 1 and 3. What is left is written as in Node-Kayles.
 */

import { once } from '../../core/counted.ts';
import { LazyMove } from '../../core/lazy-move.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import { canonicalSum } from '../../notation/canonical-sum.ts';
import { formatGraphExpression } from '../../notation/graph-expression.ts';
import { type Graph, isAdjacent, neighbours, withoutVertices } from '../../structures/graph.ts';
import { path } from '../../structures/graph-family.ts';
import { type GraphTerm, namedTerm, orderOfTerm, termVertexName } from '../../structures/graph-sum.ts';
import { type LongestFirstPosition, withLongestFirst } from './longest-first.ts';
import { drawGraphPosition, type GraphPosition, graphComponents, graphPositionKey, joinGraphPositions } from './position.ts';
import { build, componentOrders, parsePosition, paths } from './rules.ts';
import { subsetGameOf } from './subset-game.ts';

export const selectiveNodeKayles: Ruleset<LongestFirstPosition> = withLongestFirst({
  id: 'selective-node-kayles',
  title: 'Selective Node-Kayles',
  rule: 'Take a vertex of the graph together with any of its neighbours: none, some or all.',
  inShort: 'several vertices at once',
  notation:
    'A graph as in `node-kayles`: P5, C7, K3,3, 1-2 2-3 3-1, P10 + 2*C7. A move is the vertex and the neighbours taken with it: `2+1+3`.',
  sources: [{ key: 'guignardSopena2009', where: '§4' }],
  samples: ['P5', 'C5', '2*P3', 'K1,3', 'K4', '1-2 2-3 3-1 3-4 5', 'P0'],
  graph: { arrow: '-', families: true },
  family: { text: 'P{n}', from: 0 },

  parse: parsePosition,
  format: ({ sum }) => formatGraphExpression(sum),
  moves: eachMove,
  components: graphComponents,
  join: joinGraphPositions,
  key: graphPositionKey,
  draw: (position) => drawGraphPosition(position, 'pick'),
  toMove: () => 'take a vertex together with none, some or all of its neighbours',
  subsetGame: ({ sum }) =>
    subsetGameOf(sum, (graph, vertex) => eachTaken(graph, vertex), { mostMoves: MOST_MOVES, followsGraph: true }),
});

/** A vertex of high degree has more moves than a list should have. */
const MOST_MOVES = 20_000;

/** What one move takes, by places in its graph, the vertex first, and what it leaves. */
interface Taking {
  readonly taken: readonly bigint[];
  left(): readonly GraphTerm[];
}

function* eachMove({ sum, first }: GraphPosition): Iterable<Move<GraphPosition>> {
  const named = first === undefined ? namedTerm(sum) : undefined;
  let number = first ?? 1n;
  for (const [index, { item, count }] of sum.entries()) {
    const order = orderOfTerm(item);
    if (order === 0n) continue;
    const rest = count === 1n ? sum.toSpliced(index, 1) : sum.toSpliced(index, 1, { item, count: count - 1n });
    for (let copy = 0n; copy < count; copy++, number += order) {
      const start = number;
      const nameAt = (place: bigint) => (named === undefined ? String(start + place) : termVertexName(named, place));
      for (const { taken, left } of eachTaking(item)) {
        yield new LazyMove(
          () => taken.map(nameAt).join('+'),
          () => ({ sum: canonicalSum([...rest, ...left().map(once)]) }),
        );
      }
    }
  }
}

function eachTaking(term: GraphTerm): Iterable<Taking> {
  if (term.kind === 'path') return eachInPath(term.order);
  return term.kind === 'cycle' && term.order > 3n ? eachInCycle(term.order) : eachInGraph(build(term));
}

function* eachInPath(order: bigint): Iterable<Taking> {
  for (let place = 0n; place < order; place++) {
    yield stretch(order, place, 1n);
    if (place < order - 1n) yield stretch(order, place, 2n);
    if (place > 0n && place < order - 1n) yield stretch(order, place - 1n, 3n);
  }
}

/** Takes one, two or three vertices of a path, from this place on; three are called by the middle one. */
function stretch(order: bigint, from: bigint, length: bigint): Taking {
  const taken = length === 3n ? [from + 1n, from, from + 2n] : length === 2n ? [from, from + 1n] : [from];
  return { taken, left: () => paths(from, order - from - length) };
}

/** The move in one path written `Pn` that leaves this many vertices before and after what it takes. */
export function stretchOfPath({ first = 1n }: GraphPosition, order: bigint, before: bigint, after: bigint): Move<GraphPosition> {
  const { taken, left } = stretch(order, before, order - before - after);
  return { label: taken.map((place) => first + place).join('+'), to: { sum: canonicalSum(left().map(once)) } };
}

/** A cycle of four or more, in the order of `eachTaken`: subsets of the two neighbours, the smaller one first. */
function* eachInCycle(order: bigint): Iterable<Taking> {
  const leaving = (...taken: readonly bigint[]): Taking => ({ taken, left: () => paths(order - BigInt(taken.length)) });
  for (let place = 0n; place < order; place++) {
    const last = place === order - 1n;
    const near = place === 0n ? [1n, order - 1n] : last ? [0n, place - 1n] : [place - 1n, place + 1n];
    yield leaving(place);
    for (const other of near) if (other > place) yield leaving(place, other);
    yield leaving(place, ...near);
  }
}

function* eachInGraph(graph: Graph): Iterable<Taking> {
  const orders = componentOrders(graph);
  for (let vertex = 0; vertex < graph.order; vertex++) {
    for (const taken of eachTaken(graph, vertex)) {
      yield { taken: taken.map(BigInt), left: () => leftOf(graph, taken, orders[vertex] === taken.length) };
    }
  }
}

function leftOf(graph: Graph, taken: readonly number[], hasEnded: boolean): readonly GraphTerm[] {
  const left = withoutVertices(graph, taken);
  if (left.order === 0) return [path(0n)];
  return hasEnded ? [path(0n), { kind: 'listed', graph: left }] : [{ kind: 'listed', graph: left }];
}

/** The sets that are called by this vertex: with some of its neighbours, unless a smaller one of these is next to all of them. */
function* eachTaken(graph: Graph, vertex: number): Iterable<readonly number[]> {
  const near = [...neighbours(graph, vertex)];
  const chosen: boolean[] = near.map(() => false);
  for (;;) {
    const taken = [vertex, ...near.filter((_, index) => chosen[index])];
    const smaller = taken.find(
      (other) => other < vertex && taken.every((each) => each === other || isAdjacent(graph, each, other)),
    );
    if (smaller === undefined) yield taken;
    const next = chosen.indexOf(false);
    if (next < 0) return;
    chosen.fill(false, 0, next);
    chosen[next] = true;
  }
}
