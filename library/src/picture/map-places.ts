/**
 * Places for the vertices of a map of curves: Tutte's drawing of a triangulation, then made even.
 *
 * Each face is filled with a ring of helping vertices, and a hub inside of it, so that the whole becomes a triangulation without double
 * edges; the ring of the outer region goes on a circle. Every other vertex in the middle of its neighbours gives a drawing without
 * crossings (Tutte). That is crowded inside, so vertices are then moved until triangles are much alike; none ever turns over.
 */
import type { CurveMap } from '../structures/curve-map.ts';
import type { Point } from './place.ts';

export interface CurvePlaces {
  /** For each vertex of the map. */
  readonly points: readonly Point[];
  /** For each region and boundary the directions in which its region lies from each vertex of the walk. */
  readonly inward: readonly (readonly (readonly Point[])[])[];
  /** A place inside each region. */
  readonly middles: readonly Point[];
}

const SWEEPS = 400;
const ROUNDS = 220;
/** Helpers between two boundaries of a region, which keep them apart. */
const BRIDGE = 3;

export function placeCurves(map: CurveMap): CurvePlaces {
  return new Triangulation(map).place();
}

type Triangle = readonly [number, number, number];

const DIRECTIONS = Array.from(
  { length: 8 },
  (_, step) => [Math.cos((Math.PI * step) / 4), Math.sin((Math.PI * step) / 4)] as const,
);

/** Twice the area of a triangle, with the sign of its direction. */
function doubleArea(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
}

/** A face on the way around: vertices, and for the walks of a region where each of them begins. */
interface Face {
  readonly vertices: readonly number[];
  /** For each boundary, the places of its vertices on the way around the whole face. */
  readonly places: readonly (readonly number[])[];
}

class Triangulation {
  private readonly map: CurveMap;
  private readonly triangles: Triangle[] = [];
  private order: number;
  private readonly outer: number;
  private readonly faces: readonly Face[];
  private readonly rings: number[][] = [];
  private xs: Float64Array = new Float64Array(0);
  private ys: Float64Array = new Float64Array(0);

  constructor(map: CurveMap) {
    this.map = map;
    this.order = map.order;
    this.faces = map.walks.map((walks) => this.joined(walks.map(({ vertices }) => vertices)));
    const lengths = this.faces.map(({ vertices }) => vertices.length);
    this.outer = lengths.indexOf(Math.max(...lengths));
    for (const [region, { vertices }] of this.faces.entries()) this.rings.push(this.fill(vertices, region !== this.outer));
    for (const hole of map.holes) this.fillWithHub(hole);
  }

  /** Boundaries of one region joined by bridges, so that there is one way around. */
  private joined(walks: readonly (readonly number[])[]): Face {
    let vertices: number[] = [];
    const places: number[][] = [];
    for (const walk of walks) {
      if (places.length === 0) {
        vertices = [...walk];
        places.push(walk.map((_, at) => at));
        continue;
      }
      const last = places.at(-1) ?? [0];
      const at = last[Math.floor(last.length / 2)] ?? 0;
      const bridge = Array.from({ length: BRIDGE }, () => this.order++);
      const back = bridge.toReversed();
      const inserted = walk.length === 1 ? [...bridge, ...walk, ...back] : [...bridge, ...walk, walk[0] as number, ...back];
      const isAlone = vertices.length === 1;
      const more = isAlone ? inserted : [...inserted, vertices[at] as number];
      vertices.splice(at + 1, 0, ...more);
      for (const each of places) for (const [index, place] of each.entries()) if (place > at) each[index] = place + more.length;
      places.push(walk.map((_, step) => at + 1 + BRIDGE + step));
    }
    return { vertices, places };
  }

  /** A ring inside of the face, one helper to each step of the way around, and a hub inside of the ring. */
  private fill(face: readonly number[], hasHub: boolean): number[] {
    const ring = face.map(() => this.order++);
    const next = (list: readonly number[], at: number) => list[(at + 1) % list.length] as number;
    for (const [at, vertex] of face.entries()) {
      if (face.length > 1) this.triangles.push([vertex, next(face, at), ring[at] as number]);
      this.triangles.push([next(face, at), next(ring, at), ring[at] as number]);
    }
    if (hasHub) this.fillWithHub(ring);
    return ring;
  }

  private fillWithHub(face: readonly number[]): void {
    const hub = this.order++;
    for (const [at, vertex] of face.entries()) this.triangles.push([vertex, face[(at + 1) % face.length] as number, hub]);
  }

  place(): CurvePlaces {
    this.xs = new Float64Array(this.order);
    this.ys = new Float64Array(this.order);
    const rim = this.rings[this.outer] ?? [];
    const isFixed = new Set(rim);
    // The outer region lies around everything, so its ring is walked the other way.
    for (const [at, vertex] of rim.entries()) {
      const angle = (-2 * Math.PI * at) / rim.length;
      this.xs[vertex] = Math.cos(angle);
      this.ys[vertex] = Math.sin(angle);
    }
    this.relax(isFixed);
    this.makeEven(isFixed);
    return this.result();
  }

  /** Each vertex into the middle of its neighbours, again and again. */
  private relax(isFixed: ReadonlySet<number>): void {
    const { xs, ys } = this;
    const neighbours = Array.from({ length: this.order }, () => new Set<number>());
    for (const triangle of this.triangles)
      for (const one of triangle) for (const other of triangle) if (one !== other) neighbours[one]?.add(other);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (const [vertex, near] of neighbours.entries()) {
        if (isFixed.has(vertex) || near.size === 0) continue;
        let [x, y] = [0, 0];
        for (const other of near) {
          x += xs[other] as number;
          y += ys[other] as number;
        }
        xs[vertex] = x / near.size;
        ys[vertex] = y / near.size;
      }
    }
  }

  /** Vertices are moved to and fro as long as that makes small triangles larger and long edges shorter. */
  private makeEven(isFixed: ReadonlySet<number>): void {
    const around = Array.from({ length: this.order }, (): number[] => []);
    // The two other corners of each triangle at a vertex, in its direction.
    for (const [a, b, c] of this.triangles) {
      around[a]?.push(b, c);
      around[b]?.push(c, a);
      around[c]?.push(a, b);
    }
    const all = this.triangles.reduce((sum, triangle) => sum + this.area(triangle), 0);
    const usual = all / this.triangles.length;
    for (let round = 0; round < ROUNDS; round++)
      for (const [vertex, corners] of around.entries())
        if (!isFixed.has(vertex) && corners.length > 0) this.moveBetter(vertex, corners, usual);
  }

  private area([a, b, c]: Triangle): number {
    const { xs, ys } = this;
    return doubleArea(xs[a] as number, ys[a] as number, xs[b] as number, ys[b] as number, xs[c] as number, ys[c] as number) / 2;
  }

  private moveBetter(vertex: number, corners: readonly number[], usual: number): void {
    const { xs, ys } = this;
    const [x, y] = [xs[vertex] as number, ys[vertex] as number];
    let reach = 0;
    for (let at = 0; at < corners.length; at += 2)
      reach += Math.hypot((xs[corners[at] as number] as number) - x, (ys[corners[at] as number] as number) - y);
    reach /= corners.length / 2;
    let best = this.strain(x, y, corners, usual);
    for (const part of [0.4, 0.12]) {
      for (const [dx, dy] of DIRECTIONS) {
        const [newX, newY] = [x + dx * part * reach, y + dy * part * reach];
        const strain = this.strain(newX, newY, corners, usual);
        if (strain < best) [best, xs[vertex], ys[vertex]] = [strain, newX, newY];
      }
    }
  }

  /** Small triangles at a vertex weigh much, and long edges a little; a triangle that turned over is not allowed. */
  private strain(x: number, y: number, corners: readonly number[], usual: number): number {
    const { xs, ys } = this;
    let strain = 0;
    for (let at = 0; at < corners.length; at += 2) {
      const [b, c] = [corners[at] as number, corners[at + 1] as number];
      const [bx, by] = [xs[b] as number, ys[b] as number];
      const area = doubleArea(x, y, bx, by, xs[c] as number, ys[c] as number) / 2;
      if (area / usual <= 0) return Number.POSITIVE_INFINITY;
      strain += usual / area + (0.1 * ((bx - x) ** 2 + (by - y) ** 2)) / Math.abs(usual);
    }
    return strain;
  }

  private at(vertex: number): Point {
    return { x: this.xs[vertex] as number, y: this.ys[vertex] as number };
  }

  private result(): CurvePlaces {
    const points = Array.from({ length: this.map.order }, (_, vertex) => this.at(vertex));
    const inward = this.faces.map(({ places }, region) =>
      places.map((walk) => walk.map((place) => this.at(this.rings[region]?.[place] as number))),
    );
    const middles = this.rings.map((ring) => {
      const all = ring.map((vertex) => this.at(vertex));
      return { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) };
    });
    return { points, inward, middles };
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
