import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Graph, listEdges, toGraph } from '../structures/graph.ts';
import { formatGraph6, parseGraph6 } from './graph6.ts';
import { formatSparse6, parseSparse6 } from './sparse6.ts';

const anyGraph: fc.Arbitrary<Graph> = fc.integer({ min: 0, max: 70 }).chain((order) => {
  const pairs = Array.from({ length: order }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();
  return fc.subarray(pairs, { maxLength: Math.min(pairs.length, 150) }).map((edges) => toGraph(order, edges));
});

describe('graph6', () => {
  it('reads the Petersen graph', () => {
    const parsed = parseGraph6('IheA@GUAo', 0);
    expect(parsed.ok && parsed.value.order).toBe(10);
    expect(parsed.ok && listEdges(parsed.value)).toHaveLength(15);
  });

  it('comes back from its text, and so does sparse6', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        expect(parseGraph6(formatGraph6(graph), 0)).toEqual({ ok: true, value: graph });
        expect(parseSparse6(formatSparse6(graph), 0)).toEqual({ ok: true, value: graph });
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['', 'bad-graph6', 0],
    ['D?', 'bad-graph6', 0],
    ['D?{?', 'bad-graph6', 0],
    ['D?!', 'bad-graph6', 2],
    ['Dx}', 'bad-graph6', 2],
    ['~', 'bad-graph6', 0],
    ['~??', 'bad-graph6', 0],
    ['~??D??', 'bad-graph6', 0],
    ['~~????@?', 'bad-graph6', 0],
    ['~~~~~~~~', 'graph-too-large', 0],
  ])('refuses %s', (text, code, at) => {
    expect(parseGraph6(text, 5)).toMatchObject({ ok: false, error: { code, at: at + 5 } });
  });
});

describe('sparse6', () => {
  it('reads the example of its description', () => {
    const parsed = parseSparse6(':Fa@x^', 0);
    const edges = [
      [0, 1],
      [0, 2],
      [1, 2],
      [5, 6],
    ];
    expect(parsed.ok && listEdges(parsed.value)).toEqual(edges);
  });

  it.each([
    ['Fa@x^', 'bad-sparse6', 0],
    [':', 'bad-sparse6', 0],
    [';Fa@x^', 'bad-sparse6', 0],
    [':Fa!x^', 'bad-sparse6', 3],
    [':Fa@x^~', 'bad-sparse6', 6],
    [':@?', 'loop-edge', 0],
    [':~~~~~~~~', 'graph-too-large', 0],
  ])('refuses %s', (text, code, at) => {
    expect(parseSparse6(text, 5)).toMatchObject({ ok: false, error: { code, at: at + 5 } });
  });

  it('refuses an edge that is there twice', () => {
    // Order 3, so numbers have two bits: 1 00 and 0 00 are the edge 1-2 twice.
    const text = `:B${String.fromCharCode(63 + 0b100000)}`;
    expect(parseSparse6(text, 0)).toMatchObject({ ok: false, error: { code: 'duplicate-edge' } });
  });
});
