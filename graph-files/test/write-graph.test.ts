/** What is written is read again as the same graph, by our reader and by the readers of others. */
import dotParser from 'dotparser';
import fc from 'fast-check';
import { MultiGraph } from 'graphology';
import { parse as parseGraphml } from 'graphology-graphml';
import { formatGraph6, formatSparse6, toGraph } from 'impartial';
import { describe, expect, it } from 'vitest';
import { type FileEdge, type FileGraph, readGraphFile, writeDot, writeEdgeList, writeGraphml, writeJson } from '../src/index.ts';

const plainName = fc.stringMatching(/^[a-z0-9_]{1,3}$/);
const anyName = fc.string({ minLength: 1, maxLength: 4, unit: 'binary' });
const weight = fc.option(fc.bigInt({ min: 0n, max: 10n ** 29n }).map(String), { nil: undefined });

/** A multigraph with loops, all of whose edges have the same direction or not. */
function graphOn(name: fc.Arbitrary<string>, number: fc.Arbitrary<string | undefined> = weight): fc.Arbitrary<FileGraph> {
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 6 });
  return fc.tuple(names, fc.boolean()).chain(([vertices, directed]) => {
    const edge = fc.record({ from: fc.constantFrom(...vertices), to: fc.constantFrom(...vertices), weight: number });
    return fc.array(edge, { maxLength: 8 }).map((list) => {
      const edges = list.map(({ from, to, weight }) => ({ from, to, directed, ...(weight !== undefined && { weight }) }));
      const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
      return { vertices, edges, alone: vertices.filter((each) => !joined.has(each)).map((each) => ({ name: each })) };
    });
  });
}

function read(content: string, name: string): FileGraph {
  const file = readGraphFile(content, { name });
  if (!file.ok) throw new Error(file.error.message);
  if (!('graph' in file.value)) throw new Error(file.value.text);
  return file.value.graph;
}

const withoutLines = (edges: readonly FileEdge[]) => edges.map(({ line, ...edge }) => edge);
const sorted = (names: readonly string[]) => [...names].sort();

function expectSame(found: FileGraph, graph: FileGraph): void {
  expect(withoutLines(found.edges)).toEqual(graph.edges);
  expect(sorted(found.vertices)).toEqual(sorted(graph.vertices));
  expect(sorted(found.alone.map(({ name }) => name))).toEqual(sorted(graph.alone.map(({ name }) => name)));
}

/** Whether edges are the same when vertices are numbered. */
function expectNumbered(found: FileGraph, graph: FileGraph): void {
  const numberIn = ({ vertices }: FileGraph, name: string) => vertices.indexOf(name);
  const ends = (each: FileGraph) => each.edges.map(({ from, to }) => [numberIn(each, from), numberIn(each, to)]);
  expect(ends(found)).toEqual(ends(graph));
  expect(found.vertices).toHaveLength(graph.vertices.length);
}

describe('a graph that is written', () => {
  it.each([
    ['a.edges', writeEdgeList],
    ['a.dot', writeDot],
    ['a.graphml', writeGraphml],
    ['a.json', writeJson],
  ])('comes back from %s', (name, write) => {
    fc.assert(fc.property(graphOn(plainName), (graph) => expectSame(read(write(graph), name), graph)));
  });

  it.each([
    ['a.dot', writeDot],
    ['a.graphml', writeGraphml],
    ['a.json', writeJson],
  ])('comes back from %s with names of any kind, or with numbers', (name, write) => {
    fc.assert(fc.property(graphOn(anyName), (graph) => expectNumbered(read(write(graph), name), graph)));
  });

  it('keeps a name with quotation marks, brackets and line ends where the form can', () => {
    const names = ['a "b"', '<c>&amp;', 'd\ne', 'é'];
    const graph = { vertices: names, edges: [], alone: names.map((name) => ({ name })) };
    expect(read(writeDot(graph), 'a.dot').vertices).toEqual(names);
    expect(read(writeGraphml(graph), 'a.graphml').vertices).toEqual(names);
  });

  it('comes back from graph6 and sparse6, which the library writes', () => {
    const pairs = fc.uniqueArray(
      fc.tuple(fc.nat(5), fc.nat(5)).filter(([a, b]) => a < b),
      { selector: String },
    );
    fc.assert(
      fc.property(pairs, (edges) => {
        const graph = toGraph(6, edges);
        for (const [text, prefix] of [
          [formatGraph6(graph), 'g6:'],
          [formatSparse6(graph), 's6:'],
        ] as const) {
          const file = readGraphFile(`${text}\n`);
          expect(file).toMatchObject({ ok: true, value: { text: prefix + text } });
        }
      }),
    );
  });
});

describe('the readers of others agree', () => {
  it('on DOT with groups and chains', () => {
    const leaf = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const { end } = fc.letrec<{ end: string; group: string }>((tie) => ({
      end: fc.oneof({ depthSize: 'small' }, leaf, leaf, tie('group')),
      group: fc
        .array(fc.array(tie('end'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
        .map((statements) => `{ ${statements.map((ends) => ends.join(' -> ')).join('; ')} }`),
    }));
    const statement = fc.array(end, { minLength: 1, maxLength: 3 }).map((ends) => ends.join(' -> '));
    fc.assert(
      fc.property(fc.array(statement, { minLength: 1, maxLength: 4 }), (statements) => {
        const content = `digraph { ${statements.join(';\n')} }`;
        const edges = read(content, 'a.dot').edges.map(({ from, to }) => `${from}>${to}`);
        expect(sorted(edges)).toEqual(sorted(edgesByDotparser(content)));
      }),
    );
  });

  it('on GraphML', () => {
    const small = fc.option(fc.nat(1000).map(String), { nil: undefined });
    fc.assert(
      fc.property(graphOn(plainName, small), (graph) => {
        const theirs = parseGraphml(MultiGraph, writeGraphml(graph));
        const edges = theirs.mapEdges((edge, { weight }, from, to) => ({
          from,
          to,
          directed: theirs.isDirected(edge),
          ...(weight !== undefined && { weight: String(weight) }),
        }));
        const key = (edge: FileEdge) => JSON.stringify(edge);
        expect(sorted(edges.map(key))).toEqual(sorted(graph.edges.map(key)));
        expect(theirs.nodes()).toEqual(graph.vertices);
      }),
    );
  });
});

/** The edges by the parser that others use, its groups followed here. */
function edgesByDotparser(content: string): string[] {
  type Statement = ReturnType<typeof dotParser>[number]['children'][number];
  const edges: string[] = [];
  const visit = (statements: readonly Statement[]): Set<string> => {
    const names = new Set<string>();
    for (const statement of statements) {
      if (statement.type === 'node_stmt') names.add(String(statement.node_id.id));
      if (statement.type === 'subgraph') for (const name of visit(statement.children)) names.add(name);
      if (statement.type !== 'edge_stmt') continue;
      const ends = statement.edge_list.map((end) => (end.type === 'subgraph' ? visit(end.children) : new Set([String(end.id)])));
      for (const [index, end] of ends.entries()) {
        for (const name of end) names.add(name);
        for (const from of ends[index - 1] ?? []) for (const to of end) edges.push(`${from}>${to}`);
      }
    }
    return names;
  };
  for (const graph of dotParser(content)) visit(graph.children);
  return edges;
}
