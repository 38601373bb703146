import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Multigraph } from '../structures/multigraph.ts';
import { formatMultigraph, parseMultigraph } from './multigraph.ts';

function parse(text: string, at = 0): Multigraph {
  const parsed = parseMultigraph(text, at);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}

describe('multigraphs in the question line', () => {
  it.each([
    ['1-2=4 2-3=2 @1', '1-2=4 2-3=2 @1'],
    ['@1 3-2=2 2-1=4', '1-2=4 2-3=2 @1'],
    ['1-2=6 1-2=4 1-1=3 @1', '1-1=3 1-2=4 1-2=6 @1'],
    ['1-2={kayles 7} 2-3=2 @1', '1-2={kayles 7} 2-3=2 @1'],
    ['1-2={node-kayles g6:D?{ } 1-2=1 @2', '1-2=1 1-2={node-kayles g6:D?{ } @2'],
    ['1-2={nim-on-graphs a-b={nim 3} @a} @2', '1-2={nim-on-graphs a-b={nim 3} @a} @2'],
    ['5 1-2=0 @1', '1-2=0 5 @1'],
    ['1 @1', '1 @1'],
    ['1-2=1000000000000000000000 @1', '1-2=1000000000000000000000 @1'],
  ])('are read from %s and written %s', (text, expected) => {
    expect(formatMultigraph(parse(text))).toBe(expected);
    expect(formatMultigraph(parse(expected))).toBe(expected);
  });

  it('say where the question of an edge begins', () => {
    expect(parse('1-2={kayles 7} @1', 14).edges).toEqual([{ from: 0, to: 1, weight: { question: 'kayles 7', at: 19 } }]);
  });

  it('come back from their text', () => {
    const edge = fc.tuple(
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.constantFrom('nim 3', 'kayles 2 5')),
    );
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 8 }), fc.nat({ max: 5 }), (edges, piece) => {
        const text = `${edges.map(([u, v, weight]) => `${u}-${v}=${typeof weight === 'string' ? `{${weight}}` : weight} `).join('')}${piece} @${piece}`;
        const once = formatMultigraph(parse(text));
        expect(formatMultigraph(parse(once))).toBe(once);
        expect(parse(once).edges).toHaveLength(edges.length);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['1-2=4', 'missing-piece', 5],
    ['', 'missing-piece', 0],
    ['1-2=4 @3', 'unknown-vertex', 7],
    ['1-2 @1', 'bad-edge', 0],
    ['1=2 @1', 'bad-edge', 0],
    ['1-2-3=4 @1', 'bad-edge', 0],
    ['1-2= @1', 'bad-weight', 4],
    ['1-2=-4 @1', 'bad-weight', 4],
    ['1-2=x @1', 'bad-weight', 4],
    ['1-2={kayles 7 @1', 'unclosed-brace', 4],
    ['1-2={kayles 7}x @1', 'unexpected-text', 14],
    ['1-2={kayles 7}{nim 3} @1', 'unexpected-text', 14],
    ['1-2=4 @1 @2', 'second-piece', 9],
    ['1-2=4 @', 'bad-name', 7],
    ['P5-2=4 @2', 'reserved-name', 0],
    ['1-2=4 {nim 3} @1', 'bad-name', 6],
  ])('are refused as %s', (text, code, at) => {
    expect(parseMultigraph(text, 14)).toMatchObject({ ok: false, error: { code, at: at + 14 } });
  });
});
