/** A drawing with a place for everything. What is too large to be drawn is decided here, before anything is built. */
import type {
  BoardsDrawing,
  CrossesDrawing,
  CurvesDrawing,
  Drawing,
  DrawnEdge,
  ForestDrawing,
  GraphDrawing,
  GridDrawing,
  HeapsDrawing,
  LayersDrawing,
  NumbersDrawing,
  PosetDrawing,
  StripDrawing,
  TableDrawing,
} from '../core/drawing.ts';
import { coinGridToShape, coinsToShape } from './coin-shape.ts';
import { layOutParts } from './graph-shape.ts';
import { layOutOnGround } from './ground-layout.ts';
import { packed, tooLarge, tooMany } from './large-shape.ts';
import { toNumberLineShape } from './number-line-scene.ts';
import { toPiecesShape } from './pieces-scene.ts';
import type { Placed } from './place.ts';
import { layOutArrows, layOutForest, layOutWeights, piecesOfArcs } from './pointed-layout.ts';
import { toRectangleShape } from './rectangle-scene.ts';
import type { Edge, GraphShape, HeapsShape, NoShape, Shape, Vertex } from './shape.ts';

/** Heaps, columns and seats that are drawn one by one. */
const MOST_HEAPS = 40;
const MOST_SEATS = 24;
/** Squares of a board, and characters of a text. */
const MOST_SQUARES = 2000;
const LONGEST_TEXT = 2000;
const MOST_ARMS = 200;
/** Corners of curves, and regions between them. */
const MOST_CORNERS = 60;
const MOST_REGIONS = 12;

export interface ShapeOptions {
  /** For a page as wide as a phone. */
  readonly narrow?: boolean;
}

export function drawingToShape(drawing: Drawing, { narrow = false }: ShapeOptions = {}): Shape {
  switch (drawing.picture) {
    case 'heaps':
      return { ...ofHeaps(drawing.heaps, drawing.style), ...takesOf(drawing) };
    case 'strip':
      return ofStrips(drawing);
    case 'grid':
      return ofGrid(drawing);
    case 'coins':
      return coinsToShape(drawing);
    case 'coin-grid':
      return coinGridToShape(drawing);
    case 'boards':
      return ofBoards(drawing);
    case 'graph':
      return ofGraph(drawing, narrow);
    case 'forest':
      return ofForest(drawing);
    case 'poset':
      return ofPoset(drawing);
    case 'layers':
      return ofLayers(drawing);
    case 'curves':
      return ofCurves(drawing);
    case 'crosses':
      return ofCrosses(drawing);
    case 'numbers':
      return ofNumbers(drawing);
    case 'number-line':
      return toNumberLineShape(drawing);
    case 'pieces':
      return toPiecesShape(drawing);
    case 'rectangle':
      return toRectangleShape(drawing);
    case 'table':
      return ofTable(drawing);
    case 'text':
      return ofText(drawing.text);
  }
}

function takesOf({ several, limit }: HeapsDrawing): Pick<HeapsShape, 'several' | 'limit'> {
  return { ...(several !== undefined && { several: String(several) }), ...(limit !== undefined && { limit: String(limit) }) };
}

function ofHeaps(heaps: HeapsDrawing['heaps'], style: HeapsDrawing['style']): Shape & { readonly kind: 'heaps' } {
  const total = heaps.reduce((sum, { count }) => sum + count, 0n);
  if (total > BigInt(MOST_HEAPS)) return equalTogether(heaps, style);
  const { shown, more } = firstFew(heaps);
  return { kind: 'heaps', style, sizes: shown.map(({ size }) => String(size)), more };
}

/** One heap of each size, with how many there are of it. */
function equalTogether(heaps: HeapsDrawing['heaps'], style: HeapsDrawing['style']): Shape & { readonly kind: 'heaps' } {
  const shown = heaps.slice(0, MOST_HEAPS);
  const more = heaps.slice(MOST_HEAPS).reduce((sum, { count }) => sum + count, 0n);
  const [sizes, counts] = [shown.map(({ size }) => String(size)), shown.map(({ count }) => String(count))];
  return { kind: 'heaps', style, sizes, counts, more: String(more) };
}

/** The first copies one by one, and how many there are besides. */
function firstFew<Item extends { readonly count: bigint }>(
  items: readonly Item[],
): { readonly shown: Item[]; readonly more: string } {
  const shown: Item[] = [];
  let more = 0n;
  for (const item of items) {
    const room = BigInt(MOST_HEAPS - shown.length);
    const copies = item.count < room ? item.count : room;
    for (let copy = 0n; copy < copies; copy++) shown.push(item);
    more += item.count - copies;
  }
  return { shown, more: String(more) };
}

/** Strips of free squares are played as rows of counters are, and drawn with squares. */
function ofStrips({ strips, reach }: StripDrawing): Shape {
  const free = strips.flatMap(({ squares, count }) => (typeof squares === 'string' ? [] : [{ size: squares, count }]));
  if (free.length === strips.length) return { ...ofHeaps(free, 'rows'), squares: true, ...(reach !== undefined && { reach }) };
  const { shown, more } = firstFew(strips);
  const squares = shown.reduce(
    (sum, strip) => sum + (typeof strip.squares === 'string' ? strip.squares.length : Number(strip.squares)),
    0,
  );
  if (squares > MOST_SQUARES) return tooMany(squares, 'squares');
  const boards = shown.map((strip) => [typeof strip.squares === 'string' ? strip.squares : '.'.repeat(Number(strip.squares))]);
  return { kind: 'squares', boards, more };
}

function ofGrid({ rows }: GridDrawing): Shape {
  const squares = rows.reduce((sum, row) => sum + row.length, 0);
  return squares > MOST_SQUARES ? tooMany(squares, 'squares') : { kind: 'squares', boards: [rows], more: '0' };
}

function ofBoards({ boards }: BoardsDrawing): Shape {
  const { shown, more } = firstFew(boards);
  const over = shown.flatMap(({ isOver }, index) => (isOver ? [index] : []));
  return { kind: 'squares', boards: shown.map(({ rows }) => rows), over, more };
}

function ofGraph(drawing: GraphDrawing, narrow: boolean): Shape {
  const { parts, style, directed } = drawing;
  const order = parts.reduce((sum, part) => sum + part.count * part.order, 0n);
  const size = parts.reduce((sum, part) => sum + part.count * part.size, 0n);
  const refused = tooLarge(order, size);
  if (refused !== undefined) return { ...refused, scale: scaleOf(parts) };
  if (drawing.ground !== undefined) return packed({ kind: 'graph', style, ...onGround(drawing, drawing.ground) });
  if (directed !== true && style !== 'weights' && style !== 'arrows')
    return packed(withSpent(withCounts({ kind: 'graph', style, ...layOutParts(parts, narrow) }, drawing), drawing));
  const { vertices, edges } = gather(drawing);
  const placed = style === 'weights' ? layOutWeights(vertices.length, edges, narrow) : layOutArrows(vertices.length, edges);
  return packed(withCounts(withPlaces(drawing, vertices, edges, placed), drawing));
}

/** The one part that stands on the ground. */
function onGround({ parts: [only] }: GraphDrawing, ground: readonly string[]) {
  return layOutOnGround(only?.build(0n) ?? { vertices: [], edges: [] }, new Set(ground));
}

/** What is used up, by the names of vertices: graphs that were laid out piece by piece keep nothing else. */
function withSpent(shape: GraphShape, { style, parts }: GraphDrawing): GraphShape {
  if (style !== 'walk') return shape;
  const gone = new Set<string>();
  for (const { build } of parts) {
    const { vertices, edges, spent = [] } = build(0n);
    for (const place of spent) gone.add(vertices[place] ?? '');
    for (const edge of edges) if (edge.spent === true) gone.add(`${vertices[edge.from]} ${vertices[edge.to]}`);
  }
  const nameAt = (place: number) => shape.vertices[place]?.name ?? '';
  const isSpent = ({ from, to }: Edge) => gone.has(`${nameAt(from)} ${nameAt(to)}`) || gone.has(`${nameAt(to)} ${nameAt(from)}`);
  return {
    ...shape,
    vertices: shape.vertices.map((vertex) => (gone.has(vertex.name) ? { ...vertex, spent: true } : vertex)),
    edges: shape.edges.map((edge) => (isSpent(edge) ? { ...edge, spent: true } : edge)),
  };
}

/** Parts that a picture of scale shows. */
const MOST_BARS = 12;

/** What a graph is made of that is too large to be drawn. */
function scaleOf(parts: GraphDrawing['parts']): NonNullable<NoShape['scale']> {
  return parts.slice(0, MOST_BARS).map(({ name, order, count }) => ({
    ...(name !== undefined && { name }),
    size: String(order),
    count: String(count),
  }));
}

type Unplaced = Pick<Vertex, 'name' | 'labelled' | 'spent'>;

/** All parts as one graph. */
function gather({ parts }: GraphDrawing): { readonly vertices: readonly Unplaced[]; readonly edges: readonly Edge[] } {
  const vertices: Unplaced[] = [];
  const edges: Edge[] = [];
  for (const { count, build } of parts) {
    for (let copy = 0n; copy < count; copy++) {
      const built = build(copy);
      const labelled = new Set(built.labelled);
      const spent = new Set(built.spent);
      const start = vertices.length;
      for (const edge of built.edges) edges.push(toEdge(edge, start));
      for (const [place, name] of built.vertices.entries())
        vertices.push({ name, ...(labelled.has(place) && { labelled: true }), ...(spent.has(place) && { spent: true }) });
    }
  }
  return { vertices, edges };
}

function toEdge({ from, to, weight, game, spent }: DrawnEdge, start: number): Edge {
  const ends = { from: start + from, to: start + to, ...(spent === true && { spent }) };
  if (game !== undefined) return { ...ends, game };
  return weight === undefined ? ends : { ...ends, weight: String(weight) };
}

/** Where a move takes vertices away, the pieces that hang together are parts. */
function withPlaces(drawing: GraphDrawing, unplaced: readonly Unplaced[], edges: readonly Edge[], placed: Placed): GraphShape {
  const { style, directed, stage, manyTargets } = drawing;
  const pieces = style === 'arrows' || style === 'weights' || style === 'walk' ? undefined : piecesOfArcs(unplaced.length, edges);
  const vertices = unplaced.map((vertex, index) => ({
    ...vertex,
    x: placed.points[index]?.x ?? 0,
    y: placed.points[index]?.y ?? 0,
    part: pieces?.[index] ?? 0,
  }));
  return {
    ...{ kind: 'graph', style, vertices, edges, width: placed.width, height: placed.height },
    parts: pieces === undefined ? [''] : unplaced.map(({ name }) => name),
    ...(style !== 'arrows' && directed !== undefined && { directed }),
    ...(style === 'arrows' && stage !== undefined && { stage: String(stage), manyTargets: manyTargets === true }),
  };
}

function withCounts(shape: GraphShape, { counts = [], piece }: GraphDrawing): GraphShape {
  const byName = new Map(counts.map(({ vertex, count }) => [vertex, String(count)]));
  const vertices =
    byName.size === 0
      ? shape.vertices
      : shape.vertices.map((vertex) => {
          const count = byName.get(vertex.name);
          return count === undefined ? vertex : { ...vertex, count };
        });
  const at = piece === undefined ? -1 : vertices.findIndex(({ name }) => name === piece);
  return { ...shape, vertices, ...(at >= 0 && { piece: at }) };
}

function ofForest({ parents, name }: ForestDrawing): Shape {
  const refused = tooLarge(parents.length, 0);
  if (refused !== undefined) return refused;
  return packed({ kind: 'graph', style: 'forest', ...layOutForest(Array.from(parents), name) });
}

/** What is greater stands higher. */
function ofPoset({ elements, covers }: PosetDrawing): Shape {
  const refused = tooLarge(elements.length, covers.length);
  if (refused !== undefined) return refused;
  const edges = covers.map(([from, to]) => ({ from, to }));
  const pieces = piecesOfArcs(elements.length, edges);
  const { points, width, height } = layOutArrows(elements.length, edges);
  const vertices = points.map(({ x, y }, place) => ({ name: elements[place] ?? '', x, y, part: pieces[place] ?? 0 }));
  return packed({ kind: 'graph', style: 'poset', vertices, edges, parts: elements, width, height });
}

function ofLayers({ layers }: LayersDrawing): Shape {
  const squares = layers.flat().reduce((sum, length) => sum + length, 0);
  return squares > MOST_SQUARES ? tooMany(squares, 'squares') : { kind: 'layers', layers };
}

function ofCurves({ regions, text }: CurvesDrawing): Shape {
  const why = 'There are too many curves to draw; this is the position as it is written.';
  return regions.flat(2).length > MOST_CORNERS || regions.length > MOST_REGIONS
    ? { kind: 'none', why, text }
    : { kind: 'curves', regions, text };
}

function ofCrosses({ regions }: CrossesDrawing): Shape {
  const arms = regions.flat().reduce((sum, each) => sum + each, 0);
  return arms > MOST_ARMS ? tooMany(arms, 'free arms') : { kind: 'crosses', regions };
}

function ofNumbers({ numbers, stage }: NumbersDrawing): Shape {
  const shown = numbers.slice(0, MOST_HEAPS).map(({ value, count }) => ({ value: String(value), count: String(count) }));
  return { kind: 'numbers', columns: shown, more: String(numbers.length - shown.length), stage: String(stage) };
}

function ofTable({ counters, seats, player, takes }: TableDrawing): Shape {
  if (seats.length > MOST_SEATS) return tooMany(seats.length, 'players');
  return { kind: 'table', counters: String(counters), seats, takes: seats.map((_, seat) => takes(seat)), player };
}

function ofText(text: string): Shape {
  const why = 'There is no picture of this position.';
  return text.length > LONGEST_TEXT ? tooMany(text.length, 'characters') : { kind: 'none', why, text };
}
