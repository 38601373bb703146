/**
 * A piece that walks over a graph or a digraph and leaves something used up behind it: what both games of geography share.
 *
 *     petersen @1          C4 @2 : 1-2          1>2 2>3 3>1 @3 : 1 2
 *
 * The graph stays as it is written; `@v` is the piece, and after a colon stands what is used up: vertices in one game, edges in the
 * other. So a position keeps its picture while it is played.
 */
import type { BuiltPart, GraphDrawing, GraphPart } from '../../core/drawing.ts';
import { DEFAULT_LIMITS } from '../../core/limits.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { PositionText } from '../../core/ruleset.ts';
import { canonicalSum } from '../../notation/canonical-sum.ts';
import { formatDigraph, parseDigraph } from '../../notation/digraph.ts';
import { drawDigraph, drawTerms } from '../../notation/graph-drawing.ts';
import { formatGraphExpression, parseGraphExpression } from '../../notation/graph-expression.ts';
import { eachWord, type Word } from '../../notation/tokens.ts';
import { splitAtColon } from '../../notation/vertex-set.ts';
import { buildDigraphFamily } from '../../structures/digraph-family.ts';
import { findVertex, type Graph, vertexName } from '../../structures/graph.ts';
import { row } from '../../structures/graph-rows.ts';
import { buildTerm, type GraphTerm, namedTerm } from '../../structures/graph-sum.ts';

/** The graph that is walked on: for each vertex where its edges or arcs lead. */
export interface WalkBoard {
  /** As the question line writes it. */
  readonly text: string;
  readonly isDirected: boolean;
  readonly graph: Graph;
  /** What an undirected graph is known as. */
  readonly term?: GraphTerm;
}

export interface Walk {
  readonly board: WalkBoard;
  readonly piece: number;
  /** What is used up, ascending: vertices, or edges by their codes. */
  readonly used: readonly number[];
}

/** Where edges or arcs lead from a vertex, ascending. */
export function targetsOf({ graph }: WalkBoard, vertex: number): Uint32Array {
  return row(graph, vertex);
}

export function nameAt({ graph }: WalkBoard, vertex: number): string {
  return vertexName(graph, vertex);
}

/** A number for each edge or arc; those of an edge are the same in both directions. */
export function edgeCode({ graph, isDirected }: WalkBoard, from: number, to: number): number {
  return isDirected || from < to ? from * graph.order + to : to * graph.order + from;
}

/** The ends of the edge with this code. */
export function endsOf({ graph }: WalkBoard, code: number): readonly [number, number] {
  return [Math.floor(code / graph.order), code % graph.order];
}

/** The same with one thing more used up. */
export function alsoUsed(used: readonly number[], one: number): readonly number[] {
  const place = used.findLastIndex((other) => other < one) + 1;
  return used.toSpliced(place, 0, one);
}

/** What stands after the colon, read against the board. */
type UsedReader = (words: Iterable<Word>, board: WalkBoard, text: Word) => Result<readonly number[]>;

export function parseWalk({ text, at }: PositionText, readUsed: UsedReader): Result<Walk> {
  const { before, after } = splitAtColon(text, at);
  const words = [...eachWord(before.text, before.at)];
  const pieceAt = words.findIndex((word) => word.text.startsWith('@'));
  const piece = words[pieceAt];
  if (piece === undefined) {
    const end = before.at + before.text.length;
    return bad('missing-piece', 'The piece is missing: @ and the vertex it stands on.', end, { expected: '@ and a vertex' });
  }
  const extra = words[pieceAt + 1];
  if (extra?.text.startsWith('@') === true)
    return bad('second-piece', 'There is one piece.', extra.at, { expected: 'one @', found: extra.text });
  if (extra !== undefined)
    return bad('unexpected-text', 'The graph stands before the piece, what is used up after a colon.', extra.at, {
      expected: ': or the end',
      found: extra.text,
    });
  const board = parseBoard(text.slice(0, piece.at - at), at);
  if (!board.ok) return board;
  const under = findVertex(board.value.graph, piece.text.slice(1));
  if (under === undefined)
    return bad('unknown-vertex', 'The piece is on no vertex of the graph.', piece.at + 1, {
      expected: 'a vertex of the graph',
      found: piece.text.slice(1),
    });
  const used = after === undefined ? ok([]) : readUsed(eachWord(after.text, after.at), board.value, after);
  return used.ok ? ok({ board: board.value, piece: under, used: used.value }) : used;
}

const DIGRAPHS = /^\s*(parents|boolean-lattice|divisors|chain|partitions)(\s|$)/;

function parseBoard(text: string, at: number): Result<WalkBoard> {
  return text.includes('>') || DIGRAPHS.test(text) ? parseDirected(text, at) : parseUndirected(text, at);
}

function parseDirected(text: string, at: number): Result<WalkBoard> {
  const parsed = parseDigraph(text, at);
  if (!parsed.ok) return parsed;
  const expression = parsed.value;
  const built = expression.kind === 'listed' ? ok(expression.digraph) : buildDigraphFamily(expression, DEFAULT_LIMITS.order, at);
  return built.ok ? ok({ text: formatDigraph(expression), isDirected: true, graph: built.value }) : built;
}

function parseUndirected(text: string, at: number): Result<WalkBoard> {
  const parsed = parseGraphExpression(text, at);
  if (!parsed.ok) return parsed;
  const term = namedTerm(parsed.value);
  if (term === undefined || parsed.value.length > 1)
    return bad('no-single-graph', 'The piece walks on one graph with a vertex to stand on, not on a union.', at, {
      expected: 'one graph such as P5 or 1-2 2-3',
      found: text.trim(),
    });
  const built = buildTerm(term, DEFAULT_LIMITS.order, at);
  if (!built.ok) return built;
  const written = formatGraphExpression(canonicalSum([{ item: term, count: 1n }]));
  return ok({ text: written, isDirected: false, graph: built.value, term });
}

/** `used`: what stands after the colon, where anything does. */
export function formatWalk({ board, piece }: Walk, used: string): string {
  return `${board.text} @${nameAt(board, piece)}${used === '' ? '' : ` : ${used}`}`;
}

/** Vertices that cannot be entered any more, and edges that cannot be walked, are drawn as spent. */
export function drawWalk(
  { board, piece }: Walk,
  isSpent: (from: number, to: number) => boolean,
  spent: readonly number[],
): GraphDrawing {
  const part: GraphPart | undefined =
    board.term === undefined ? drawDigraph(board.graph) : drawTerms('walk', [{ term: board.term, count: 1n }]).parts[0];
  const build = (): BuiltPart => {
    const built = part?.build(0n) ?? { vertices: [], edges: [] };
    const edges = built.edges.map((edge) => (isSpent(edge.from, edge.to) ? { ...edge, spent: true } : edge));
    return { ...built, edges, ...(spent.length > 0 && { spent }) };
  };
  const parts = part === undefined ? [] : [{ ...part, build }];
  return { picture: 'graph', style: 'walk', ...(board.isDirected && { directed: true }), parts, piece: nameAt(board, piece) };
}
