import { describe, expect, it } from 'vitest';
import { parseFamily } from '../notation/graph-family.ts';
import { listEdges, toGraph } from '../structures/graph.ts';
import { buildFamily } from '../structures/graph-family-build.ts';
import { knownFamily } from './known-family.ts';
import { layOutFamily, layOutGraph } from './layout.ts';

function edgesOf(text: string) {
  const family = parseFamily(text, 0);
  if (family === undefined || !family.ok) throw new Error(text);
  const built = buildFamily(family.value, 1000, 0);
  if (!built.ok) throw new Error(text);
  const graph = built.value;
  return { order: graph.order, edges: listEdges(graph) };
}

/** The same graph with its vertices called in the other direction. */
function renamed(order: number, edges: readonly (readonly [number, number])[]) {
  return toGraph(
    order,
    edges.map(([u, v]) => [order - 1 - u, order - 1 - v] as const),
  );
}

const WHEEL = { order: 7, edges: [1, 2, 3, 4, 5, 6].flatMap((v) => [[0, v] as const, [v, (v % 6) + 1] as const]) };

describe('a graph by its edges alone', () => {
  it.each([
    ['K5', 'complete'],
    ['K9', 'complete'],
    ['K3,3', 'bipartite'],
    ['K4,4', 'bipartite'],
    ['G2x5', 'grid'],
    ['G4x5', 'grid'],
    ['G3x3', 'grid'],
    ['Q3', 'cube'],
    ['Q4', 'cube'],
    ['Q5', 'cube'],
    ['petersen', 'petersen'],
  ])('%s is known to be a %s, and drawn as the family is', (text, shape) => {
    const { order, edges } = edgesOf(text);
    const graph = renamed(order, edges);
    const known = knownFamily(graph);
    expect(known?.family.shape).toBe(shape);
    if (known === undefined) return;
    expect([...known.order].sort((a, b) => a - b)).toEqual(Array.from({ length: order }, (_, vertex) => vertex));
    const { points } = layOutFamily(known.family, order, false);
    const placed = layOutGraph(graph, false).points;
    expect(known.order.map((vertex) => placed[vertex])).toEqual(points);
    const lengths = (places: typeof points, all: readonly (readonly [number, number])[]) =>
      all.map(([u, v]) =>
        Math.round(Math.hypot((places[u]?.x ?? 0) - (places[v]?.x ?? 0), (places[u]?.y ?? 0) - (places[v]?.y ?? 0))),
      );
    // The edges of the picture are those of the family's picture.
    const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
    expect(sorted(lengths(placed, listEdges(graph)))).toEqual(sorted(lengths(points, edges)));
  });

  it('of a wheel has its hub in the middle', () => {
    const known = knownFamily(renamed(WHEEL.order, WHEEL.edges));
    expect(known?.family.shape).toBe('wheel');
    expect(known?.order[0]).toBe(6);
  });

  it.each([
    ['a grid with an edge less', 'G3x4', 1],
    ['a cube with an edge less', 'Q4', 1],
    ['the Petersen graph with an edge less', 'petersen', 1],
    ['K3,4 with an edge less', 'K3,4', 1],
  ])('%s is no known one', (_, text, less) => {
    const { order, edges } = edgesOf(text);
    expect(knownFamily(toGraph(order, edges.slice(less)))).toBeUndefined();
  });

  it('with the numbers of the Petersen graph and a cycle of four is another', () => {
    // A prism of two pentagons: 10 vertices, three edges at each.
    const ring = [0, 1, 2, 3, 4];
    const edges = ring.flatMap((v) => [[v, (v + 1) % 5] as const, [v + 5, ((v + 1) % 5) + 5] as const, [v, v + 5] as const]);
    expect(knownFamily(toGraph(10, edges))).toBeUndefined();
  });
});
