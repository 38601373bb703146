/**
 * Edge geography on undirected bipartite graphs [fraenkelScheinermanUllman1993]: the weights 1 of Nim on graphs, decided by the same
 * system of linear equations modulo 2 (`games/nim-on-graphs/theory/parity.ts`, where the proof is).
 *
 * What the winner keeps to is an even kernel: a set of vertices of which no two are joined and which every other vertex is joined to
 * evenly, by edges that are left. A piece that stands on it is lost: each move leads out of it to a vertex that an odd number of edges
 * still joins to it, and the second player goes back along one of them. In a bipartite graph there is such a set around every lost
 * piece, and going to a vertex wins exactly when one is around it after the move. In other graphs a lost piece may be in none, and
 * finding one is hard.
 */
import type { CertificateOf } from '../../../core/certificate.ts';
import { LimitReached } from '../../../core/limits.ts';
import { type Marks, MOST_MARKED, type Said } from '../../../core/marks.ts';
import { excerpt } from '../../../core/result.ts';
import { type Passed, pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import type { Values } from '../../../core/verdict.ts';
import { decideByParity } from '../../nim-on-graphs/theory/parity.ts';
import { toPlain } from '../../nim-on-graphs/theory/plain.ts';
import { deadline } from '../../nim-on-graphs/theory/solution.ts';
import { edgeGeography, liveEdges, moveAlong } from '../edge-geography.ts';
import { nameAt, type Walk } from '../walk.ts';
import { edgeWalk } from './walk-graphs.ts';
import { fitsTable, WalkTable } from './walk-table.ts';

/** States that are looked at for the value of a won position. */
const MOST_STATES = 20_000;

interface Solved {
  /** The even kernel that the winner keeps to. */
  readonly kernel: readonly number[];
  /** The vertices to which the piece should go, and one of them that is in the kernel. */
  readonly winning: readonly number[];
  readonly first?: number;
}

function solve(walk: Walk, tools: Tools): Solved | Passed {
  const edges = liveEdges(walk).map(([from, to]) => ({ from, to, value: 1n }));
  const decision = decideByParity(toPlain(walk.piece, edges), deadline(tools));
  if (typeof decision === 'string') return pass(decision);
  const proof = decision.proof();
  if (proof?.rule === 'even-set') return { kernel: proof.set, winning: [] };
  if (proof?.rule !== 'odd-stars') throw new Error('a system has a solution, or rows that show that it has none');
  const winning = decision.moves().map(({ to }) => to);
  const first = winning.find((vertex) => proof.stars.includes(vertex));
  if (first === undefined) throw new Error('an odd number of edges joins the piece to the stars');
  return { kernel: proof.stars, winning, first };
}

export const edgeGeographyParity: Theorem<Walk> = {
  id: 'edge-geography-parity',
  title: 'Edge geography on bipartite graphs',
  statement:
    'Let the edges that the piece can still walk form an undirected bipartite graph. The player to move from v wins exactly when some vertices of the other side have neighbourhoods that add up to {v} modulo 2; moves to vertices of such a set win.',
  sources: [{ key: 'fraenkelScheinermanUllman1993' }, { key: 'impartial', where: 'games/graphs/theory/edge-geography.ts' }],
  scope: 'position',
  examples: ['edge-geography K3,4 @1', 'edge-geography G3x4 @1', 'edge-geography Q3 @1 : 1-2'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(walk, _setting, tools) {
    if (walk.board.isDirected) return pass('it is about graphs without directions');
    const solved = solve(walk, tools);
    if ('why' in solved) return solved;
    const { winning } = solved;
    const isLost = winning.length === 0;
    return {
      scope: 'position',
      outcome: isLost ? 'P' : 'N',
      values: isLost ? { grundy: 0 } : valuesOf(walk, tools),
      *winningMoves() {
        for (const target of winning) yield moveAlong(walk, target);
      },
      ...tell(walk, solved),
      marks: () => kernelMarks(walk, solved),
      certificate: () => toCertificate(walk, solved),
    };
  },
};

export const edgeGeographyLost: Theorem<Walk> = {
  id: 'edge-geography-lost',
  title: 'Lost positions of edge geography in sums',
  statement:
    'On an undirected bipartite graph a position of edge geography that the parity of its edges shows to be lost has the value 0 in every sum.',
  sources: [{ key: 'fraenkelScheinermanUllman1993' }, { key: 'impartial', where: 'games/graphs/theory/edge-geography.ts' }],
  scope: 'component',
  examples: ['edge-geography C8 @1 + nim 2', 'edge-geography K4,4 @1 + nim 3'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(walk, _setting, tools) {
    if (walk.board.isDirected) return pass('it is about graphs without directions');
    const solved = solve(walk, tools);
    if ('why' in solved) return solved;
    if (solved.winning.length > 0) return pass('the player to move wins it alone, which does not tell its value');
    return { scope: 'component', value: 0, text: tell(walk, solved).text, certificate: () => toCertificate(walk, solved) };
  },
};

/** The value of a won position, while it is found quickly. */
function valuesOf(walk: Walk, tools: Tools): Values {
  const graph = edgeWalk(walk);
  if (!fitsTable(graph, 16)) return {};
  try {
    return { grundy: new WalkTable(graph, 'normal', MOST_STATES, deadline(tools)).value() };
  } catch (error) {
    if (error instanceof LimitReached && error.limit.name === 'positions') return {};
    throw error;
  }
}

function tell({ board, piece }: Walk, { kernel, first }: Solved): { readonly text: string; readonly why: string } {
  const here = excerpt(nameAt(board, piece));
  const set = kernel.length === 1 ? 'one vertex' : `${kernel.length} vertices`;
  if (first === undefined) {
    return {
      text: `${here} is in an even kernel of ${set}: no two of them are joined, and every other vertex is joined to an even number of them`,
      why: `there is a set of vertices around the piece to which every other vertex is joined an even number of times. Each move leads out of it along one of these edges, which leaves an odd number, so the other player can always go back into it`,
    };
  }
  const there = excerpt(nameAt(board, first));
  return {
    text: `the edges at ${set} meet ${here} oddly and all other vertices of its side evenly; after a move to ${there} they are an even kernel`,
    why: `going to ${there} leads into a set of vertices to which every other vertex is then joined an even number of times. Each move of the other player leads out of it along one of these edges, which leaves an odd number, so there is always a way back`,
  };
}

function kernelMarks({ board }: Walk, { kernel, winning, first }: Solved): Marks | undefined {
  if (board.graph.order > MOST_MARKED || kernel.length === 0) return undefined;
  const names = kernel.map((vertex) => nameAt(board, vertex));
  const says: Said = first === undefined ? { outcome: 'P' } : { winningMoves: winning.map((vertex) => nameAt(board, vertex)) };
  const caption =
    first === undefined
      ? 'Every move leads out of these vertices, and there is always an edge back.'
      : `Go to ${excerpt(nameAt(board, first))}: every move then leads out of these vertices, and there is always an edge back.`;
  const picture = { caption, marks: [{ kind: 'lit', vertices: names } as const], says };
  return { layers: [{ id: 'kernel', name: 'Even kernel', part: 'kernel', isDefault: false, pictures: [picture] }] };
}

function toCertificate(walk: Walk, { kernel, first }: Solved): CertificateOf<'edge-geography'> {
  const { board } = walk;
  return {
    kind: 'edge-geography',
    question: `edge-geography ${edgeGeography.format(walk)}`,
    first: first === undefined ? null : nameAt(board, first),
    kernel: kernel.map((vertex) => nameAt(board, vertex)),
  };
}
