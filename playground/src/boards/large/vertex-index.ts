/** Which vertex of a large picture is meant: the nearest to a point, or the next one in a direction. */
import type { LargeShape } from '../../shape/shape.ts';

export type Direction = readonly [number, number];

/** The vertex nearest to a point of the picture, within a reach. */
export function vertexAt({ xs, ys }: LargeShape, x: number, y: number, reach: number): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (let vertex = 0; vertex < xs.length; vertex++) {
    const distance = Math.hypot((xs[vertex] as number) - x, (ys[vertex] as number) - y);
    if (distance > least) continue;
    [best, least] = [vertex, distance];
  }
  return best;
}

/** The next vertex that may be moved to in this direction; straight ahead counts for more than aside. */
export function vertexBeside(
  { xs, ys }: LargeShape,
  from: number,
  [dx, dy]: Direction,
  isMove: (vertex: number) => boolean,
): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let vertex = 0; vertex < xs.length; vertex++) {
    const [right, down] = [(xs[vertex] as number) - (xs[from] as number), (ys[vertex] as number) - (ys[from] as number)];
    const ahead = right * dx + down * dy;
    const cost = ahead + 2.5 * (Math.abs(right * dy) + Math.abs(down * dx));
    if (vertex === from || ahead <= 1 || cost >= least || !isMove(vertex)) continue;
    [best, least] = [vertex, cost];
  }
  return best;
}
