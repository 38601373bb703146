/**
 * The moves of Sprouts on one part: a curve from a spot to a spot through one region, with a new spot on it.
 *
 * It joins two boundaries of the region, or goes from one boundary to itself and divides the region: the others then lie on either
 * side in every way there is. A spot is left behind by each curve that ends in it: one met once with one end is then met twice.
 */
import { type Boundary, FIRST_LETTER, largestSpot, livesOf, type Region, type Spot } from './sprouts-position.ts';

/** A move by the places of its ends in their region: boundaries and how far along; and the boundaries on one side, where it divides. */
export interface Curve {
  readonly region: number;
  readonly from: readonly [boundary: number, at: number];
  readonly to: readonly [boundary: number, at: number];
  /** Boundaries that lie on the side of the stretch that leads on from `from` to `to`. */
  readonly enclosed: readonly number[];
}

/**
 * Every curve; of boundaries that are written alike the first ones are enclosed. With `unlike` ends are on the first of such boundaries
 * only, or on the first two: what others lead to looks the same.
 */
export function* eachCurve(regions: readonly Region[], unlike = false): Iterable<Curve> {
  for (const [region, boundaries] of regions.entries()) {
    const rank = ranksOf(boundaries);
    for (const [first, boundary] of boundaries.entries()) {
      if (unlike && (rank[first] as number) > 0) continue;
      const isFirst = (other: number) => rank[other] === (isAlike(boundaries[other] as Boundary, boundary) ? 1 : 0);
      for (const [at, spot] of boundary.entries()) {
        yield* dividing(region, boundaries, first, at);
        for (let second = first + 1; second < boundaries.length; second++) {
          if (unlike && !isFirst(second)) continue;
          for (const other of (boundaries[second] as Boundary).keys())
            yield { region, from: [first, at], to: [second, other], enclosed: [] };
        }
        if (livesOf(spot) >= 2) yield* enclosing({ region, from: [first, at], to: [first, at] }, boundaries);
      }
    }
  }
}

/** For each boundary, how many before it are written alike. */
function ranksOf(boundaries: Region): readonly number[] {
  return boundaries.map((boundary, place) => boundaries.slice(0, place).filter((other) => isAlike(other, boundary)).length);
}

function isAlike(one: Boundary, other: Boundary): boolean {
  return one.length === other.length && one.every((spot, at) => spot === other[at]);
}

function* dividing(region: number, boundaries: Region, own: number, at: number): Iterable<Curve> {
  const boundary = boundaries[own] as Boundary;
  for (let other = at + 1; other < boundary.length; other++)
    if (boundary[at] !== boundary[other] || (boundary[at] as Spot) < FIRST_LETTER)
      yield* enclosing({ region, from: [own, at], to: [own, other] }, boundaries);
}

function* enclosing(curve: Omit<Curve, 'enclosed'>, boundaries: Region): Iterable<Curve> {
  const groups = new Map<string, number[]>();
  for (const [place, boundary] of boundaries.entries()) {
    if (place === curve.from[0]) continue;
    const text = boundary.join();
    groups.set(text, [...(groups.get(text) ?? []), place]);
  }
  let choices: number[][] = [[]];
  for (const group of groups.values())
    choices = choices.flatMap((chosen) =>
      [...Array(group.length + 1).keys()].map((count) => [...chosen, ...group.slice(0, count)]),
    );
  for (const enclosed of choices) yield { ...curve, enclosed: enclosed.sort((a, b) => a - b) };
}

/** What the curve leaves, dead spots and regions included no more than the rules of the string ask for. */
export function drawCurve(regions: readonly Region[], { region, from, to, enclosed }: Curve): Region[] {
  const boundaries = regions[region] as Region;
  const fresh = 1 + Math.max(largestSpot(regions), FIRST_LETTER);
  const [one, other] = [(boundaries[from[0]] as Boundary)[from[1]] as Spot, (boundaries[to[0]] as Boundary)[to[1]] as Spot];
  const rest = boundaries.filter((_, place) => place !== from[0] && place !== to[0]);
  let made: Region[];
  if (from[0] !== to[0]) {
    const joined = [
      ...opened(boundaries[from[0]] as Boundary, from[1], fresh + 1),
      fresh,
      ...opened(boundaries[to[0]] as Boundary, to[1], fresh + 2),
      fresh,
    ];
    made = [[joined, ...rest]];
  } else {
    const [inner, outer] = divided(boundaries[from[0]] as Boundary, from[1], to[1], fresh);
    const inside = boundaries.filter((_, place) => enclosed.includes(place));
    const outside = boundaries.filter((_, place) => place !== from[0] && !enclosed.includes(place));
    made = [
      [inner, ...inside],
      [outer, ...outside],
    ];
  }
  const gone = [one, other].filter((spot) => spot >= FIRST_LETTER);
  const all = [...regions.slice(0, region), ...made, ...regions.slice(region + 1)];
  return gone.length === 0 ? all : all.map((each) => each.map((boundary) => boundary.filter((spot) => !gone.includes(spot))));
}

/** The way around a boundary from a spot that a curve now ends in, back to it. Letters go in the end. */
function opened(boundary: Boundary, at: number, fresh: Spot): Boundary {
  const around = [...boundary.slice(at + 1), ...boundary.slice(0, at)];
  switch (boundary[at]) {
    case 0:
      return [1];
    case 1:
      return [fresh, ...around, fresh];
    default:
      return around;
  }
}

/** The two ways around that a curve makes out of one. */
function divided(boundary: Boundary, at: number, end: number, fresh: Spot): readonly [Boundary, Boundary] {
  if (at === end) {
    const around = [...boundary.slice(at + 1), ...boundary.slice(0, at)];
    const own = boundary[at] === 0 ? [fresh + 1] : [];
    return [
      [...own, fresh],
      [...own, ...around, fresh],
    ];
  }
  const ends = [at, end].map((place, index) => (boundary[place] === 1 ? [fresh + 1 + index] : []));
  const [start = [], stop = []] = ends;
  return [
    [...start, ...boundary.slice(at + 1, end), ...stop, fresh],
    [...stop, ...boundary.slice(end + 1), ...boundary.slice(0, at), ...start, fresh],
  ];
}
