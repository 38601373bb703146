/**
 * Trees and forests under misère play: the outcome of normal play, unless the position is *fickle*, when it is reversed. A position
 * is fickle where every branch that hangs off a label is a single vertex and every tree without a label is a star K_{1,c}, c ≥ 0.
 *
 * Proof, by induction; a position that is not fickle is called firm.
 * Fickle positions: a star has the value 1 for even c and 0 for odd c (labelling the centre leaves c single vertices; labelling a
 * leaf of a star with c ≥ 2 leaves a rooted star, of value 2), so the nim-sum is 0 or 1. Every move in a single vertex or in the
 * centre of a star leaves a fickle position of the other nim-sum, so from nim-sum 0, unless nothing is left and the player to move
 * has won, there is a move to nim-sum 1. From nim-sum 1 every move leaves a fickle position of nim-sum 0, or a firm one of which
 * one summand has the value 2 and the others 0 and 1, which normal play, and by induction misère play, wins.
 * Firm positions of nim-sum 0: no move leaves a fickle position. It would be made in the only firm summand, which would have the
 * value 0 or 1 of the others; but a rooted tree with a move to single vertices has a value of at least 2 (the lemma in
 * `games/hackendot/theory/misere.ts`), and a first label in a tree that is no star leaves a branch of two vertices or more. So every move
 * leaves a firm position that the other player wins.
 * Firm positions of another nim-sum: some move makes it 0. If what it leaves is firm, that wins. If it is fickle, the move was made
 * in a rooted tree, and the lemma has another one that leaves a fickle position of nim-sum 1.
 */

import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyHeapsCancel } from '../../../core/why.ts';
import { degree, type Graph } from '../../../structures/graph.ts';
import { countEdges, edgesAfter } from '../../hackendot/theory/forest.ts';
import { buildPart } from '../play.ts';
import type { GeodeticPart, GeodeticPosition, Reading } from '../position.ts';
import { forestAfter, type ValuedGeodeticForest, valueForest } from './forest.ts';
import { misereForestMarks } from './marks-misere.ts';
import { longPath, solveLongPath } from './misere-path.ts';
import { forestOf } from './part.ts';
import { misereSolution, movesIn } from './sum.ts';
import { isForest } from './tree.ts';

export const geodeticMisereTree: Theorem<GeodeticPosition> = {
  id: 'geodetic-misere-tree',
  title: 'Misère geodetic games on trees and forests',
  statement:
    'Under misère play a forest has the outcome of normal play, unless every branch that hangs off a label is a single vertex and every tree without a label is a star: then the outcome is reversed.',
  sources: [{ key: 'impartial', where: 'games/geodetic/theory/misere-tree.ts' }],
  scope: 'position',
  examples: ['geodetic S3,4,5,6 [misere]', 'geodetic K1,30 [misere]', 'geodetic P1000000000000000001 [misere]'],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position) {
    if (!isForest(position)) return pass('the graph is no forest with connected labels in each tree');
    const path = longPath(position);
    if (path !== undefined) return solveLongPath(position, path);
    const parts = position.parts.map(({ item, count }) => ({ count, ...toForest(item, position.reading) }));
    const total = parts.reduce((sum, { forest, count }) => (count % 2n === 0n ? sum : sum ^ forest.value), 0);
    const firm = parts.reduce((sum, { isFickle, count }) => (isFickle ? sum : sum + count), 0n);
    const isWon = firm === 0n ? total === 0 : total !== 0;
    return misereSolution(
      position,
      firm === 0n ? 'stars' : 'trees',
      isWon,
      firm === 0n
        ? {
            text: `only single vertices and stars are left, so the outcome of normal play, where the value is ${total}, is reversed`,
            why: `only single vertices and stars are left. Each takes an odd or an even number of moves whatever is done, and the count comes out so that ${isWon ? 'the other player' : 'the player to move'} has to make the last move, which loses`,
          }
        : {
            text: `not only single vertices and stars are left, so the outcome is that of normal play, where the value is ${total}`,
            why: `${whyHeapsCancel('the branches and trees count as heaps of Nim that', total === 0)}. Whoever makes them cancel also decides at the end whether an odd or an even number of single vertices is left, so misère play changes nothing yet`,
          },
      function* () {
        const moves = movesIn(position);
        for (const [index, part] of parts.entries()) {
          const others = firm - (part.isFickle ? 0n : 1n);
          yield* moves(index, winningPicks(part, total ^ part.forest.value, others === 0n));
        }
      },
      () => misereForestMarks(position, isWon, firm === 0n),
    );
  },
};

interface ForestPart {
  readonly graph: Graph;
  readonly forest: ValuedGeodeticForest;
  readonly isFickle: boolean;
}

function toForest(part: GeodeticPart, reading: Reading): ForestPart {
  const graph = buildPart(part.term);
  const forest = forestOf(part, reading);
  if (forest === undefined) throw new Error('the graph is a forest');
  const valued = valueForest(forest);
  return { graph, forest: valued, isFickle: countEdges(forest.branches.parents) === 0 && nonStars(graph, valued).length === 0 };
}

/** The places in the list of the trees without labels that are no stars. */
function nonStars(graph: Graph, { fresh, trees }: ValuedGeodeticForest): number[] {
  return [...trees.keys()].filter((index) => {
    const { from, to } = trees[index] ?? { from: 0, to: 0 };
    return fresh.vertices.subarray(from, to).every((vertex) => degree(graph, vertex) < to - from - 1);
  });
}

/** The picks that leave a position the other player loses; `rest` is the value of everything beside this part. */
function* winningPicks({ graph, forest }: ForestPart, rest: number, isRestFickle: boolean): Iterable<bigint> {
  const after = forestAfter(forest, graph.order);
  const becomesFickle = fickleAfter(graph, forest);
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const value = after[vertex] as number;
    if (value >= 0 && (value ^ rest) === (isRestFickle && becomesFickle[vertex] === 1 ? 1 : 0)) yield BigInt(vertex);
  }
}

/** For each vertex, 1 where picking it leaves the part fickle. */
function fickleAfter(graph: Graph, forest: ValuedGeodeticForest): Uint8Array {
  const { branches, fresh, trees } = forest;
  const isFickle = new Uint8Array(graph.order);
  const firmTrees = nonStars(graph, forest);
  const edges = edgesAfter(branches.parents);
  if (firmTrees.length === 0)
    for (let place = 0; place < edges.length; place++) if (edges[place] === 0) isFickle[branches.vertices[place] as number] = 1;
  const hanging = countEdges(branches.parents);
  for (const [index, { from, to }] of trees.entries()) {
    if (hanging > 0 || firmTrees.some((other) => other !== index)) continue;
    for (const vertex of fresh.vertices.subarray(from, to)) if (degree(graph, vertex) === to - from - 1) isFickle[vertex] = 1;
  }
  return isFickle;
}
