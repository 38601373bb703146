/** Places to start a small graph from, and how tangled a picture is: of several pictures the clearest one is kept. */
import { type Links, linkedTo } from './distances.ts';
import { largeLayout } from './large-layout.ts';
import { type Point, STEP } from './place.ts';

/** Around a circle as a walk through the graph goes, by distances, and on spirals; nothing is random. */
export function startsOf(order: number, links: Links): readonly (readonly Point[])[] {
  const spiral = (turn: number) =>
    Array.from({ length: order }, (_, vertex) => onCircle(40 * Math.sqrt(vertex + 1), turn * (vertex + 1)));
  return [aroundWalk(order, links), largeLayout(order, links), ...[2.4, 1.1, 3.3, 0.7].map(spiral)];
}

function onCircle(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A walk that goes on as long as it can, and then back to the last vertex with a neighbour that is left. */
function aroundWalk(order: number, links: Links): readonly Point[] {
  const around = linkedTo(order, links);
  const place = new Map<number, number>();
  for (let first = 0; first < order; first++) {
    const stack = [first];
    for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
      if (place.has(here)) continue;
      place.set(here, place.size);
      // Neighbours with few others come first: what hangs on them is walked before the way turns elsewhere.
      const left = (around[here] ?? []).filter((other) => !place.has(other));
      stack.push(...left.sort((a, b) => (around[b]?.length ?? 0) - (around[a]?.length ?? 0)));
    }
  }
  const radius = (order * STEP) / (2 * Math.PI);
  return Array.from({ length: order }, (_, vertex) => onCircle(radius, (2 * Math.PI * (place.get(vertex) ?? 0)) / order));
}

/** Crossings, and vertices that lie on edges of others. */
export function tangle(points: readonly Point[], links: Links): number {
  let sum = 0;
  for (const [index, [a, b]] of links.entries()) {
    const [p, q] = [points[a] as Point, points[b] as Point];
    for (const [c, d] of links.slice(index + 1)) {
      if (a === c || a === d || b === c || b === d) continue;
      if (crosses(p, q, points[c] as Point, points[d] as Point)) sum += 3;
    }
    for (const [vertex, point] of points.entries()) if (vertex !== a && vertex !== b && isNear(point, p, q)) sum += 2;
  }
  return sum;
}

function crosses(p: Point, q: Point, r: Point, s: Point): boolean {
  return side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;
}

function side(p: Point, q: Point, r: Point): number {
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

function isNear(point: Point, p: Point, q: Point): boolean {
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const along = ((point.x - p.x) * (q.x - p.x) + (point.y - p.y) * (q.y - p.y)) / length;
  return along > 0 && along < length && Math.abs(side(p, q, point)) / length < 0.35 * STEP;
}
