/** Flows through networks with their chains joined against flows through the networks as they are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinChains } from './chains.ts';
import { type FlowEdge, MaxFlow } from './max-flow.ts';

const network = fc.integer({ min: 2, max: 14 }).chain((order) => {
  const vertex = fc.nat({ max: order - 1 });
  const edge = fc
    .record({ from: vertex, to: vertex, capacity: fc.bigInt({ min: 1n, max: 60n }) })
    .filter(({ from, to }) => from !== to);
  return fc.record({ order: fc.constant(order), edges: fc.array(edge, { maxLength: order + 4 }) });
});

function flowOf(order: number, edges: readonly FlowEdge[], source: number, sink: number): bigint {
  return new MaxFlow(order, edges).run(source, sink);
}

describe('chains made one edge each', () => {
  it('carry as much as before between any two vertices, in networks with few edges', () => {
    let [cases, smaller] = [0, 0];
    fc.assert(
      fc.property(network, ({ order, edges }) => {
        for (let source = 0; source < order; source++) {
          const sink = (source + 1) % order;
          const chained = joinChains(order, edges, source, sink);
          expect(flowOf(chained.order, chained.edges, chained.source, chained.sink)).toBe(flowOf(order, edges, source, sink));
          expect(chained.order).toBeLessThanOrEqual(order);
          cases++;
          if (chained.order < order) smaller++;
        }
      }),
      { numRuns: 1500, seed: 2003 },
    );
    expect(cases).toBeGreaterThan(9000);
    expect(smaller).toBeGreaterThan(cases / 2);
  });

  it('leave of a long cycle with one chord the ends and the chord', () => {
    const order = 1000;
    const cycle = Array.from({ length: order }, (_, from) => ({ from, to: (from + 1) % order, capacity: BigInt(1000 - from) }));
    const { edges, ...rest } = joinChains(order, [...cycle, { from: 100, to: 600, capacity: 5n }], 0, 400);
    expect(rest).toEqual({ order: 4, source: 0, sink: 1 });
    expect(edges.map(({ capacity }) => capacity).sort()).toEqual([1n, 401n, 5n, 601n, 901n]);
  });
});
