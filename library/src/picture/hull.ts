/** The convex hull of a few points: its corners in order, from the leftmost on. */
import type { Point } from './place.ts';

export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return sorted.length < 2 ? sorted : [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(line: readonly Point[]): readonly Point[] {
  const corners: Point[] = [];
  for (const point of line) {
    while (corners.length >= 2 && turn(corners.at(-2) as Point, corners.at(-1) as Point, point) <= 0) corners.pop();
    corners.push(point);
  }
  return corners.slice(0, -1);
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
