import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalGraphKey } from './canonical-graph-key.ts';
import { toGraph } from './graph.ts';

type Edges = readonly (readonly [number, number])[];

function pairs(order: number): Edges {
  return Array.from({ length: order }, (_, v) => Array.from({ length: v }, (_, u) => [u, v] as const)).flat();
}

describe('the canonical key of a small graph', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 11],
    [5, 34],
    [6, 156],
  ])('tells the graphs on %i vertices apart: there are %i (OEIS A000088)', (order, count) => {
    const all = pairs(order);
    const keys = new Set<string | undefined>();
    for (let bits = 0; bits < 1 << all.length; bits++)
      keys.add(
        canonicalGraphKey(
          toGraph(
            order,
            all.filter((_, index) => (bits >> index) & 1),
          ),
        ),
      );
    expect(keys.has(undefined)).toBe(false);
    expect(keys.size).toBe(count);
  });

  it('does not depend on the numbering', () => {
    let keyed = 0;
    const drawn = fc.integer({ min: 7, max: 16 }).chain((order) =>
      fc.record({
        order: fc.constant(order),
        edges: fc.subarray([...pairs(order)]),
        names: fc.shuffledSubarray(
          Array.from({ length: order }, (_, vertex) => vertex),
          { minLength: order },
        ),
      }),
    );
    fc.assert(
      fc.property(drawn, ({ order, edges, names }) => {
        const renamed = edges.map(([u, v]) => [names[u] ?? 0, names[v] ?? 0] as const);
        const key = canonicalGraphKey(toGraph(order, edges));
        expect(canonicalGraphKey(toGraph(order, renamed))).toBe(key);
        if (key !== undefined) keyed++;
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(keyed).toBe(500);
  });

  it('is found for symmetric graphs: cube, clique, the two regular graphs of sixteen vertices with one set of numbers', () => {
    const cube = pairs(16).filter(([u, v]) => ((u ^ v) & ((u ^ v) - 1)) === 0);
    const rook = pairs(16).filter(([u, v]) => u >> 2 === v >> 2 || (u & 3) === (v & 3));
    const steps = [1, 3, 4, 12, 5, 15];
    const shrikhande = pairs(16).filter(([u, v]) => steps.includes((((v >> 2) - (u >> 2)) & 3) * 4 + ((v - u) & 3)));
    const keys = [cube, pairs(16), rook, shrikhande].map((edges) => canonicalGraphKey(toGraph(16, edges)));
    expect(rook).toHaveLength(48);
    expect(shrikhande).toHaveLength(48);
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(4);
  });

  it('is not sought for larger graphs', () => {
    expect(canonicalGraphKey(toGraph(17, [[0, 1]]))).toBeUndefined();
  });
});
