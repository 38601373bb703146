import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, LimitReached } from '../core/limits.ts';
import type { SubsetGame, SubsetTheory } from '../core/subset-game.ts';
import { type Edge, graphsUpTo, path, queens, scrambledGame, spread, subsetGame } from './subset-games.fixture.ts';
import { subsetGrundy } from './subset-grundy.ts';
import { subsetSolver, subsetValue } from './subset-values.ts';

/** The definition, on lists of vertices and a Map. */
function naiveValue(game: SubsetGame, theory: SubsetTheory): number {
  const has = (set: Uint32Array, vertex: number) => (((set[vertex >>> 5] as number) >>> vertex) & 1) === 1;
  const near = (a: number, b: number) => has(game.adjacency.subarray(a * game.words, (a + 1) * game.words), b);
  const memo = new Map<string, number>();
  const ofSet = (set: readonly number[]): number => {
    if (set.length === 0) return theory.ended;
    const values: number[] = [];
    let rest = set;
    while (rest.length > 0) {
      const component = [rest[0] as number];
      for (const vertex of component)
        component.push(...rest.filter((other) => near(vertex, other) && !component.includes(other)));
      values.push(ofComponent(component.toSorted((a, b) => a - b)));
      rest = rest.filter((vertex) => !component.includes(vertex));
    }
    return values.reduce((a, b) => theory.combine(a, b));
  };
  const ofComponent = (component: readonly number[]): number => {
    const key = component.join();
    const known = memo.get(key);
    if (known !== undefined) return known;
    const moves = game.moves.filter(({ vertex }) => component.includes(vertex));
    const values = moves.map(({ takes }) => ofSet(component.filter((vertex) => !has(takes, vertex))));
    const value = values.length === 0 ? theory.ended : theory.fromOptions(Int32Array.from(values), values.length);
    memo.set(key, value);
    return value;
  };
  return ofSet(Array.from({ length: game.order }, (_, vertex) => vertex).filter((vertex) => has(game.start, vertex)));
}

/** Lengths of play in which the winner hurries (`wins` is min) or dawdles (max); the parity that the mover wants is 0 or 1. */
function lengths(wins: (...values: number[]) => number, loses: (...values: number[]) => number, wanted: 0 | 1): SubsetTheory {
  return {
    ended: 0,
    fromOptions(values, count) {
      const options = [...values.subarray(0, count)];
      const good = options.filter((value) => value % 2 === wanted);
      return 1 + (good.length > 0 ? wins(...good) : loses(...options));
    },
    combine: wins,
  };
}

const slowMex: SubsetTheory = {
  ended: 0,
  fromOptions(values, count) {
    let least = 0;
    while (values.subarray(0, count).includes(least)) least++;
    return least;
  },
  combine: (a, b) => a ^ b,
};

const theories: Record<string, SubsetTheory> = {
  grundy: slowMex,
  'remoteness, normal': lengths(Math.min, Math.max, 0),
  'remoteness, misère': lengths(Math.min, Math.max, 1),
  'suspense, normal': lengths(Math.max, Math.min, 0),
  'suspense, misère': lengths(Math.max, Math.min, 1),
};

const limits = DEFAULT_LIMITS;
const anyNumbers = fc.array(fc.nat(), { maxLength: 40 });
const value = (game: SubsetGame, theory: SubsetTheory = subsetGrundy()) => subsetValue(game, theory, limits).value;

describe('values of vertex subsets', () => {
  const graphs = graphsUpTo(6);

  it('are those of the definition on every graph with at most six vertices', () => {
    expect(graphs.length).toBe(1 + 1 + 2 + 4 + 11 + 34 + 156);
    for (const { order, edges } of graphs) {
      const game = subsetGame(order, edges);
      for (const [name, theory] of Object.entries(theories)) {
        const truth = naiveValue(game, theory);
        expect(value(game, theory), `${name} of ${edges.join(' ')}`).toBe(truth);
        expect(value(spread(game, 13), theory), `${name} of ${edges.join(' ')}, wide`).toBe(truth);
      }
      expect(value(game)).toBe(naiveValue(game, slowMex));
    }
  });

  it('are those of the definition for any moves on any graph', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        anyNumbers,
        fc.constantFrom(...Object.keys(theories)),
        (order, numbers, name) => {
          const game = scrambledGame(order, numbers);
          const theory = theories[name] as SubsetTheory;
          const truth = naiveValue(game, theory);
          expect(value(game, theory)).toBe(truth);
          expect(value(spread(game, 7), theory)).toBe(truth);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('are the known ones of paths, queens and the Petersen graph', () => {
    expect([18, 22, 26, 30].map((order) => value(subsetGame(order, path(order))))).toEqual([3, 1, 1, 5]);
    expect([5, 6, 7].map((side) => value(subsetGame(side * side, queens(side))))).toEqual([3, 1, 2]);
    const petersen = [0, 1, 2, 3, 4].flatMap((i): Edge[] => [
      [i, (i + 1) % 5],
      [i, i + 5],
      [i + 5, ((i + 2) % 5) + 5],
    ]);
    expect(value(subsetGame(10, petersen))).toBe(1);
  });

  it('of paths agree below and above 64 vertices', () => {
    const values = [63, 64, 65, 97].map((order) => value(subsetGame(order, path(order))));
    expect(values).toEqual([63, 64, 65, 97].map((order) => naivePath(order)));
  });

  it('of all first moves come from one memo', () => {
    const game = subsetGame(40, path(40));
    const solver = subsetSolver(game, subsetGrundy(), limits);
    const total = solver.value(game.start);
    const before = solver.positions;
    const options = game.moves.map(({ takes }) => solver.value(game.start.map((word, at) => word & ~(takes[at] as number))));
    expect(options).not.toContain(total);
    for (let smaller = 0; smaller < total; smaller++) expect(options).toContain(smaller);
    expect(solver.positions).toBe(before);
  });

  it('stop at the limits of positions, megabytes and time, and say which', () => {
    const game = subsetGame(60, path(60));
    const wide = subsetGame(120, path(120));
    for (const big of [game, wide]) {
      const run = (change: object) => () => subsetValue(big, subsetGrundy(), { ...limits, ...change });
      expect(run({ positions: 100 })).toThrow(/100 positions$/);
      expect(run({ megabytes: 0.01 })).toThrow(/0.01 megabytes$/);
    }
    expect(() => subsetValue(game, subsetGrundy(), { ...limits, positions: 0 })).toThrow(LimitReached);
    const run = () => subsetValue(wide, subsetGrundy(), { ...limits, milliseconds: 0 });
    expect(run).toThrow(/0 seconds$/);
  });

  it('are found in games a thousand moves deep', () => {
    const order = 1000;
    const smaller = (vertex: number) => Array.from({ length: vertex + 1 }, (_, other) => other);
    const heap = subsetGame(
      order,
      path(order),
      smaller(order - 1).map((vertex) => ({ vertex, takes: smaller(vertex) })),
    );
    expect(subsetValue(heap, subsetGrundy(), limits)).toEqual({ value: order, positions: order });
  });
});

/** Node-Kayles on paths by its recurrence. */
function naivePath(order: number): number {
  const values = [0];
  for (let n = 1; n <= order; n++) {
    const seen = new Set<number>();
    for (let left = -1; left <= n - 2; left++) {
      seen.add((values[Math.max(0, left)] as number) ^ (values[Math.max(0, n - 3 - left)] as number));
    }
    let mex = 0;
    while (seen.has(mex)) mex++;
    values.push(mex);
  }
  return values[order] as number;
}
