/** Sums of graphs: each copy of each summand is laid out, and the components stand beside and below one another. */
import {
  buildTerm,
  componentSets,
  formatFamily,
  type Graph,
  type GraphTerm,
  hasGraph,
  inducedSubgraph,
  listEdges,
  namedTerm,
  orderOfTerm,
  vertexName,
} from 'impartial';
import { MOST_VERTICES, packed, tooLarge } from './large-shape.ts';
import { layOutGraph, layOutTerm, type Placed, STEP, upright } from './layout.ts';
import type { Edge, GraphShape, LargeShape, NoShape, Vertex } from './shape.ts';

const WIDE = 880;
const NARROW = 340;
/** More pieces than this fill a picture that is wider than high. */
const MANY_PIECES = 30;

interface Piece {
  readonly name: string;
  readonly graph: Graph;
  /** The name of each vertex. */
  readonly names: readonly string[];
  readonly placed: Placed;
}

type Sum = Parameters<typeof namedTerm>[0];

export async function graphShape(
  sum: Sum,
  style: 'take' | 'pick' | 'label',
  narrow: boolean,
  labelled: ReadonlySet<string> = new Set(),
): Promise<GraphShape | LargeShape | NoShape> {
  const order = sum.reduce((total, { item, count }) => total + count * orderOfTerm(item), 0n);
  const size = sum.reduce((total, { item, count }) => total + count * leastSize(item), 0n);
  const refused = tooLarge(order, size);
  if (refused !== undefined) return refused;
  const named = namedTerm(sum);
  const pieces: Piece[] = [];
  let first = 1;
  for (const { item, count } of sum) {
    if (orderOfTerm(item) === 0n || count === 0n) continue;
    const built = buildTerm(item, MOST_VERTICES, 0);
    if (!built.ok) return { kind: 'none', why: built.error.message };
    for (let copy = 0n; copy < count; copy++) {
      const start = first;
      const nameAt = (vertex: number) => (item === named ? vertexName(built.value, vertex) : String(start + vertex));
      pieces.push(...(await piecesOf(item, built.value, nameAt, narrow)));
      first += built.value.order;
    }
  }
  const lines = pieces.reduce((sum, { graph }) => sum + listEdges(graph).length, 0);
  return tooLarge(order, lines) ?? packed({ kind: 'graph', style, ...arrange(pieces, narrow ? NARROW : WIDE, labelled) });
}

/** Edges that are there for certain, before the graph is built. */
function leastSize(term: GraphTerm): bigint {
  if (term.kind === 'complete') return (orderOfTerm(term) * (orderOfTerm(term) - 1n)) / 2n;
  return term.kind === 'bipartite' ? BigInt(term.left) * BigInt(term.right) : 0n;
}

async function piecesOf(term: GraphTerm, graph: Graph, nameAt: (vertex: number) => string, narrow: boolean): Promise<Piece[]> {
  const components = componentSets(graph);
  const turned = narrow ? upright : (placed: Placed) => placed;
  if (components.length === 1) {
    const names = Array.from({ length: graph.order }, (_, vertex) => nameAt(vertex));
    return [{ name: nameOfTerm(term), graph, names, placed: turned(await layOutTerm(term, graph, narrow)) }];
  }
  const pieces: Piece[] = [];
  for (const vertices of components) {
    const part = inducedSubgraph(graph, vertices);
    const names = Array.from(vertices, nameAt);
    pieces.push({ name: shortName(names), graph: part, names, placed: turned(await layOutGraph(part, narrow)) });
  }
  return pieces;
}

function nameOfTerm(term: GraphTerm): string {
  return hasGraph(term)
    ? shortName(Array.from({ length: term.graph.order }, (_, v) => vertexName(term.graph, v)))
    : formatFamily(term);
}

function shortName(names: readonly string[]): string {
  return names.length <= 3 ? names.join(' ') : `${names[0]} … ${names.at(-1)}`;
}

/** Pieces in lines, left to right and then below. */
function arrange(
  pieces: readonly Piece[],
  least: number,
  labelled: ReadonlySet<string>,
): Pick<GraphShape, 'vertices' | 'edges' | 'parts' | 'width' | 'height'> {
  const area = pieces.reduce((sum, { placed }) => sum + (placed.width + 1.5 * STEP) * (placed.height + 1.3 * STEP), 0);
  const width = pieces.length > MANY_PIECES ? Math.max(least, 1.35 * Math.sqrt(area)) : least;
  const vertices: Vertex[] = [];
  const edges: Edge[] = [];
  let [left, top, lineHeight, widest] = [0, 0, 0, 0];
  for (const [part, { graph, names, placed }] of pieces.entries()) {
    if (left > 0 && left + placed.width > width) {
      top += lineHeight + 1.3 * STEP;
      [left, lineHeight] = [0, 0];
    }
    const start = vertices.length;
    for (const [index, { x, y }] of placed.points.entries())
      vertices.push({
        ...{ name: names[index] ?? '', x: left + x, y: top + y, part },
        ...(labelled.has(names[index] ?? '') && { labelled: true }),
      });
    for (const [from, to] of listEdges(graph)) edges.push({ from: start + from, to: start + to });
    left += placed.width + 1.5 * STEP;
    lineHeight = Math.max(lineHeight, placed.height);
    widest = Math.max(widest, left - 1.5 * STEP);
  }
  return { vertices, edges, parts: pieces.map(({ name }) => name), width: widest, height: top + lineHeight };
}
