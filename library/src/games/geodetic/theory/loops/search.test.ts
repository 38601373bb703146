/** Branch by branch against play by the rules over whole labelled sets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, LimitReached } from '../../../../core/limits.ts';
import { parseFamily } from '../../../../notation/graph-family.ts';
import { type Graph, toGraph } from '../../../../structures/graph.ts';
import { buildFamily } from '../../../../structures/graph-family-build.ts';
import { BitClosure, StateSearch } from './readings.ts';
import { BranchSearch } from './search.ts';
import { vertexKinds } from './symmetry.ts';

function graphOf(family: string): Graph {
  const parsed = parseFamily(family, 0);
  const built = parsed?.ok ? buildFamily(parsed.value, 10_000, 0) : undefined;
  return built?.ok ? built.value : expect.fail(family);
}

/** The graph on these vertices whose edges are the bits of a number. */
function graphOfBits(order: number, bits: number): Graph {
  const edges: [number, number][] = [];
  let place = 0;
  for (let v = 1; v < order; v++) for (let u = 0; u < v; u++) if ((bits >> place++) & 1) edges.push([u, v]);
  return toGraph(order, edges);
}

function all(graph: Graph): Int32Array {
  return Int32Array.from({ length: graph.order }, (_, vertex) => vertex);
}

function agree(graph: Graph, labelled: Iterable<number>): number {
  const states = new StateSearch(new BitClosure(graph, 'contraction'), 'normal', DEFAULT_LIMITS);
  const branches = new BranchSearch(graph, DEFAULT_LIMITS, vertexKinds(graph));
  let seen = 0;
  for (const set of labelled) {
    const unlabelled = all(graph).filter((vertex) => ((set >> vertex) & 1) === 0);
    expect(branches.value(unlabelled), `${Array.from(graph.targets)} : ${set.toString(2)}`).toBe(states.value(set));
    seen++;
  }
  return seen;
}

describe('BranchSearch', () => {
  it('agrees with the rules on every graph of five vertices with every labelled set', () => {
    let seen = 0;
    for (let bits = 0; bits < 1 << 10; bits++) seen += agree(graphOfBits(5, bits), Array(32).keys());
    expect(seen).toBe(32_768);
  });

  it('agrees with the rules on random graphs of six to eleven vertices', () => {
    const graph = fc.record({ order: fc.integer({ min: 6, max: 11 }), density: fc.integer({ min: 1, max: 9 }), seed: fc.nat() });
    let seen = 0;
    fc.assert(
      fc.property(graph, fc.nat(2 ** 11 - 1), ({ order, density, seed }, labelled) => {
        const edges: [number, number][] = [];
        let state = seed;
        for (let v = 1; v < order; v++) {
          for (let u = 0; u < v; u++) {
            state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
            if (state / 2 ** 32 < density / 10) edges.push([u, v]);
          }
        }
        seen += agree(toGraph(order, edges), [0, labelled & (2 ** order - 1)]);
      }),
      { numRuns: 300 },
    );
    expect(seen).toBeGreaterThanOrEqual(600);
  });

  it('agrees with the rules on named graphs', () => {
    for (const family of ['petersen', 'Q4', 'G4x4', 'G3x5', 'K3,4', 'K3oR4', 'C13', 'S2,3,4'])
      expect(agree(graphOf(family), [0])).toBe(1);
  });

  it('knows the named graphs of the small machine', () => {
    const value = (family: string) => {
      const graph = graphOf(family);
      const search = new BranchSearch(graph, DEFAULT_LIMITS, vertexKinds(graph));
      return [search.value(all(graph)), search.stored];
    };
    expect(value('petersen')).toEqual([0, 20]);
    expect(value('Q4')).toEqual([0, 230]);
    expect(value('G5x5')).toEqual([1, 1652]);
    expect(value('G4x7')).toEqual([0, 2706]);
  });

  it('goes far on cacti and block graphs', () => {
    const cactus: [number, number][] = [];
    for (let first = 0; first < 120; first += 6)
      for (let step = 0; step < 7; step++) cactus.push([first + step, first + ((step + 1) % 7)]);
    const blocks: [number, number][] = [];
    for (let first = 0; first < 150; first += 3)
      for (let u = 0; u < 4; u++) for (let v = 0; v < u; v++) blocks.push([first + v, first + u]);
    const solve = (order: number, edges: readonly [number, number][]) => {
      const graph = toGraph(order, edges);
      const search = new BranchSearch(graph, DEFAULT_LIMITS);
      return [search.value(all(graph)), search.stored];
    };
    expect(solve(121, cactus)).toEqual([1, 599]);
    expect(solve(151, blocks)).toEqual([1, 99]);
  });

  it('stops at its limits', () => {
    const graph = graphOf('G6x6');
    expect(() => new BranchSearch(graph, { ...DEFAULT_LIMITS, positions: 1000 }).value(all(graph))).toThrow(LimitReached);
  });
});

describe('vertexKinds', () => {
  it('finds the kinds of vertices', () => {
    const kinds = (family: string) => new Set(vertexKinds(graphOf(family))).size;
    expect([kinds('petersen'), kinds('Q5'), kinds('G5x5'), kinds('G3x4'), kinds('K3oR4'), kinds('P7'), kinds('C30')]).toEqual([
      1, 1, 6, 4, 4, 4, 1,
    ]);
  });
});
