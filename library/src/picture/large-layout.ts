/**
 * Where the vertices of a large graph go, in time that grows with its edges: distances to a few pivots give the whole picture
 * (pivot multidimensional scaling, Brandes and Pich 2007), and a few rounds of springs give each neighbourhood room.
 *
 * Nothing is random, so that a link looks the same twice.
 */
import { distancesFrom, type Links, linkedTo } from './distances.ts';
import { type Point, STEP } from './place.ts';

const PIVOTS = 12;
const ROUNDS = 50;
/** Vertices that push one another lie in neighbouring cells of this size; of a crowded cell only some are felt. */
const CELL = 1.5 * STEP;
const FELT = 20;

export function largeLayout(order: number, links: Links): readonly Point[] {
  const around = linkedTo(order, links);
  const columns = pivotDistances(order, around);
  const axes = twoAxes(columns, order);
  const xs = new Float64Array(order);
  const ys = new Float64Array(order);
  for (let vertex = 0; vertex < order; vertex++) {
    for (const [index, column] of columns.entries()) {
      xs[vertex] = (xs[vertex] as number) + (column[vertex] as number) * (axes[0][index] ?? 0);
      ys[vertex] = (ys[vertex] as number) + (column[vertex] as number) * (axes[1][index] ?? 0);
    }
  }
  scaleToEdges(xs, ys, links);
  spreadHeaps(xs, ys);
  return relaxAll(xs, ys, links, around);
}

/** The same springs from another start. */
export function springLayout(start: readonly Point[], links: Links): readonly Point[] {
  const [xs, ys] = [Float64Array.from(start, ({ x }) => x), Float64Array.from(start, ({ y }) => y)];
  scaleToEdges(xs, ys, links);
  return relaxAll(xs, ys, links, linkedTo(start.length, links));
}

function relaxAll(xs: Float64Array, ys: Float64Array, links: Links, around: readonly (readonly number[])[]): readonly Point[] {
  const lengths = links.map(([u, v]) => lengthAt(Math.max(around[u]?.length ?? 0, around[v]?.length ?? 0)));
  for (let round = 0; round < ROUNDS; round++) relax({ xs, ys, links, lengths, round }, 0.5 * STEP * (1 - round / ROUNDS));
  return Array.from(xs, (x, vertex) => ({ x, y: ys[vertex] as number }));
}

/** Squared distances to pivots far from one another, centred both ways. */
function pivotDistances(order: number, around: readonly (readonly number[])[]): readonly Float64Array[] {
  const nearest = new Float64Array(order).fill(Number.POSITIVE_INFINITY);
  const columns: Float64Array[] = [];
  let pivot = 0;
  for (let count = 0; count < Math.min(PIVOTS, order); count++) {
    const column = distancesFrom(pivot, order, around);
    columns.push(column);
    pivot = 0;
    for (let vertex = 0; vertex < order; vertex++) {
      nearest[vertex] = Math.min(nearest[vertex] as number, column[vertex] as number);
      if ((nearest[vertex] as number) > (nearest[pivot] as number)) pivot = vertex;
    }
  }
  for (const column of columns) {
    for (let vertex = 0; vertex < order; vertex++) column[vertex] = (column[vertex] as number) ** 2;
  }
  const rows = new Float64Array(order);
  for (const column of columns) {
    for (let vertex = 0; vertex < order; vertex++) rows[vertex] = (rows[vertex] as number) + (column[vertex] as number);
  }
  const all = rows.reduce((sum, value) => sum + value, 0) / (order * columns.length);
  return columns.map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / order;
    return column.map((value, vertex) => -(value - (rows[vertex] as number) / columns.length - mean + all) / 2);
  });
}

/** The two directions in which the columns differ most, by repeated multiplication. */
function twoAxes(columns: readonly Float64Array[], order: number): readonly [readonly number[], readonly number[]] {
  const products = columns.map((a) =>
    columns.map((b) => {
      let sum = 0;
      for (let vertex = 0; vertex < order; vertex++) sum += (a[vertex] as number) * (b[vertex] as number);
      return sum;
    }),
  );
  const dominant = (without: readonly number[] | undefined): number[] => {
    let axis = columns.map((_, index) => 1 + 0.3 * index);
    for (let round = 0; round < 60; round++) {
      if (without !== undefined) {
        const along = axis.reduce((sum, value, index) => sum + value * (without[index] ?? 0), 0);
        axis = axis.map((value, index) => value - along * (without[index] ?? 0));
      }
      const next = products.map((row) => row.reduce((sum, value, index) => sum + value * (axis[index] ?? 0), 0));
      const length = Math.hypot(...next) || 1;
      axis = next.map((value) => value / length);
    }
    return axis;
  };
  const first = dominant(undefined);
  return [first, dominant(first)];
}

/** Vertices with the same distances to all pivots lie on one spot: they are spread around it like seeds of a sunflower. */
function spreadHeaps(xs: Float64Array, ys: Float64Array): void {
  const seen = new Map<string, number>();
  for (let vertex = 0; vertex < xs.length; vertex++) {
    const [x, y] = [xs[vertex] as number, ys[vertex] as number];
    const spot = `${Math.round(x)} ${Math.round(y)}`;
    const rank = seen.get(spot) ?? 0;
    seen.set(spot, rank + 1);
    const away = 0.6 * STEP * Math.sqrt(rank) + 1;
    xs[vertex] = x + away * Math.cos(2.4 * rank);
    ys[vertex] = y + away * Math.sin(2.4 * rank);
  }
}

/** How long an edge likes to be: around a vertex of many neighbours there must be room for them. */
function lengthAt(degree: number): number {
  return STEP * Math.max(1, 0.45 * Math.sqrt(degree));
}

function scaleToEdges(xs: Float64Array, ys: Float64Array, links: Links): void {
  let sum = 0;
  for (const [u, v] of links) sum += Math.hypot((xs[u] as number) - (xs[v] as number), (ys[u] as number) - (ys[v] as number));
  const factor = sum > 0 ? (STEP * links.length) / sum : 1;
  for (let vertex = 0; vertex < xs.length; vertex++) {
    xs[vertex] = (xs[vertex] as number) * factor;
    ys[vertex] = (ys[vertex] as number) * factor;
  }
}

interface Springs {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly links: Links;
  readonly lengths: readonly number[];
  readonly round: number;
}

/**
 * One round: edges pull to their length, near vertices push; nothing moves farther than `most`. The cells are shifted from round
 * to round, or their borders would show in the picture.
 */
function relax({ xs, ys, links, lengths, round }: Springs, most: number): void {
  const order = xs.length;
  const [fx, fy] = [new Float64Array(order), new Float64Array(order)];
  const push = (u: number, v: number, strength: (distance: number) => number) => {
    const [dx, dy] = [(xs[u] as number) - (xs[v] as number), (ys[u] as number) - (ys[v] as number)];
    const distance = Math.max(1, Math.hypot(dx, dy));
    const force = strength(distance) / distance;
    fx[u] = (fx[u] as number) + dx * force;
    fy[u] = (fy[u] as number) + dy * force;
    fx[v] = (fx[v] as number) - dx * force;
    fy[v] = (fy[v] as number) - dy * force;
  };
  const cells = new Map<number, number[]>();
  const shift = 0.382 * round;
  const keyAt = (x: number, y: number) => Math.floor(x / CELL + shift) * 65_536 + Math.floor(y / CELL + 1.7 * shift);
  for (let vertex = 0; vertex < order; vertex++) {
    const key = keyAt(xs[vertex] as number, ys[vertex] as number);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [vertex]);
    else if (cell.length < FELT) cell.push(vertex);
  }
  for (let vertex = 0; vertex < order; vertex++) {
    const [x, y] = [xs[vertex] as number, ys[vertex] as number];
    for (const dx of [-CELL, 0, CELL]) {
      for (const dy of [-CELL, 0, CELL]) {
        for (const other of cells.get(keyAt(x + dx, y + dy)) ?? [])
          if (other !== vertex) push(vertex, other, (distance) => (0.12 * STEP * STEP) / distance);
      }
    }
  }
  for (const [index, [u, v]] of links.entries()) push(u, v, (distance) => 0.5 * ((lengths[index] as number) - distance));
  for (let vertex = 0; vertex < order; vertex++) {
    const length = Math.max(1, Math.hypot(fx[vertex] as number, fy[vertex] as number) / most);
    xs[vertex] = (xs[vertex] as number) + (fx[vertex] as number) / length;
    ys[vertex] = (ys[vertex] as number) + (fy[vertex] as number) / length;
  }
}
