/**
 * Where the names of vertices stand that are not inside of them: beside the vertex, in the first of 16 directions and two distances in
 * which they lie on no edge, vertex, badge or other name.
 *
 * The vertices with the fewest free places choose first. Nothing is random, so that a link looks the same twice. A label without a
 * free place is told so by `overlaps`: it is better left out, or said elsewhere, than written across something.
 */
import { type PlacedEdge, placeEdges } from './edge-paths.ts';
import type { Point } from './place.ts';
import type { GraphShape } from './shape.ts';

export interface Label {
  /** The place of its vertex. */
  readonly vertex: number;
  readonly width: number;
  readonly height: number;
}

export interface LabelPlace extends Point {
  /** How many things lie under it. */
  readonly overlaps: number;
}

export interface LabelOptions {
  /** Whether a badge stands at the upper right of each vertex. */
  readonly badges?: boolean;
  /** The room around the picture that labels may use. */
  readonly margin?: number;
  /** What else is in the way. */
  readonly taken?: readonly Box[];
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A disc with its rim, and what is left free around it. */
const RADIUS = 19;
const GAP = 3;
const FARTHER = 9;
/** Names keep so far from lines. */
const CLEARANCE = 2.5;
/** Where a badge is, from the middle of its vertex, and how large. */
const BADGE = { away: 13, reach: 8 } as const;
/** Lines farther from a vertex than this are not near any of its places. */
const NEAR = 72;

/** Two edges bend at a vertex where the two unit vectors along them add up to at least this. */
const BEND = 0.2;

/** Places across so many lines are as bad as any. */
const TOO_MANY = 8;

/** In sixteenths of a turn, clockwise from the right: below, at the sides, above, between them, and between those. */
const DIRECTIONS = [4, 8, 0, 12, 6, 2, 10, 14, 5, 3, 7, 1, 9, 15, 11, 13];
/** The same where edges mostly go up and down. */
const DIRECTIONS_OF_STEEP = [8, 0, 4, 12, 6, 2, 10, 14, 7, 1, 5, 3, 9, 15, 11, 13];

/** Yields after each label that it has looked at, since hundreds of them take a while. */
export function* placeLabels(
  shape: GraphShape,
  labels: readonly Label[],
  options: LabelOptions = {},
): Generator<undefined, readonly LabelPlace[]> {
  const things = { lines: placeEdges(shape).flatMap(toLines), discs: [...shape.vertices, ...(shape.ghosts ?? [])] };
  const offsetsOf = rememberOffsets();
  const candidates: (readonly LabelPlace[])[] = [];
  for (const label of labels) {
    candidates.push(listCandidates(shape, label, things, offsetsOf(label), options));
    yield;
  }
  const free = candidates.map((places) => places.filter(({ overlaps }) => overlaps === 0).length);
  const order = labels.map((_, index) => index).sort((a, b) => (free[a] ?? 0) - (free[b] ?? 0) || a - b);
  const placed: LabelPlace[] = [];
  const taken: Box[] = [];
  for (const index of order) {
    const label = labels[index] as Label;
    let best: LabelPlace | undefined;
    for (const { x, y, overlaps } of candidates[index] ?? []) {
      const box = boxAt({ x, y }, label);
      const all = overlaps + taken.filter((other) => meet(box, other)).length;
      if (best === undefined || all < best.overlaps) best = { x, y, overlaps: all };
      if (all === 0) break;
    }
    placed[index] = best as LabelPlace;
    taken.push(boxAt(best as LabelPlace, label));
    yield;
  }
  return placed;
}

/** About as wide as a name is in the letters that stand beside vertices, in any font of a page. */
export function labelWidth(text: string, size: number): number {
  return [...text].length * size * 0.64;
}

function listCandidates(
  shape: GraphShape,
  label: Label,
  { lines, discs }: Things,
  offsets: Offsets,
  { badges = false, margin, taken = [] }: LabelOptions,
): readonly LabelPlace[] {
  const here = shape.vertices[label.vertex] as Point;
  const near = lines.filter((line) => isNear(here, line, NEAR + label.width));
  const others = discs.filter(
    ({ x, y }) => Math.abs(x - here.x) < NEAR + label.width && Math.abs(y - here.y) < NEAR + label.height,
  );
  const isOutside = ({ left, right, top, bottom }: Box) =>
    margin !== undefined && (left < -margin || top < -margin || right > shape.width + margin || bottom > shape.height + margin);
  const directions = directionsAt(shape, label.vertex);
  return offsets.flatMap((ring) =>
    directions.map((sixteenths) => {
      const { x, y } = ring[sixteenths] as Point;
      const place = { x: here.x + x, y: here.y + y };
      const box = boxAt(place, label);
      const overlaps =
        countCrossing(near, box) +
        countUnder(others, box, 0, RADIUS) +
        (badges ? countUnder(others, box, BADGE.away, BADGE.reach) : 0) +
        taken.filter((other) => meet(box, other)).length +
        (isOutside(box) ? 1 : 0);
      return { ...place, overlaps };
    }),
  );
}

/** The directions around a vertex, best first: at a bend of a ring names stand outside of it. */
function directionsAt({ style, vertices, edges }: GraphShape, vertex: number): readonly number[] {
  if (style === 'forest' || style === 'arrows') return DIRECTIONS_OF_STEEP;
  const here = vertices[vertex] as Point;
  const own = edges.filter(({ from, to }) => (from === vertex) !== (to === vertex));
  if (own.length !== 2) return DIRECTIONS;
  const ways = own.map(({ from, to }) => {
    const { x, y } = vertices[from === vertex ? to : from] as Point;
    const length = Math.hypot(x - here.x, y - here.y);
    return { x: (x - here.x) / length, y: (y - here.y) / length };
  });
  const [x, y] = [sum(ways.map((way) => way.x)), sum(ways.map((way) => way.y))];
  if (Math.hypot(x, y) < BEND) return DIRECTIONS;
  const inwards = (sixteenths: number) => x * Math.cos((sixteenths * Math.PI) / 8) + y * Math.sin((sixteenths * Math.PI) / 8);
  return DIRECTIONS.toSorted((one, other) => inwards(one) - inwards(other));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** Where a label is from the middle of its vertex: near and farther away, in each of the 16 directions. */
type Offsets = readonly (readonly Point[])[];

/** What labels may not lie on. */
interface Things {
  readonly lines: readonly Line[];
  readonly discs: readonly Point[];
}

/** Labels of one size have the same places around their vertices. */
function rememberOffsets(): (label: Label) => Offsets {
  const known = new Map<string, Offsets>();
  return (label) => {
    const size = `${label.width} ${label.height}`;
    const found =
      known.get(size) ??
      [GAP, GAP + FARTHER].map((gap) =>
        DIRECTIONS.map((_, sixteenths) => beside((sixteenths * Math.PI) / 8, label, RADIUS + gap)),
      );
    known.set(size, found);
    return found;
  };
}

/** The nearest place in this direction where the label does not touch the disc. */
function beside(angle: number, { width, height }: Label, radius: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const away = (part: number) => {
    const [left, top] = [Math.abs(dx * part) - width / 2, Math.abs(dy * part) - height / 2];
    return Math.hypot(Math.max(0, left), Math.max(0, top));
  };
  let part = radius;
  while (away(part) < radius) part += 1;
  return { x: dx * part, y: dy * part };
}

export function boxAt({ x, y }: Point, { width, height }: Label): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** How many discs of this radius lie under the box, whose middles are so far to the upper right of the given ones. */
function countUnder(middles: readonly Point[], { left, right, top, bottom }: Box, away: number, radius: number): number {
  let count = 0;
  for (const middle of middles) {
    const [x, y] = [middle.x + away, middle.y - away];
    const dx = Math.max(left - x, 0, x - right);
    const dy = Math.max(top - y, 0, y - bottom);
    if (dx < radius && dy < radius && dx * dx + dy * dy < radius * radius) count++;
  }
  return count;
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Curves as short lines. */
function toLines({ drawn: { from, segment } }: PlacedEdge): readonly Line[] {
  const { to, bend } = segment;
  if (bend === undefined) return [{ from, to }];
  const points = Array.from({ length: 13 }, (_, step) => onCurve([from, bend[0], bend[1], to], step / 12));
  return points.slice(1).map((point, step) => ({ from: points[step] as Point, to: point }));
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3] as const;
  return {
    x: weights[0] * a.x + weights[1] * b.x + weights[2] * c.x + weights[3] * d.x,
    y: weights[0] * a.y + weights[1] * b.y + weights[2] * c.y + weights[3] * d.y,
  };
}

function isNear(point: Point, line: Line, reach: number): boolean {
  const { x, y } = point;
  return !isApart(line, x - reach, x + reach, y - reach, y + reach) && distanceTo(point, line) < reach;
}

/** Whether a line is wholly on the far side of one of the four: most of a large graph are, and it is told quickly. */
function isApart({ from, to }: Line, left: number, right: number, top: number, bottom: number): boolean {
  return (
    (from.x < left && to.x < left) ||
    (from.x > right && to.x > right) ||
    (from.y < top && to.y < top) ||
    (from.y > bottom && to.y > bottom)
  );
}

/** How many lines cross the box, up to a number that is too many anyway. */
function countCrossing(lines: readonly Line[], box: Box): number {
  let count = 0;
  for (const line of lines) {
    if (crossesBox(line, box)) count++;
    if (count === TOO_MANY) break;
  }
  return count;
}

function distanceTo({ x, y }: Point, { from, to }: Line): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}

/** Whether the line goes through the box or passes it too near: what of it lies between the four sides is not nothing. */
function crossesBox(line: Line, { left, right, top, bottom }: Box): boolean {
  const [west, east, north, south] = [left - CLEARANCE, right + CLEARANCE, top - CLEARANCE, bottom + CLEARANCE];
  if (isApart(line, west, east, north, south)) return false;
  const { from, to } = line;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = (x: number, y: number) => Math.sign(dx * (y - from.y) - dy * (x - from.x));
  // It passes the box where all four corners lie on one side of it.
  return Math.abs(side(west, north) + side(west, south) + side(east, north) + side(east, south)) < 4;
}
