/**
 * Vertex geography: a piece walks over a graph and never comes back to a vertex [fraenkelScheinermanUllman1993], along arcs where
 * the graph has directions [schaefer1978]. The vertices it has left stand after the colon.
 */
import { LazyMove } from '../../core/lazy-move.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, Ruleset } from '../../core/ruleset.ts';
import type { Word } from '../../notation/tokens.ts';
import { formatVertexSet, parseVertexSet, resolveVertexSet } from '../../notation/vertex-set.ts';
import { mustBeKeyed } from '../../structures/graph-key.ts';
import { alsoUsed, drawWalk, formatWalk, nameAt, parseWalk, targetsOf, type Walk, type WalkBoard } from './walk.ts';

export const vertexGeography: Ruleset<Walk> = {
  id: 'vertex-geography',
  title: 'Vertex geography',
  rule: 'Move the piece along an edge to a vertex where it has not been.',
  inShort: 'walk to new vertices',
  notation:
    'A graph and the vertex of the piece: `petersen @1`, `1-2 2-3 @1`, arcs `1>2 2>3 @1`; vertices where it has been stand after a colon: `C7 @3 : 1 2`. A move is the vertex that the piece goes to.',
  sources: [{ key: 'fraenkelScheinermanUllman1993' }, { key: 'schaefer1978' }],
  samples: [
    'P5 @3',
    'P4 @2',
    'C5 @1',
    'C6 @1',
    'K2,3 @1',
    'petersen @1',
    'petersen @4 : 1 3',
    '1-2 2-3 3-1 3-4 @1',
    '1>2 2>3 3>1 3>4 4>2 @1',
    'chain 4 @4',
    'P1 @1',
  ],
  example: 'petersen @1',
  graph: { arrow: '-', families: true, piece: true },
  family: { text: 'P{n} @1', from: 1 },

  parse: (input) => {
    const walk = parseWalk(input, readVisited);
    return walk.ok ? pieceIsNew(walk.value, input.at + input.text.lastIndexOf(':') + 1) : walk;
  },
  format: (walk) => formatWalk(walk, formatVisited(walk)),
  leastLength: ({ board }) => board.text.length,
  moves: eachMove,
  key: keyOf,
  toMove: () => 'move the piece along an edge to a vertex where it has not been',
  draw: (walk) => {
    const gone = new Set(walk.used);
    return drawWalk(walk, (from, to) => gone.has(from) || gone.has(to), walk.used);
  },
};

function readVisited(_words: Iterable<Word>, { graph }: WalkBoard, { text, at }: Word): Result<readonly number[]> {
  const set = parseVertexSet(text, at);
  if (!set.ok) return set;
  const visited = resolveVertexSet(set.value, graph);
  return visited.ok ? ok(Array.from(visited.value)) : visited;
}

function pieceIsNew(walk: Walk, at: number): Result<Walk> {
  if (!walk.used.includes(walk.piece)) return ok(walk);
  return bad('piece-on-visited', 'The piece stands on a vertex that it has left.', at, {
    expected: 'vertices without that of the piece',
    found: nameAt(walk.board, walk.piece),
  });
}

function formatVisited({ board, used }: Walk): string {
  const set = parseVertexSet(used.map((vertex) => nameAt(board, vertex)).join(' '), 0);
  return set.ok ? formatVertexSet(set.value) : '';
}

function* eachMove(walk: Walk): Iterable<Move<Walk>> {
  const gone = new Set([walk.piece, ...walk.used]);
  for (const target of targetsOf(walk.board, walk.piece)) if (!gone.has(target)) yield moveTo(walk, target);
}

/** The move of the piece to a vertex that is next to it and new. */
export function moveTo({ board, piece, used }: Walk, target: number): Move<Walk> {
  return new LazyMove(
    () => nameAt(board, target),
    () => ({ board, piece: target, used: alsoUsed(used, piece) }),
  );
}

/** The vertices that the piece can still come to, itself first. */
export function reachOf({ board, piece, used }: Walk): ReadonlySet<number> {
  const gone = new Set(used);
  const reached = new Set([piece]);
  for (const vertex of reached) for (const target of targetsOf(board, vertex)) if (!gone.has(target)) reached.add(target);
  return reached;
}

/** Only what the piece can still reach makes a difference. */
function keyOf(walk: Walk): string {
  mustBeKeyed(walk.board.graph.order);
  const reached = [...reachOf(walk)].sort((a, b) => a - b);
  return `${walk.board.text} @${walk.piece} ${reached.join(' ')}`;
}
