/** Boards of Chomp that lie in a plane, with as few rows as possible: rows and columns may be exchanged. */
import { type ChompBoard, type Square, sidesOf } from '../chomp-board.ts';

export interface Plane {
  /** The lengths of the rows, the longest first; no more rows than columns. */
  readonly rows: readonly number[];
  /** The square of the board in this row and column. */
  square(row: number, column: number): Square;
}

/** Undefined where the board has squares in all three directions. */
export function toPlane(board: ChompBoard): Plane | undefined {
  const [layers, rows, columns] = sidesOf(board);
  if (layers === 1) return upright(board[0] ?? [], (row, column) => [0, row, column]);
  if (rows === 1)
    return upright(
      board.map(([length = 0]) => length),
      (row, column) => [row, 0, column],
    );
  if (columns > 1) return undefined;
  return upright(
    board.map(({ length }) => length),
    (row, column) => [row, column, 0],
  );
}

function upright(rows: readonly number[], square: Plane['square']): Plane {
  const columns = rows[0] ?? 0;
  if (rows.length <= columns) return { rows, square };
  const turned = Array.from({ length: columns }, (_, column) => rows.filter((length) => length > column).length);
  return { rows: turned, square: (row, column) => square(column, row) };
}
