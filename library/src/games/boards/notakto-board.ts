/**
 * One board of Notakto: three rows of three squares, written `.../.X./...`. A board with three crosses in a row, a column or a diagonal is
 * dead: nobody plays on it any more.
 */
import { cellName, type Rows, shapeKey } from '../../structures/board.ts';

const SIDE = 3;
const PLACES = [0, 1, 2] as const;

export const EMPTY_BOARD = '.../.../...';

/** The places of each row, column and diagonal in the text of a board, in which every row ends with a slash. */
const LINES: readonly (readonly number[])[] = [
  ...PLACES.map((row) => PLACES.map((column) => placeOf(column, row))),
  ...PLACES.map((column) => PLACES.map((row) => placeOf(column, row))),
  PLACES.map((place) => placeOf(place, place)),
  PLACES.map((place) => placeOf(SIDE - 1 - place, place)),
];

function placeOf(column: number, row: number): number {
  return (SIDE + 1) * row + column;
}

export function isDead(board: string): boolean {
  return LINES.some((line) => line.every((place) => board[place] === 'X'));
}

export function rowsOf(board: string): Rows {
  return board.split('/');
}

/** Each free square by its name with the board after a cross on it; none where the board is dead. */
export function* crossesOn(board: string): Iterable<{ readonly square: string; readonly board: string }> {
  if (isDead(board)) return;
  for (const row of PLACES) {
    for (const column of PLACES) {
      const place = placeOf(column, row);
      if (board[place] === '.')
        yield { square: cellName([column, row]), board: `${board.slice(0, place)}X${board.slice(place + 1)}` };
    }
  }
}

/** The same for all turns and reflections of a board, and for all dead ones. */
export function boardKey(board: string): string {
  return isDead(board) ? 'dead' : shapeKey(rowsOf(board), 'all', false);
}
