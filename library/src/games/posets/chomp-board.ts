/**
 * A board of Chomp: a box of squares in any number of directions, and the squares that were taken from it. Whoever takes a square takes
 * all that lie behind it in every direction, so a few taken squares describe a board of any size.
 *
 * Squares count from 0: `1,2` is the third square of the second row, `2,1,0` the first of the second row of the third layer. The
 * square whose counts are all 0 is poisoned, and always there.
 */

/** Counts by direction: the last is that of the columns, before it are the rows, the layers and so on. */
export type Square = readonly bigint[];

/** At least two directions; more only if the first has two squares. */
export interface ChompBoard {
  /** How far the board reaches in each direction. */
  readonly sides: Square;
  /** Squares within the sides of which none lies behind another: these and all behind them are gone. */
  readonly taken: readonly Square[];
}

/** What is left of a box when these squares, never the poisoned one, are taken. */
export function boardOf(sides: Square, taken: readonly Square[] = []): ChompBoard {
  const board = shrunk(sides, taken);
  const first = board.sides.findIndex((side, axis) => side > 1n || axis === board.sides.length - 2);
  return first <= 0 ? board : { sides: board.sides.slice(first), taken: board.taken.map((square) => square.slice(first)) };
}

/** Taken squares with one direction only shorten a side. Of the others those that lie behind others are not needed. */
function shrunk(sides: Square, taken: readonly Square[]): ChompBoard {
  const left = [...sides];
  for (const square of taken) {
    const axis = square.findIndex((count) => count > 0n);
    const count = square[axis] as bigint;
    if (count < (left[axis] as bigint) && square.every((other, at) => at === axis || other === 0n)) left[axis] = count;
  }
  const inside = taken.filter((square) => square.every((count, axis) => count < (left[axis] as bigint)));
  const needed = inside.filter(
    (one, place) => !inside.some((other, at) => at !== place && isBehind(one, other) && (at < place || !isBehind(other, one))),
  );
  return { sides: left, taken: needed };
}

/** Whether the first goes when the second is taken. */
export function isBehind(one: Square, other: Square): boolean {
  return one.every((count, axis) => count >= (other[axis] as bigint));
}

export function isBox({ taken }: ChompBoard): boolean {
  return taken.length === 0;
}

export function hasSquare({ sides, taken }: ChompBoard, square: Square): boolean {
  return square.every((count, axis) => count < (sides[axis] as bigint)) && !taken.some((other) => isBehind(square, other));
}

export function squareName(square: Square): string {
  return square.join(',');
}

/** What is left when this square and all behind it are gone. */
export function bite({ sides, taken }: ChompBoard, square: Square): ChompBoard {
  return boardOf(sides, [...taken, square]);
}

/** The directions in which the board has more than one square; two in any case. */
export function axesOf({ sides }: ChompBoard): readonly number[] {
  const isLong = (axis: number) => (sides[axis] as bigint) > 1n;
  const long = [...sides.keys()].filter(isLong);
  const others = [...sides.keys()].filter((axis) => !isLong(axis));
  return [...long, ...others.slice(0, Math.max(0, 2 - long.length))].sort((a, b) => a - b);
}

/** The same board with its directions exchanged: `axes` names for each the one that it was before. One that is left out has one square. */
export function turned({ sides, taken }: ChompBoard, axes: readonly number[]): ChompBoard {
  const turn = (square: Square) => axes.map((axis) => square[axis] as bigint);
  return boardOf(turn(sides), taken.map(turn));
}

/** Equal slices of a board across its first direction. */
export interface Slices {
  readonly start: bigint;
  readonly count: bigint;
  /** One of them, with a direction less than the board. */
  readonly slice: ChompBoard;
}

export function slicesOf({ sides: [side = 1n, ...others], taken }: ChompBoard): readonly Slices[] {
  const starts = [...new Set([0n, ...taken.map(([first = 0n]) => first)])].sort((a, b) => (a < b ? -1 : 1));
  return starts.map((start, place) => ({
    start,
    count: (starts[place + 1] ?? side) - start,
    slice: shrunk(
      others,
      taken.filter(([first = 0n]) => first <= start).map(([, ...rest]) => rest),
    ),
  }));
}

export function countSquares(board: ChompBoard): bigint {
  if (board.sides.length === 1) return board.sides[0] as bigint;
  return slicesOf(board).reduce((all, { count, slice }) => all + count * countSquares(slice), 0n);
}

/** The squares that may be taken: all but the poisoned one, layer by layer and row by row. */
export function* eachSquare(board: ChompBoard): Iterable<Square> {
  for (const square of squaresOf(board)) if (square.some((count) => count > 0n)) yield square;
}

function* squaresOf(board: ChompBoard): Iterable<Square> {
  if (board.sides.length === 1) for (let count = 0n; count < (board.sides[0] as bigint); count++) yield [count];
  else
    for (const { start, count, slice } of slicesOf(board))
      for (let at = start; at < start + count; at++) for (const rest of squaresOf(slice)) yield [at, ...rest];
}

/** Equal rows of a board in a plane, or of a layer. */
export interface Rows {
  readonly length: bigint;
  readonly count: bigint;
}

export function rowsOf(plane: ChompBoard): readonly Rows[] {
  return slicesOf(plane).map(({ count, slice }) => ({ length: slice.sides[0] as bigint, count }));
}
