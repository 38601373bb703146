/**
 * Vertex geography on undirected graphs [fraenkelScheinermanUllman1993]: let v be the vertex of the piece and G the graph of all
 * vertices it can still reach. The player to move wins exactly when every maximum matching of G covers v, and going to w wins exactly
 * when some maximum matching of G − v misses w.
 *
 * Proof. Let M be a maximum matching of G that misses v. The second player answers each move, to w, by going to the partner of w:
 * there is one, since otherwise the way of the piece, whose edges are in turn outside and inside of M, would run between two vertices
 * that M misses, and turning it round would give a larger matching. So v is lost. If going to w is such that some maximum matching
 * of G − v misses w, it leaves just such a position, and wins. If no such w is next to v, then a maximum matching of G − v is one of
 * G as well: a larger one would cover v, say by vw, and without vw it would be a maximum matching of G − v that misses w. So some
 * maximum matching of G misses v. ∎
 *
 * One search gives all of it: a maximum matching of G − v with the vertices that others miss (`numeric/maximum-matching.ts`).
 */
import type { CertificateOf } from '../../../core/certificate.ts';
import { LimitReached } from '../../../core/limits.ts';
import { type Marks, MOST_MARKED, type Said } from '../../../core/marks.ts';
import { excerpt } from '../../../core/result.ts';
import { pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import type { Values } from '../../../core/verdict.ts';
import { type Matching, maximumMatching } from '../../../numeric/maximum-matching.ts';
import { deadline } from '../../nim-on-graphs/theory/solution.ts';
import { moveTo, reachOf, vertexGeography } from '../vertex-geography.ts';
import { nameAt, targetsOf, type Walk } from '../walk.ts';
import { vertexWalk } from './walk-graphs.ts';
import { fitsTable, WalkTable } from './walk-table.ts';

/** Larger ones have no certificate: it would take longer to read than to solve. */
const LARGEST_CERTIFIED = 100_000;
/** Vertices within reach of a won position whose value is looked for, and states that are looked at for it. */
const MOST_VALUED = 20;
const MOST_STATES = 20_000;

interface Solved {
  /** What the piece can reach. */
  readonly reach: ReadonlySet<number>;
  readonly matching: Matching;
  /** The vertices to which the piece should go. */
  readonly winning: readonly number[];
}

function solve(walk: Walk, tools: Tools): Solved {
  const { board, piece } = walk;
  const reach = reachOf(walk);
  const isGone = new Uint8Array(board.graph.order).fill(1);
  for (const vertex of reach) isGone[vertex] = 0;
  isGone[piece] = 1;
  const matching = maximumMatching(board.graph, isGone, deadline(tools));
  return { reach, matching, winning: [...targetsOf(board, piece)].filter((vertex) => matching.isOuter[vertex] === 1) };
}

export const vertexGeographyMatching: Theorem<Walk> = {
  id: 'vertex-geography-matching',
  title: 'Vertex geography by matchings',
  statement:
    'On an undirected graph the player to move wins exactly when every maximum matching of what the piece can still reach covers its vertex. The winning moves lead to the neighbours that some maximum matching of the rest misses.',
  sources: [{ key: 'fraenkelScheinermanUllman1993' }, { key: 'impartial', where: 'games/graphs/theory/vertex-geography.ts' }],
  scope: 'position',
  examples: ['vertex-geography G5x5 @13', 'vertex-geography G4x6 @1 : 2 7', 'vertex-geography Q4 @1 : 2 4 3'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(walk, _setting, tools) {
    if (walk.board.isDirected) return pass('it is about graphs without directions');
    const solved = solve(walk, tools);
    const { winning } = solved;
    const [first] = winning;
    return {
      scope: 'position',
      outcome: first === undefined ? 'P' : 'N',
      values: first === undefined ? { grundy: 0 } : valuesOf(walk, solved, tools),
      *winningMoves() {
        for (const target of winning) yield moveTo(walk, target);
      },
      ...tell(walk, solved),
      marks: () => pairMarks(walk, solved),
      certificate: () => toCertificate(walk, solved),
    };
  },
};

export const vertexGeographyLost: Theorem<Walk> = {
  id: 'vertex-geography-lost',
  title: 'Lost positions of vertex geography in sums',
  statement:
    'On an undirected graph whose maximum matchings do not all cover the piece, vertex geography has the value 0 in every sum.',
  sources: [{ key: 'fraenkelScheinermanUllman1993' }, { key: 'impartial', where: 'games/graphs/theory/vertex-geography.ts' }],
  scope: 'component',
  examples: ['vertex-geography C9 @1 + nim 2', 'vertex-geography G3x5 @1 + nim 3'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(walk, _setting, tools) {
    if (walk.board.isDirected) return pass('it is about graphs without directions');
    const solved = solve(walk, tools);
    if (solved.winning.length > 0) return pass('the player to move wins it alone, which does not tell its value');
    return { scope: 'component', value: 0, text: tell(walk, solved).text, certificate: () => toCertificate(walk, solved) };
  },
};

/** The value of a won position, while it is found quickly. */
function valuesOf(walk: Walk, { reach }: Solved, tools: Tools): Values {
  const graph = reach.size > MOST_VALUED ? undefined : vertexWalk(walk);
  if (graph === undefined || !fitsTable(graph, 16)) return {};
  try {
    return { grundy: new WalkTable(graph, 'normal', MOST_STATES, deadline(tools)).value() };
  } catch (error) {
    if (error instanceof LimitReached && error.limit.name === 'positions') return {};
    throw error;
  }
}

/** The pairs that the winner follows, after the winning move or as it is, and the barrier beside them. */
function followed(walk: Walk, { reach, matching, winning }: Solved) {
  const [first] = winning;
  const mate = first === undefined ? matching.mate : matching.missing(first);
  const left = [...(first === undefined ? reach : reachOf(moveTo(walk, first).to))].sort((a, b) => a - b);
  return {
    pairs: left.flatMap((vertex) => ((mate[vertex] as number) > vertex ? [[vertex, mate[vertex] as number] as const] : [])),
    barrier: left.filter((vertex) => matching.isInner[vertex] === 1),
  };
}

function tell({ board, piece }: Walk, { reach, matching, winning }: Solved): { readonly text: string; readonly why: string } {
  const pairs = matching.mate.reduce((sum, other) => sum + (other < 0 ? 0 : 1), 0) / 2;
  const edges = pairs === 1 ? 'one edge' : `${pairs} edges`;
  const here = excerpt(nameAt(board, piece));
  const [first] = winning;
  if (reach.size === 1)
    return {
      text: `no vertex is left to go to from ${here}`,
      why: 'the piece cannot move, and the player who cannot move loses',
    };
  if (first === undefined) {
    return {
      text: `a maximum matching, of ${edges}, misses ${here}, the vertex of the piece`,
      why: `other vertices can be paired with neighbours so that each vertex that can be gone to has a partner; the other player always goes on to the partner, and there is always one`,
    };
  }
  const there = excerpt(nameAt(board, first));
  if (pairs === 0)
    return {
      text: `every maximum matching covers ${here}, the vertex of the piece; without ${here} no edge is left, and ${there} is missed`,
      why: `after a move to ${there} the piece cannot move, and the player who cannot move loses`,
    };
  return {
    text: `every maximum matching covers ${here}, the vertex of the piece; without ${here} one of ${edges} misses ${there}`,
    why: `after a move to ${there} the other vertices can be paired with neighbours so that each vertex that can be gone to has a partner; always going on to the partner wins`,
  };
}

function pairMarks(walk: Walk, solved: Solved): Marks | undefined {
  const { board } = walk;
  const { reach, winning } = solved;
  if (reach.size === 1 || reach.size > MOST_MARKED) return undefined;
  const [first] = winning;
  const says: Said = first === undefined ? { outcome: 'P' } : { winningMoves: winning.map((vertex) => nameAt(board, vertex)) };
  const marks = followed(walk, solved).pairs.flatMap((pair, index) =>
    pair.map((vertex) => ({ kind: 'badge', vertex: nameAt(board, vertex), text: `${index + 1}` }) as const),
  );
  const picture = { caption: captionOf(walk, solved, marks.length > 0), marks, says };
  return { layers: [{ id: 'pairs', name: 'Pairs', part: 'pairs', isDefault: false, pictures: [picture] }] };
}

function captionOf({ board }: Walk, { winning: [first] }: Solved, hasPairs: boolean): string {
  const on = 'every move leads to a number, and is answered by going on to the other vertex with it';
  if (first === undefined) return `However the piece is moved, ${on}.`;
  const there = excerpt(nameAt(board, first));
  return hasPairs ? `Go to ${there}; from then on ${on}.` : `Go to ${there}, from where no way leads on.`;
}

function toCertificate(walk: Walk, solved: Solved): CertificateOf<'vertex-geography'> | undefined {
  const { board } = walk;
  const { reach, winning } = solved;
  if (reach.size > LARGEST_CERTIFIED) return undefined;
  const name = (vertex: number) => nameAt(board, vertex);
  const [first] = winning;
  const { pairs, barrier } = followed(walk, solved);
  return {
    kind: 'vertex-geography',
    question: `vertex-geography ${vertexGeography.format(walk)}`,
    first: first === undefined ? null : name(first),
    matching: pairs.map(([u, v]) => [name(u), name(v)] as const),
    barrier: barrier.map(name),
  };
}
