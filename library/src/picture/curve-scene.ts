/** Spots with curves between them: live spots as discs, dead ones as dots, dead regions grey, and a number at each corner. */
import { layOutCurves } from './curves-layout.ts';
import { textItems } from './list-scene.ts';
import type { Point } from './place.ts';
import { disc, type Item, line, type Segment } from './scene.ts';
import type { CurvesShape } from './shape.ts';

export function curveItems(shape: CurvesShape): readonly Item[] {
  const placed = layOutCurves(shape);
  if (placed === undefined) return textItems(shape.text, 0, 'ink');
  const { spots, dead, curves, holes, corners } = placed;
  if (spots.length === 0) return textItems('no curve can be drawn');
  return [
    ...holes.map((hole) => line(hole, { fill: 'sunk', closed: true })),
    ...curves.map((curve): Item => ({ kind: 'path', ...smooth(curve), stroke: 'ink', width: 2 })),
    ...dead.map((at) => disc(at, 3, { fill: 'ink' })),
    ...spots.map((at) => disc(at, 7, { fill: 'counter', stroke: 'ink', width: 2 })),
    ...corners.map(
      ({ name, x, y }): Item => ({ kind: 'words', at: { x, y }, text: name, size: 12, ink: 'ink-2', style: 'bold', halo: true }),
    ),
  ];
}

/** A smooth curve through points: at each the direction from the one before to the one behind (Catmull and Rom). */
export function smooth(points: readonly Point[]): { readonly from: Point; readonly segments: readonly Segment[] } {
  const [from = { x: 0, y: 0 }] = points;
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? from;
  const bent = (point: Point, before: Point, behind: Point, part: number): Point => ({
    x: point.x + (behind.x - before.x) * part,
    y: point.y + (behind.y - before.y) * part,
  });
  const segments = points.slice(1).map((to, index) => ({
    to,
    bend: [bent(at(index), at(index - 1), to, 1 / 6), bent(to, at(index), at(index + 2), -1 / 6)] as const,
  }));
  return { from, segments };
}
