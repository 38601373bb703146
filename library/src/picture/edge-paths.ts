/** Where edges run: straight, bent around what lies between, fanned out where there are several, or in a loop. */
import { type Point, STEP } from './place.ts';
import { type Segment, towards } from './scene.ts';
import type { Edge, GraphShape, Vertex } from './shape.ts';

/** Arrows longer than this are bent. */
const LONG_ARROW = 140;
/** Arrows end at the disc they lead to. */
const SHORTER = 20;

export interface PlacedEdge {
  readonly edge: Edge;
  readonly drawn: {
    readonly from: Point;
    readonly segment: Segment;
    /** Where the weight stands. */
    readonly middle: Point;
  };
}

export function hasArrows({ style, directed }: GraphShape): boolean {
  return style === 'arrows' || directed === true;
}

/** Each edge that has its two ends; those between the same two vertices fan out. */
export function placeEdges(shape: GraphShape): readonly PlacedEdge[] {
  const { vertices, edges, piece } = shape;
  const isPointed = hasArrows(shape);
  const keyOf = ({ from, to }: Edge) => `${Math.min(from, to)} ${Math.max(from, to)}`;
  const total = new Map<string, number>();
  for (const edge of edges) total.set(keyOf(edge), (total.get(keyOf(edge)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return edges.flatMap((edge) => {
    const [a, b] = [vertices[edge.from], vertices[edge.to]];
    if (a === undefined || b === undefined) return [];
    const index = seen.get(keyOf(edge)) ?? 0;
    seen.set(keyOf(edge), index + 1);
    if (a === b) {
      // A loop of the ground stands on it.
      const angle = a.ground === true ? -Math.PI / 2 : freeAngle(edge.from, vertices, edges, edge.from === piece);
      return [{ edge, drawn: loop(a, index, angle) }];
    }
    const fan = ((total.get(keyOf(edge)) ?? 1) - 1) / 2 - index;
    // An arrow over several levels bends around what lies between them.
    const around = isPointed && fan === 0 && Math.hypot(a.x - b.x, a.y - b.y) > LONG_ARROW ? 34 : 0;
    const bend = fan * (edge.from < edge.to ? 1 : -1) * 84 + around;
    return [{ edge, drawn: curve(a, b, bend, isPointed ? SHORTER : 0) }];
  });
}

function curve(a: Vertex, b: Vertex, bend: number, shorten: number): PlacedEdge['drawn'] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const control = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  const middle = towards(towards(a, b, 0.5), control, 0.5);
  const away = bend === 0 ? length : Math.hypot(b.x - control.x, b.y - control.y) || 1;
  const to = towards(b, bend === 0 ? a : control, shorten / away);
  const from = { x: a.x, y: a.y };
  if (bend === 0) return { from, segment: { to }, middle };
  return { from, segment: { to, bend: [towards(from, control, 2 / 3), towards(to, control, 2 / 3)] }, middle };
}

/** The direction in which most room is left at a vertex; the piece has its mark above it. */
function freeAngle(vertex: number, vertices: readonly Vertex[], edges: readonly Edge[], hasPiece: boolean): number {
  const here = vertices[vertex] as Vertex;
  const taken = edges
    .filter(({ from, to }) => from !== to && (from === vertex || to === vertex))
    .flatMap(({ from, to }) => vertices[from === vertex ? to : from] ?? [])
    .map(({ x, y }) => Math.atan2(y - here.y, x - here.x));
  if (hasPiece) taken.push(-Math.PI / 2);
  const room = (angle: number) =>
    Math.min(Math.PI, ...taken.map((other) => Math.abs(Math.atan2(Math.sin(angle - other), Math.cos(angle - other)))));
  const angles = Array.from({ length: 16 }, (_, index) => Math.PI / 2 + (index * Math.PI) / 8);
  return angles.reduce((best, angle) => (room(angle) > room(best) + 1e-9 ? angle : best));
}

function loop({ x, y }: Vertex, index: number, angle: number): PlacedEdge['drawn'] {
  const reach = 1.53 * STEP + 34 * index;
  const at = (turn: number, part = 1) => ({
    x: x + part * reach * Math.cos(angle + turn),
    y: y + part * reach * Math.sin(angle + turn),
  });
  return { from: { x, y }, segment: { to: { x, y }, bend: [at(-0.55), at(0.55)] }, middle: at(0, 0.64) };
}

/** 1.4 and 0.9 for each unit of weight, up to 8. */
export function strokeOf({ weight, game }: Edge): number {
  if (weight === undefined) return game === undefined ? 1.6 : 2.3;
  return weight === '0' ? 1 : Math.min(8, 1.4 + 0.9 * Math.min(20, Number(weight)));
}
