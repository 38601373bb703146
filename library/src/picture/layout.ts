/** Where vertices go: families keep their natural picture, other graphs are laid out by their distances. */
import type { GraphLayout } from '../core/drawing.ts';
import { type Graph, listEdges } from '../structures/graph.ts';
import { cycleOrder, pathOrder } from '../structures/graph-shape.ts';
import { knownFamily } from './known-family.ts';
import { fit, type Placed, type Point, STEP } from './place.ts';
import { stressLayout } from './stress-layout.ts';

/** Vertices of a path in one line; longer ones go back and forth. */
const LINE = 14;
const NARROW_LINE = 8;
const NARROW_STEP = 46;
/** Longer paths fill a picture that is wider than high. */
const LONG_ROW = 200;

/** A connected graph of a family, with vertices in the order of the family. */
export function layOutFamily(family: GraphLayout, order: number, narrow: boolean): Placed {
  switch (family.shape) {
    case 'path':
      return fit(row(order, narrow));
    case 'cycle':
    case 'complete':
      return fit(circle(order));
    case 'bipartite':
      return fit(twoRows(family.left, order - family.left));
    case 'grid':
      return fit(grid(family.rows, family.columns));
    case 'spider':
      return fit(star(family.arms.filter((arm) => arm > 0)));
    case 'rays':
      return fit(rays(family.rays, family.length));
    case 'cube':
      return fit(cube(family.dimension));
    case 'petersen':
      return fit([...circle(5, 2.1 * STEP), ...circle(5, 1.1 * STEP)]);
    case 'wheel':
      return fit([{ x: 0, y: 0 }, ...circle(order - 1, Math.max(1.3 * STEP, ((order - 1) * STEP) / (2 * Math.PI)))]);
  }
}

/** Any connected graph. */
export function layOutGraph(graph: Graph, narrow: boolean): Placed {
  const along = pathOrder(graph);
  if (along !== undefined) return fit(ordered(along, row(graph.order, narrow)));
  const around = cycleOrder(graph);
  if (around !== undefined) return fit(ordered(around, circle(graph.order)));
  const known = knownFamily(graph);
  if (known !== undefined) return fit(ordered(known.order, layOutFamily(known.family, graph.order, narrow).points));
  return fit(stressLayout(graph.order, listEdges(graph)));
}

function ordered(order: Iterable<number>, points: readonly Point[]): Point[] {
  const placed: Point[] = [];
  for (const [index, vertex] of Array.from(order).entries()) placed[vertex] = points[index] ?? { x: 0, y: 0 };
  return placed;
}

/** On a phone a picture that is wider than high stands upright: its vertices are larger then. */
export function upright({ points, width, height }: Placed): Placed {
  if (width <= NARROW_LINE * NARROW_STEP || height >= width) return { points, width, height };
  return { points: points.map(({ x, y }) => ({ x: height - y, y: x })), width: height, height: width };
}

function row(order: number, narrow: boolean): Point[] {
  const line = order > LONG_ROW ? Math.round((narrow ? 0.8 : 1.35) * Math.sqrt(order)) : narrow ? NARROW_LINE : LINE;
  const step = narrow ? NARROW_STEP : STEP;
  return Array.from({ length: order }, (_, index) => {
    const [y, along] = [Math.floor(index / line), index % line];
    return { x: (y % 2 === 0 ? along : line - 1 - along) * step, y: y * STEP * 1.1 };
  });
}

function circle(order: number, given?: number): Point[] {
  if (order <= 2) return row(order, false);
  const radius = given ?? Math.max(STEP, (order * STEP) / (2 * Math.PI));
  return Array.from({ length: order }, (_, index) => {
    const angle = (2 * Math.PI * index) / order - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

function twoRows(left: number, right: number): Point[] {
  const line = (count: number, y: number) =>
    Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * STEP * 1.2, y }));
  return [...line(left, 0), ...line(right, 2.2 * STEP)];
}

function grid(rows: number, columns: number): Point[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: (index % columns) * STEP,
    y: Math.floor(index / columns) * STEP,
  }));
}

function star(arms: readonly number[]): Point[] {
  const points: Point[] = [{ x: 0, y: 0 }];
  const inner = Math.max(1, (arms.length * 0.7) / Math.PI);
  for (const [index, length] of arms.entries()) {
    const angle = (2 * Math.PI * index) / arms.length - Math.PI / 2;
    for (let place = 0; place < length; place++) points.push(polar((inner + place) * STEP, angle));
  }
  return points;
}

function rays(clique: number, length: number): Point[] {
  if (clique <= 1) return row(length, false);
  const inner = clique === 2 ? 0.5 : Math.max(0.62, clique / (2 * Math.PI));
  const first = clique === 2 ? 0 : Math.PI;
  if (clique === 3) return threeRays(length);
  return Array.from({ length: clique * length }, (_, index) => {
    const angle = first + (2 * Math.PI * Math.floor(index / length)) / clique;
    return polar((inner + (index % length)) * STEP, angle);
  });
}

/** One ray to the left, two that open to the right: wider than high. */
function threeRays(length: number): Point[] {
  const slope = 0.42;
  const along = Array.from({ length }, (_, index) => index * STEP);
  return [
    ...along.map((x) => ({ x: -x, y: 0 })),
    ...along.map((x) => ({ x: 0.8 * STEP + x, y: -0.55 * STEP - x * slope })),
    ...along.map((x) => ({ x: 0.8 * STEP + x, y: 0.55 * STEP + x * slope })),
  ];
}

function polar(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** Each bit is a direction, chosen so that no edge of four or five dimensions passes a vertex nearer than 25 pixels. */
function cube(dimension: number): Point[] {
  const directions = [
    { x: 2, y: 0 },
    { x: 0, y: 2 },
    { x: 0.85, y: -0.75 },
    { x: 3.55, y: 0.85 },
    { x: -1.9, y: 3.9 },
  ];
  return Array.from({ length: 2 ** dimension }, (_, vertex) => {
    let [x, y] = [0, 0];
    for (let bit = 0; bit < dimension; bit++) {
      if ((vertex & (1 << bit)) === 0) continue;
      const direction = directions[bit] ?? { x: 10 * (bit - 3), y: bit };
      [x, y] = [x + direction.x, y + direction.y];
    }
    return { x: x * STEP, y: y * STEP };
  });
}
