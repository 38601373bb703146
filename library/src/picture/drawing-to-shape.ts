/** A drawing with a place for everything. What is too large to be drawn is decided here, before anything is built. */
import type {
  Drawing,
  DrawnEdge,
  ForestDrawing,
  GraphDrawing,
  GridDrawing,
  HeapsDrawing,
  NumbersDrawing,
  PosetDrawing,
  StripDrawing,
  TableDrawing,
} from '../core/drawing.ts';
import { layOutParts } from './graph-shape.ts';
import { packed, tooLarge, tooMany } from './large-shape.ts';
import type { Placed } from './place.ts';
import { layOutArrows, layOutForest, layOutWeights, piecesOfArcs } from './pointed-layout.ts';
import type { Edge, GraphShape, Shape, Vertex } from './shape.ts';

/** Heaps, columns and seats that are drawn one by one. */
const MOST_HEAPS = 40;
const MOST_SEATS = 24;
/** Squares of a board, and characters of a text. */
const MOST_SQUARES = 2000;
const LONGEST_TEXT = 2000;

export interface ShapeOptions {
  /** For a page as wide as a phone. */
  readonly narrow?: boolean;
}

export function drawingToShape(drawing: Drawing, { narrow = false }: ShapeOptions = {}): Shape {
  switch (drawing.picture) {
    case 'heaps':
      return ofHeaps(drawing.heaps, drawing.style);
    case 'strip':
      return ofStrips(drawing);
    case 'grid':
      return ofGrid(drawing);
    case 'graph':
      return ofGraph(drawing, narrow);
    case 'forest':
      return ofForest(drawing);
    case 'poset':
      return ofPoset(drawing);
    case 'numbers':
      return ofNumbers(drawing);
    case 'table':
      return ofTable(drawing);
    case 'text':
      return ofText(drawing.text);
  }
}

function ofHeaps(heaps: HeapsDrawing['heaps'], style: HeapsDrawing['style']): Shape & { readonly kind: 'heaps' } {
  const { shown, more } = firstFew(heaps);
  return { kind: 'heaps', style, sizes: shown.map(({ size }) => String(size)), more };
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
function ofStrips({ strips }: StripDrawing): Shape {
  const free = strips.flatMap(({ squares, count }) => (typeof squares === 'string' ? [] : [{ size: squares, count }]));
  if (free.length === strips.length) return { ...ofHeaps(free, 'rows'), squares: true };
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

function ofGraph(drawing: GraphDrawing, narrow: boolean): Shape {
  const { parts, style, directed } = drawing;
  const order = parts.reduce((sum, part) => sum + part.count * part.order, 0n);
  const size = parts.reduce((sum, part) => sum + part.count * part.size, 0n);
  const refused = tooLarge(order, size);
  if (refused !== undefined) return refused;
  if (directed !== true && style !== 'weights' && style !== 'arrows')
    return packed(withCounts({ kind: 'graph', style, ...layOutParts(parts, narrow) }, drawing));
  const { vertices, edges } = gather(drawing);
  const placed = style === 'weights' ? layOutWeights(vertices.length, edges, narrow) : layOutArrows(vertices.length, edges);
  return packed(withCounts(withPlaces(drawing, vertices, edges, placed), drawing));
}

type Unplaced = Pick<Vertex, 'name' | 'labelled'>;

/** All parts as one graph. */
function gather({ parts }: GraphDrawing): { readonly vertices: readonly Unplaced[]; readonly edges: readonly Edge[] } {
  const vertices: Unplaced[] = [];
  const edges: Edge[] = [];
  for (const { count, build } of parts) {
    for (let copy = 0n; copy < count; copy++) {
      const built = build(copy);
      const labelled = new Set(built.labelled);
      const start = vertices.length;
      for (const edge of built.edges) edges.push(toEdge(edge, start));
      for (const [place, name] of built.vertices.entries())
        vertices.push({ name, ...(labelled.has(place) && { labelled: true }) });
    }
  }
  return { vertices, edges };
}

function toEdge({ from, to, weight, game }: DrawnEdge, start: number): Edge {
  const ends = { from: start + from, to: start + to };
  if (game !== undefined) return { ...ends, game };
  return weight === undefined ? ends : { ...ends, weight: String(weight) };
}

/** Where a move takes vertices away, the pieces that hang together are parts. */
function withPlaces(drawing: GraphDrawing, unplaced: readonly Unplaced[], edges: readonly Edge[], placed: Placed): GraphShape {
  const { style, directed, stage, manyTargets } = drawing;
  const pieces = style === 'arrows' || style === 'weights' ? undefined : piecesOfArcs(unplaced.length, edges);
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
