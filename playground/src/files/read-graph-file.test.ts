/** Files of every form that the page reads, good and bad ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamesOn, graphText } from './games-on-graph.ts';
import { encodedGraph, readGraphFile } from './read-graph-file.ts';

function edgesOf(content: string): string {
  const file = readGraphFile(content);
  return 'graph' in file
    ? graphText(file.graph, file.graph.directed ? 'directed-node-kayles' : 'node-kayles')
    : JSON.stringify(file);
}

describe('a graph file', () => {
  it.each([
    ['1 2\n2 3\n# a note\n4\n', '1-2 2-3 4'],
    ['1,2,7\r\n2;3\r\n', '1-2 2-3'],
    ['1-2 2-3\n3-1', '1-2 2-3 3-1'],
    ['a>b b>c', 'a>b b>c'],
    ['graph { 1 -- 2 -- 3 [weight=4]; node [shape=circle]; 4 }', '1-2 2-3 4'],
    ['strict digraph "G" {\n // two\n a -> b; b -> c [label="7"]\n rankdir=LR }', 'a>b b>c'],
    [
      '<?xml version="1.0"?><graphml><key id="w" for="edge" attr.name="weight"/><graph edgedefault="undirected"><node id="a"/><node id="b"/><edge source="a" target="b"><data key="w">5</data></edge></graph></graphml>',
      'a-b',
    ],
    ['{"vertices": ["1", "2", "3"], "edges": [["1", "2"]]}', '1-2 3'],
    ['{"directed": true, "nodes": [{"id": 1}], "links": [{"source": 1, "target": 2}]}', '1>2'],
    ['[[1,2],[2,3]]', '1-2 2-3'],
    ['graph { "one vertex" -- "P5" }', '1-2'],
  ])('%j is read', (content, text) => {
    expect(edgesOf(content)).toBe(text);
  });

  it.each([
    ['D?{', 'g6:D?{'],
    ['>>graph6<<D?{\nDqK\n', 'g6:D?{'],
    [':Fa@x^', 's6::Fa@x^'],
    ['g6:D?{', 'g6:D?{'],
    ['kayles', undefined],
    ['1 2', undefined],
  ])('%j is encoded as %j', (content, encoded) => {
    expect(encodedGraph(content)).toBe(encoded);
  });

  it.each([
    ['graph { 1 -- }', 'Line 1, column 14: Expected a name, found }.'],
    ['graph { subgraph { 1 } }', 'Line 1, column 9: Subgraphs are not read here; write all edges into one graph.'],
    ['1 2\n2 3 x\n', 'Line 2, column 5: A weight is a whole number.'],
    ['<graphml><graph><node/></graph></graphml>', 'Line 1, column 17: A node needs an id.'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><graphml/>', 'Document types and entities are not read here.'],
    ['<graphml><graph><node id="&a;"/></graph></graphml>', 'Line 1, column 17: Entities are not read here.'],
    ['<graphml></graphml>', 'The file has no graph.'],
    ['{"edges": 5}', 'Expected a list of edges, or an object with “vertices” and “edges”.'],
    ['', 'The file has no vertex.'],
  ])('%j is refused: %s', (content, message) => {
    expect(readGraphFile(content)).toEqual({ message });
  });

  it('keeps weights for Nim on graphs', () => {
    const file = readGraphFile('a b 3\nb c\n');
    if ('message' in file) throw new Error(file.message);
    expect(gamesOn(file).find(({ ruleset }) => ruleset === 'nim-on-graphs')?.line).toBe('nim-on-graphs a-b=3 b-c=1 @a');
  });

  it('offers Hackendot on a forest of arrows, and not on a cycle', () => {
    const games = (content: string) => {
      const file = readGraphFile(content);
      return 'message' in file ? [] : gamesOn(file).map(({ ruleset }) => ruleset);
    };
    expect(games('1>2 1>3')).toContain('hackendot');
    expect(games('1>2 2>1')).not.toContain('hackendot');
  });

  it('never throws, whatever it is given, and is done soon with long texts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '<graphml><graph>', 'graph {', '{"edges":', 'digraph {a->', '1 2\n'),
        fc.string({ maxLength: 200, unit: 'binary' }),
        (start, rest) => {
          const file = readGraphFile(start + rest);
          expect('message' in file || 'graph' in file || 'encoded' in file).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
    for (const content of ['<'.repeat(200_000), `graph { ${'"'.repeat(200_001)}`, '/*'.repeat(100_000), '1-'.repeat(120_000)])
      expect(readGraphFile(content)).toHaveProperty('message');
    expect(readGraphFile('1 2\n'.repeat(60_000))).toEqual({
      message: 'Line 20001, column 1: The page reads graphs of up to 20000 edges.',
    });
    expect(readGraphFile('7 '.repeat(5_000_000))).toEqual({
      message: 'This file has 10.0 MB; the page reads up to 256 kB. The command line reads more.',
    });
  });
});
