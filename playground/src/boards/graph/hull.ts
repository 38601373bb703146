/** Outlines around a few points: hulls widened by a distance and rounded at the corners. */
import type { Point } from 'impartial/picture';

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Whether a point lies in the hull or within a distance of it. */
export function containsPoint(hull: readonly Point[], point: Point, within: number): boolean {
  const [only] = hull;
  if (only === undefined) return false;
  if (hull.length === 1) return Math.hypot(only.x - point.x, only.y - point.y) <= within;
  return (
    hull.every((corner, index) => {
      const next = hull[(index + 1) % hull.length] as Point;
      const length = Math.hypot(next.x - corner.x, next.y - corner.y) || 1;
      return turn(corner, next, point) / length >= -within;
    }) &&
    (hull.length > 2 || isBeside(hull, point, within))
  );
}

function isBeside([a, b]: readonly Point[], point: Point, within: number): boolean {
  if (a === undefined || b === undefined) return false;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  return along >= -within && along <= length + within;
}

export function roundedOutline(hull: readonly Point[], reach: number): string {
  const [only] = hull;
  if (only === undefined) return '';
  if (hull.length === 1)
    return `M${only.x - reach} ${only.y} a${reach} ${reach} 0 1 1 ${2 * reach} 0 a${reach} ${reach} 0 1 1 ${-2 * reach} 0 Z`;
  const sides = hull.map((corner, index) => {
    const next = hull[(index + 1) % hull.length] as Point;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y) || 1;
    const [outX, outY] = [((next.y - corner.y) / length) * reach, (-(next.x - corner.x) / length) * reach];
    return { from: `${corner.x + outX} ${corner.y + outY}`, to: `${next.x + outX} ${next.y + outY}` };
  });
  const first = sides[0]?.from;
  const walk = sides.map(({ to }, index) => {
    const next = sides[(index + 1) % sides.length]?.from;
    return `L${to} A${reach} ${reach} 0 0 1 ${next}`;
  });
  return `M${first} ${walk.join(' ')} Z`;
}
