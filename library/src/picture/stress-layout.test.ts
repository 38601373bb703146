/** A link looks the same twice: layouts have nothing random, however large the graph. */
import { describe, expect, it } from 'vitest';
import { stressLayout } from './stress-layout.ts';

function wheel(order: number): readonly (readonly [number, number])[] {
  return Array.from({ length: order - 1 }, (_, index) => [
    [0, index + 1] as const,
    [index + 1, ((index + 1) % (order - 1)) + 1] as const,
  ]).flat();
}

describe('a layout', () => {
  it.each([9, 40, 1200])('of a wheel with %i vertices is the same twice, and has no two vertices on one spot', (order) => {
    const points = stressLayout(order, wheel(order));
    expect(stressLayout(order, wheel(order))).toEqual(points);
    expect(points).toHaveLength(order);
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(order);
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});
