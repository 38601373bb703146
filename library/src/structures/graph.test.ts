import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  componentSets,
  connectedComponents,
  degree,
  edgeCount,
  findVertex,
  type Graph,
  isAdjacent,
  isConnected,
  listEdges,
  neighbours,
  toGraph,
  vertexName,
  withoutVertices,
} from './graph.ts';
import { repeatedPair } from './graph-rows.ts';
import { cycleOrder, isCycle, isPath, pathOrder } from './graph-shape.ts';
import { joinGraphs } from './graph-union.ts';

/** Edges in any order and direction, so that rows have to be sorted. */
const anyEdges = fc.integer({ min: 0, max: 9 }).chain((order) => {
  const pairs = Array.from({ length: order }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();
  const turned = fc
    .shuffledSubarray(pairs)
    .chain((edges) => fc.tuple(...edges.map(([u, v]) => fc.constantFrom([u, v] as const, [v, u] as const))));
  return fc.record({ order: fc.constant(order), edges: turned });
});

/** A relabelled copy. */
function shuffled(graph: Graph, places: readonly number[]): Graph {
  return toGraph(
    graph.order,
    listEdges(graph).map(([u, v]) => [places[u] ?? 0, places[v] ?? 0]),
  );
}

function pathGraph(order: number): Graph {
  return toGraph(
    order,
    Array.from({ length: Math.max(order - 1, 0) }, (_, v) => [v, v + 1]),
  );
}

describe('graphs', () => {
  it('have the edges they are given, in sorted rows', () => {
    fc.assert(
      fc.property(anyEdges, ({ order, edges }) => {
        const graph = toGraph(order, edges);
        const expected = edges
          .map(([u, v]) => [Math.min(u, v), Math.max(u, v)])
          .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0));
        expect(listEdges(graph)).toEqual(expected);
        expect(edgeCount(graph)).toBe(edges.length);
        expect(repeatedPair(graph)).toBeUndefined();
        for (let u = 0; u < order; u++) {
          expect(Array.from(neighbours(graph, u))).toEqual(
            Array.from({ length: order }, (_, v) => v).filter((v) => isAdjacent(graph, u, v)),
          );
          expect(degree(graph, u)).toBe(edges.filter((edge) => edge.includes(u)).length);
        }
      }),
    );
  });

  it('tell when an edge is there twice', () => {
    expect(
      repeatedPair(
        toGraph(3, [
          [0, 1],
          [1, 2],
          [1, 0],
        ]),
      ),
    ).toEqual([0, 1]);
  });

  it('keep the names of what is left', () => {
    const graph = withoutVertices(pathGraph(6), [2]);
    expect(listEdges(graph).map((edge) => edge.map((vertex) => vertexName(graph, vertex)).join('-'))).toEqual([
      '1-2',
      '4-5',
      '5-6',
    ]);
    expect(findVertex(graph, '5')).toBe(3);
    expect(findVertex(graph, '3')).toBeUndefined();
  });

  it('fall into components that are connected, have no edges between them, and join to the same graph', () => {
    fc.assert(
      fc.property(anyEdges, ({ order, edges }) => {
        const graph = toGraph(order, edges);
        const sets = componentSets(graph);
        expect(sets.flatMap((set) => Array.from(set)).sort((a, b) => a - b)).toEqual(Array.from({ length: order }, (_, v) => v));
        const where = (vertex: number) => sets.findIndex((set) => set.includes(vertex));
        for (const [u, v] of edges) expect(where(u)).toBe(where(v));
        const components = connectedComponents(graph);
        for (const component of components) expect(isConnected(component)).toBe(component.order > 0);
        const joined = joinGraphs(components);
        expect(joined && listEdges(joined)).toEqual(listEdges(graph));
      }),
    );
  });

  it('do not join where names clash', () => {
    expect(joinGraphs([pathGraph(2), pathGraph(1)])).toBeUndefined();
  });
});

describe('paths and cycles', () => {
  it('are recognised under any labels, with their order', () => {
    const places = fc.integer({ min: 1, max: 12 }).chain((order) =>
      fc.shuffledSubarray(
        Array.from({ length: order }, (_, v) => v),
        { minLength: order },
      ),
    );
    fc.assert(
      fc.property(places, (along) => {
        const path = shuffled(pathGraph(along.length), along);
        const found = Array.from(pathOrder(path) ?? []);
        expect(found).toEqual((along[0] ?? 0) <= (along.at(-1) ?? 0) ? along : along.toReversed());
        expect(isCycle(path)).toBe(false);
        if (along.length < 3) return;
        const cycle = toGraph(along.length, [...listEdges(path), [along[0] ?? 0, along.at(-1) ?? 0]]);
        const around = Array.from(cycleOrder(cycle) ?? []);
        expect(around.toSorted((a, b) => a - b)).toEqual(Array.from({ length: along.length }, (_, v) => v));
        expect(around.every((vertex, index) => isAdjacent(cycle, vertex, around[(index + 1) % around.length] ?? 0))).toBe(true);
        expect(isPath(cycle)).toBe(false);
      }),
    );
  });

  it('are not seen where there are several components or a branch', () => {
    const pathAndTriangle = toGraph(5, [
      [0, 1],
      [2, 3],
      [3, 4],
      [2, 4],
    ]);
    const twoTriangles = toGraph(6, [
      [0, 1],
      [1, 2],
      [0, 2],
      [3, 4],
      [4, 5],
      [3, 5],
    ]);
    const claw = toGraph(4, [
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    for (const graph of [pathAndTriangle, twoTriangles, claw, toGraph(2, []), toGraph(0, [])]) {
      expect(isPath(graph)).toBe(false);
      expect(isCycle(graph)).toBe(false);
    }
    expect(isPath(toGraph(1, []))).toBe(true);
  });
});
