/** Graphs side by side: each copy of each part is laid out, and the components stand beside and below one another. */
import type { GraphPart } from '../core/drawing.ts';
import { componentSets, type Graph, inducedSubgraph, listEdges, toGraph } from '../structures/graph.ts';
import { layOutFamily, layOutGraph, upright } from './layout.ts';
import { type Placed, STEP } from './place.ts';
import type { Edge, GraphShape, Vertex } from './shape.ts';

const WIDE = 880;
const NARROW = 340;
/** More pieces than this fill a picture that is wider than high. */
const MANY_PIECES = 30;

interface Piece {
  readonly name: string;
  readonly graph: Graph;
  /** The name of each vertex. */
  readonly names: readonly string[];
  readonly labelled: ReadonlySet<string>;
  readonly placed: Placed;
}

export type GraphPicture = Pick<GraphShape, 'vertices' | 'edges' | 'parts' | 'width' | 'height'>;

/** The parts are small enough to be built. */
export function layOutParts(parts: readonly GraphPart[], narrow: boolean): GraphPicture {
  const pieces: Piece[] = [];
  for (const part of parts) {
    for (let copy = 0n; copy < part.count; copy++) pieces.push(...piecesOf(part, copy, narrow));
  }
  return arrange(pieces, narrow ? NARROW : WIDE);
}

function piecesOf(part: GraphPart, copy: bigint, narrow: boolean): readonly Piece[] {
  const built = part.build(copy);
  const names = built.vertices;
  const labelled = new Set((built.labelled ?? []).map((place) => names[place] ?? ''));
  const graph = toGraph(names.length, simpleLinks(built.edges));
  const components = componentSets(graph);
  const turned = narrow ? upright : (placed: Placed) => placed;
  if (components.length === 1) {
    const placed = part.family === undefined ? layOutGraph(graph, narrow) : layOutFamily(part.family, names.length, narrow);
    return [{ name: part.name ?? shortName(names), graph, names, labelled, placed: turned(placed) }];
  }
  return components.map((vertices) => {
    const piece = inducedSubgraph(graph, vertices);
    const own = Array.from(vertices, (vertex) => names[vertex] ?? '');
    return { name: shortName(own), graph: piece, names: own, labelled, placed: turned(layOutGraph(piece, narrow)) };
  });
}

/** Edges as a simple graph has them: without loops, parallel ones once. */
export function simpleLinks(edges: readonly Pick<Edge, 'from' | 'to'>[]): readonly (readonly [number, number])[] {
  const links = new Map<string, readonly [number, number]>();
  for (const { from, to } of edges) {
    const [u, v] = from < to ? [from, to] : [to, from];
    if (u !== v) links.set(`${u} ${v}`, [u, v]);
  }
  return [...links.values()];
}

function shortName(names: readonly string[]): string {
  return names.length <= 3 ? names.join(' ') : `${names[0]} … ${names.at(-1)}`;
}

/** Pieces in lines, left to right and then below. */
function arrange(pieces: readonly Piece[], least: number): GraphPicture {
  const area = pieces.reduce((sum, { placed }) => sum + (placed.width + 1.5 * STEP) * (placed.height + 1.3 * STEP), 0);
  const width = pieces.length > MANY_PIECES ? Math.max(least, 1.35 * Math.sqrt(area)) : least;
  const vertices: Vertex[] = [];
  const edges: Edge[] = [];
  let [left, top, lineHeight, widest] = [0, 0, 0, 0];
  for (const [part, { graph, names, labelled, placed }] of pieces.entries()) {
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
