/**
 * Multigraphs with a piece in the question line: `1-2=4 1-2=6 1-1=3 5 @1`, `1-2={kayles 7} 2-3=2 @1`.
 *
 * Each edge carries a weight or, in braces, a question; braces inside match, and a `g6:` or `s6:` token inside goes to the next
 * white space. `@v` is the piece, once. A name alone is a vertex without edges.
 */
import { bad, excerpt, ok, type Result } from '../core/result.ts';
import type { EdgeGame, Multigraph, MultigraphEdge } from '../structures/multigraph.ts';
import { multigraphVertexName } from '../structures/multigraph.ts';
import { sortNames } from '../structures/names.ts';
import { NameTable } from './name-table.ts';
import { isNumeral, isSpace, skipSpace, skipWord } from './tokens.ts';
import { nameError } from './vertex-name.ts';

/** The multigraph; the text begins at offset `at` of the question line. */
export function parseMultigraph(text: string, at: number): Result<Multigraph> {
  const table = new NameTable();
  const edges: MultigraphEdge[] = [];
  let piece: { readonly name: string; readonly at: number } | undefined;
  const vertex = (name: string, place: number): number | Result<never> => {
    const known = table.find(name);
    return known >= 0 ? known : (nameError(name, place) ?? table.add(name));
  };
  for (let start = skipSpace(text, 0); start < text.length; ) {
    const end = tokenEnd(text, start);
    if (end === undefined) {
      const brace = text.indexOf('{', start);
      return bad('unclosed-brace', 'This brace is not closed.', at + brace, { expected: '}', found: text.slice(brace) });
    }
    const token = text.slice(start, end);
    const place = at + start;
    if (token.startsWith('@')) {
      if (piece !== undefined) return bad('second-piece', 'There is one piece.', place, { expected: 'one @', found: token });
      piece = { name: token.slice(1), at: place + 1 };
    } else if (token.includes('=') || token.includes('-')) {
      const edge = parseEdge(token, place, vertex);
      if (!edge.ok) return edge;
      edges.push(edge.value);
    } else {
      const found = vertex(token, place);
      if (typeof found !== 'number') return found;
    }
    start = skipSpace(text, end);
    if (start === end && end < text.length)
      return bad('unexpected-text', 'A space is missing after this brace.', at + end, {
        expected: 'a space',
        found: text.slice(end),
      });
  }
  if (piece === undefined)
    return bad('missing-piece', 'The piece is missing: @ and the vertex it stands on.', at + text.length, {
      expected: '@ and a vertex',
    });
  const under = table.find(piece.name);
  if (under < 0) {
    const wrong = nameError(piece.name, piece.at);
    return (
      wrong ??
      bad('unknown-vertex', 'The piece is on no vertex of the graph.', piece.at, { expected: 'a vertex', found: piece.name })
    );
  }
  return ok(arrange(table, edges, under));
}

/** The end of the token: white space, or the brace that closes it; undefined where a brace is not closed. */
function tokenEnd(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (depth > 0 && isEncodedStart(text, index)) index = skipWord(text, index) - 1;
    else if (code === 123) depth++;
    else if (code === 125 && depth > 0 && --depth === 0) return index + 1;
    else if (depth === 0 && isSpace(code)) return index;
  }
  return depth === 0 ? text.length : undefined;
}

/** Whether a `g6:` or `s6:` token begins here: after white space, a brace or a parenthesis. */
function isEncodedStart(text: string, index: number): boolean {
  if (!text.startsWith('g6:', index) && !text.startsWith('s6:', index)) return false;
  const before = text.charCodeAt(index - 1);
  return isSpace(before) || before === 123 || before === 40 || before === 42;
}

function parseEdge(
  token: string,
  at: number,
  vertex: (name: string, at: number) => number | Result<never>,
): Result<MultigraphEdge> {
  const equals = token.indexOf('=');
  const ends = equals < 0 ? token : token.slice(0, equals);
  const dash = ends.indexOf('-');
  if (equals < 0 || dash <= 0 || dash === ends.length - 1 || ends.indexOf('-', dash + 1) >= 0) {
    return bad('bad-edge', 'An edge is two names with a dash between them and what lies on it.', at, {
      expected: 'an edge such as 1-2=4',
      found: token,
    });
  }
  const from = vertex(ends.slice(0, dash), at);
  if (typeof from !== 'number') return from;
  const to = vertex(ends.slice(dash + 1), at + dash + 1);
  if (typeof to !== 'number') return to;
  const weight = parseWeight(token.slice(equals + 1), at + equals + 1);
  return weight.ok ? ok({ from, to, weight: weight.value }) : weight;
}

function parseWeight(text: string, at: number): Result<bigint | EdgeGame> {
  if (isNumeral(text)) return ok(BigInt(text));
  if (text.startsWith('{') && text.endsWith('}')) return ok({ question: text.slice(1, -1), at: at + 1 });
  return bad('bad-weight', `${excerpt(text) || 'Nothing'} lies on this edge.`, at, {
    expected: 'a number, or a question in braces',
    found: text,
  });
}

/** The vertices in natural order, the edges by their ends and then as they were written. */
function arrange(table: NameTable, edges: readonly MultigraphEdge[], piece: number): Multigraph {
  const { names, places } = sortNames(table.names);
  const moved = edges.map(({ from, to, weight }) => {
    const [u, v] = [places[from] as number, places[to] as number];
    return u <= v ? { from: u, to: v, weight } : { from: v, to: u, weight };
  });
  return { order: places.length, names, edges: moved, piece: places[piece] as number };
}

/** The edges with the names of their ends, and the name of the vertex with the piece. */
export function toNamedEdges(multigraph: Multigraph): {
  readonly edges: readonly (readonly [string, string, bigint | EdgeGame])[];
  readonly piece: string;
} {
  const name = (vertex: number) => multigraphVertexName(multigraph, vertex);
  return {
    edges: multigraph.edges.map(({ from, to, weight }) => [name(from), name(to), weight] as const),
    piece: name(multigraph.piece),
  };
}

/** Edges by their ends and what lies on them, then vertices without edges, then the piece. */
export function formatMultigraph(multigraph: Multigraph): string {
  const name = (vertex: number) => multigraphVertexName(multigraph, vertex);
  const joined = new Set(multigraph.edges.flatMap(({ from, to }) => [from, to]));
  const edges = multigraph.edges
    .toSorted(compareEdges)
    .map(({ from, to, weight }) => `${name(from)}-${name(to)}=${formatWeight(weight)}`);
  const alone = Array.from({ length: multigraph.order }, (_, vertex) => vertex).filter((vertex) => !joined.has(vertex));
  return [...edges, ...alone.map(name), `@${name(multigraph.piece)}`].join(' ');
}

function formatWeight(weight: bigint | EdgeGame): string {
  return typeof weight === 'bigint' ? String(weight) : `{${weight.question}}`;
}

/** Numbers before questions. */
function compareEdges(a: MultigraphEdge, b: MultigraphEdge): number {
  if (a.from !== b.from || a.to !== b.to) return a.from - b.from || a.to - b.to;
  if (typeof a.weight === 'bigint' && typeof b.weight === 'bigint') return a.weight < b.weight ? -1 : a.weight > b.weight ? 1 : 0;
  if (typeof a.weight === 'bigint') return -1;
  if (typeof b.weight === 'bigint') return 1;
  return a.weight.question < b.weight.question ? -1 : a.weight.question > b.weight.question ? 1 : 0;
}
