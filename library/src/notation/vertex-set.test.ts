import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toGraph } from '../structures/graph.ts';
import { compareNames, sortNames } from '../structures/names.ts';
import {
  canonicalVertexSet,
  checkNumbered,
  formatVertexSet,
  parseVertexSet,
  resolveVertexSet,
  splitAtColon,
  type VertexSet,
  vertexSetSize,
} from './vertex-set.ts';

function parse(text: string): VertexSet {
  const parsed = parseVertexSet(text, 0);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** The names of a small set, by counting. */
function namesOf(set: VertexSet): string[] {
  const names = set.flatMap(({ prefix, from, to }) => {
    if (from === undefined || to === undefined) return [prefix];
    return Array.from({ length: Number(to - from) + 1 }, (_, index) => `${prefix}${from + BigInt(index)}`);
  });
  return [...new Set(names)].sort(compareNames);
}

describe('vertex sets', () => {
  it.each([
    ['1 3', '1 3'],
    ['3 1', '1 3'],
    ['1..400', '1..400'],
    ['1.3..1.9', '1.3..1.9'],
    ['1 2', '1 2'],
    ['1 2 3', '1..3'],
    ['5 1..3 4 4', '1..5'],
    ['1..3 5..7', '1..3 5..7'],
    ['v1..v9 v10', 'v1..v10'],
    ['a b 7', '7 a b'],
    ['01 1 02', '01 02 1'],
    ['', ''],
    ['1..1000000000000000000000', '1..1000000000000000000000'],
  ])('reads %s and writes %s', (text, expected) => {
    expect(formatVertexSet(parse(text))).toBe(expected);
    expect(formatVertexSet(parse(expected))).toBe(expected);
  });

  it.each([
    ['1..', 'bad-name', 0],
    ['1...5', 'bad-name', 0],
    ['1 4..2', 'bad-range', 2],
    ['a..b', 'bad-range', 0],
    ['1.1..2.5', 'bad-range', 0],
    ['1-2', 'bad-name', 0],
    ['1 :', 'bad-name', 2],
  ])('refuses %s', (text, code, at) => {
    expect(parseVertexSet(text, 9)).toMatchObject({ ok: false, error: { code, at: at + 9 } });
  });

  it('comes back from its text, names the same vertices, and is written the same in any order', () => {
    const range = fc.record({ prefix: fc.constantFrom('', 'v', '1.', '0'), from: fc.nat({ max: 12 }), more: fc.nat({ max: 4 }) });
    const item = fc.oneof(
      fc.constantFrom({ prefix: 'a' }, { prefix: 'b_' }),
      range.map(({ prefix, from, more }) => ({ prefix, from: BigInt(from), to: BigInt(from + more) })),
    );
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (set) => {
        const text = formatVertexSet(set);
        expect(canonicalVertexSet(parse(text))).toEqual(canonicalVertexSet(set));
        expect(namesOf(parse(text))).toEqual(namesOf(set));
        expect(formatVertexSet(set.toReversed())).toBe(text);
        expect(vertexSetSize(set)).toBe(BigInt(namesOf(set).length));
      }),
      { numRuns: 1000 },
    );
  });

  it('is looked up in a graph', () => {
    const graph = toGraph(4, [], sortNames(['2', 'a', '1.2', '10']).names);
    expect(resolveVertexSet(parse('10 a 2 2'), graph)).toEqual({ ok: true, value: Uint32Array.of(1, 2, 3) });
    const unknown = parseVertexSet('2 a 9..11', 5);
    expect(unknown.ok && resolveVertexSet(unknown.value, graph)).toMatchObject({
      ok: false,
      error: { code: 'unknown-vertex', at: 9, found: '9' },
    });
  });

  it('is checked against the numbers of a family that is never built', () => {
    expect(checkNumbered(parse('1..400'), 10n ** 20n)).toEqual({ ok: true, value: [{ prefix: '', from: 1n, to: 400n }] });
    for (const text of ['0', 'a', '5 7..11', '01', '1.1'])
      expect(checkNumbered(parse(text), 10n)).toMatchObject({ ok: false, error: { code: 'unknown-vertex' } });
  });

  it('stands after a colon that stands alone', () => {
    expect(splitAtColon('g6:D?{ : 1 3', 9)).toEqual({ before: { text: 'g6:D?{ ', at: 9 }, after: { text: ' 1 3', at: 17 } });
    expect(splitAtColon('s6::Fa@x^', 0)).toEqual({ before: { text: 's6::Fa@x^', at: 0 } });
    expect(splitAtColon('1>0 :', 0).after).toEqual({ text: '', at: 5 });
  });
});
