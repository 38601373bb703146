/** Forests with their roots on top, digraphs and orders by levels, and weighted graphs. */
import { toGraph } from '../structures/graph.ts';
import { cycleOrder } from '../structures/graph-shape.ts';
import { type GraphPicture, simpleLinks } from './graph-shape.ts';
import { layOutGraph, upright } from './layout.ts';
import { fit, type Placed, type Point, STEP } from './place.ts';
import type { Edge } from './shape.ts';
import { stressLayout } from './stress-layout.ts';

/** A tidy tree: leaves side by side, each parent above the middle of its children. −1 is no parent. */
export function layOutForest(parents: readonly number[], nameAt: (vertex: number) => string): GraphPicture {
  const children = parents.map((): number[] => []);
  const roots: number[] = [];
  for (const [vertex, parent] of parents.entries()) (parent < 0 ? roots : (children[parent] ?? roots)).push(vertex);
  const points: Point[] = [];
  const parts: number[] = [];
  let next = 0;
  for (const [part, root] of roots.entries()) {
    const order = [{ vertex: root, depth: 0 }];
    for (const { vertex, depth } of order) {
      parts[vertex] = part;
      points[vertex] = { x: 0, y: depth * STEP * 1.15 };
      for (const child of children[vertex] ?? []) order.push({ vertex: child, depth: depth + 1 });
    }
    for (const leaf of leavesOf(root, children)) points[leaf] = { x: next++ * STEP * 0.95, y: points[leaf]?.y ?? 0 };
    for (const { vertex } of order.toReversed()) {
      const below = children[vertex] ?? [];
      if (below.length === 0) continue;
      const x = ((points[below[0] ?? 0]?.x ?? 0) + (points[below.at(-1) ?? 0]?.x ?? 0)) / 2;
      points[vertex] = { x, y: points[vertex]?.y ?? 0 };
    }
    next += 0.4;
  }
  const placed = deepened(fit(points));
  const edges = parents.flatMap((parent, vertex) => (parent < 0 ? [] : [{ from: parent, to: vertex }]));
  const vertices = placed.points.map(({ x, y }, vertex) => ({ name: nameAt(vertex), x, y, part: parts[vertex] ?? 0 }));
  return { vertices, edges, parts: roots.map(nameAt), width: placed.width, height: placed.height };
}

/** A broad forest is drawn with longer edges: at most so many times as wide as high. */
function deepened({ points, width, height }: Placed): Placed {
  const factor = width > BROAD ? Math.max(1, width / (2.2 * Math.max(1, height))) : 1;
  return { points: points.map(({ x, y }) => ({ x, y: y * factor })), width, height: height * factor };
}

/** From left to right; without recursion, since a tree may be as deep as it has vertices. */
function leavesOf(root: number, children: readonly (readonly number[])[]): readonly number[] {
  const leaves: number[] = [];
  const stack = [root];
  for (let vertex = stack.pop(); vertex !== undefined; vertex = stack.pop()) {
    const below = children[vertex] ?? [];
    if (below.length === 0) leaves.push(vertex);
    stack.push(...below.toReversed());
  }
  return leaves;
}

/** Wider forests than this are broad. */
const BROAD = 1500;
/** The shortest edge of a weighted graph. */
const ROOMY = 150;
const NARROW_ROOMY = 104;
/** How wide a weighted graph is on a phone. */
const NARROW_WIDTH = 300;

type Arc = Pick<Edge, 'from' | 'to'>;

/** Along the levels of its arcs; where these go in circles, by distances. */
export function layOutArrows(order: number, arcs: readonly Arc[]): Placed {
  const levels = levelsOf(order, arcs);
  return levels === undefined ? byDistances(order, arcs) : fit(inLevels(levels));
}

/** For each vertex the least one of the piece that it hangs together with. */
export function piecesOfArcs(order: number, arcs: readonly Arc[]): readonly number[] {
  const least = Array.from({ length: order }, (_, vertex) => vertex);
  const find = (vertex: number): number => {
    let here = vertex;
    while (least[here] !== here) {
      least[here] = least[least[here] ?? here] ?? here;
      here = least[here] ?? here;
    }
    return here;
  };
  for (const { from, to } of arcs) {
    const [u, v] = [find(from), find(to)];
    least[Math.max(u, v)] = Math.min(u, v);
  }
  return least.map((_, vertex) => find(vertex));
}

/** How many arcs the longest way out has; undefined where there is a cycle. */
function levelsOf(order: number, arcs: readonly Arc[]): number[] | undefined {
  const level = new Array<number>(order).fill(0);
  for (let round = 0; round <= order; round++) {
    let changed = false;
    for (const { from, to } of arcs) {
      const above = (level[to] ?? 0) + 1;
      if (above <= (level[from] ?? 0)) continue;
      level[from] = above;
      changed = true;
    }
    if (!changed) return level;
  }
  return undefined;
}

function inLevels(levels: readonly number[]): Point[] {
  const top = Math.max(0, ...levels);
  const members = new Map<number, number[]>();
  for (const [vertex, level] of levels.entries()) members.set(level, [...(members.get(level) ?? []), vertex]);
  return levels.map((level, vertex) => {
    const line = members.get(level) ?? [];
    const place = line.indexOf(vertex) - (line.length - 1) / 2;
    const lean = line.length === 1 ? (level % 2 === 0 ? -0.25 : 0.25) : 0;
    return { x: (place + lean) * STEP * 1.5, y: (top - level) * STEP * 1.35 };
  });
}

function byDistances(order: number, edges: readonly Arc[]): Placed {
  const links = simpleLinks(edges);
  const graph = toGraph(order, links);
  if (cycleOrder(graph) !== undefined || links.length === order - 1) return spread(layOutGraph(graph, false), 1.7);
  return spread(fit(stressLayout(order, links)), 1.7);
}

/** Room for weights and words on the edges. */
function spread({ points, width, height }: Placed, factor: number): Placed {
  return { points: points.map(({ x, y }) => ({ x: x * factor, y: y * factor })), width: width * factor, height: height * factor };
}

/** Edges long enough for a weight and a ladder beside it. */
function roomy(placed: Placed, edges: readonly Edge[], least: number): Placed {
  const factors = edges
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, game }) => {
      const [a, b] = [placed.points[from], placed.points[to]];
      const wanted = game === undefined ? least : Math.max(least, 120 + 10 * Math.min(16, game.length));
      return wanted / Math.max(1, Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)));
    });
  const factor = Math.min(2.4, Math.max(1, ...factors));
  return spread(placed, least === NARROW_ROOMY ? Math.min(factor, NARROW_WIDTH / Math.max(1, placed.width)) : factor);
}

export function layOutWeights(order: number, edges: readonly Edge[], narrow: boolean): Placed {
  const placed = byDistances(order, edges);
  return narrow ? roomy(upright(placed), edges, NARROW_ROOMY) : roomy(placed, edges, ROOMY);
}
