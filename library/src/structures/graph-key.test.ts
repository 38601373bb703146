import { describe, expect, it } from 'vitest';
import { componentSets, edgeCount, type Graph, isAdjacent, listEdges, toGraph } from './graph.ts';
import { graphKey } from './graph-key.ts';
import { treeKey } from './tree-graph-key.ts';

const pairsOf = (order: number) =>
  Array.from({ length: order }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();

/** Every graph on the vertices 0 … order − 1. */
function* eachGraph(order: number): Iterable<Graph> {
  const pairs = pairsOf(order);
  for (let mask = 0; mask < 2 ** pairs.length; mask++)
    yield toGraph(
      order,
      pairs.filter((_, index) => (mask >> index) & 1),
    );
}

/** A form that isomorphic graphs share, by trying all labellings. */
function bruteForm(graph: Graph): string {
  let least = '~';
  for (const places of permutations(graph.order)) {
    const form = pairsOf(graph.order)
      .map(([u, v]) => (isAdjacent(graph, places[u] ?? 0, places[v] ?? 0) ? 1 : 0))
      .join('');
    if (form < least) least = form;
  }
  return `${graph.order}:${least}`;
}

function permutations(order: number): number[][] {
  if (order === 0) return [[]];
  return permutations(order - 1).flatMap((shorter) =>
    Array.from({ length: order }, (_, place) => shorter.toSpliced(place, 0, order - 1)),
  );
}

/** Every tree on these vertices, by its Prüfer sequence. */
function* eachTree(order: number): Iterable<Graph> {
  for (let code = 0; code < order ** (order - 2); code++) {
    const sequence = Array.from({ length: order - 2 }, (_, place) => Math.floor(code / order ** place) % order);
    const degrees = Array.from({ length: order }, (_, v) => 1 + sequence.filter((w) => w === v).length);
    const edges: [number, number][] = [];
    for (const v of sequence) {
      const leaf = degrees.indexOf(1);
      edges.push([leaf, v]);
      degrees[leaf] = 0;
      degrees[v] = (degrees[v] ?? 0) - 1;
    }
    const [u = 0, v = 0] = degrees.flatMap((degree, vertex) => (degree === 1 ? [vertex] : []));
    yield toGraph(order, [...edges, [u, v]]);
  }
}

describe('keys of graphs', () => {
  it('are the same only for isomorphic graphs: all connected graphs up to 5 vertices', () => {
    const forms = new Map<string, string>();
    let seen = 0;
    for (const order of [1, 2, 3, 4, 5]) {
      for (const graph of eachGraph(order)) {
        if (componentSets(graph).length !== 1) continue;
        seen++;
        const form = bruteForm(graph);
        const known = forms.get(graphKey(graph));
        if (known === undefined) forms.set(graphKey(graph), form);
        else expect(known).toBe(form);
      }
    }
    expect(seen).toBe(1 + 1 + 4 + 38 + 728);
  });

  it('number the trees as they should: 1, 1, 1, 2, 3, 6, 11 up to isomorphism', () => {
    const counts = [3, 4, 5, 6, 7].map((order) => new Set(Array.from(eachTree(order), treeKey)).size);
    expect(counts).toEqual([1, 2, 3, 6, 11]);
  });

  it('name paths and cycles as families', () => {
    const triangle = toGraph(3, [
      [0, 1],
      [1, 2],
      [0, 2],
    ]);
    expect([
      graphKey(toGraph(0, [])),
      graphKey(toGraph(1, [])),
      graphKey(
        toGraph(3, [
          [0, 2],
          [2, 1],
        ]),
      ),
      graphKey(triangle),
    ]).toEqual(['P0', 'P1', 'P3', 'C3']);
  });

  it('bear a tree as deep as it is large', () => {
    const order = 20_000;
    const spider = toGraph(
      order,
      Array.from({ length: order - 1 }, (_, v) => [Math.max(v - 2, 0), v + 1]),
    );
    expect(edgeCount(spider)).toBe(order - 1);
    expect(graphKey(spider).startsWith('T')).toBe(true);
    const turned = toGraph(
      order,
      listEdges(spider).map(([u, v]) => [order - 1 - u, order - 1 - v]),
    );
    expect(graphKey(turned)).toBe(graphKey(spider));
  });
});
