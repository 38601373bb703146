/** JSON of four kinds, and where a text stops being JSON. */
import fc from 'fast-check';
import { MultiGraph } from 'graphology';
import { describe, expect, it } from 'vitest';
import { graphToText, readGraphFile } from '../src/index.ts';
import { findJsonSlip } from '../src/json-slip.ts';

function textOf(json: unknown): string {
  const read = readGraphFile(JSON.stringify(json), { name: 'a.json' });
  if (!read.ok) return read.error.message;
  return 'graph' in read.value ? graphToText(read.value.graph) : read.value.text;
}

const nodes = [{ key: 'b' }, { key: 'a' }, { key: 'c' }];

describe('plain JSON', () => {
  it.each([
    [{ vertices: ['1', '2', '3'], edges: [['1', '2']] }, '1-2 3'],
    [{ directed: true, nodes: [{ id: 1 }], links: [{ source: 1, target: 2 }] }, '1>2'],
    [
      [
        [1, 2],
        [2, 3, 7],
        [2, 3, '12345678901234567890'],
      ],
      '1-2 2-3=7 2-3=12345678901234567890',
    ],
    [{ edges: 5 }, 'Expected a list of edges, or an object with “vertices” and “edges”.'],
    [{ edges: [5] }, 'Expected a pair of names, or an object with “source” and “target” at edges[0].'],
    [{ edges: [[1, null]] }, 'Expected a name that is a text or a number at edges[0].'],
    [{ edges: [[1, 2, 0.5]] }, 'Expected a weight that is a whole number at edges[0].'],
  ])('%j gives %s', (json, text) => {
    expect(textOf(json)).toBe(text);
  });
});

describe('JSON of graphology', () => {
  it('is read as a graph of graphology exports it', () => {
    const undirected = { options: { type: 'undirected', multi: false }, nodes, edges: [{ key: 'e', source: 'b', target: 'a' }] };
    const mixed = { options: { type: 'mixed' }, nodes, edges: [{ source: 'b', target: 'a', undirected: true }] };
    const bare = { nodes, edges: [{ source: 'b', target: 'a' }] };
    for (const json of [undirected, mixed, bare]) expect(textOf(json)).toBe('b-a c');
    expect(textOf({ ...mixed, edges: [{ source: 'b', target: 'a', attributes: { weight: 4 } }] })).toBe('b>a=4 c');
  });

  it.each([
    [{ options: {} }, 'a list at nodes'],
    [{ options: {}, nodes: 3 }, 'a list at nodes'],
    [{ nodes: [{ key: 'a' }, {}] }, 'a text or a number at nodes[1]'],
    [{ nodes, edges: {} }, 'a list at edges'],
    [{ nodes, edges: ['a'] }, 'an object with source and target at edges[0]'],
    [{ nodes: [{ key: 'a' }, { key: 'a' }] }, 'The vertex a is there twice, again at nodes[1]'],
    [{ nodes, edges: [{ source: 'a', target: 'd' }] }, 'An end of edges[0] is not among the vertices'],
    [{ nodes, edges: [{ source: 'a' }] }, 'at edges[0]'],
  ])('is refused: %j', (json, words) => {
    expect(textOf(json)).toContain(words);
  });

  it('keeps loops, repeated edges, directions and weights', () => {
    const graph = new MultiGraph();
    for (const name of ['a', 'b']) graph.addNode(name);
    graph.addUndirectedEdge('a', 'b', { weight: 3 });
    graph.addUndirectedEdge('a', 'b');
    graph.addDirectedEdge('b', 'b', { weight: 0.5 });
    expect(textOf(graph.export())).toBe('a-b=3 a-b b>b');
  });
});

describe('JSON of Cytoscape.js', () => {
  it('is read with elements as a list, as two lists, and bare', () => {
    const list = [
      { data: { id: 'b' } },
      { data: { id: 'a' } },
      { data: { id: 3 } },
      { data: { source: 'a', target: 'b', weight: 2 } },
    ];
    const lists = { nodes: list.slice(0, 3), edges: list.slice(3) };
    for (const json of [{ elements: list }, { elements: lists, style: [] }, list, lists]) expect(textOf(json)).toBe('a-b=2 3');
  });

  it.each([
    [{ elements: 3 }, 'a list, or lists of nodes and edges at elements'],
    [{ elements: { nodes: 3 } }, 'a list at nodes'],
    [{ elements: { nodes: [{}] } }, 'an object with data at nodes[0]'],
    [[{ data: {} }], 'a text or a number at elements[0]'],
    [[{ group: 'edges', data: {} }], 'a text or a number at elements[0]'],
    [[{ data: { source: 'a', target: 'a' } }], 'An end of elements[0] is not among the vertices'],
  ])('is refused: %j', (json, words) => {
    expect(textOf(json)).toContain(words);
  });
});

describe('a slip in JSON', () => {
  it.each([
    ['{"a": }', 6, 'a value'],
    ['{"a": 1,}', 8, 'a key in quotation marks'],
    ['[1 2]', 3, 'a comma or a closing bracket'],
    ['[1,2] x', 6, 'the end of the file'],
    ['{a: 1}', 1, 'a key in quotation marks or }'],
    ['{"a" 1}', 5, ':'],
    ['[01]', 1, 'a value or ]'],
    ['["a\nb"]', 1, 'a value or ]'],
    ['[', 1, 'a value or ]'],
  ])('%j is found at %d', (content, at, expected) => {
    expect(findJsonSlip(content)).toEqual({ at, expected });
  });

  it('is found in every text that is none, and never behind the end', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', ']', '}', '"', ':', 'x'), (json, place, piece) => {
        const at = place % (json.length + 1);
        const content = json.slice(0, at) + piece + json.slice(at + 1);
        try {
          JSON.parse(content);
        } catch {
          const slip = findJsonSlip(content);
          expect(slip.at).toBeLessThanOrEqual(content.length);
        }
      }),
    );
  });

  it('is told with line and column', () => {
    expect(readGraphFile('{"edges": [\n[1, 2],,\n]}')).toMatchObject({
      ok: false,
      error: { line: 2, column: 8, expected: 'a value' },
    });
  });
});
