import { describe, expect, it } from 'vitest';
import { formatGraph6, parseGraph6 } from '../src/notation/graph6.ts';
import { formatSparse6, parseSparse6 } from '../src/notation/sparse6.ts';
import { listEdges } from '../src/structures/graph.ts';
import { listSampleGraphs } from './nauty-sample.ts';

describe('graph6 and sparse6 on the committed sample', () => {
  it('read as the edges that nauty lists, and are written as nauty writes them', () => {
    const sample = listSampleGraphs();
    expect(sample.length).toBeGreaterThan(100);
    for (const { order, graph6, sparse6, edges } of sample) {
      for (const parsed of [parseGraph6(graph6, 0), parseSparse6(sparse6, 0)]) {
        if (!parsed.ok) throw new Error(`${graph6} ${sparse6}: ${parsed.error.message}`);
        expect(parsed.value.order).toBe(order);
        expect(listEdges(parsed.value).map(([u, v]) => [u + 1, v + 1])).toEqual(edges);
        expect(formatGraph6(parsed.value)).toBe(graph6);
        expect(formatSparse6(parsed.value)).toBe(sparse6);
      }
    }
  });
});
