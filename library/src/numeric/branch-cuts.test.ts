/** Branches of spanning trees against all cuts that pass through one edge of the tree, tried one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BranchCuts } from './branch-cuts.ts';
import type { FlowEdge } from './max-flow.ts';
import { type SpanningTree, SpanningTrees } from './spanning-trees.ts';

interface Network {
  readonly order: number;
  readonly edges: readonly FlowEdge[];
}

/** Connected; capacities from equal ones to far apart ones, and beyond what doubles hold. */
const network = fc
  .record({
    hung: fc.array(fc.nat(), { minLength: 1, maxLength: 11 }),
    more: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }),
    bits: fc.constantFrom(0, 2, 60, 1100),
    draws: fc.array(fc.nat(1100), { minLength: 32, maxLength: 32 }),
  })
  .map(({ hung, more, bits, draws }): Network => {
    const order = hung.length + 1;
    const ends = [...hung.map((draw, index) => [index + 1, draw % (index + 1)] as const), ...more];
    const edges = ends.map(([from, to], index) => {
      const draw = draws[index] ?? 1;
      return { from: from % order, to: to % order, capacity: (1n << BigInt(draw % (bits + 1))) + BigInt(draw % 3) };
    });
    return { order, edges: edges.filter(({ from, to }) => from !== to) };
  });

/** What hangs together with a vertex when one edge of the tree is gone. */
function apartFrom(tree: SpanningTree, from: number, gone: readonly [number, number]): Set<number> {
  const reached = new Set([from]);
  for (const vertex of reached)
    for (const near of tree[vertex] ?? []) if (!(gone.includes(vertex) && gone.includes(near))) reached.add(near);
  return reached;
}

function capacityAround({ edges }: Network, side: ReadonlySet<number>): bigint {
  return edges.reduce((sum, { from, to, capacity }) => (side.has(from) === side.has(to) ? sum : sum + capacity), 0n);
}

describe('branches of spanning trees', () => {
  it('are found with their capacities, the lightest that has one vertex and not the other, and never with the root', () => {
    let [found, none] = [0, 0];
    fc.assert(
      fc.property(network, fc.nat(), ({ order, edges }, draw) => {
        const root = draw % order;
        const trees = new SpanningTrees(order, edges);
        for (let round = 0; round < 3; round++) {
          const tree = trees.next();
          const branches = new BranchCuts(tree, edges, root);
          const all = tree
            .flatMap((list, a) => list.map((b) => apartFrom(tree, a, [a, b])))
            .filter((side) => !side.has(root))
            .map((side) => ({ side, capacity: capacityAround({ order, edges }, side) }));
          for (let inside = 0; inside < order; inside++) {
            for (let outside = 0; outside < order; outside++) {
              if (inside === outside) continue;
              expect(branches.joins(inside, outside)).toBe(tree[inside]?.includes(outside));
              const between = all.filter(({ side }) => side.has(inside) && !side.has(outside));
              const cut = branches.find(inside, outside);
              if (cut === undefined) {
                none++;
                expect(between).toEqual([]);
                continue;
              }
              found++;
              expect(between).toContainEqual({ side: new Set(cut.side()), capacity: cut.capacity });
              expect(between.every(({ capacity }) => capacity >= cut.capacity)).toBe(true);
            }
          }
        }
      }),
      { numRuns: 30, seed: 4 },
    );
    expect(found).toBeGreaterThan(1000);
    expect(none).toBeGreaterThan(250);
  });
});

describe('spanning trees', () => {
  it('span the network, the first with the heaviest edges that a tree can have', () => {
    let heavier = 0;
    fc.assert(
      fc.property(network, ({ order, edges }) => {
        const trees = new SpanningTrees(order, edges);
        const first = trees.next();
        for (const tree of [first, trees.next(), trees.next()]) {
          expect(tree.reduce((sum, list) => sum + list.length, 0)).toBe(2 * (order - 1));
          expect(apartFrom(tree, 0, [-1, -1]).size).toBe(order);
        }
        for (const { from, to, capacity } of edges) {
          for (const [a, b] of pathEdges(first, from, to)) {
            heavier++;
            const most = edges.filter((each) => isBetween(each, a, b)).map((each) => each.capacity);
            expect(most.some((each) => each >= capacity)).toBe(true);
          }
        }
      }),
      { numRuns: 300, seed: 5 },
    );
    expect(heavier).toBeGreaterThan(3000);
  });
});

function isBetween({ from, to }: FlowEdge, a: number, b: number): boolean {
  return (from === a && to === b) || (from === b && to === a);
}

/** The edges of a tree between two vertices. */
function pathEdges(tree: SpanningTree, from: number, to: number): (readonly [number, number])[] {
  return tree.flatMap((list, a) =>
    list.flatMap((b) => {
      const side = apartFrom(tree, a, [a, b]);
      return a < b && side.has(from) !== side.has(to) ? [[a, b] as const] : [];
    }),
  );
}
