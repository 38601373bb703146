import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSampleGraphs } from '../../test/nauty-sample.ts';
import { DEFAULT_LIMITS, LimitReached } from '../core/limits.ts';
import type { SubsetGame } from '../core/subset-game.ts';
import { edgeSubsets } from '../define/edge-subsets.ts';
import { toGraph } from '../structures/graph.ts';
import { plainGraphSearch } from './graph-search.ts';
import { graphGameOf } from './set-solver.ts';
import { type Edge, graphsUpTo, path, queens, scrambledGame, subsetGame } from './subset-games.fixture.ts';
import { subsetGrundy } from './subset-grundy.ts';
import { subsetSolver, subsetValue } from './subset-values.ts';

function searchOf(game: SubsetGame, limits = DEFAULT_LIMITS) {
  const graph = graphGameOf(game, 0);
  if (graph === undefined) throw new Error('a graph of at most 64 vertices');
  return plainGraphSearch(graph, limits);
}

const truth = (game: SubsetGame) => subsetValue(game, subsetGrundy(), DEFAULT_LIMITS).value;
const wordsOf = ([low = 0, high = 0]: Uint32Array) => [low, high] as const;

/** The start has its value, and no other; with and without forms. */
function expectValues(game: SubsetGame, name: string): void {
  const value = truth(game);
  for (const followsGraph of game.followsGraph === true ? [true, false] : [false]) {
    const search = searchOf({ ...game, followsGraph });
    for (const asked of [0, 1, 2, 3])
      expect(search.isValue(...wordsOf(game.start), asked), `${name}: ${asked}`).toBe(value === asked);
    expect(search.value(...wordsOf(game.start)), name).toBe(value);
  }
}

describe('the search on graphs', () => {
  it('has the values of search by definition of Node-Kayles on every graph of at most six vertices', () => {
    const graphs = graphsUpTo(6);
    for (const { order, edges } of graphs) {
      if (order > 0) expectValues({ ...subsetGame(order, edges), followsGraph: true }, edges.join(' '));
    }
    expect(graphs.length).toBe(209);
  });

  it('has them on the sample of nauty, and of games on edges', () => {
    let [vertices, edges] = [0, 0];
    for (const graph of listSampleGraphs()) {
      if (graph.order === 0 || graph.order > 14) continue;
      const list = graph.edges.map(([u, v]) => [u - 1, v - 1] as const);
      expectValues({ ...subsetGame(graph.order, list), followsGraph: true }, list.join(' '));
      vertices++;
      const onEdges = edgeSubsets(toGraph(graph.order, list), (view, [u, v]) => view.edgesAt(u, v));
      if (onEdges === undefined || onEdges.order > 16) continue;
      expectValues(onEdges, `edges of ${list.join(' ')}`);
      edges++;
    }
    expect([vertices, edges].map((count) => count >= 100)).toEqual([true, true]);
  });

  it('has them for any moves on any graph', () => {
    let cases = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 11 }),
        fc.array(fc.nat(), { maxLength: 40 }),
        fc.boolean(),
        (order, numbers, whole) => {
          const game = { ...scrambledGame(order, numbers), whole };
          expectValues(game, numbers.join());
          cases++;
        },
      ),
      { numRuns: 300 },
    );
    expect(cases).toBeGreaterThanOrEqual(300);
  });

  it('has them of all that can be left of a grid, whose vertices lie in both words', () => {
    const game = { ...subsetGame(40, grid(5, 8)), followsGraph: true };
    const search = searchOf(game);
    const solver = subsetSolver(game, subsetGrundy(), DEFAULT_LIMITS);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(39), { maxLength: 26 }), (vertices) => {
        const set = new Uint32Array(2);
        for (const vertex of vertices) set[vertex >>> 5] = (set[vertex >>> 5] as number) | (1 << (vertex & 31));
        expect(search.value(...wordsOf(set))).toBe(solver.value(set));
      }),
      { numRuns: 150 },
    );
    expect(search.positions).toBeLessThan(solver.positions);
  });

  it('has the known values of paths, queens and grids, and stores isomorphic sets once', () => {
    expect([18, 22, 26, 30].map((order) => foundIn(subsetGame(order, path(order))))).toEqual([3, 1, 1, 5]);
    expect([5, 6, 7].map((side) => foundIn(subsetGame(side * side, queens(side))))).toEqual([3, 1, 2]);
    const game = { ...subsetGame(36, grid(6, 6)), followsGraph: true };
    const [forms, plain] = [true, false].map((followsGraph) => searchOf({ ...game, followsGraph }));
    expect([forms?.value(...wordsOf(game.start)), plain?.value(...wordsOf(game.start))]).toEqual([0, 0]);
    expect(5 * (forms?.positions ?? 0)).toBeLessThan(plain?.positions ?? 0);
  });

  it('stops at the limits, says which, and can be taken up again', () => {
    const game = { ...subsetGame(49, grid(7, 7)), followsGraph: true };
    const limitOf = (change: object) => {
      const search = searchOf(game, { ...DEFAULT_LIMITS, ...change });
      try {
        search.value(...wordsOf(game.start));
        return 'none';
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        return error.limit.name;
      }
    };
    expect(limitOf({ positions: 100 })).toBe('positions');
    expect(limitOf({ megabytes: 0.05 })).toBe('megabytes');
    expect(limitOf({ milliseconds: 0 })).toBe('milliseconds');
    const search = searchOf(game, { ...DEFAULT_LIMITS, positions: 500 });
    expect(() => search.value(...wordsOf(game.start))).toThrow('500 positions');
    search.renew(DEFAULT_LIMITS);
    expect(search.value(...wordsOf(game.start))).toBe(1);
  });
});

const foundIn = (game: SubsetGame) => searchOf({ ...game, followsGraph: true }).value(...wordsOf(game.start));

function grid(rows: number, columns: number): Edge[] {
  const edges: Edge[] = [];
  for (let a = 0; a < rows * columns; a++) {
    if (a % columns < columns - 1) edges.push([a, a + 1]);
    if (a + columns < rows * columns) edges.push([a, a + columns]);
  }
  return edges;
}
