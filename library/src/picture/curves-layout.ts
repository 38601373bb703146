/** Spots and curves with a place for everything: the parts of a position side by side, each with its outer region around it. */
import type { SpotCorner } from '../core/drawing.ts';
import { type CurveMap, toCurveMap } from '../structures/curve-map.ts';
import { type CurvePlaces, placeCurves } from './map-places.ts';
import type { Point } from './place.ts';
import type { CurvesShape } from './shape.ts';

export interface PlacedCurves {
  readonly spots: readonly PlacedSpot[];
  /** Spots with three ends. */
  readonly dead: readonly Point[];
  /** Points along each curve, from spot to spot. */
  readonly curves: readonly (readonly Point[])[];
  /** The ways around dead regions. */
  readonly holes: readonly (readonly Point[])[];
  /** Where regions meet spots, by the names that moves have for them. */
  readonly corners: readonly PlacedCorner[];
  readonly width: number;
  readonly height: number;
}

export interface PlacedSpot extends Point {
  /** How many curves end in it. */
  readonly ends: number;
}

export interface PlacedCorner extends Point {
  readonly name: string;
}

type Region = readonly (readonly SpotCorner[])[];

const GAP = 34;
/** How far the name of a corner stands from its spot. */
const AWAY = 17;

/** Undefined where no drawing in the plane has these boundaries. */
export function layOutCurves({ regions }: CurvesShape): PlacedCurves | undefined {
  const drawn: PlacedCurves[] = [];
  for (const part of partsOf(regions)) {
    const placed = placePart(part);
    if (placed === undefined) return undefined;
    drawn.push(placed);
  }
  return sideBySide(drawn);
}

/** Regions that share spots, directly or through others. */
function partsOf(regions: readonly Region[]): Region[][] {
  let parts: Region[][] = [];
  const spotsOf = (part: readonly Region[]) => new Set(part.flat(2).flatMap(({ spot }) => spot ?? []));
  for (const region of regions) {
    const own = spotsOf([region]);
    const near = parts.filter((part) => [...spotsOf(part)].some((spot) => own.has(spot)));
    parts = [...parts.filter((part) => !near.includes(part)), [...near.flat(), region]];
  }
  return parts;
}

function placePart(regions: readonly Region[]): PlacedCurves | undefined {
  const [only, ...others] = regions;
  if (only !== undefined && others.length === 0 && only.every(([corner]) => corner?.ends === 0)) return spotsAlone(only);
  const numbers = new Map<string, number>();
  const spots: { readonly ends: number }[] = [];
  const numbered = regions.map((region) =>
    region.map((boundary) =>
      boundary.map(({ name, spot, ends }) => {
        const key = spot === undefined ? `corner ${name}` : `spot ${spot}`;
        const number = numbers.get(key) ?? spots.push({ ends }) - 1;
        numbers.set(key, number);
        return { spot: number, ends };
      }),
    ),
  );
  const map = toCurveMap(numbered);
  return map === undefined ? undefined : placed(map, placeCurves(map), regions, spots);
}

function placed(
  map: CurveMap,
  places: CurvePlaces,
  regions: readonly Region[],
  spots: readonly { readonly ends: number }[],
): PlacedCurves {
  const size = 46 * Math.sqrt(map.order) + 40;
  const at = ({ x, y }: Point): Point => ({ x: round(((x + 1) * size) / 2), y: round(((y + 1) * size) / 2) });
  const point = (vertex: number) => at(places.points[vertex] ?? { x: 0, y: 0 });
  const curves = map.curves.map((curve) => curve.map(point));
  const met = regions.flatMap((region, index) =>
    region.flatMap((boundary, place) =>
      boundary.map(({ name, ends }, corner) => {
        const walk = map.walks[index]?.[place];
        const step = walk?.corners[corner] ?? 0;
        const spot = point(walk?.vertices[step] ?? 0);
        return { name, ends, spot, ...awayFrom(spot, at(places.inward[index]?.[place]?.[step] ?? { x: 0, y: 0 })) };
      }),
    ),
  );
  const inTheWay = [...spots.map((_, spot) => point(spot)), ...curves.flat()];
  return {
    spots: spots.map(({ ends }, spot): PlacedSpot => ({ ...point(spot), ends })),
    dead: map.dead.map(point),
    curves,
    holes: map.holes.map((hole) => hole.map(point)),
    corners: withoutCollisions(met, inTheWay),
    width: size,
    height: size,
  };
}

interface MetSpot extends PlacedCorner {
  readonly ends: number;
  readonly spot: Point;
}

/** Around a spot with at most one end its name may stand anywhere: where it is farthest from everything else. Others stay. */
function withoutCollisions(met: readonly MetSpot[], inTheWay: readonly Point[]): readonly PlacedCorner[] {
  const settled: PlacedCorner[] = met.map(({ name, x, y }) => ({ name, x, y }));
  for (const [index, { name, ends, spot }] of met.entries()) {
    if (ends > 1) continue;
    const others = [...inTheWay.filter(({ x, y }) => x !== spot.x || y !== spot.y), ...settled.filter((_, at) => at !== index)];
    let best = settled[index] as Point;
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const place = { x: round(spot.x + AWAY * Math.cos(angle)), y: round(spot.y + AWAY * Math.sin(angle)) };
      if (nearest(place, others) > nearest(best, others) + 1) best = place;
    }
    settled[index] = { name, x: best.x, y: best.y };
  }
  return settled;
}

function nearest(from: Point, points: readonly Point[]): number {
  return points.reduce((least, { x, y }) => Math.min(least, Math.hypot(x - from.x, y - from.y)), Number.POSITIVE_INFINITY);
}

function round(number: number): number {
  return Math.round(10 * number) / 10;
}

function awayFrom(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: round(from.x + ((to.x - from.x) / length) * AWAY), y: round(from.y + ((to.y - from.y) / length) * AWAY) };
}

/** Spots without curves, in a circle. */
function spotsAlone(region: Region): PlacedCurves {
  const radius = region.length === 1 ? 0 : Math.max(40, 14 * region.length);
  const size = 2 * radius + 80;
  const spots = region.map((_, place) => {
    const angle = (2 * Math.PI * place) / region.length - Math.PI / 2;
    return { x: round(size / 2 + radius * Math.cos(angle)), y: round(size / 2 + radius * Math.sin(angle)), ends: 0 };
  });
  const corners = spots.map(({ x, y }, place) => ({ name: region[place]?.[0]?.name ?? '', x, y: y - AWAY }));
  return { spots, dead: [], curves: [], holes: [], corners, width: size, height: size };
}

function sideBySide(shapes: readonly PlacedCurves[]): PlacedCurves {
  const height = Math.max(0, ...shapes.map((shape) => shape.height));
  let left = 0;
  const all = shapes.map((shape) => {
    const [dx, dy] = [left, (height - shape.height) / 2];
    left += shape.width + GAP;
    const move = <P extends Point>(point: P): P => ({ ...point, x: round(point.x + dx), y: round(point.y + dy) });
    const { spots, dead, curves, holes, corners } = shape;
    return {
      spots: spots.map(move),
      dead: dead.map(move),
      curves: curves.map((curve) => curve.map(move)),
      holes: holes.map((hole) => hole.map(move)),
      corners: corners.map(move),
    };
  });
  return {
    spots: all.flatMap(({ spots }) => spots),
    dead: all.flatMap(({ dead }) => dead),
    curves: all.flatMap(({ curves }) => curves),
    holes: all.flatMap(({ holes }) => holes),
    corners: all.flatMap(({ corners }) => corners),
    width: Math.max(0, left - GAP),
    height,
  };
}
