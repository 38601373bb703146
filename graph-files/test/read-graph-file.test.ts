/** Files of every form that is read, good and bad ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphToText, type ReadOptions, readGraphFile } from '../src/index.ts';

/** Everything that the file says, as the question line writes it, or its error. */
function textOf(content: string, options: ReadOptions = {}): string {
  const read = readGraphFile(content, options);
  if (!read.ok) {
    const { line, column, message } = read.error;
    return line === undefined ? message : `${line}:${column} ${message}`;
  }
  return 'text' in read.value ? read.value.text : graphToText(read.value.graph);
}

function notesOf(content: string): readonly string[] {
  const read = readGraphFile(content);
  return read.ok ? read.notes : [read.error.message];
}

describe('an edge list', () => {
  it.each([
    ['1 2\n2 3\n# a note\n4\n', '1-2 2-3 4'],
    ['1,2,7\r\n2;3\r\n', '1-2=7 2-3'],
    ['1,2\r2,3\r', '1-2 2-3'],
    ['\ufeff1 2', '1-2'],
    ['1-2 2-3\n3-1', '1-2 2-3 3-1'],
    ['a>b b->c c--d 9', 'a>b b>c c-d 9'],
    ['1-2=4 2-3=2\n', '1-2=4 2-3=2'],
    ['1 2\n2 1\n3 3\n', '1-2 2-1 3-3'],
    ['', 'P0'],
    ['# nothing\n\n', 'P0'],
    ['Łódź Kraków\n', '1-2'],
  ])('%j is read', (content, text) => {
    expect(textOf(content)).toBe(text);
  });

  it.each([
    ['1 2\n2 3 x\n', '2:5 A weight is a whole number.'],
    ['1-2=x', '1:1 A weight is a whole number.'],
    ['1 2\n2 3 4 5\n', '2:7 Expected the end of the line after two vertices and a weight, found 5.'],
    ['1 2\n\n  1- 2\n', '3:3 Expected an edge, such as "1 2" or "1-2", found 1-.'],
    ['\u001b[2J- 2', '1:1 Expected an edge, such as "1 2" or "1-2", found \ufffd[2J-.'],
  ])('%j is refused', (content, message) => {
    expect(textOf(content)).toBe(message);
  });
});

describe('DOT', () => {
  it.each([
    ['graph { 1 -- 2 -- 3 [weight=4]; node [shape=circle]; 4 }', '1-2=4 2-3=4 4'],
    ['strict digraph "G" {\n // two\n a -> b; b -> c [label="7"]\n rankdir=LR }', 'a>b b>c=7'],
    ['graph g { node [shape=box]; a -- b -- {c d}; subgraph s { e; a } f [label="x"] }', 'a-b b-c b-d e f'],
    ['digraph { a -> {b c} -> d }', 'a>b a>c b>d c>d'],
    ['digraph { {a b} -> subgraph cluster_0 { c -> d } }', 'c>d a>c a>d b>c b>d'],
    ['graph { a -- { b -- { c d } } }', 'b-c b-d a-b a-c a-d'],
    ['graph { subgraph s { 1 } subgraph s { 2 } -- 3 }', '1-3 2-3'],
    [
      'graph { edge [weight=2]; a -- b; subgraph { edge [weight=5]; b -- c } c -- d; d -- e [weight=9] }',
      'a-b=2 b-c=5 c-d=2 d-e=9',
    ],
    ['graph { a -- b [weight=3, label="8"]; b -- c [label=six]; c -- d [label=6 weight=0.5] }', 'a-b=3 b-c c-d=6'],
    ['graph { a:n -- "b":p:sw; a : x -- c }', 'a-b a-c'],
    ['graph { 1 -- 2; 2 -- 1; 3 -- 3; 1 -- 2 }', '1-2 2-1 3-3 1-2'],
    ['strict graph { 1 -- 2 [weight=3]; 2 -- 1; 1 -- 2 [weight=4]; 3 -- 3; 3 -- 3 }', '1-2=4 3-3'],
    ['strict digraph { 1 -> 2; 2 -> 1; 1 -> 2 }', '1>2 2>1'],
    ['graph { 007 -- 7 -- 1.10; 12345678901234567890 }', '007-7 7-1.10 12345678901234567890'],
    ['graph { "a" + "b" -- c /* x */ # y\n;;d }', 'ab-c d'],
    ['GRAPH { Node [a=b]; x -- "graph" }', 'x-graph'],
    ['graph { a = b; node = c; d }', 'd'],
    ['graph {}', 'P0'],
    ['/* note */ digraph\n{\n}', 'P0'],
    ['graph { "one vertex" -- "P5" }', '1-2'],
    ['graph { "New York" -- Łódź; Łódź -- P5 }', '1-2 2-3'],
    ['graph { <<b>x</b>> -- "" }', '1-2'],
    ['graph { a -- {} ; b }', 'a b'],
    ['graph { 1 -- 2 } graph { 3 }', '1-2'],
  ])('%j is read', (content, text) => {
    expect(textOf(content)).toBe(text);
  });

  it.each([
    ['graph { 1 -- }', '1:14 Expected a name, found }.'],
    ['graph {\n a -- \n}', '3:1 Expected a name, found }.'],
    ['graph { 1 -- 2', '1:15 Expected }, found the end of the file.'],
    ['graph { "1 -- 2 }', '1:9 This quotation mark is not closed.'],
    ['graph { 1 /* -- 2 }', '1:11 This comment is not closed.'],
    ['graph { <b }', '1:9 This angle bracket is not closed.'],
    ['graph { a } b', '1:13 Expected the end of the file, found b.'],
    ['graph { a [b=] }', '1:14 Expected a name, found ].'],
    ['graph { a -- \u001b]0;x\u0007 }', '1:14 Expected a name or a sign of DOT, found \ufffd.'],
  ])('%j is refused', (content, message) => {
    expect(textOf(content)).toBe(message);
  });

  it('is read in time that grows with its length, whatever is nested', () => {
    expect(textOf(`graph {${'{'.repeat(150)} a ${'}'.repeat(150)}}`)).toBe('a');
    expect(textOf(`graph {${'{'.repeat(100_000)}`)).toContain('Braces are more than 200 deep');
    expect(textOf(`graph { ${Array.from({ length: 20_000 }, (_, n) => `v${n}`).join(' -- ')} }`).split(' ')).toHaveLength(19_999);
  });

  it('stops before its groups make more edges than are read', () => {
    const group = (letter: string) => `{${Array.from({ length: 5000 }, (_, n) => `${letter}${n}`).join(' ')}}`;
    const content = `graph {\n${group('a')} -- ${group('b')}\n}`;
    expect(textOf(content)).toBe('2:1 The graph has more than 4000000 edges, the most that is read.');
    expect(textOf(`strict ${content}`, { limits: { edges: 1000 } })).toContain('more than 1000 edges');
  });

  it('says what it leaves out', () => {
    expect(notesOf('graph { 1 -- 2 } digraph { 3 }')).toEqual(['the file has more than one graph; the first is taken']);
    expect(notesOf('graph { 1 -- 2 [weight=0.5] }')).toEqual(['weights that are no whole numbers are left out']);
  });
});

const graphml = (inside: string, kind = 'undirected') =>
  `<?xml version="1.0"?>\n<graphml><key id="w" for="edge" attr.name="weight"><default>2</default></key><graph edgedefault="${kind}">${inside}</graph></graphml>`;

describe('GraphML', () => {
  it.each([
    [graphml('<node id="a"/><node id="b"/><edge source="a" target="b"><data key="w">5</data></edge>'), 'a-b=5'],
    [graphml('<node id="c"/><node id="a"/>\n<edge source="a" target="b"/>', 'directed'), 'c a>b=2'],
    [graphml('<edge source="a" target="b" directed="false"/><edge source="b" target="c"/>', 'directed'), 'a-b=2 b>c=2'],
    [graphml('<edge source="a" target="a"/><edge source="a" target="a"/>'), 'a-a=2 a-a=2'],
    [
      graphml(
        '<node id="a"><graph edgedefault="directed"><edge source="x" target="y"/></graph></node><edge source="a" target="x"/>',
      ),
      'x>y=2 a-x=2',
    ],
    ['<!DOCTYPE graphml SYSTEM "x.dtd"><graphml><graph><node id="a&#98;&amp;"/></graph></graphml>', '1'],
    ['<g:graphml><g:graph><g:node id="ab"/><!-- <node id="c"/> --></g:graph></g:graphml>', 'ab'],
    ['<graphml><graph/><graph><node id="a"/></graph></graphml>', 'P0'],
    ['<graphml><graph><node id="a"/></graph><graph><node id="b"/></graph></graphml>', 'a'],
  ])('%j is read', (content, text) => {
    expect(textOf(content)).toBe(text);
  });

  it.each([
    ['<graphml><graph><node/></graph></graphml>', '1:17 A node needs an id.'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><graphml/>', '1:1 Document types and entities are not read here.'],
    ['<graphml><graph><node id="&a;"/></graph></graphml>', '1:17 Entities are not read here.'],
    ['<graphml><graph><node id="&__proto__;"/></graph></graphml>', '1:17 Entities are not read here.'],
    ['<graphml></graphml>', 'The file has no graph.'],
    ['<graphml>\n<graph', '2:1 This tag is not well formed.'],
    ['<graphml>\n<graph>', '2:1 This <graph> is not closed.'],
    ['<graphml><graph></node></graph></graphml>', '1:17 Expected </graph>.'],
    ['<graphml><graph><hyperedge/></graph></graphml>', '1:17 An edge has two ends; hyperedges are not read here.'],
  ])('%j is refused', (content, message) => {
    expect(textOf(content)).toBe(message);
  });

  it('says what it leaves out', () => {
    expect(notesOf('<graphml><graph/><graph/><graph/></graphml>')).toEqual([
      'the file has more than one graph; the first is taken',
    ]);
  });
});

describe('graph6, sparse6 and parents', () => {
  it.each([
    ['D?{', 'g6:D?{'],
    ['>>graph6<<D?{\nDqK\n', 'g6:D?{'],
    [':Fa@x^', 's6::Fa@x^'],
    ['>>sparse6<<:Fa@x^\r\n', 's6::Fa@x^'],
    ['g6:D?{', 'g6:D?{'],
    ['s6::Fa@x^', 's6::Fa@x^'],
    ['kayles', 'kayles'],
    ['1 2', '1-2'],
    ['Bw Bg', 'Bw-Bg'],
    ['parents 0 1\n1 3 # the last\n', 'parents 0 1\n1 3'],
    ['parents 0 1 x', '1:13 Expected the number of a vertex, or 0, found x.'],
    ['>>digraph6<<&C', 'digraph6 is not read here; write the arcs as an edge list, "1>2" a line.'],
    ['>>graph6<<D?{é', '1:14 Expected a character from ? to ~, found é.'],
  ])('%j is %j', (content, text) => {
    expect(textOf(content)).toBe(text);
  });

  it('are told by the ending of a name where their content is not enough', () => {
    expect(textOf('0 1 1 3\n', { name: 'a.parents' })).toBe('parents 0 1 1 3');
    expect(textOf('Bw', { name: 'a.edges' })).toBe('Bw');
    expect(textOf('\n', { name: 'a.g6' })).toBe('The file has no graph.');
    expect(textOf('x', { name: 'a.d6' })).toContain('digraph6');
  });

  it('say how many graphs there are', () => {
    expect(notesOf('D?{\nDqK\nDqK\n')).toEqual(['the file has 3 graphs; the first is taken']);
  });
});

describe('the reader', () => {
  it('numbers vertices with a note that is harmless on a terminal', () => {
    const read = readGraphFile('graph { "\u001b[31mred" -- b }');
    const notes: string[] = [];
    if (read.ok && 'graph' in read.value) graphToText(read.value.graph, { note: (text) => notes.push(text) });
    expect(notes).toEqual([
      '"\ufffd[31mred" cannot name a vertex in a question: vertices are numbered 1 to 2 (1 = "\ufffd[31mred", 2 = "b")',
    ]);
  });

  it('has a limit of each kind', () => {
    expect(textOf('1 2 3 4', { limits: { characters: 5 } })).toBe('The file has 7 characters; up to 5 are read.');
    expect(textOf('1 2\n3 4', { limits: { vertices: 3 } })).toBe(
      '2:1 The graph has more than 3 vertices, the most that is read.',
    );
    expect(textOf('1 2\n3 4', { limits: { edges: 1 } })).toBe('2:1 The graph has more than 1 edges, the most that is read.');
    expect(textOf('parents 0 1', { limits: { vertices: 1 } })).toContain('more than 1 vertices');
    expect(textOf('[[1,2],[2,3]]', { limits: { edges: 1 } })).toContain('more than 1 edges');
  });

  it('keeps lines where that is asked', () => {
    const read = readGraphFile('# a\n1 2\n\n9\n2 3\n');
    if (!read.ok || !('graph' in read.value)) throw new Error('not read');
    expect(graphToText(read.value.graph, { keepLines: true })).toBe('\n1-2\n\n9\n2-3');
  });

  it('gives a game what it wants', () => {
    const read = readGraphFile('digraph { a -> b [weight=3]; b -> a; b -> c }');
    if (!read.ok || !('graph' in read.value)) throw new Error('not read');
    const { graph } = read.value;
    expect(graphToText(graph, { wants: { arcs: false, weights: false } })).toBe('a-b b-c');
    expect(graphToText(graph, { wants: { arcs: true, weights: false } })).toBe('a>b b>a b>c');
    expect(graphToText(graph, { wants: { arcs: false, weights: true } })).toBe('a-b=3 b-a=1 b-c=1');
  });

  it('never throws, whatever it is given, shows nothing raw, and is done soon with long texts', () => {
    const starts = ['', '<graphml><graph>', 'graph {', '{"edges":', 'digraph {a->', '1 2\n', '{"nodes":[', 'parents '];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.string({ maxLength: 200, unit: 'binary' }), (start, rest) => {
        const read = readGraphFile(start + rest);
        if (!read.ok) expect(read.error.message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
      { numRuns: 500 },
    );
    for (const content of [
      '<'.repeat(200_000),
      `graph { ${'"'.repeat(200_001)}`,
      '/*'.repeat(100_000),
      '1-'.repeat(120_000),
      '['.repeat(200_000),
    ])
      expect(readGraphFile(content).ok).toBe(false);
  });
});
