import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubsetBoard } from '../core/subset-game.ts';
import { SubsetImages } from './subset-images.ts';

type Cell = readonly [number, number];

const boardOf = (width: number, height: number, symmetries: SubsetBoard['symmetries'], mayShift: boolean): SubsetBoard => ({
  width,
  height,
  symmetries,
  mayShift,
  moves: [],
});

function leastOf(board: SubsetBoard, cells: readonly Cell[]): string {
  const words = Math.ceil((board.width * board.height) / 32);
  const set = new Int32Array(words);
  for (const [x, y] of cells) {
    const vertex = y * board.width + x;
    set[vertex >>> 5] = (set[vertex >>> 5] as number) | (1 << vertex);
  }
  new SubsetImages(board, words).makeLeast(set);
  return set.join();
}

const turned = (cells: readonly Cell[], side: number): Cell[] => cells.map(([x, y]) => [side - 1 - y, x]);
const reflected = (cells: readonly Cell[], side: number): Cell[] => cells.map(([x, y]) => [side - 1 - x, y]);

const somewhere = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 10 });

describe('least images', () => {
  it('are the same for all turns, reflections and places that fit', () => {
    const board = boardOf(8, 8, 'all', true);
    fc.assert(
      fc.property(somewhere, fc.nat(4), fc.nat(4), (cells, right, down) => {
        const moved = cells.map(([x, y]): Cell => [x + right, y + down]);
        const least = leastOf(board, cells);
        expect(leastOf(board, moved)).toBe(least);
        expect(leastOf(board, turned(moved, 8))).toBe(least);
        expect(leastOf(board, reflected(turned(cells, 8), 8))).toBe(least);
      }),
      { numRuns: 100 },
    );
  });

  it('keep rows and columns apart where a transposed set does not fit, and places where they matter', () => {
    const long: Cell[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ];
    const narrow = boardOf(3, 2, 'all', true);
    expect(leastOf(narrow, long)).toBe(leastOf(narrow, reflected(long, 3)));
    const fixed = boardOf(4, 4, 'transpose', false);
    const across = long.map(([x, y]): Cell => [y, x]);
    expect(leastOf(fixed, long)).toBe(leastOf(fixed, across));
    expect(leastOf(fixed, long)).not.toBe(leastOf(fixed, reflected(long, 4)));
    const none = boardOf(4, 3, 'transpose', false);
    expect(leastOf(none, long)).not.toBe(leastOf(none, across));
  });

  it('of boards of several words', () => {
    const board = boardOf(10, 10, 'all', true);
    const cells: Cell[] = [
      [0, 0],
      [9, 0],
      [0, 9],
      [5, 5],
    ];
    const least = leastOf(board, cells);
    for (let turns = 0, image = cells; turns < 4; turns++, image = turned(image, 10)) {
      expect(leastOf(board, image)).toBe(least);
      expect(leastOf(board, reflected(image, 10))).toBe(least);
    }
  });
});
