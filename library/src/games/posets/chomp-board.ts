/**
 * A board of Chomp: layers of rows of squares. Whoever takes a square takes all that lie behind it in every direction, so a row is no
 * longer than the one before it, and a layer reaches no farther than the one before it.
 *
 * Squares count from 0: `1,2` is the third square of the second row, `2,1,0` the first of the second row of the third layer. The
 * square where all counts are 0 is poisoned, and always there.
 */

/** The lengths of the rows, layer by layer; none is 0. */
export type ChompBoard = readonly (readonly number[])[];

/** Layer, row, column. */
export type Square = readonly [number, number, number];

export function boxOf(layers: number, rows: number, columns: number): ChompBoard {
  return Array.from({ length: layers }, () => Array<number>(rows).fill(columns));
}

/** Layers, rows and columns. */
export function sidesOf(board: ChompBoard): Square {
  return [board.length, board[0]?.length ?? 0, board[0]?.[0] ?? 0];
}

export function isBox(board: ChompBoard): boolean {
  const [, rows, columns] = sidesOf(board);
  return board.every((layer) => layer.length === rows && layer.every((length) => length === columns));
}

export function countSquares(board: ChompBoard): number {
  return board.reduce((all, layer) => all + layer.reduce((sum, length) => sum + length, 0), 0);
}

/** The squares that may be taken: all but the poisoned one, layer by layer and row by row. */
export function* eachSquare(board: ChompBoard): Iterable<Square> {
  for (const [layer, rows] of board.entries())
    for (const [row, length] of rows.entries())
      for (let column = layer + row === 0 ? 1 : 0; column < length; column++) yield [layer, row, column];
}

export function hasSquare(board: ChompBoard, [layer, row, column]: Square): boolean {
  return column < (board[layer]?.[row] ?? 0);
}

/** `1,2`; with its layer before it where there are several. */
export function squareName(board: ChompBoard, [layer, row, column]: Square): string {
  return board.length === 1 ? `${row},${column}` : `${layer},${row},${column}`;
}

/** What is left when this square and all behind it are gone. */
export function bite(board: ChompBoard, [layer, row, column]: Square): ChompBoard {
  const left = board.map((rows, down) =>
    down < layer
      ? rows
      : rows.map((length, place) => (place < row ? length : Math.min(length, column))).filter((length) => length > 0),
  );
  return left.filter((rows) => rows.length > 0);
}

/** The same board with its directions exchanged: `axes` names for layers, rows and columns the direction that they were before. */
export function turned(board: ChompBoard, axes: Square): ChompBoard {
  const sides = sidesOf(board);
  const [layers, rows, columns] = axes.map((axis) => sides[axis] as number) as [number, number, number];
  const isThere = (square: Square) => {
    const before: [number, number, number] = [0, 0, 0];
    for (const [place, axis] of axes.entries()) before[axis] = square[place] as number;
    return hasSquare(board, before);
  };
  const turnedLayers = Array.from({ length: layers }, (_, layer) =>
    Array.from({ length: rows }, (_, row) => lengthWhile(columns, (column) => isThere([layer, row, column]))).filter(
      (length) => length > 0,
    ),
  );
  return turnedLayers.filter((layer) => layer.length > 0);
}

/** How many of the first numbers are there: the first that is not ends them, and is found by bisection. */
function lengthWhile(most: number, isThere: (at: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isThere(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All orders of the three directions. */
export const AXES: readonly Square[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
