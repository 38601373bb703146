/** Places on the paper. Distances are in the pixels of a vertex of 34. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Placed {
  readonly points: readonly Point[];
  readonly width: number;
  readonly height: number;
}

/** From one vertex to the next. */
export const STEP = 60;

/** The points moved so that the smallest coordinates are 0. */
export function fit(points: readonly Point[]): Placed {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  if (points.length === 0) return { points, width: 0, height: 0 };
  return {
    points: points.map(({ x, y }) => ({ x: x - left, y: y - top })),
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}
