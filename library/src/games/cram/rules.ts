/**
 * Cram [uiterwijk2020]: put a domino on two free squares that touch at a
 * side. It is Arc-Kayles of the graph whose vertices are the free squares.
 */
import type { Ruleset } from '../../core/ruleset.ts';
import type { Board, Cell, Rows } from '../../structures/board.ts';
import { takingSquares } from '../boards/taking-squares.ts';

export const cram: Ruleset<Rows> = {
  id: 'cram',
  title: 'Cram',
  rule: 'Put a domino on two free squares that touch at a side.',
  inShort: 'dominoes on a board',
  notation:
    'A board `5x6` of free squares, rows by columns, or its rows: `..#/...`, where `.` is a free square and `#` none. A move is its two squares: `a1-b1`.',
  sources: [{ key: 'uiterwijk2020' }],
  samples: ['2x3', '3x3', '..#/...', '1x7', '.#../...#/#...', '.#./#..', '#'],
  example: '4x5',
  keepsPlaces: true,
  family: { text: '1x{n}', from: 1, octal: '0.07' },
  // Nothing shows that a region was there once it is filled: compounds that end with the first ended one could not be written.
  indivisible: true,
  ...takingSquares({ notation: { inPlay: '.', other: '#' }, moves: eachDomino }),
  toMove: () => 'put a domino on two free squares that touch at a side',
  draw: (rows) => ({ picture: 'grid', rows }),
};

/** From each free square to the right, then downwards. */
export function* eachDomino(board: Board): Iterable<readonly [Cell, Cell]> {
  for (const [x, y] of board.empty()) {
    for (const [u, v] of [
      [x + 1, y],
      [x, y + 1],
    ] as const)
      if (board.isFree(u, v))
        yield [
          [x, y],
          [u, v],
        ];
  }
}
