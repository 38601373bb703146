/**
 * Places for the vertices of a graph that has no natural picture: so that distances on the paper are as far as possible those in
 * the graph (least stress, by majorization: Gansner, Koren and North 2004).
 *
 * Small graphs are laid out from several starts, and the clearest picture is kept. Nothing is random, so that a link looks the
 * same twice.
 */
import { distancesFrom, type Links, linkedTo } from './distances.ts';
import { largeLayout, springLayout } from './large-layout.ts';
import { startsOf, tangle } from './layout-starts.ts';
import type { Point } from './place.ts';

const EDGE_LENGTH = 74;
/** Beyond this, distances between all pairs take too long. */
const MOST_BY_STRESS = 300;
/** Larger graphs have one start only. */
const MOST_COMPARED = 40;
const ROUNDS = 300;
/** Rounds end where no vertex moves farther than this, in edges. */
const STILL = 0.002;
/** Vertices keep this far from one another, in edges, and rounds in which they learn to. */
const NEAREST = 0.72;
const SPREADING = 40;

export function stressLayout(order: number, links: Links): readonly Point[] {
  if (order > MOST_BY_STRESS || links.length > 4 * MOST_BY_STRESS) return largeLayout(order, links);
  const distances = allDistances(order, links);
  const toScale = (points: readonly Point[]) =>
    turned(points, links).map(({ x, y }) => ({ x: x * EDGE_LENGTH, y: y * EDGE_LENGTH }));
  if (order > MOST_COMPARED) return toScale(majorize(largeLayout(order, links), distances).points);
  let best: { readonly points: readonly Point[]; readonly cost: number } | undefined;
  for (const start of startsOf(order, links)) {
    for (const { points, stress } of [majorize(start, distances), spring(start, links, distances)]) {
      const drawn = toScale(points);
      // Of pictures with as many crossings the one with less stress.
      const cost = tangle(drawn, links) + stress / (1 + stress);
      if (best === undefined || cost < best.cost) best = { points: drawn, cost };
    }
  }
  return best?.points ?? [];
}

/** By springs instead: distances are kept less well, and sometimes that takes fewer crossings. */
function spring(start: readonly Point[], links: Links, distances: readonly Float64Array[]): Measured {
  const points = springLayout(start, links);
  const scale = scaleOf(points, distances);
  const xs = Float64Array.from(points, ({ x }) => x * scale);
  const ys = Float64Array.from(points, ({ y }) => y * scale);
  for (let round = 0; round < SPREADING; round++) pushApart(xs, ys);
  return measured(xs, ys, distances);
}

interface Measured {
  readonly points: readonly Point[];
  readonly stress: number;
}

function measured(xs: Float64Array, ys: Float64Array, distances: readonly Float64Array[]): Measured {
  return { points: Array.from(xs, (x, vertex) => ({ x, y: ys[vertex] as number })), stress: stressOf(xs, ys, distances) };
}

function allDistances(order: number, links: Links): readonly Float64Array[] {
  const around = linkedTo(order, links);
  return Array.from({ length: order }, (_, vertex) => distancesFrom(vertex, order, around));
}

/** Each vertex in turn goes where the others want it, near ones most; edges are 1 long. */
function majorize(start: readonly Point[], distances: readonly Float64Array[]): Measured {
  const scale = scaleOf(start, distances);
  const xs = Float64Array.from(start, ({ x }) => x * scale);
  const ys = Float64Array.from(start, ({ y }) => y * scale);
  for (let round = 0; round < ROUNDS; round++) {
    let farthest = 0;
    for (const [vertex, row] of distances.entries()) farthest = Math.max(farthest, moveVertex(vertex, row, xs, ys));
    if (farthest < STILL) break;
  }
  for (let round = 0; round < SPREADING; round++) {
    for (const [vertex, row] of distances.entries()) moveVertex(vertex, row, xs, ys);
    pushApart(xs, ys);
  }
  return measured(xs, ys, distances);
}

/** Vertices that have come too near to one another share the way back. */
function pushApart(xs: Float64Array, ys: Float64Array): void {
  for (let u = 0; u < xs.length; u++) {
    for (let v = 0; v < u; v++) {
      const [dx, dy] = [(xs[u] as number) - (xs[v] as number), (ys[u] as number) - (ys[v] as number)];
      const squared = dx * dx + dy * dy;
      if (squared >= NEAREST * NEAREST) continue;
      const distance = Math.sqrt(squared);
      const [ux, uy] = distance > 1e-6 ? [dx / distance, dy / distance] : [Math.cos(u), Math.sin(u)];
      const way = (NEAREST - distance) / 2;
      xs[u] = (xs[u] as number) + ux * way;
      ys[u] = (ys[u] as number) + uy * way;
      xs[v] = (xs[v] as number) - ux * way;
      ys[v] = (ys[v] as number) - uy * way;
    }
  }
}

/** Returns how far it went. */
function moveVertex(vertex: number, row: Float64Array, xs: Float64Array, ys: Float64Array): number {
  const [x, y] = [xs[vertex] as number, ys[vertex] as number];
  let [sumX, sumY, weights] = [0, 0, 0];
  for (let other = 0; other < row.length; other++) {
    if (other === vertex) continue;
    const distance = row[other] as number;
    const weight = 1 / (distance * distance);
    const [dx, dy] = [x - (xs[other] as number), y - (ys[other] as number)];
    const pull = distance / Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
    sumX += weight * ((xs[other] as number) + dx * pull);
    sumY += weight * ((ys[other] as number) + dy * pull);
    weights += weight;
  }
  if (weights === 0) return 0;
  xs[vertex] = sumX / weights;
  ys[vertex] = sumY / weights;
  return Math.abs((xs[vertex] as number) - x) + Math.abs((ys[vertex] as number) - y);
}

/** The factor that makes the start as large as the distances want it. */
function scaleOf(start: readonly Point[], distances: readonly Float64Array[]): number {
  let [wanted, found] = [0, 0];
  for (const [vertex, row] of distances.entries()) {
    for (let other = 0; other < vertex; other++) {
      const [a, b] = [start[vertex] as Point, start[other] as Point];
      const ratio = Math.hypot(a.x - b.x, a.y - b.y) / (row[other] as number);
      wanted += ratio;
      found += ratio * ratio;
    }
  }
  return found > 0 ? wanted / found : 1;
}

function stressOf(xs: Float64Array, ys: Float64Array, distances: readonly Float64Array[]): number {
  let sum = 0;
  for (const [vertex, row] of distances.entries()) {
    for (let other = 0; other < vertex; other++) {
      const far = Math.hypot((xs[vertex] as number) - (xs[other] as number), (ys[vertex] as number) - (ys[other] as number));
      sum += (far / (row[other] as number) - 1) ** 2;
    }
  }
  return sum;
}

/** Turned so that the picture is wider than high; one that is as wide as high, so that its edges lie level or upright. */
function turned(points: readonly Point[], links: Links): readonly Point[] {
  const [centreX, centreY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - centreX) ** 2;
    xy += (x - centreX) * (y - centreY);
    yy += (y - centreY) ** 2;
  }
  const isLong = Math.hypot(xx - yy, 2 * xy) > 0.08 * (xx + yy);
  const angle = isLong ? Math.atan2(2 * xy, xx - yy) / 2 : angleOfEdges(points, links);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
}

/** The mean direction of the edges, where directions at right angles count as one. */
function angleOfEdges(points: readonly Point[], links: Links): number {
  let [cos, sin] = [0, 0];
  for (const [u, v] of links) {
    const [a, b] = [points[u] as Point, points[v] as Point];
    const direction = 4 * Math.atan2(b.y - a.y, b.x - a.x);
    cos += Math.cos(direction);
    sin += Math.sin(direction);
  }
  return Math.hypot(cos, sin) < 0.5 ? 0 : Math.atan2(sin, cos) / 4;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
