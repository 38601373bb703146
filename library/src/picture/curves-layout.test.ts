/** Drawings of Sprouts: every position that comes up in play has one, and no two curves of it cross. */
import { describe, expect, it } from 'vitest';
import { type SproutsPosition, sprouts } from '../games/curves/sprouts.ts';
import { layOutCurves, type PlacedCurves } from './curves-layout.ts';
import { drawingToShape } from './drawing-to-shape.ts';
import type { Point } from './place.ts';

function open(text: string): SproutsPosition {
  const position = sprouts.parse({ text, at: 0, options: [] });
  return position.ok ? position.value : expect.fail(text);
}

function shapeOf(position: SproutsPosition): PlacedCurves {
  const drawing = sprouts.draw?.(position);
  const shape = drawing === undefined ? undefined : drawingToShape(drawing);
  return (shape?.kind === 'curves' ? layOutCurves(shape) : undefined) ?? expect.fail(sprouts.format(position));
}

const side = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));

function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const isShared = [a, b].some((one) => [c, d].some((other) => one.x === other.x && one.y === other.y));
  return !isShared && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function crossings({ curves }: PlacedCurves): number {
  const lines = curves.flatMap((curve) => curve.slice(1).map((to, at) => [curve[at] as Point, to] as const));
  return lines.reduce((sum, one, index) => sum + lines.slice(index + 1).filter((other) => cross(one, other)).length, 0);
}

describe('drawings of Sprouts', () => {
  it('have no crossings, in plays from three to six spots', () => {
    let seed = 5;
    let drawn = 0;
    for (const spots of [3, 4, 5, 6]) {
      let position = open(String(spots));
      for (;;) {
        const shape = shapeOf(position);
        expect(crossings(shape), sprouts.format(position)).toBe(0);
        expect(shape.corners.length).toBe(position.regions.flat(2).length);
        drawn++;
        const moves = [...sprouts.moves(position)];
        if (moves.length === 0) break;
        seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
        position = moves[seed % moves.length]?.to ?? position;
      }
    }
    expect(drawn).toBeGreaterThan(40);
  });

  it('show each spot with the ends it has', () => {
    const { spots, dead, curves } = shapeOf(open('0.1a1a.'));
    expect(spots.map(({ ends }) => ends).sort()).toEqual([0, 1, 1, 2]);
    expect(dead).toEqual([]);
    expect(curves.length).toBe(2);
  });

  it('say what is too large to draw, with the text', () => {
    const shape = drawingToShape({
      picture: 'curves',
      text: 'many',
      regions: [Array.from({ length: 70 }, (_, n) => [{ name: String(n), ends: 0 }])],
    });
    expect(shape).toMatchObject({ kind: 'none', text: 'many' });
  });
});
