import fc from 'fast-check';
import { type Kernels, plainKernels } from 'impartial';
import { LimitReached } from 'impartial/numeric';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SubsetGame } from '../../library/src/core/subset-game.ts';
import { graphGameOf } from '../../library/src/numeric/set-solver.ts';
import {
  type Edge,
  graphsUpTo,
  path,
  queens,
  scrambledGame,
  subsetGame,
} from '../../library/src/numeric/subset-games.fixture.ts';
import { loadKernels } from '../src/index.ts';

const LIMITS = { positions: 5_000_000, milliseconds: 30_000, megabytes: 2_000, heap: 0, order: 0 };

let wasm: Required<Kernels>;
beforeAll(async () => {
  wasm = await loadKernels();
});

function grid(rows: number, columns: number): SubsetGame {
  const edges: Edge[] = [];
  for (let a = 0; a < rows * columns; a++) {
    if (a % columns < columns - 1) edges.push([a, a + 1]);
    if (a + columns < rows * columns) edges.push([a, a + columns]);
  }
  return subsetGame(rows * columns, edges);
}

/** What the twins find in a game; how many sets they store depends on which forms they happen to remember. */
function expectTwins(game: SubsetGame, followsGraph: boolean, name: string, alsoStored = false): void {
  const graph = graphGameOf({ ...game, followsGraph }, 0);
  if (graph === undefined) throw new Error('a graph of at most 64 vertices');
  const [low = 0, high = 0] = game.start;
  const [plain, fast] = [plainKernels, wasm].map((kernels) => {
    const search = kernels.graphSearch(graph, LIMITS);
    const isTwo = search.isValue(low, high, 2);
    const value = search.value(low, high);
    return { isTwo, value, positions: alsoStored ? search.positions : 0 };
  });
  expect(fast, name).toEqual(plain);
}

describe('the WebAssembly search on graphs', () => {
  it('finds and stores what its plain twin does, on every graph of at most six vertices', () => {
    const graphs = graphsUpTo(6).filter(({ order }) => order > 0);
    for (const { order, edges } of graphs) expectTwins(subsetGame(order, edges), true, edges.join(' '), true);
    expect(graphs.length).toBe(208);
  });

  it('does so for any moves on any graph', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 64 }),
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.boolean(),
        (order, numbers, whole) => {
          expectTwins({ ...scrambledGame(order, numbers), whole }, false, numbers.join());
        },
      ),
      { numRuns: 150 },
    );
  });

  it('does so on random graphs, whose sets are seldom isomorphic', () => {
    const edge = fc.tuple(fc.nat(27), fc.nat(27)).filter(([a, b]) => a !== b);
    fc.assert(
      fc.property(fc.array(edge, { minLength: 40, maxLength: 80 }), (edges) => {
        expectTwins(subsetGame(28, edges), true, edges.join(' '));
      }),
      { numRuns: 15 },
    );
  });

  it('does so on grids, paths and boards of queens', () => {
    for (const [name, game] of [
      ['5x8', grid(5, 8)],
      ['6x7', grid(6, 7)],
      ['P64', subsetGame(64, path(64))],
      ['queens', subsetGame(49, queens(7))],
    ] as const)
      for (const followsGraph of [true, false]) expectTwins(game, followsGraph, name);
  });

  it('leaves moves that are too many for it to the plain twin', () => {
    const graph = graphGameOf(grid(5, 6), 0);
    if (graph === undefined) throw new Error('a small graph');
    const moves = Uint32Array.from(Array.from({ length: 70 }, () => [...graph.moves]).flat());
    expect(moves.length).toBeGreaterThan(4 * 2048);
    expect(wasm.graphSearch({ ...graph, moves }, LIMITS).value(2 ** 30 - 1, 0)).toBe(3);
  });

  it('keeps its limits: positions, memory and time', () => {
    const graph = graphGameOf({ ...grid(7, 7), followsGraph: true });
    if (graph === undefined) throw new Error('a graph of at most 64 vertices');
    const limitOf = (limits: object) => {
      const search = wasm.graphSearch(graph, { ...LIMITS, ...limits });
      try {
        search.value(0xffffffff, 2 ** 17 - 1);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        // What was found stays, and the search can be taken up again.
        search.renew(LIMITS);
        expect(search.value(0xffffffff, 2 ** 17 - 1)).toBe(1);
        return error.limit.name;
      }
      return 'none';
    };
    expect(limitOf({})).toBe('none');
    expect(limitOf({ positions: 1000 })).toBe('positions');
    expect(limitOf({ megabytes: 0.05 })).toBe('megabytes');
    expect(limitOf({ milliseconds: 0 })).toBe('milliseconds');
  });
});
