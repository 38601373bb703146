/** Marks of a proof on a graph: what lies under its vertices, and the words that stand over them. */
import type { Mark } from '../core/marks.ts';
import { convexHull } from './hull.ts';
import { type Point, STEP } from './place.ts';
import { disc, type Item, line, type Words } from './scene.ts';
import type { Edge, GraphShape, Vertex } from './shape.ts';

/** How far the curve of a cut keeps from the vertices inside. */
const REACH = 36;
const AWAY = 46;

interface Layers {
  readonly below: readonly Item[];
  readonly above: readonly Item[];
}

export function markItems(shape: GraphShape, marks: readonly Mark[]): Layers {
  const byName = new Map(shape.vertices.map((vertex) => [vertex.name, vertex]));
  const places = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const layers = marks.map((mark) => layersOf(shape, mark, places));
  const coloured = new Set(marks.flatMap((mark) => (mark.kind === 'colour' ? mark.vertices : [])));
  return {
    below: [...colourLines(shape, coloured), ...layers.flatMap(({ below }) => below)],
    above: layers.flatMap(({ above }) => above),
  };
}

/** The edges between the two sides of a cut; those at a vertex that is left out of account belong to neither. */
export function isCutBy({ vertices }: GraphShape, marks: readonly Mark[]): (edge: Edge) => boolean {
  const cuts = marks.flatMap((mark) => (mark.kind === 'cut' ? [{ side: new Set(mark.side), besides: mark.besides }] : []));
  const nameAt = (index: number) => vertices[index]?.name ?? '';
  return ({ from, to }) =>
    cuts.some(
      ({ side, besides }) =>
        side.has(nameAt(from)) !== side.has(nameAt(to)) && nameAt(from) !== besides && nameAt(to) !== besides,
    );
}

function layersOf(shape: GraphShape, mark: Mark, places: (names: readonly string[]) => readonly Vertex[]): Layers {
  switch (mark.kind) {
    // These belong to their vertices.
    case 'colour':
    case 'badge':
      return { below: [], above: [] };
    case 'lit':
      return { below: places(mark.vertices).map((at) => disc(at, 24, { stroke: 'ink', width: 2 })), above: [] };
    case 'path':
      return { below: pathItems(places(mark.vertices)), above: [] };
    case 'cycle':
      return { below: cycleItems(places(mark.vertices)), above: besideWords(places(mark.vertices), mark.count, 'win') };
    case 'cut':
      return { below: cutItems(places(mark.side)), above: cutWords(shape, places(mark.side), mark.text) };
    case 'bracket':
      return { below: bracketLine(shape, places(mark.vertices)), above: bracketWords(shape, places(mark.vertices), mark.text) };
    case 'arc':
      return {
        below: arcItems(places(mark.vertices), places(mark.keep)),
        above: besideWords(places(mark.vertices), mark.text, 'cert-b'),
      };
    case 'blocks':
      return { below: [], above: [] };
  }
}

function word(text: string, at: Point, ink: Words['ink'], anchor: Words['anchor'] = 'middle'): Words {
  return { kind: 'words', at, text, size: 14, ink, anchor, style: 'bold', halo: true };
}

/** Lines of the forest that is left are broad. */
function colourLines({ vertices, edges }: GraphShape, isColoured: ReadonlySet<string>): readonly Item[] {
  return edges.flatMap(({ from, to }) => {
    const [a, b] = [vertices[from], vertices[to]];
    if (a === undefined || b === undefined || !isColoured.has(a.name) || !isColoured.has(b.name)) return [];
    return [line([a, b], { stroke: 'ink-2', width: 6, opacity: 0.35 })];
  });
}

/** A broad line with a head on each edge. */
function pathItems(vertices: readonly Vertex[]): readonly Item[] {
  const heads = vertices.slice(1).map((b, index) => {
    const a = vertices[index] as Vertex;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const tip = { x: b.x - ux * 24, y: b.y - uy * 24 };
    const foot = { x: tip.x - ux * 15, y: tip.y - uy * 15 };
    const sides = [1, -1].map((side) => ({ x: foot.x - uy * 9 * side, y: foot.y + ux * 9 * side }));
    return line([tip, ...sides], { fill: 'win', closed: true });
  });
  const end = vertices.slice(-1).map((at) => disc(at, 24, { stroke: 'win', width: 2.4, dash: [3, 3] }));
  return [line(vertices, { stroke: 'win', width: 14, opacity: 0.4 }), ...heads, ...end];
}

function cycleItems(vertices: readonly Vertex[]): readonly Item[] {
  return [line(vertices, { stroke: 'win', width: 14, opacity: 0.35, closed: true })];
}

/** Words in the middle of the vertices they are about. */
function besideWords(vertices: readonly Vertex[], text: string, ink: Words['ink']): readonly Item[] {
  if (vertices.length === 0 || text === '') return [];
  const x = vertices.reduce((sum, vertex) => sum + vertex.x, 0) / vertices.length;
  const y = vertices.reduce((sum, vertex) => sum + vertex.y, 0) / vertices.length;
  const isOnVertex = vertices.some((vertex) => Math.hypot(vertex.x - x, vertex.y - y) < 0.6 * STEP);
  return [word(text, { x, y: isOnVertex ? Math.min(...vertices.map((vertex) => vertex.y)) - 34 : y }, ink)];
}

/** The hull of one side, widened by discs at its corners and tinted. */
function cutItems(side: readonly Vertex[]): readonly Item[] {
  const hull = convexHull(side);
  const rim = (reach: number, ink: 'cert-a' | 'cert-a-fill'): Item[] => [
    line(hull, { stroke: ink, fill: ink, width: 2 * reach, closed: true }),
    ...hull.map((at) => disc(at, reach, { fill: ink })),
  ];
  return hull.length === 0 ? [] : [...rim(REACH, 'cert-a'), ...rim(REACH - 2.2, 'cert-a-fill')];
}

function cutWords({ height }: GraphShape, side: readonly Vertex[], text: string): readonly Item[] {
  if (side.length === 0) return [];
  const [top, bottom] = [Math.min(...side.map(({ y }) => y)), Math.max(...side.map(({ y }) => y))];
  const x = (Math.min(...side.map((vertex) => vertex.x)) + Math.max(...side.map((vertex) => vertex.x))) / 2;
  const isLow = top + bottom > height;
  return [word(text, { x, y: isLow ? bottom + REACH + 14 : top - REACH - 14 }, 'cert-a')];
}

/** A broad band along the arc; what a winner leaves is darker. */
function arcItems(vertices: readonly Vertex[], keep: readonly Vertex[]): readonly Item[] {
  const band = (along: readonly Vertex[], ink: 'cert-b' | 'cert-b-fill', opacity: number): Item[] => [
    line(along, { stroke: ink, width: 50, opacity }),
  ];
  return [...band(vertices, 'cert-b-fill', 1), ...(keep.length > 0 ? band(keep, 'cert-b', 0.28) : [])];
}

/** A line along the stretch, on the side away from the middle of the picture, with small ends. */
function bracketLine(shape: GraphShape, vertices: readonly Vertex[]): readonly Item[] {
  const frame = bracketFrame(shape, vertices);
  if (frame === undefined) return [];
  const { first, last, along, out } = frame;
  const at = (point: Point, step: number, away: number) => ({
    x: point.x + along.x * step + out.x * away,
    y: point.y + along.y * step + out.y * away,
  });
  const points = [at(first, -20, AWAY - 9), at(first, -20, AWAY), at(last, 20, AWAY), at(last, 20, AWAY - 9)];
  return [line(points, { stroke: 'cert-b', width: 2 })];
}

function bracketWords(shape: GraphShape, vertices: readonly Vertex[], text: string): readonly Item[] {
  const frame = bracketFrame(shape, vertices);
  if (frame === undefined) return [];
  const { first, last, out } = frame;
  const at = { x: (first.x + last.x) / 2 + out.x * (AWAY + 16), y: (first.y + last.y) / 2 + out.y * (AWAY + 16) };
  return [word(text, at, 'cert-b', Math.abs(out.x) < 0.2 ? 'middle' : out.x > 0 ? 'start' : 'end')];
}

function bracketFrame({ width, height }: GraphShape, vertices: readonly Vertex[]) {
  const [first, last] = [vertices[0], vertices.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const middle = { x: width / 2, y: height / 2 };
  const along = first === last ? unit(last.x - middle.x, last.y - middle.y) : unit(last.x - first.x, last.y - first.y);
  const side = ((first.x + last.x) / 2 - middle.x) * -along.y + ((first.y + last.y) / 2 - middle.y) * along.x;
  const sign = Math.abs(side) < 4 ? (along.x > 0 ? -1 : 1) : Math.sign(side);
  return { first, last, along, out: { x: -along.y * sign, y: along.x * sign } };
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1;
  return length === 1 && x === 0 && y === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
}
