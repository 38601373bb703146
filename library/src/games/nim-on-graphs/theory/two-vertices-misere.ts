/**
 * Misère Nim on two vertices: where all edges within reach join the same two vertices, or are loops at one, every edge can be
 * used wherever the piece is, so the edges are heaps under either convention. Weights only: a game has no heap that does for it
 * in misère play.
 */

import { excerpt } from '../../../core/result.ts';
import type { Move } from '../../../core/ruleset.ts';
import { pass, type Theorem } from '../../../core/theorem.ts';
import { whyMisereHeaps } from '../../../core/why.ts';
import { type MisereHeaps, misereHeaps } from '../../../numeric/misere-heaps.ts';
import { type GraphNimPosition, moveTo } from '../rules.ts';
import { reachedVertices } from './reduction.ts';
import { isOrdinaryNim, twoVerticesCertificate } from './two-vertices.ts';

export const nimOnTwoVerticesMisere: Theorem<GraphNimPosition> = {
  id: 'nim-on-two-vertices-misere',
  title: 'Two vertices are ordinary misère Nim',
  statement:
    'Where all edges join the same two vertices, or all are loops at one vertex, misère play is misère Nim with one heap for each edge.',
  sources: [{ key: 'fukuyama2003', where: 'Section 1' }, { key: 'bouton1901' }],
  scope: 'position',
  examples: ['nim-on-graphs 1-2=2 1-2=3 1-2=1 @1 [misere]', 'nim-on-graphs 1-1=1 1-1=1 @1 [misere]'],
  setting: { compound: 'disjunctive', play: 'misere' },
  answer(position) {
    if (!isOrdinaryNim(position)) return pass('the edges join more than two vertices');
    const sizes: bigint[] = [];
    for (const { weight } of liveEdges(position)) {
      if (typeof weight !== 'bigint') return pass('an edge carries a game');
      sizes.push(weight);
    }
    const ones = sizes.filter((size) => size === 1n).length;
    const sum = sizes.reduce((all, size) => all ^ size, 0n);
    const heaps = misereHeaps(BigInt(sizes.length - ones), BigInt(ones), sum);
    return {
      scope: 'position',
      outcome: heaps.isWon ? 'N' : 'P',
      values: {},
      winningMoves: () => (heaps.isWon ? eachWin(position, heaps) : []),
      why: `wherever the piece is, it can use every edge, so each edge is a heap of Nim; ${whyMisereHeaps('the heaps', BigInt(sizes.length - ones), BigInt(ones), !heaps.isWon)}`,
      text:
        sizes.length === 0
          ? 'the player who cannot move wins'
          : sizes.length === ones
            ? `no edge has two or more, and the number of edges of weight 1 is ${ones % 2 === 0 ? 'even' : 'odd'}`
            : `some edge has two or more, and the nim-sum of the edges is ${excerpt(String(sum))}`,
      certificate: () =>
        twoVerticesCertificate(
          position,
          'misere',
          position.edges.map(({ weight }) => (typeof weight === 'bigint' ? weight : 0n)),
          heaps.isWon ? 'N' : 'P',
        ),
    };
  },
};

/** The edges that the piece can reach and that still carry something. */
function liveEdges(position: GraphNimPosition): GraphNimPosition['edges'] {
  const reached = reachedVertices(position);
  return position.edges.filter(({ from, weight }) => weight !== 0n && reached.has(from));
}

/** Equal edges have the same moves, which come once. */
function* eachWin(position: GraphNimPosition, heaps: MisereHeaps): Iterable<Move<GraphNimPosition>> {
  const live = new Set(liveEdges(position));
  const seen = new Set<bigint>();
  for (const [index, edge] of position.edges.entries()) {
    const { weight } = edge;
    if (!live.has(edge) || typeof weight !== 'bigint' || seen.has(weight)) continue;
    seen.add(weight);
    const left = heaps.leave(weight);
    if (left !== undefined) yield moveTo(position, index, left);
  }
}
