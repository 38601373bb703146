/**
 * A drawing of Hackenbush on the ground: what stands on it grows upwards like a tree, with the other edges drawn in between.
 *
 * Every edge that touches the ground has a foot of its own there, so that the ground is a line and no vertex. Feet have names that
 * nobody reads; an edge says what its move is called.
 */
import type { BuiltPart } from '../core/drawing.ts';
import type { GraphPicture } from './graph-shape.ts';
import { fit, type Point, STEP } from './place.ts';
import { piecesOfArcs } from './pointed-layout.ts';
import type { Edge, Vertex } from './shape.ts';

/** How far apart two feet of one vertex are. */
const STRIDE = STEP * 0.7;
const FLOOR = STEP * 1.15;

interface Standing {
  readonly x: number;
  readonly level: number;
}

export function layOutOnGround({ vertices: names, edges }: BuiltPart, ground: ReadonlySet<string>): GraphPicture {
  const isGround = names.map((name) => ground.has(name));
  const above = edges.filter(({ from, to }) => isGround[from] === false && isGround[to] === false);
  const places = stand(names.length, edges, isGround);
  const pieces = piecesOfArcs(names.length, above);
  const vertices: Vertex[] = [];
  const points: Point[] = [];
  const index = new Map<number, number>();
  const add = (vertex: Omit<Vertex, 'x' | 'y'>, point: Point) => {
    points.push(point);
    return vertices.push({ ...vertex, ...point }) - 1;
  };
  for (const [vertex, place] of places)
    index.set(vertex, add({ name: names[vertex] ?? '', part: pieces[vertex] ?? 0 }, { x: place.x, y: -place.level * FLOOR }));
  const foot = footing(edges, isGround, places);
  const drawn = edges.map(({ from, to }, edge): Edge => {
    const label = `${names[from]}-${names[to]}`;
    const end = (vertex: number, other: number) =>
      index.get(vertex) ?? add({ name: `${label} ${edge}`, part: pieces[other] ?? 0, ground: true }, { x: foot(edge), y: 0 });
    const start = end(from, to);
    return { from: start, to: isGround[from] === true && isGround[to] === true ? start : end(to, from), label };
  });
  const placed = fit(points);
  const settled = vertices.map((vertex, place) => ({ ...vertex, ...(placed.points[place] ?? { x: 0, y: 0 }) }));
  return { vertices: settled, edges: drawn, parts: [...names], width: placed.width, height: placed.height };
}

/** Vertices above the ground by their distance from it, in a tree of shortest ways: leaves side by side, others above their middle. */
function stand(order: number, edges: BuiltPart['edges'], isGround: readonly boolean[]): ReadonlyMap<number, Standing> {
  const level = new Array<number>(order).fill(-1);
  const children = Array.from({ length: order }, (): number[] => []);
  const roots: number[] = [];
  const around = Array.from({ length: order }, (): number[] => []);
  for (const { from, to } of edges) {
    around[from]?.push(to);
    if (from !== to) around[to]?.push(from);
  }
  const line = [...level.keys()].filter((vertex) => isGround[vertex] === true);
  for (const vertex of line) level[vertex] = 0;
  for (const vertex of line)
    for (const other of around[vertex] ?? []) {
      if (level[other] !== -1) continue;
      level[other] = (level[vertex] ?? 0) + 1;
      (isGround[vertex] === true ? roots : (children[vertex] ?? roots)).push(other);
      line.push(other);
    }
  const feet = (vertex: number) => (around[vertex] ?? []).filter((other) => isGround[other] === true).length;
  const x = new Map<number, number>();
  let next = 0;
  const place = (vertex: number): void => {
    const own = children[vertex] ?? [];
    for (const child of own) place(child);
    const room = Math.max(0, (feet(vertex) - 1) * STRIDE) / 2;
    const middle = ((x.get(own[0] ?? -1) ?? next + room) + (x.get(own.at(-1) ?? -1) ?? next + room)) / 2;
    x.set(vertex, middle);
    next = Math.max(next, middle + room + STEP * 0.95);
  };
  for (const root of roots) place(root);
  return new Map(Array.from(x, ([vertex, at]) => [vertex, { x: at, level: level[vertex] ?? 0 }]));
}

/** Where each edge that touches the ground has its foot: below its vertex, loops of the ground after all others. */
function footing(
  edges: BuiltPart['edges'],
  isGround: readonly boolean[],
  places: ReadonlyMap<number, Standing>,
): (edge: number) => number {
  const upper = edges.map(({ from, to }) => (isGround[from] === true ? to : isGround[to] === true ? from : -1));
  const right = Math.max(0, ...Array.from(places.values(), ({ x }) => x + STEP));
  const own = new Map<number, number[]>();
  for (const [edge, vertex] of upper.entries()) {
    // Loops of the ground belong to no vertex.
    const key = places.has(vertex) ? vertex : -1;
    own.set(key, [...(own.get(key) ?? []), edge]);
  }
  return (edge) => {
    const vertex = upper[edge] ?? -1;
    const at = places.get(vertex)?.x;
    const feet = own.get(at === undefined ? -1 : vertex) ?? [];
    return at === undefined
      ? right + feet.indexOf(edge) * 1.6 * STEP
      : at + (feet.indexOf(edge) - (feet.length - 1) / 2) * STRIDE;
  };
}
