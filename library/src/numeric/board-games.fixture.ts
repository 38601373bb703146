/** Games on boards for the tests of their search: dominoes, and runs of squares in a row or a column. */
import type { BoardGame } from '../core/kernels.ts';
import { subsetGame } from './subset-games.fixture.ts';

export interface Words {
  readonly low: number;
  readonly high: number;
}

/** The two words of a set of squares. */
export function wordsOf(squares: Iterable<number>): Words {
  let [low, high] = [0, 0];
  for (const square of squares) {
    if (square < 32) low |= 1 << square;
    else high |= 1 << (square - 32);
  }
  return { low, high };
}

/** The squares of each move of a full board. */
export function listMoves(kind: 'dominoes' | 'runs', width: number, height: number): readonly (readonly number[])[] {
  const moves: number[][] = [];
  for (let square = 0; square < width * height; square++) {
    const [x, y] = [square % width, Math.floor(square / width)];
    const reach = kind === 'dominoes' ? 2 : Math.max(width, height);
    for (let length = kind === 'dominoes' ? 2 : 1; length <= reach; length++) {
      if (x + length <= width) moves.push(Array.from({ length }, (_, step) => square + step));
      if (length > 1 && y + length <= height) moves.push(Array.from({ length }, (_, step) => square + step * width));
    }
  }
  return moves;
}

export function boardGame(kind: 'dominoes' | 'runs', width: number, height: number): BoardGame {
  const moves = listMoves(kind, width, height)
    .map(wordsOf)
    .flatMap(({ low, high }) => [low, high]);
  return { width, height, moves: Uint32Array.from(moves), dominoes: kind === 'dominoes' };
}

/** The same board for searches on any subsets. */
export function boardSubsets(kind: 'dominoes' | 'runs', width: number, height: number) {
  const edges = listMoves('dominoes', width, height).map(([a = 0, b = 0]) => [a, b] as const);
  const moves = listMoves(kind, width, height).map((takes) => ({ vertex: takes[0] ?? 0, takes }));
  return { ...subsetGame(width * height, edges, moves), whole: true };
}

/** The first rows and columns of a board of this width. */
export function rectangle(width: number, rows: number, columns: number): Words {
  return wordsOf(Array.from({ length: rows * columns }, (_, at) => Math.floor(at / columns) * width + (at % columns)));
}
