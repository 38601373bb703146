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
import { tooManyToDraw } from '../words.ts';
import { layOutGraph, layOutTerm, type Placed, STEP } from './layout.ts';
import type { Edge, GraphShape, NoShape, Vertex } from './shape.ts';

/** Vertices that are drawn. */
export const MOST_VERTICES = 400;
const WIDE = 880;
const NARROW = 340;

interface Piece {
  readonly name: string;
  readonly graph: Graph;
  /** The name of each vertex. */
  readonly names: readonly string[];
  readonly placed: Placed;
}

type Sum = Parameters<typeof namedTerm>[0];

export async function graphShape(sum: Sum, style: 'take' | 'pick' | 'label', narrow: boolean): Promise<GraphShape | NoShape> {
  const order = sum.reduce((total, { item, count }) => total + count * orderOfTerm(item), 0n);
  if (order > MOST_VERTICES) return { kind: 'none', why: tooManyToDraw(order) };
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
  return { kind: 'graph', style, ...arrange(pieces, narrow ? NARROW : WIDE) };
}

async function piecesOf(term: GraphTerm, graph: Graph, nameAt: (vertex: number) => string, narrow: boolean): Promise<Piece[]> {
  const components = componentSets(graph);
  if (components.length === 1) {
    const names = Array.from({ length: graph.order }, (_, vertex) => nameAt(vertex));
    return [{ name: nameOfTerm(term), graph, names, placed: await layOutTerm(term, graph, narrow) }];
  }
  const pieces: Piece[] = [];
  for (const vertices of components) {
    const part = inducedSubgraph(graph, vertices);
    const names = Array.from(vertices, nameAt);
    pieces.push({ name: shortName(names), graph: part, names, placed: await layOutGraph(part, narrow) });
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
function arrange(pieces: readonly Piece[], width: number): Pick<GraphShape, 'vertices' | 'edges' | 'parts' | 'width' | 'height'> {
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
      vertices.push({ name: names[index] ?? '', x: left + x, y: top + y, part });
    for (const [from, to] of listEdges(graph)) edges.push({ from: start + from, to: start + to });
    left += placed.width + 1.5 * STEP;
    lineHeight = Math.max(lineHeight, placed.height);
    widest = Math.max(widest, left - 1.5 * STEP);
  }
  return { vertices, edges, parts: pieces.map(({ name }) => name), width: widest, height: top + lineHeight };
}
