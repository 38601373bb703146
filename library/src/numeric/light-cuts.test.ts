import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LightCuts } from './light-cuts.ts';
import { type FlowEdge, MaxFlow } from './max-flow.ts';

const ORDER = 12;
const edge = fc
  .record({ from: fc.nat(ORDER - 1), to: fc.nat(ORDER - 1), bits: fc.nat(40), more: fc.nat(7) })
  .filter(({ from, to }) => from !== to)
  .map(({ from, to, bits, more }): FlowEdge => ({ from, to, capacity: 2n ** BigInt(bits) + BigInt(more) }));

describe('light cuts', () => {
  it('lie between the two vertices, have their capacity, and are found only where a minimum cut is lighter than the bound', () => {
    let [found, missed, none] = [0, 0, 0];
    fc.assert(
      fc.property(fc.array(edge, { minLength: 6, maxLength: 40 }), (edges) => {
        const cuts = new LightCuts(ORDER, edges);
        const flow = new MaxFlow(ORDER, edges);
        const questions = edges.map(({ from, to, capacity }) => ({ from, to, bound: 2n * capacity }));
        for (const { from, to, bound } of questions.toSorted((a, b) => (a.bound > b.bound ? -1 : 1))) {
          const cut = cuts.find(from, to, bound);
          const least = flow.run(from, to);
          if (cut === undefined) {
            if (least < bound) missed++;
            else none++;
            continue;
          }
          found++;
          expect(cut.capacity).toBeLessThan(bound);
          expect(cut.capacity).toBeGreaterThanOrEqual(least);
          const side = new Set(cut.side());
          expect(side.has(from)).not.toBe(side.has(to));
          const crossing = edges.filter((each) => side.has(each.from) !== side.has(each.to));
          expect(crossing.reduce((sum, { capacity }) => sum + capacity, 0n)).toBe(cut.capacity);
        }
      }),
      { numRuns: 200, seed: 21 },
    );
    expect(found).toBeGreaterThanOrEqual(1000);
    expect(none).toBeGreaterThanOrEqual(100);
    expect(20 * missed).toBeLessThan(found);
  });
});
