import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Digraph, digraphVertexName, successors, toDigraph } from '../structures/digraph.ts';
import { sortNames } from '../structures/names.ts';
import { type DigraphExpression, formatDigraph, parseDigraph } from './digraph.ts';
import { nameError } from './vertex-name.ts';

function parse(text: string): DigraphExpression {
  const parsed = parseDigraph(text, 0);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

function arcs(digraph: Digraph): string[] {
  const name = (vertex: number) => digraphVertexName(digraph, vertex);
  return Array.from({ length: digraph.order }, (_, u) => [name(u), ...Array.from(successors(digraph, u), name)].join('>'));
}

const anyName = fc.stringMatching(/^[a-zP0-9_]{1,3}$/).filter((name) => nameError(name, 0) === undefined);
const anyDigraph = fc.uniqueArray(anyName, { maxLength: 6 }).chain((given) => {
  const pairs = given.flatMap((_, u) => given.map((_, v) => [u, v] as const));
  const { names } = sortNames(given);
  return fc.subarray(pairs, { maxLength: Math.min(pairs.length, 10) }).map((chosen) => toDigraph(given.length, chosen, names));
});

describe('digraphs in the question line', () => {
  it.each([
    ['1>2 1>3 3>4', '1>2 1>3 3>4'],
    ['3>4 1>3 1>2', '1>2 1>3 3>4'],
    ['2>1 0', '2>1 0'],
    ['1>1 2>1 1>2', '1>1 1>2 2>1'],
    ['parents 0 1 1 3', '1>2 1>3 3>4'],
    ['parents 0 0', '1 2'],
    ['parents 2 3 0', '2>1 3>2'],
    ['boolean-lattice 3', 'boolean-lattice 3'],
    ['divisors 012', 'divisors 12'],
    [' chain  5 ', 'chain 5'],
    ['chain 1000000000000000000000', 'chain 1000000000000000000000'],
    ['P0', 'P0'],
  ])('are read from %s and written %s', (text, expected) => {
    expect(formatDigraph(parse(text))).toBe(expected);
    expect(formatDigraph(parse(expected))).toBe(expected);
  });

  it('come back from their text', () => {
    fc.assert(
      fc.property(anyDigraph, (digraph) => {
        const again = parse(formatDigraph({ kind: 'listed', digraph }));
        expect(again.kind === 'listed' && arcs(again.digraph)).toEqual(arcs(digraph));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['', 'expected-digraph', 0],
    ['1>2 1>2', 'duplicate-arc', 4],
    ['1>2>3', 'bad-arc', 0],
    ['>2', 'bad-arc', 0],
    ['1>', 'bad-arc', 0],
    ['1-2', 'bad-name', 0],
    ['P5', 'reserved-name', 0],
    ['1>P5', 'reserved-name', 2],
    ['1>2 chain', 'reserved-name', 4],
    ['chain', 'missing-number', 5],
    ['chain x', 'bad-number', 6],
    ['chain -1', 'bad-number', 6],
    ['chain 3 4', 'unexpected-text', 8],
    ['divisors 0', 'bad-number', 9],
    ['parents', 'missing-parents', 7],
    ['parents 0 5', 'bad-parent', 10],
    ['parents 0 2', 'bad-parent', 10],
    ['parents 0 x', 'bad-parent', 10],
    ['parents 0 3 4 2', 'bad-parent', 10],
  ])('are refused as %s', (text, code, at) => {
    expect(parseDigraph(text, 20)).toMatchObject({ ok: false, error: { code, at: at + 20 } });
  });

  it('are read fast from a long list of parents', () => {
    const order = 200_000;
    const read = parse(`parents ${Array.from({ length: order }, (_, vertex) => vertex).join(' ')}`);
    expect(read.kind === 'listed' && read.digraph.order).toBe(order);
  });
});
