import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSampleGraphs } from '../../../test/nauty-sample.ts';
import { type Counted, once } from '../../core/counted.ts';
import { mex } from '../../core/nimber.ts';
import { assertLaws } from '../../laws/laws.ts';
import { graphText } from '../../testing/arbitraries.ts';
import { graphPositionKey } from './position.ts';
import { type NodeKaylesPosition, nodeKayles } from './rules.ts';

function open(text: string): NodeKaylesPosition {
  const parsed = nodeKayles.parse({ text, at: 0, options: [] });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}

function moves(position: NodeKaylesPosition, most = Number.POSITIVE_INFINITY): string[] {
  const list: string[] = [];
  for (const { label, to } of nodeKayles.moves(position)) {
    if (list.length >= most) break;
    list.push(`${label}: ${nodeKayles.format(to)}`);
  }
  return list;
}

const key = (text: string) => graphPositionKey(open(text));
const components = (text: string) => nodeKayles.components?.(open(text)) ?? [];

/** A graph as plain sets, and the rule read off its sentence: nothing here is shared with the ruleset. */
type Plain = ReadonlyMap<string, ReadonlySet<string>>;

function plain(order: number, edges: readonly (readonly [number, number])[]): Plain {
  const graph = new Map(Array.from({ length: order }, (_, vertex) => [String(vertex + 1), new Set<string>()]));
  for (const [u, v] of edges) {
    graph.get(String(u))?.add(String(v));
    graph.get(String(v))?.add(String(u));
  }
  return graph;
}

function take(graph: Plain, vertex: string): Plain {
  const gone = new Set([vertex, ...(graph.get(vertex) ?? [])]);
  const left = [...graph].filter(([name]) => !gone.has(name));
  return new Map(left.map(([name, near]) => [name, new Set([...near].filter((other) => !gone.has(other)))]));
}

function reach(graph: Plain, start: string): Set<string> {
  const reached = new Set([start]);
  for (const vertex of reached) for (const other of graph.get(vertex) ?? []) reached.add(other);
  return reached;
}

/** As the question line writes a graph with numbers for names: edges in order, then vertices alone. */
function write(graph: Plain): string {
  const names = [...graph.keys()].sort((a, b) => Number(a) - Number(b));
  const edges = names.flatMap((u) => names.filter((v) => Number(u) < Number(v) && graph.get(u)?.has(v)).map((v) => `${u}-${v}`));
  return [...edges, ...names.filter((name) => graph.get(name)?.size === 0)].join(' ');
}

function plainGrundy(graph: Plain, memo: Map<string, number>): number {
  const text = write(graph);
  const known = memo.get(text);
  if (known !== undefined) return known;
  const value = mex([...graph.keys()].map((vertex) => plainGrundy(take(graph, vertex), memo)));
  memo.set(text, value);
  return value;
}

function grundy(position: NodeKaylesPosition, memo: Map<string, number>): number {
  const name = graphPositionKey(position);
  const known = memo.get(name);
  if (known !== undefined) return known;
  const value = mex(Array.from(nodeKayles.moves(position), ({ to }) => grundy(to, memo)));
  memo.set(name, value);
  return value;
}

const small = listSampleGraphs().filter(({ order }) => order <= 9);

describe('Node-Kayles', () => {
  it('obeys the laws of rulesets', () => {
    assertLaws(nodeKayles);
  });

  it.each([
    ['P0', []],
    ['P1', ['1: P0']],
    ['P2', ['1: P0', '2: P0']],
    ['P5', ['1: P3', '2: P2', '3: 2*P1', '4: P2', '5: P3']],
    ['C1', ['1: P0']],
    ['C3', ['1: P0', '2: P0', '3: P0']],
    ['C5', ['1: P2', '2: P2', '3: P2', '4: P2', '5: P2']],
    ['P1 + P4', ['1: P0 + P4', '2: P1 + P2', '3: 2*P1', '4: 2*P1', '5: P1 + P2']],
    ['2*P1', ['1: P0 + P1', '2: P0 + P1']],
    ['P0 + P1', ['1: 2*P0']],
    ['P2 + K1,3', ['1: P0 + K1,3', '2: P0 + K1,3', '3: P0 + P2', '4: P2 + 2*(1)', '5: P2 + 2*(1)', '6: P2 + 2*(1)']],
    ['K0,2', ['1: P0 + (2)', '2: P0 + (1)']],
    ['a-b b-c c-d e', ['a: c-d e', 'b: d e', 'c: a e', 'd: a-b e', 'e: P0 + (a-b b-c c-d)']],
    ['P0 + (a-b)', ['a: 2*P0', 'b: 2*P0']],
    [
      'K3oR2',
      [
        '1.1: 2.2 3.2',
        '1.2: 2.1-2.2 2.1-3.1 3.1-3.2',
        '2.1: 1.2 3.2',
        '2.2: 1.1-1.2 1.1-3.1 3.1-3.2',
        '3.1: 1.2 2.2',
        '3.2: 1.1-1.2 1.1-2.1 2.1-2.2',
      ],
    ],
    ['(a-b c) + P1', ['1: P0 + P1 + (1)', '2: P0 + P1 + (1)', '3: P0 + P1 + (1-2)', '4: P0 + (1-2 3)']],
  ])('has the moves of %s', (text, expected) => {
    expect(moves(open(text))).toEqual(expected);
  });

  it('has the moves of the rule on every small graph of the sample, with names kept', () => {
    let seen = 0;
    for (const { order, graph6, edges } of small) {
      const graph = plain(order, edges);
      const direct = [...graph.keys()].map((vertex) => {
        const left = take(graph, vertex);
        const hasEnded = [...reach(graph, vertex)].every((name) => !left.has(name));
        if (left.size === 0) return `${vertex}: P0`;
        return `${vertex}: ${hasEnded ? `P0 + (${write(left)})` : write(left)}`;
      });
      expect(moves(open(`g6:${graph6}`))).toEqual(direct);
      expect(moves(open(write(graph)))).toEqual(direct);
      seen += direct.length;
    }
    expect(small.length).toBeGreaterThan(150);
    expect(seen).toBeGreaterThan(900);
  });

  it('has the Grundy values of the rule on every small graph of the sample, in one memo of keys', () => {
    const [naive, keyed] = [new Map<string, number>(), new Map<string, number>()];
    for (const { order, graph6, edges } of small) {
      expect([graph6, grundy(open(`g6:${graph6}`), keyed)]).toEqual([graph6, plainGrundy(plain(order, edges), naive)]);
    }
    expect(keyed.size).toBeLessThan(naive.size);
  });

  it('values families as the graphs they stand for', () => {
    const memo = new Map<string, number>();
    const values = Array.from({ length: 15 }, (_, order) => grundy(open(`P${order}`), memo));
    expect(values).toEqual([0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
    for (const text of ['C7', 'K5', 'K2,3', 'S1,2,3', 'G2x4', 'Q3', 'K3oR2', 'petersen', 'P4 + C5 + K1,3']) {
      const game = nodeKayles.subsetGame?.(open(text));
      if (game === undefined) throw new Error(`${text} is a game on subsets`);
      const graph = plain(game.order, listPairs(game.order, game.words, game.adjacency));
      expect([text, grundy(open(text), memo)]).toEqual([text, plainGrundy(graph, new Map())]);
    }
  });

  it('is a game on subsets whose moves come in the order of the rules', () => {
    fc.assert(
      fc.property(graphText(), (text) => {
        const position = open(text);
        const game = nodeKayles.subsetGame?.(position);
        if (game === undefined) {
          expect(text).toBe('P0');
          return;
        }
        const left = game.moves.map(
          ({ takes }) =>
            Array.from({ length: game.order }, (_, v) => v).filter((v) => (((takes[v >> 5] ?? 0) >>> (v & 31)) & 1) === 0).length,
        );
        const orders = Array.from(
          nodeKayles.moves(position),
          ({ to }) => nodeKayles.subsetGame?.({ sum: to.sum.filter(({ item }) => item.kind !== 'path') })?.order ?? 0,
        );
        expect(orders).toEqual(left);
      }),
    );
    expect(nodeKayles.subsetGame?.(open('P0 + P3'))).toBeUndefined();
    expect(nodeKayles.subsetGame?.(open('P5000'))).toBeUndefined();
  });

  it('knows paths, cycles and trees by one key, however they are written', () => {
    expect(key('3-1 1-2')).toBe(key('P3'));
    expect(key('g6:Bw')).toBe(key('C3'));
    expect(key('K2oR3')).toBe(key('P6'));
    expect(key('K4')).toBe(key('1-2 1-3 1-4 2-3 2-4 3-4'));
    expect(key('S1,2,3')).toBe(key('a-b a-c c-d a-e e-f f-g'));
    expect(key('1 2 3')).toBe(key('K0,3'));
    expect(key('P1 + C2 + P1')).toBe(key('2*P1 + P2'));
    expect(key('P0 + P3')).not.toBe(key('P3'));
    expect(key('K1,3')).not.toBe(key('P4'));
  });

  it('gives components the numbers of the question', () => {
    const [paths, cycle] = components('2*P2 + C3 + P2');
    expect(paths?.count).toBe(3n);
    expect(Array.from(paths?.copies?.() ?? [], (copy) => moves(copy))).toEqual([
      ['1: P0', '2: P0'],
      ['3: P0', '4: P0'],
      ['8: P0', '9: P0'],
    ]);
    expect(moves(cycle?.item ?? open('P0'))).toEqual(['5: P0', '6: P0', '7: P0']);
    const [first, , third] = components('2*(a-b c) + C3');
    expect(Array.from(third?.copies?.() ?? [], (copy) => moves(copy))).toEqual([['3: P0'], ['6: P0']]);
    expect(moves(first?.item ?? open('P0'))).toEqual(['7: P0', '8: P0', '9: P0']);
    expect(components('a-b c').map(({ item }) => nodeKayles.format(item))).toEqual(['a-b', 'c']);
  });

  it('joins components again: the same game, and names where they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(graphText({ largest: 5 }), fc.constantFrom('P3', 'C4', 'K1,3', 'P0')), { minLength: 1, maxLength: 3 }),
        (parts) => {
          const position = open(parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `(${part})`).join(' + '));
          const joined = nodeKayles.join?.(nodeKayles.components?.(position) ?? []) ?? open('P0');
          expect(graphPositionKey(joined)).toBe(graphPositionKey(position));
          const apart = nodeKayles.join?.(eachCopy(position)) ?? open('P0');
          if (parts.length === 1) expect(nodeKayles.format(apart)).toBe(nodeKayles.format(position));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('plays on graphs that cannot be built', () => {
    expect(moves(open('P1000000000000000000'), 2)).toEqual(['1: P999999999999999998', '2: P999999999999999997']);
    expect(moves(open('1000000000000*P5 + C1000000000000'), 1)).toEqual(['1: P3 + 999999999999*P5 + C1000000000000']);
    expect(components('1000000000000*P5 + K0,10000000 + 3*P5').map(({ count }) => count)).toEqual([1000000000003n, 10000000n]);
    expect(moves(open('1000000000000*P0'))).toEqual([]);
    const labels = moves(open('1000000000000000000000*P1 + (1-2)'), 1);
    expect(labels).toEqual(['1: P0 + 999999999999999999999*P1 + (1-2)']);
  });

  it.each([
    ['P-1', 'negative-number', 0],
    ['P3 + K100000000', 'graph-too-large', 5],
    ['K10000', 'graph-too-large', 0],
    ['3-3', 'loop-edge', 0],
    ['', 'expected-graph', 0],
  ])('refuses %s', (text, code, at) => {
    expect(nodeKayles.parse({ text, at: 12, options: [] })).toMatchObject({ ok: false, error: { code, at: at + 12 } });
  });
});

/** The components one by one, with their own labels. */
function eachCopy(position: NodeKaylesPosition): Counted<NodeKaylesPosition>[] {
  return (nodeKayles.components?.(position) ?? []).flatMap(({ item, copies }) => Array.from(copies?.() ?? [item], once));
}

function listPairs(order: number, words: number, adjacency: Uint32Array): [number, number][] {
  const pairs: [number, number][] = [];
  for (let u = 0; u < order; u++)
    for (let v = u + 1; v < order; v++)
      if ((((adjacency[u * words + (v >> 5)] ?? 0) >>> (v & 31)) & 1) === 1) pairs.push([u + 1, v + 1]);
  return pairs;
}
