/**
 * Edge geography: a piece walks over a graph and uses each edge once [fraenkelScheinermanUllman1993]; along arcs where the graph has
 * directions [schaefer1978]. The edges it has used stand after the colon. It may come back to a vertex as long as an edge leads there.
 */
import { LazyMove } from '../../core/lazy-move.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import type { Word } from '../../notation/tokens.ts';
import { findVertex, isAdjacent } from '../../structures/graph.ts';
import { mustBeKeyed } from '../../structures/graph-key.ts';
import {
  alsoUsed,
  drawWalk,
  edgeCode,
  endsOf,
  formatWalk,
  nameAt,
  parseWalk,
  targetsOf,
  type Walk,
  type WalkBoard,
} from './walk.ts';

export const edgeGeography: Ruleset<Walk> = {
  id: 'edge-geography',
  title: 'Edge geography',
  rule: 'Move the piece along an edge that has not been used.',
  inShort: 'walk along new edges',
  notation:
    'A graph and the vertex of the piece: `C4 @1`, `1-2 2-3 @1`, arcs `1>2 2>3 @1`; edges that are used up stand after a colon: `C4 @2 : 1-2`. A move is the vertex that the piece goes to.',
  sources: [{ key: 'fraenkelScheinermanUllman1993' }, { key: 'schaefer1978' }],
  samples: [
    'C4 @1',
    'C3 @1',
    'P4 @2',
    'K4 @1',
    'K2,3 @1',
    'K4 @3 : 1-2 2-3',
    '1-2 2-3 3-1 3-4 4-5 @1',
    '1>2 2>1 2>3 3>1 @1',
    'P1 @1',
  ],
  example: 'K2,3 @1',
  graph: { arrow: '-', families: true, piece: true },
  family: { text: 'P{n} @1', from: 1 },

  parse: (input) => parseWalk(input, readUsed),
  format: (walk) => formatWalk(walk, formatUsed(walk)),
  leastLength: ({ board }) => board.text.length,
  moves: eachMove,
  key: keyOf,
  toMove: () => 'move the piece along an edge that has not been used',
  draw: (walk) => {
    const used = new Set(walk.used);
    return drawWalk(walk, (from, to) => used.has(edgeCode(walk.board, from, to)), []);
  },
};

function readUsed(words: Iterable<Word>, board: WalkBoard): Result<readonly number[]> {
  const codes = new Set<number>();
  for (const { text, at } of words) {
    const code = codeOf(text, board);
    if (code === undefined) {
      const arrow = board.isDirected ? '>' : '-';
      return bad('unknown-edge', `The graph has no ${board.isDirected ? 'arc' : 'edge'} of this name.`, at, {
        expected: `one of its own, written 1${arrow}2`,
        found: text,
      });
    }
    if (codes.has(code))
      return bad('duplicate-edge', `${text} is used up already.`, at, { expected: 'each edge once', found: text });
    codes.add(code);
  }
  return ok([...codes].sort((a, b) => a - b));
}

function codeOf(text: string, board: WalkBoard): number | undefined {
  const [from, to, more] = text.split(board.isDirected ? '>' : '-').map((name) => findVertex(board.graph, name));
  if (from === undefined || to === undefined || more !== undefined) return undefined;
  return isAdjacent(board.graph, from, to) ? edgeCode(board, from, to) : undefined;
}

function formatUsed({ board, used }: Walk): string {
  const arrow = board.isDirected ? '>' : '-';
  return used
    .map((code) =>
      endsOf(board, code)
        .map((vertex) => nameAt(board, vertex))
        .join(arrow),
    )
    .join(' ');
}

function* eachMove(walk: Walk): Iterable<Move<Walk>> {
  const used = new Set(walk.used);
  for (const target of targetsOf(walk.board, walk.piece)) {
    if (!used.has(edgeCode(walk.board, walk.piece, target))) yield moveAlong(walk, target);
  }
}

/** The move of the piece along an edge that is there and not used up. */
export function moveAlong({ board, piece, used }: Walk, target: number): Move<Walk> {
  return new LazyMove(
    () => nameAt(board, target),
    () => ({ board, piece: target, used: alsoUsed(used, edgeCode(board, piece, target)) }),
  );
}

/** The edges or arcs that the piece can still walk, by their ends; an edge with the smaller one first. */
export function liveEdges({ board, piece, used }: Walk): readonly (readonly [number, number])[] {
  const gone = new Set(used);
  const reached = new Set([piece]);
  const codes = new Set<number>();
  for (const vertex of reached) {
    for (const target of targetsOf(board, vertex)) {
      const code = edgeCode(board, vertex, target);
      if (gone.has(code)) continue;
      reached.add(target);
      codes.add(code);
    }
  }
  return [...codes].sort((a, b) => a - b).map((code) => endsOf(board, code));
}

/** Only edges that the piece can still walk make a difference. A digraph without arcs is written as a graph, so it has the key of one. */
function keyOf(walk: Walk): string {
  mustBeKeyed(walk.board.graph.order);
  const edges = liveEdges(walk).map((ends) => ends.join(walk.board.isDirected ? '>' : '-'));
  return `${edges.join(' ')} @${walk.piece}`;
}
