/**
 * A drawing of spots and curves in the plane, found from what each region meets along its boundaries.
 *
 * A boundary leads from corner to corner; between two corners it follows what is not named any more: spots with three ends, and regions
 * that nobody can use. These stretches, each with a region on one side, close up to *dead faces* on the other. Each dead face is filled
 * with curves so that every spot has its number of ends: nothing but one curve where it lies between two corners, a spot with three
 * ends where it lies between three, and a ring of such spots around a dead region else.
 *
 * Regions may be given in either direction. Only with the right ones do the dead faces close up as in the plane, which Euler's formula
 * tells: these are the directions with the most dead faces. A string that fits no drawing has too few in every one.
 */

/** A place where a region meets a spot: a spot is met at one corner or at two. */
export interface Corner {
  readonly spot: number;
  /** How many curves end in the spot. */
  readonly ends: number;
}

/** Vertices are numbered: spots as given, then dead spots and joints of curves. */
export interface CurveMap {
  readonly order: number;
  /** Spots with three ends. */
  readonly dead: readonly number[];
  /** Curves from spot to spot, through joints. */
  readonly curves: readonly (readonly number[])[];
  /** For each region and boundary the vertices on the way around; and for each corner of it its place there. */
  readonly walks: readonly (readonly Walk[])[];
  /** The ways around dead regions. */
  readonly holes: readonly (readonly number[])[];
}

export interface Walk {
  readonly vertices: readonly number[];
  /** Where the corners of the boundary are, in the order they were given in. */
  readonly corners: readonly number[];
}

/** Regions whose directions are tried in every way. */
const MOST_REGIONS = 12;
const JOINTS = 3;

/** The corners of all boundaries in one list, and how they hang together. */
interface Linked {
  readonly corners: readonly Corner[];
  readonly regionOf: readonly number[];
  /** The next corner along the boundary, and the one before; itself where it is alone. */
  readonly next: readonly number[];
  readonly before: readonly number[];
  /** The other corner of the same spot, or itself. */
  readonly other: readonly number[];
}

/** Undefined where no drawing has these boundaries. It takes long where `hasTooManyRegions`. */
export function toCurveMap(regions: readonly (readonly (readonly Corner[])[])[]): CurveMap | undefined {
  const linked = link(regions);
  const turned = isNested(linked, regions.length) ? bestTurns(linked, regions.length) : undefined;
  return turned === undefined ? undefined : new MapBuilder(linked, turned, regions).build();
}

export function hasTooManyRegions(regions: readonly unknown[]): boolean {
  return regions.length > MOST_REGIONS;
}

function link(regions: readonly (readonly (readonly Corner[])[])[]): Linked {
  const corners: Corner[] = [];
  const regionOf: number[] = [];
  const next: number[] = [];
  const before: number[] = [];
  for (const [region, boundaries] of regions.entries()) {
    for (const boundary of boundaries) {
      const start = corners.length;
      for (const [at, corner] of boundary.entries()) {
        corners.push(corner);
        regionOf.push(region);
        next.push(start + ((at + 1) % boundary.length));
        before.push(start + ((at + boundary.length - 1) % boundary.length));
      }
    }
  }
  const other = corners.map(({ spot }, corner) => {
    const found = corners.findIndex((each, index) => index !== corner && each.spot === spot);
    return found < 0 ? corner : found;
  });
  return { corners, regionOf, next, before, other };
}

/** For each stretch, by the corner it starts from, the one that follows it around its dead face. */
function deadNext({ next, before, other, regionOf }: Linked, turns: number): (corner: number) => number {
  return (corner) => {
    const isTurned = (turns >> (regionOf[corner] as number)) & 1;
    return other[(isTurned ? before : next)[corner] as number] as number;
  };
}

function deadFaces(linked: Linked, turns: number): number[][] {
  const follow = deadNext(linked, turns);
  const seen = new Set<number>();
  const faces: number[][] = [];
  for (const [corner, { ends }] of linked.corners.entries()) {
    if (ends === 0 || seen.has(corner)) continue;
    const face: number[] = [];
    for (let at = corner; !seen.has(at); at = follow(at)) {
      seen.add(at);
      face.push(at);
    }
    faces.push(face);
  }
  return faces;
}

/** The directions of regions, one bit each, in which the dead faces are those of the plane. */
function bestTurns(linked: Linked, regions: number): number | undefined {
  const needed = planeFaces(linked);
  for (let turns = 0; turns < 2 ** Math.max(0, regions - 1); turns++)
    if (deadFaces(linked, turns).length === needed) return turns;
  return undefined;
}

/** Corners with curves of one connected piece have the same number; those of spots without curves have −1. */
function piecesOf({ corners, next, other }: Linked): { readonly pieceOf: readonly number[]; readonly pieces: number } {
  const pieceOf = corners.map(() => -1);
  let pieces = 0;
  for (const [corner, { ends }] of corners.entries()) {
    if (ends === 0 || pieceOf[corner] !== -1) continue;
    const queue = [corner];
    pieceOf[corner] = pieces;
    for (const at of queue) {
      for (const near of [next[at] as number, other[at] as number]) {
        if (pieceOf[near] !== -1) continue;
        pieceOf[near] = pieces;
        queue.push(near);
      }
    }
    pieces++;
  }
  return { pieceOf, pieces };
}

/** The first corners of the boundaries that have curves. */
function firstCorners({ corners, next }: Linked): readonly number[] {
  const isWalked = new Set<number>();
  const firsts: number[] = [];
  for (const [corner, { ends }] of corners.entries()) {
    if (ends === 0 || isWalked.has(corner)) continue;
    firsts.push(corner);
    for (let at = corner; !isWalked.has(at); at = next[at] as number) isWalked.add(at);
  }
  return firsts;
}

/** By Euler's formula: for each piece of curves, spots and faces are two more than stretches. */
function planeFaces(linked: Linked): number {
  const withCurves = Array.from(linked.corners.keys()).filter((corner) => linked.corners[corner]?.ends !== 0);
  const spots = withCurves.filter((corner) => (linked.other[corner] as number) >= corner).length;
  return 2 * piecesOf(linked).pieces - spots + withCurves.length - firstCorners(linked).length;
}

/** Regions lie inside of pieces and pieces inside of regions: going from one to the other never leads round in a circle. */
function isNested(linked: Linked, regions: number): boolean {
  const { pieceOf, pieces } = piecesOf(linked);
  const root = Array.from({ length: regions + pieces }, (_, node) => node);
  const find = (node: number): number => (root[node] === node ? node : find(root[node] as number));
  return firstCorners(linked).every((corner) => {
    const [region, piece] = [find(linked.regionOf[corner] as number), find(regions + (pieceOf[corner] as number))];
    root[region] = piece;
    return region !== piece;
  });
}

class MapBuilder {
  private readonly linked: Linked;
  private readonly turns: number;
  private readonly regions: readonly (readonly (readonly Corner[])[])[];
  private order: number;
  private readonly dead: number[] = [];
  private readonly curves: number[][] = [];
  private readonly holes: number[][] = [];
  /** For each stretch, by the corner it starts from, its vertices from spot to spot. */
  private readonly paths = new Map<number, readonly number[]>();

  constructor(linked: Linked, turns: number, regions: readonly (readonly (readonly Corner[])[])[]) {
    this.linked = linked;
    this.turns = turns;
    this.regions = regions;
    this.order = 1 + linked.corners.reduce((most, { spot }) => Math.max(most, spot), -1);
  }

  build(): CurveMap {
    for (const face of deadFaces(this.linked, this.turns)) this.fillFace(face);
    let start = 0;
    const walks = this.regions.map((boundaries, region) =>
      boundaries.map((boundary) => {
        const first = start;
        start += boundary.length;
        return this.walk(first, boundary.length, ((this.turns >> region) & 1) === 1);
      }),
    );
    return { order: this.order, dead: this.dead, curves: this.curves, walks, holes: this.holes };
  }

  private spotAt(corner: number): number {
    return (this.linked.corners[corner] as Corner).spot;
  }

  /** Whether the spot where this stretch begins has one end in the dead face before it, and not two. */
  private hasOneEnd(corner: number): boolean {
    const { corners, other } = this.linked;
    return corners[corner]?.ends === 1 || other[corner] !== corner;
  }

  private fillFace(face: readonly number[]): void {
    const isOpen = face.every((corner) => this.hasOneEnd(corner));
    const [one, two] = face as readonly [number, number];
    if (isOpen && face.length === 2) {
      const curve = this.curve(this.spotAt(one), this.spotAt(two), JOINTS);
      this.paths.set(one, curve);
      this.paths.set(two, curve.toReversed());
    } else if (isOpen && face.length === 3) this.fillWithSpot(face);
    else this.fillWithRing(face);
  }

  /** Three curves that meet in a dead spot. */
  private fillWithSpot(face: readonly number[]): void {
    const hub = this.deadSpot();
    const arms = face.map((corner) => this.curve(this.spotAt(corner), hub, JOINTS - 1));
    for (const [at, corner] of face.entries()) {
      const [from, to] = [arms[at] ?? [], arms[(at + 1) % 3] ?? []];
      this.paths.set(corner, [...from, ...to.toReversed().slice(1)]);
    }
  }

  /** A ring around a dead region, on which spots with two ends in it lie; the others have a curve to a dead spot on it. */
  private fillWithRing(face: readonly number[]): void {
    const stalks = face.map((corner) =>
      this.hasOneEnd(corner) ? this.curve(this.spotAt(corner), this.deadSpot(), 1) : [this.spotAt(corner)],
    );
    const hole: number[] = [];
    for (const [at, corner] of face.entries()) {
      const [from, to] = [stalks[at] ?? [], stalks[(at + 1) % face.length] ?? []];
      const side = this.curve(from.at(-1) as number, to.at(-1) as number, JOINTS);
      hole.push(...side.slice(0, -1));
      this.paths.set(corner, [...from, ...side.slice(1), ...to.toReversed().slice(1)]);
    }
    this.holes.push(hole.toReversed());
  }

  private deadSpot(): number {
    this.dead.push(this.order);
    return this.order++;
  }

  private curve(from: number, to: number, joints: number): readonly number[] {
    const curve = [from, ...Array.from({ length: joints }, () => this.order++), to];
    this.curves.push(curve);
    return curve;
  }

  /** Around a boundary in its direction; one that is turned is walked the other way. */
  private walk(first: number, length: number, isTurned: boolean): Walk {
    const vertices: number[] = [];
    const corners = Array<number>(length).fill(0);
    for (let step = 0; step < length; step++) {
      const at = isTurned ? (length - step) % length : step;
      corners[at] = vertices.length;
      vertices.push(...(this.paths.get(first + at)?.slice(0, -1) ?? [this.spotAt(first + at)]));
    }
    return { vertices, corners };
  }
}
