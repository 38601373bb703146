import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arcCount,
  type Digraph,
  digraphVertexName,
  hasArc,
  inDegrees,
  isAcyclic,
  outDegree,
  reverseDigraph,
  successors,
  toDigraph,
  topologicalOrder,
} from './digraph.ts';
import { buildDigraphFamily, type DigraphFamily } from './digraph-family.ts';

const anyArcs = fc.integer({ min: 1, max: 7 }).chain((order) => {
  const pairs = Array.from({ length: order }, (_, u) => Array.from({ length: order }, (_, v) => [u, v] as const)).flat();
  return fc.record({ order: fc.constant(order), arcs: fc.shuffledSubarray(pairs, { maxLength: Math.min(pairs.length, 12) }) });
});

function build(family: DigraphFamily): Digraph {
  const built = buildDigraphFamily(family, 1000, 0);
  if (!built.ok) throw new Error(built.error.message);
  return built.value;
}

function arcs(digraph: Digraph): string[] {
  return Array.from({ length: digraph.order }, (_, u) =>
    Array.from(successors(digraph, u), (v) => `${digraphVertexName(digraph, u)}>${digraphVertexName(digraph, v)}`),
  ).flat();
}

describe('digraphs', () => {
  it('have the arcs they are given, also turned round', () => {
    fc.assert(
      fc.property(anyArcs, ({ order, arcs }) => {
        const digraph = toDigraph(order, arcs);
        const reversed = reverseDigraph(digraph);
        expect(arcCount(digraph)).toBe(arcs.length);
        for (let u = 0; u < order; u++) {
          for (let v = 0; v < order; v++) {
            const isThere = arcs.some(([from, to]) => from === u && to === v);
            expect(hasArc(digraph, u, v)).toBe(isThere);
            expect(hasArc(reversed, v, u)).toBe(isThere);
          }
          expect(outDegree(reversed, u)).toBe(inDegrees(digraph)[u]);
        }
      }),
    );
  });

  it('have a topological order exactly where no arc leads back', () => {
    let acyclic = 0;
    fc.assert(
      fc.property(anyArcs, ({ order, arcs }) => {
        const digraph = toDigraph(order, arcs);
        const sorted = topologicalOrder(digraph);
        expect(isAcyclic(digraph)).toBe(!hasCycle(order, arcs));
        if (sorted === undefined) return;
        acyclic++;
        const place = new Map(Array.from(sorted, (vertex, index) => [vertex, index]));
        expect(place.size).toBe(order);
        for (const [u, v] of arcs) expect(place.get(u) as number).toBeLessThan(place.get(v) as number);
      }),
      { numRuns: 500 },
    );
    expect(acyclic).toBeGreaterThan(20);
  });
});

/** By following walks longer than there are vertices. */
function hasCycle(order: number, arcs: readonly (readonly [number, number])[]): boolean {
  let ends = new Set(Array.from({ length: order }, (_, vertex) => vertex));
  for (let step = 0; step <= order; step++) ends = new Set(arcs.filter(([from]) => ends.has(from)).map(([, to]) => to));
  return ends.size > 0;
}

describe('families of digraphs', () => {
  it('lead down to the covered elements', () => {
    expect(arcs(build({ kind: 'chain', length: 3n }))).toEqual(['1>0', '2>1', '3>2']);
    expect(arcs(build({ kind: 'boolean-lattice', dimension: 2n }))).toEqual(['1>0', '2>0', '3>1', '3>2']);
    expect(arcs(build({ kind: 'divisors', number: 12n }))).toEqual(['2>1', '3>1', '4>2', '6>2', '6>3', '12>4', '12>6']);
    expect(arcs(build({ kind: 'divisors', number: 1n }))).toEqual([]);
    expect(build({ kind: 'chain', length: 0n }).order).toBe(1);
    expect(build({ kind: 'boolean-lattice', dimension: 0n }).order).toBe(1);
  });

  it('have all divisors of a number, each with one arc for each prime', () => {
    for (let number = 1; number <= 300; number++) {
      const digraph = build({ kind: 'divisors', number: BigInt(number) });
      const divisors = Array.from({ length: number }, (_, index) => index + 1).filter((divisor) => number % divisor === 0);
      expect(Array.from({ length: digraph.order }, (_, vertex) => Number(digraphVertexName(digraph, vertex)))).toEqual(divisors);
      const covers = divisors.flatMap((a) =>
        divisors.filter((b) => a % b === 0 && a !== b && isPrime(a / b)).map((b) => `${a}>${b}`),
      );
      expect(arcs(digraph)).toEqual(covers);
    }
  });

  it('have all divisors of a large number with small primes', () => {
    const digraph = build({ kind: 'divisors', number: 10_201n * 1_000_003n * 99_999_989n });
    const divisors = [1n, 101n, 10_201n].flatMap((small) => [
      small,
      small * 1_000_003n,
      small * 99_999_989n,
      small * 1_000_003n * 99_999_989n,
    ]);
    const names = Array.from({ length: digraph.order }, (_, vertex) => BigInt(digraphVertexName(digraph, vertex)));
    expect(names).toEqual(divisors.sort((a, b) => (a < b ? -1 : 1)));
    expect(build({ kind: 'divisors', number: 10n ** 18n }).order).toBe(361);
  });

  it('are refused where they are too large', () => {
    const families: readonly DigraphFamily[] = [
      { kind: 'boolean-lattice', dimension: 10n },
      { kind: 'boolean-lattice', dimension: 10n ** 30n },
      { kind: 'chain', length: 1000n },
    ];
    for (const family of families)
      expect(buildDigraphFamily(family, 1000, 3)).toMatchObject({ ok: false, error: { code: 'graph-too-large', at: 3 } });
    const divisors = (number: bigint) => buildDigraphFamily({ kind: 'divisors', number }, 1000, 3);
    for (const number of [1_000_000_007n * 998_244_353n, 10n ** 101n])
      expect(divisors(number)).toMatchObject({ ok: false, error: { code: 'number-too-large' } });
    expect(divisors(10n ** 31n)).toMatchObject({ ok: false, error: { code: 'graph-too-large', at: 3 } });
  });
});

function isPrime(number: number): boolean {
  return number > 1 && Array.from({ length: number - 2 }, (_, index) => index + 2).every((divisor) => number % divisor !== 0);
}
