/** Mirrors are tried against play by definition, and against all involutions of small graphs. */
import { describe, expect, it } from 'vitest';
import { listSampleGraphs } from '../../test/nauty-sample.ts';
import { DEFAULT_LIMITS } from '../core/limits.ts';
import type { SubsetGame } from '../core/subset-game.ts';
import { type Edge, graphsUpTo, path, subsetGame } from './subset-games.fixture.ts';
import { findMirror, isMirror } from './subset-mirror.ts';
import { subsetOutcome } from './subset-outcome.ts';

const outcomeOf = (game: SubsetGame) => subsetOutcome(game, 'normal', DEFAULT_LIMITS).outcome;

/** Every way of putting the vertices in pairs. */
function* pairings(order: number, image: number[] = []): Iterable<Uint32Array> {
  const vertex = Array.from({ length: order }, (_, each) => each).find((each) => image[each] === undefined);
  if (vertex === undefined) {
    yield Uint32Array.from(image);
    return;
  }
  for (let other = vertex + 1; other < order; other++) {
    if (image[other] !== undefined) continue;
    const more = image.slice();
    more[vertex] = other;
    more[other] = vertex;
    yield* pairings(order, more);
  }
}

function grid(rows: number, columns: number, isTorus = false): Edge[] {
  const edges: Edge[] = [];
  for (let a = 0; a < rows * columns; a++) {
    const [x, y] = [a % columns, Math.floor(a / columns)];
    if (x < columns - 1) edges.push([a, a + 1]);
    else if (isTorus && columns > 2) edges.push([a - x, a]);
    if (y < rows - 1) edges.push([a, a + columns]);
    else if (isTorus && rows > 2) edges.push([x, a]);
  }
  return edges;
}

/** Dominoes on a board. */
function cram(rows: number, columns: number): SubsetGame {
  const moves = grid(rows, columns).map(([vertex, other]) => ({ vertex, takes: [vertex, other] }));
  return { ...subsetGame(rows * columns, grid(rows, columns), moves), whole: true };
}

describe('mirrors', () => {
  it('are found in every graph of up to six vertices that has one, and such a graph is lost', () => {
    let found = 0;
    let lost = 0;
    for (const { order, edges } of graphsUpTo(6)) {
      if (order === 0) continue;
      const game = subsetGame(order, edges);
      const mirror = findMirror(game, game.start);
      const exists = [...pairings(order)].some((image) => isMirror(game, game.start, image));
      expect([edges, mirror !== undefined]).toEqual([edges, exists]);
      if (outcomeOf(game) === 'P') lost++;
      if (mirror === undefined) continue;
      found++;
      expect([edges, outcomeOf(game)]).toEqual([edges, 'P']);
    }
    expect([found, lost]).toEqual([15, 60]);
  });

  it('are found only in lost graphs of the sample of nauty, and left only by winning moves', () => {
    let found = 0;
    let left = 0;
    for (const { order, edges } of listSampleGraphs()) {
      if (order < 2 || order > 12) continue;
      const game = subsetGame(
        order,
        edges.map(([u, v]) => [u - 1, v - 1] as const),
      );
      const outcome = outcomeOf(game);
      if (findMirror(game, game.start) !== undefined) {
        found++;
        expect(outcome).toBe('P');
      }
      for (const { takes } of game.moves) {
        const rest = game.start.map((word, at) => word & ~(takes[at] as number));
        if (findMirror(game, rest) === undefined) continue;
        left++;
        expect(outcome).toBe('N');
      }
    }
    expect([found, left]).toEqual([6, 172]);
  });

  it('are those of grids with two even sides, of tori, even cycles and cubes', () => {
    const kinds: [string, number, Edge[]][] = [];
    for (let rows = 1; rows <= 5; rows++)
      for (let columns = rows; rows * columns <= 20; columns++) {
        kinds.push([`grid ${rows}x${columns}`, rows * columns, grid(rows, columns)]);
        if (rows >= 3) kinds.push([`torus ${rows}x${columns}`, rows * columns, grid(rows, columns, true)]);
      }
    for (let order = 4; order <= 20; order++) kinds.push([`cycle ${order}`, order, [...path(order), [0, order - 1]]]);
    for (const dimension of [2, 3, 4]) {
      const edges: Edge[] = [];
      for (let a = 0; a < 2 ** dimension; a++)
        for (let bit = 1; bit < 2 ** dimension; bit *= 2) if ((a & bit) === 0) edges.push([a, a | bit]);
      kinds.push([`cube ${dimension}`, 2 ** dimension, edges]);
    }
    const mirrored = kinds.flatMap(([name, order, edges]) => {
      const game = subsetGame(order, edges);
      if (findMirror(game, game.start) === undefined) return [];
      expect([name, outcomeOf(game)]).toEqual([name, 'P']);
      return [name];
    });
    for (const name of ['grid 2x2', 'grid 2x4', 'grid 4x4', 'torus 3x4', 'torus 4x4', 'cycle 4', 'cycle 20', 'cube 3', 'cube 4'])
      expect(mirrored).toContain(name);
    for (const name of ['grid 2x3', 'grid 3x4', 'grid 1x4', 'cycle 7']) expect(mirrored).not.toContain(name);
    expect(kinds.length).toBeGreaterThanOrEqual(60);
  });

  it('of boards on which moves need all that they take', () => {
    let found = 0;
    for (let rows = 1; rows <= 4; rows++)
      for (let columns = rows; rows * columns <= 16; columns++) {
        const game = cram(rows, columns);
        const hasMirror = findMirror(game, game.start) !== undefined;
        if (hasMirror) expect([rows, columns, outcomeOf(game)]).toEqual([rows, columns, 'P']);
        if (rows % 2 === 0 && columns % 2 === 0) expect([rows, columns, hasMirror]).toEqual([rows, columns, true]);
        if (hasMirror) found++;
      }
    expect(found).toBeGreaterThanOrEqual(5);
  });

  it('have to be involutions, to fix nothing and to keep a move and its image apart', () => {
    const three = subsetGame(3, []);
    expect(outcomeOf(three)).toBe('N');
    expect(isMirror(three, three.start, Uint32Array.from([1, 2, 0]))).toBe(false);
    const two = subsetGame(2, [[0, 1]]);
    expect(isMirror(two, two.start, Uint32Array.from([1, 0]))).toBe(false);
    const apart = subsetGame(2, []);
    expect(isMirror(apart, apart.start, Uint32Array.from([1, 0]))).toBe(true);
    expect(isMirror(apart, apart.start, Uint32Array.from([0, 1]))).toBe(false);
  });
});
