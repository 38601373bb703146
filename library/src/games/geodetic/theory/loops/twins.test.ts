/** Twins against their definition, and what they save. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../../core/limits.ts';
import { isAdjacent, toGraph } from '../../../../structures/graph.ts';
import { BranchSearch } from './search.ts';
import { vertexKinds } from './symmetry.ts';
import { firstTwins } from './twins.ts';

describe('twins', () => {
  it('have the same neighbours apart from each other: all graphs of five vertices', () => {
    const vertices = [0, 1, 2, 3, 4];
    const pairs = vertices.flatMap((v) => vertices.filter((u) => u < v).map((u) => [u, v] as const));
    let found = 0;
    for (let bits = 0; bits < 1 << pairs.length; bits++) {
      const graph = toGraph(
        5,
        pairs.filter((_, index) => (bits >> index) & 1),
      );
      const areTwins = (u: number, v: number) =>
        vertices.every((w) => w === u || w === v || isAdjacent(graph, u, w) === isAdjacent(graph, v, w));
      expect(Array.from(firstTwins(graph)), bits.toString(2)).toEqual(
        vertices.map((v) => vertices.find((u) => u === v || (u < v && areTwins(u, v)))),
      );
      found += vertices.filter((v) => firstTwins(graph)[v] !== v).length;
    }
    expect(found).toBeGreaterThan(500);
  });

  it('make large complete bipartite graphs short work: the value is that of a closed form', () => {
    const parity = (n: number) => n % 2;
    const least = (values: readonly number[]) => [0, 1, 2].find((value) => !values.includes(value));
    /** One side has i unlabelled vertices and a label, the other j unlabelled ones and no label. */
    const after = (i: number, j: number) => (i === 0 ? parity(j) : least([parity(i + j - 1), parity(i - 1)]));
    for (const [a, b] of [
      [3, 4],
      [7, 7],
      [60, 91],
      [300, 300],
    ] as const) {
      const graph = toGraph(
        a + b,
        Array.from({ length: a * b }, (_, index) => [Math.floor(index / b), a + (index % b)] as const),
      );
      const search = new BranchSearch(graph, { ...DEFAULT_LIMITS, positions: 1000 }, vertexKinds(graph));
      const value = search.value(Int32Array.from({ length: a + b }, (_, vertex) => vertex));
      expect(value, `K${a},${b}`).toBe(least([after(a - 1, b) ?? 0, after(b - 1, a) ?? 0]));
    }
  });
});
