import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Graph, listEdges, toGraph, vertexName } from '../structures/graph.ts';
import type { Family } from '../structures/graph-family.ts';
import { buildSum, type GraphSum, type GraphTerm, namedTerm, orderOfSum } from '../structures/graph-sum.ts';
import { sortNames } from '../structures/names.ts';
import { canonicalSum } from './canonical-sum.ts';
import { formatGraphExpression, parseGraphExpression } from './graph-expression.ts';
import { formatGraph6 } from './graph6.ts';
import { formatSparse6 } from './sparse6.ts';
import { nameError } from './vertex-name.ts';

function parse(text: string): GraphSum {
  const parsed = parseGraphExpression(text, 0);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code} ${parsed.error.message}`);
  return parsed.value;
}

const format = (text: string) => formatGraphExpression(parse(text));

/** A graph as names and edges between names, whatever it is stored as. */
function named(graph: Graph): unknown {
  const names = Array.from({ length: graph.order }, (_, vertex) => vertexName(graph, vertex));
  return { names, edges: listEdges(graph).map(([u, v]) => [names[u], names[v]]) };
}

/** A sum without places, in a form that can be compared. */
function plain(sum: GraphSum): unknown {
  return sum.map(({ item, count }) => ({
    count,
    item: 'graph' in item ? { kind: item.kind, text: item.kind === 'encoded' ? item.text : '', graph: named(item.graph) } : item,
  }));
}

function built(text: string): unknown {
  const graph = buildSum(parse(text), 1000, 0);
  if (!graph.ok) throw new Error(graph.error.message);
  return named(graph.value);
}

const size = fc.oneof(fc.bigInt({ min: 0n, max: 6n }), fc.bigInt({ min: 0n, max: 10n ** 25n }));
const anyFamily: fc.Arbitrary<Family> = fc.oneof(
  fc.record({ kind: fc.constantFrom('path', 'cycle', 'complete'), order: size }),
  fc.record({ kind: fc.constant('bipartite'), left: size, right: size }),
  fc.record({ kind: fc.constant('star'), arms: fc.array(size, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('grid'), rows: size, columns: size }),
  fc.record({ kind: fc.constant('cube'), dimension: fc.bigInt({ min: 0n, max: 1000n }) }),
  fc.record({ kind: fc.constant('rays'), clique: size, length: size }),
  fc.record({ kind: fc.constant('petersen') }),
) as fc.Arbitrary<Family>;

const anyName = fc
  .oneof(
    fc.stringMatching(/^[A-Za-z0-9_]{1,4}$/),
    fc.stringMatching(/^[a-c0-9]{1,2}\.[0-9]{1,2}$/),
    fc.nat({ max: 40 }).map(String),
  )
  .filter((name) => nameError(name, 0) === undefined);

function anyGraph(names: fc.Arbitrary<string[]>): fc.Arbitrary<Graph> {
  return names.chain((given) => {
    const pairs = given.flatMap((_, v) => Array.from({ length: v }, (_, u) => [u, v] as const));
    const sorted = sortNames(given).names;
    return fc.subarray(pairs).map((edges) => toGraph(given.length, edges, sorted));
  });
}

const numbered = fc.nat({ max: 6 }).map((order) => Array.from({ length: order }, (_, index) => String(index + 1)));
const anyTerm: fc.Arbitrary<GraphTerm> = fc.oneof(
  anyFamily,
  anyGraph(fc.uniqueArray(anyName, { maxLength: 6 })).map((graph) => ({ kind: 'listed', graph }) as const),
  anyGraph(numbered).map((graph) => ({ kind: 'encoded', text: `g6:${formatGraph6(graph)}`, graph }) as const),
  anyGraph(numbered).map((graph) => ({ kind: 'encoded', text: `s6:${formatSparse6(graph)}`, graph }) as const),
);
const anySum: fc.Arbitrary<GraphSum> = fc.array(
  fc.record({ item: anyTerm, count: fc.oneof(fc.constant(1n), fc.bigInt({ min: 0n, max: 10n ** 20n })) }),
  { maxLength: 5 },
);

describe('graph expressions', () => {
  it.each([
    ['P5', 'P5'],
    ['  P5\t', 'P5'],
    ['P007', 'P7'],
    ['P10 + 2*C7 + K1,4', 'P10 + 2*C7 + K1,4'],
    ['K1,4+C7+P10+C7', 'P10 + 2*C7 + K1,4'],
    ['P5 + P1 + P1', '2*P1 + P5'],
    ['3-2 1-2 4', '1-2 2-3 4'],
    ['10-9 2-10', '2-10 9-10'],
    ['(1-2 2-3)', '1-2 2-3'],
    ['((P3))', 'P3'],
    ['(P3 + (C4 + K5)) + P1', 'P1 + P3 + C4 + K5'],
    ['(b-a) + P2', 'P2 + (1-2)'],
    ['(7 1-2) + (5-6)', '(1) + 2*(1-2)'],
    ['2*(1-2)', '2*(1-2)'],
    ['2*(3*P5)', '6*P5'],
    ['1*(b-a)', 'a-b'],
    ['0*P5', 'P0'],
    ['P3 + 0*C5', 'P3'],
    ['P0 + P0 + C0', '2*P0 + C0'],
    ['P0 + (a-b)', 'P0 + (a-b)'],
    ['g6:D?{', 'g6:D?{'],
    ['g6:D?{ + s6::Fa@x^ + P2', 'P2 + g6:D?{ + 2*(1) + (1-2) + (1-2 1-3 2-3)'],
    ['2*g6:D?{', '2*g6:D?{'],
    ['0', '0'],
    ['1 2 3 1-2', '1-2 3'],
    ['P-Q Q-R', 'P-Q Q-R'],
    ['petersen + S1,2,5 + G3x4 + Q3 + K5oR3 + K3,3', 'K3,3 + S1,2,5 + G3x4 + Q3 + K5oR3 + petersen'],
  ])('reads %s and writes %s', (text, expected) => {
    expect(format(text)).toBe(expected);
    expect(format(expected)).toBe(expected);
  });

  it('numbers a union through its summands as written', () => {
    expect(built('C3 + 2*P2 + (b-a)')).toEqual({
      names: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      edges: [
        ['1', '2'],
        ['1', '3'],
        ['2', '3'],
        ['4', '5'],
        ['6', '7'],
        ['8', '9'],
      ],
    });
  });

  it('keeps the names of a single graph, also beside one without vertices', () => {
    expect(built('b-a c')).toEqual({ names: ['a', 'b', 'c'], edges: [['a', 'b']] });
    expect(built('P0 + (b-a c)')).toEqual(built('b-a c'));
    expect(built('K2oR2')).toEqual({
      names: ['1.1', '1.2', '2.1', '2.2'],
      edges: [
        ['1.1', '1.2'],
        ['1.1', '2.1'],
        ['2.1', '2.2'],
      ],
    });
    expect(namedTerm(parse('2*P1'))).toBeUndefined();
  });

  it('knows the order of what it does not build', () => {
    expect(orderOfSum(parse('1000000000000*P1000000000000 + Q100 + K5'))).toBe(10n ** 24n + 2n ** 100n + 5n);
  });

  it.each([
    ['', 'expected-graph', 0],
    ['+ P5', 'expected-graph', 0],
    ['P5 +', 'expected-graph', 4],
    ['P5 + + P5', 'expected-graph', 5],
    ['()', 'expected-graph', 1],
    ['(P5 +)', 'expected-graph', 5],
    ['3*', 'expected-graph', 2],
    ['3*1-2', 'expected-graph', 2],
    ['P5 P6', 'missing-plus', 3],
    ['P5 1-2', 'missing-plus', 3],
    ['1-2 P5', 'missing-plus', 4],
    ['1-2 g6:D?{', 'missing-plus', 4],
    ['1-2 (2-3)', 'missing-plus', 4],
    ['(1-2) (2-3)', 'missing-plus', 6],
    ['1-2 + P5', 'missing-parentheses', 4],
    ['P5 + 1-2', 'missing-parentheses', 5],
    ['(1-2', 'unclosed-parenthesis', 0],
    ['P3 + ((P4)', 'unclosed-parenthesis', 5],
    ['P5)', 'unopened-parenthesis', 2],
    ['3-3', 'loop-edge', 0],
    ['1-2 3-3', 'loop-edge', 4],
    ['1-2 2-3 2-1', 'duplicate-edge', 8],
    ['P5-1', 'reserved-name', 0],
    ['1-petersen', 'reserved-name', 2],
    ['a-K3oR2', 'reserved-name', 2],
    ['1-2-3', 'bad-edge', 0],
    ['-1', 'bad-edge', 0],
    ['1-', 'bad-edge', 0],
    ['1>2', 'bad-name', 0],
    ['a..b', 'bad-name', 0],
    ['.a', 'bad-name', 0],
    ['K3,', 'bad-name', 0],
    ['P5 : 1', 'missing-plus', 3],
    ['P-1', 'negative-number', 0],
    ['2*C-1', 'negative-number', 2],
    ['G3x-4', 'negative-number', 0],
    ['K5oR-3', 'negative-number', 0],
    ['Q1001', 'graph-too-large', 0],
    ['g6:D?', 'bad-graph6', 0],
    ['g6:D?{)', 'bad-graph6', 6],
    ['s6:Fa@x^', 'bad-sparse6', 0],
    ['2*(P3 + C4)', 'copies-of-union', 2],
    [`${'('.repeat(40)}P1${')'.repeat(40)}`, 'nested-too-deep', 32],
    [`P${'9'.repeat(100_001)}`, 'number-too-long', 0],
  ])('refuses %s', (text, code, at) => {
    const parsed = parseGraphExpression(text, 12);
    expect(parsed).toMatchObject({ ok: false, error: { code, at: at + 12 } });
    if (parsed.ok) return;
    expect(parsed.error.expected).toBeDefined();
    expect(parsed.error.message.length + (parsed.error.found ?? '').length).toBeLessThan(160);
  });

  it('comes back from its text', () => {
    fc.assert(
      fc.property(anySum, (sum) => {
        expect(plain(parse(formatGraphExpression(sum)))).toEqual(plain(canonicalSum(sum)));
      }),
      { numRuns: 1000 },
    );
  });

  it('is written the same in whatever order it is given', () => {
    fc.assert(
      fc.property(anySum, fc.nat(), (sum, turn) => {
        const turned = sum.map(
          (_, index) => sum[(index + turn) % sum.length] ?? { item: { kind: 'petersen' }, count: 0n },
        ) as GraphSum;
        expect(formatGraphExpression(turned)).toBe(formatGraphExpression(sum));
      }),
    );
  });

  it('answers any text with a sum or an error inside the text', () => {
    const piece = fc.constantFrom(
      'P3',
      '1-2',
      'a',
      '(',
      ')',
      '+',
      ' ',
      ' ',
      '2*',
      'g6:Bw',
      's6::Bo',
      '-',
      '*',
      'K',
      ',',
      '1',
      '..',
      ':',
      '{n}',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const parsed = parseGraphExpression(text, 0);
        if (parsed.ok) expect(plain(parse(formatGraphExpression(parsed.value)))).toEqual(plain(canonicalSum(parsed.value)));
        else expect(parsed.error.at >= 0 && parsed.error.at <= text.length).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('reads a hundred thousand summands, edges and copies', () => {
    const count = 100_000;
    const sum = parse(Array.from({ length: count }, (_, index) => `${index % 3 === 0 ? 'C' : 'P'}${index % 50}`).join(' + '));
    expect(sum).toHaveLength(count);
    expect(formatGraphExpression(sum)).toMatch(/^1333\*P0 \+ /);
    const [path] = parse(Array.from({ length: count }, (_, index) => `${index + 2}-${index + 1}`).join(' '));
    expect(path?.item.kind === 'listed' && path.item.graph.order).toBe(count + 1);
  });
});
