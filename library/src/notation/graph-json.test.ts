import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Graph, listEdges, toGraph, vertexName } from '../structures/graph.ts';
import { sortNames } from '../structures/names.ts';
import { formatCytoscapeJson, parseCytoscapeJson } from './cytoscape-json.ts';
import { formatGraphologyJson, parseGraphologyJson } from './graphology-json.ts';
import { formatGraph } from './keyed-graph.ts';

function edges(graph: Graph): string[] {
  return listEdges(graph).map((edge) => edge.map((vertex) => vertexName(graph, vertex)).join(' to '));
}

const anyGraph = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 6 }).chain((given) => {
  const pairs = given.flatMap((_, v) => Array.from({ length: v }, (_, u) => [u, v] as const));
  return fc.subarray(pairs).map((chosen) => toGraph(given.length, chosen, sortNames(given).names));
});

const nodes = [{ key: 'b' }, { key: 'a' }, { key: 'c' }];

describe('graphs from and for graphology', () => {
  it('read what a graph of graphology exports', () => {
    const undirected = { options: { type: 'undirected', multi: false }, nodes, edges: [{ key: 'e', source: 'b', target: 'a' }] };
    const mixed = { options: { type: 'mixed' }, nodes, edges: [{ source: 'b', target: 'a', undirected: true }] };
    const bare = { nodes, edges: [{ source: 'b', target: 'a' }] };
    for (const json of [undirected, mixed, bare]) {
      const parsed = parseGraphologyJson(json);
      expect(parsed.ok && formatGraph(parsed.value)).toEqual({ ok: true, value: 'a-b c' });
    }
  });

  it.each([
    [undefined, 'bad-shape'],
    ['graph', 'bad-shape'],
    [{}, 'bad-shape'],
    [{ nodes: 3 }, 'bad-shape'],
    [{ nodes: [{}] }, 'bad-shape'],
    [{ nodes: [null] }, 'bad-shape'],
    [{ nodes, edges: {} }, 'bad-shape'],
    [{ nodes, edges: ['a'] }, 'bad-shape'],
    [{ nodes: [{ key: 'a' }, { key: 'a' }] }, 'duplicate-vertex'],
    [{ nodes, edges: [{ source: 'a', target: 'd' }] }, 'unknown-vertex'],
    [{ nodes, edges: [{ source: 'a' }] }, 'unknown-vertex'],
    [{ nodes, edges: [{ source: 'a', target: 'a' }] }, 'loop-edge'],
    [
      {
        nodes,
        edges: [
          { source: 'a', target: 'b' },
          { source: 'b', target: 'a' },
        ],
      },
      'duplicate-edge',
    ],
    [{ nodes, edges: [{ source: 'a', target: 'b', undirected: false }] }, 'directed-edge'],
    [{ options: { type: 'directed' }, nodes, edges: [{ source: 'a', target: 'b' }] }, 'directed-edge'],
  ])('refuse %j', (json, code) => {
    expect(parseGraphologyJson(json)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('graphs from and for Cytoscape', () => {
  it('read elements as a list, as two lists, and bare', () => {
    const list = [{ data: { id: 'b' } }, { data: { id: 'a' } }, { data: { id: 3 } }, { data: { source: 'a', target: 'b' } }];
    const lists = { nodes: list.slice(0, 3), edges: list.slice(3) };
    for (const json of [{ elements: list }, { elements: lists, style: [] }, list, lists]) {
      const parsed = parseCytoscapeJson(json);
      expect(parsed.ok && formatGraph(parsed.value)).toEqual({ ok: true, value: 'a-b 3' });
    }
  });

  it.each([
    [null, 'bad-shape'],
    [{ elements: 3 }, 'bad-shape'],
    [{ elements: { nodes: 3 } }, 'bad-shape'],
    [[{}], 'bad-shape'],
    [[{ data: {} }], 'bad-shape'],
    [[{ group: 'edges', data: {} }], 'unknown-vertex'],
    [[{ data: { id: 'a' } }, { data: { source: 'a', target: 'a' } }], 'loop-edge'],
  ])('refuse %j', (json, code) => {
    expect(parseCytoscapeJson(json)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('graphs with names of any kind', () => {
  it('come back from both kinds of data', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        for (const parsed of [parseGraphologyJson(formatGraphologyJson(graph)), parseCytoscapeJson(formatCytoscapeJson(graph))]) {
          if (!parsed.ok) throw new Error(parsed.error.message);
          expect(edges(parsed.value)).toEqual(edges(graph));
          expect(parsed.value.order).toBe(graph.order);
        }
      }),
    );
  });

  it('are written for the question line only where their names can stand there', () => {
    expect(formatGraph(toGraph(0, []))).toEqual({ ok: true, value: 'P0' });
    expect(formatGraph(toGraph(1, [], { kind: 'listed', list: ['a b'] }))).toMatchObject({
      ok: false,
      error: { code: 'bad-name' },
    });
    expect(formatGraph(toGraph(1, [], { kind: 'listed', list: ['P5'] }))).toMatchObject({
      ok: false,
      error: { code: 'reserved-name' },
    });
  });
});
