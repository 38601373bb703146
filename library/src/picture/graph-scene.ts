/** Graphs of all kinds: edges, discs with names, labels, counts and the piece, and what a move leaves inside its vertex. */
import type { Mark } from '../core/marks.ts';
import { edgeItems, shortNumber } from './edge-scene.ts';
import { isCutBy, markItems } from './mark-scene.ts';
import type { Point } from './place.ts';
import { disc, type Item, lengthOf, line, type Words } from './scene.ts';
import type { Edge, GraphShape, LargeShape, Vertex } from './shape.ts';
import type { ShownMove } from './show.ts';
import { countText, placeVertexLabels, type VertexLabels } from './vertex-labels.ts';

const RADIUS = 17;
/** How far the ground goes on beyond what stands on it, and how far apart the strokes below it are. */
const GROUND_BEYOND = 40;
const GROUND_STEP = 16;

export function graphItems(shape: GraphShape, moves: readonly ShownMove[], marks: readonly Mark[]): readonly Item[] {
  const byVertex = new Map(moves.map((move) => [move.label, move]));
  const lit = moves.filter(({ wins }) => wins === true).map(({ label }) => label);
  const isLit = (edge: Edge) => lit.some((label) => goesAlong(shape, edge, label));
  const notes = new Map(marks.flatMap((mark) => (mark.kind === 'badge' ? [[mark.vertex, mark.text] as const] : [])));
  const isNamed = (index: number) => byVertex.get(shape.vertices[index]?.name ?? '')?.value !== undefined;
  const labels = placeVertexLabels(shape, { isNamed, notes });
  const { below, above } = markItems(shape, marks);
  return [
    ...below,
    ...groundItems(shape),
    ...edgeItems(shape, isLit, isCutBy(shape, marks)),
    ...shape.vertices.flatMap((vertex, index) =>
      vertexItems(shape, vertex, index, byVertex.get(vertex.name), marks, labels[index] ?? {}),
    ),
    ...above,
    ...stageWords(shape),
  ];
}

/** Whether each of its moves is a vertex, so that it can be shown there. */
export function hasMovesAtVertices({ vertices }: GraphShape, moves: readonly ShownMove[]): boolean {
  const names = new Set(vertices.map(({ name }) => name));
  return moves.every(({ label }) => names.has(label));
}

/** `3>1` and `3>1,2` go along arcs, `a-b:5>2` along an edge of this weight, and `a-b` takes an edge. */
function goesAlong({ vertices, style }: GraphShape, { from, to, weight, game, label: edgeLabel }: Edge, label: string): boolean {
  const [a = '', b = ''] = [vertices[from]?.name, vertices[to]?.name];
  if (style === 'arrows')
    return (
      label.startsWith(`${a}>`) &&
      label
        .slice(a.length + 1)
        .split(',')
        .includes(b)
    );
  if (style === 'edges') return label === (edgeLabel ?? `${a}-${b}`);
  if (style !== 'weights') return false;
  const before = `:${weight ?? `{${game}}`}>`;
  return label.startsWith(`${a}-${b}${before}`) || label.startsWith(`${b}-${a}${before}`);
}

function vertexItems(
  shape: GraphShape,
  vertex: Vertex,
  index: number,
  move: ShownMove | undefined,
  marks: readonly Mark[],
  labels: VertexLabels,
): readonly Item[] {
  const { name, count } = vertex;
  if (vertex.ground === true) return [];
  const at = { x: vertex.x, y: vertex.y };
  const colour = marks.find((mark) => mark.kind === 'colour' && mark.vertices.includes(name));
  const isDark = vertex.labelled === true || index === shape.piece || (colour?.kind === 'colour' && colour.colour === 'black');
  const wins = move?.wins === true;
  const fill = wins ? 'win-fill' : isDark ? 'ink' : 'panel';
  const ink = wins ? 'win' : isDark ? 'paper' : vertex.spent === true ? 'rule' : 'ink';
  const inside = labels.name === undefined ? name : (move?.value ?? '');
  const items: Item[] = [
    disc(at, RADIUS, { fill, stroke: wins ? 'win' : vertex.spent === true ? 'rule' : 'ink', width: wins ? 3.2 : 1.8 }),
  ];
  if (inside !== '') items.push(...wordsInside(inside, at, ink, shape.style === 'weights'));
  const beside = (place: Point | undefined, text: string, paint: Pick<Words, 'ink'> & Partial<Words>): readonly Words[] =>
    place === undefined ? [] : [{ kind: 'words', at: place, text, size: 12.5, halo: true, ...paint }];
  const note = marks.find((mark) => mark.kind === 'badge' && mark.vertex === name);
  return [
    ...items,
    ...beside(labels.name, name, { ink: 'ink-2' }),
    ...beside(labels.count, countText(count ?? ''), { ink: 'ink-2' }),
    ...beside(labels.note, note?.kind === 'badge' ? note.text : '', { ink: 'cert-b', size: 14, style: 'bold' }),
  ];
}

/** A long name stands in smaller letters, one that is longer still across the rim. */
function wordsInside(
  text: string,
  at: Vertex | { x: number; y: number },
  ink: 'win' | 'paper' | 'ink' | 'rule',
  isItalic: boolean,
): Item[] {
  const style = isItalic ? 'italic' : 'bold';
  const size = [15, 12, 10].find((each) => lengthOf({ text, size: each, style }) <= 2 * RADIUS - 6) ?? 10;
  const isLong = lengthOf({ text, size, style }) > 2 * RADIUS;
  return [{ kind: 'words', at: { x: at.x, y: at.y }, text, size, ink, style, ...(isLong && ink === 'ink' && { halo: true }) }];
}

/** The ground, a line with strokes below it, as wide as what stands on it. */
function groundItems({ vertices, width, height }: GraphShape): readonly Item[] {
  if (!vertices.some(({ ground }) => ground === true)) return [];
  const [left, right] = [-GROUND_BEYOND, width + GROUND_BEYOND];
  const strokes = Array.from({ length: Math.floor((right - left) / GROUND_STEP) }, (_, index) => {
    const x = left + (index + 1) * GROUND_STEP;
    return line(
      [
        { x, y: height },
        { x: x - 10, y: height + 10 },
      ],
      { stroke: 'rule', width: 1.4 },
    );
  });
  return [
    ...strokes,
    line(
      [
        { x: left, y: height },
        { x: right, y: height },
      ],
      { stroke: 'ink', width: 2.4 },
    ),
  ];
}

function stageWords({ stage, height }: GraphShape): readonly Item[] {
  if (stage === undefined) return [];
  const at = { x: -RADIUS, y: height + 46 };
  return [{ kind: 'words', at, text: `stage ${shortNumber(stage)}`, size: 14, ink: 'ink-2', anchor: 'start' }];
}

/** Many vertices: dots without names. */
export function largeItems({ xs, ys, ends, labelled, piece }: LargeShape): readonly Item[] {
  const at = (vertex: number) => ({ x: xs[vertex] ?? 0, y: ys[vertex] ?? 0 });
  const lines = Array.from({ length: ends.length / 2 }, (_, edge) =>
    line([at(ends[2 * edge] ?? 0), at(ends[2 * edge + 1] ?? 0)], { stroke: 'edge', width: 1.6 }),
  );
  const dots = Array.from(xs, (_, vertex) =>
    disc(at(vertex), 9, { fill: labelled[vertex] === 1 || vertex === piece ? 'ink' : 'panel', stroke: 'ink', width: 1.4 }),
  );
  return [...lines, ...dots];
}
