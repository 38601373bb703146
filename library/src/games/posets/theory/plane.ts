/** Boards of Chomp that lie in a plane, with as few rows as possible: rows and columns may be exchanged. */
import { axesOf, type ChompBoard, type Rows, rowsOf, type Square, turned } from '../chomp-board.ts';

export interface Plane {
  /** How many rows there are: no more than columns. */
  readonly height: bigint;
  /** The longest first, equal rows together. */
  readonly rows: readonly Rows[];
  /** The square of the board in this row and column. */
  square(row: bigint, column: bigint): Square;
}

/** Rows that a table may list. */
const MOST_LISTED = 10_000n;

/** Undefined where the board has squares in more than two directions. */
export function toPlane(board: ChompBoard): Plane | undefined {
  const [down = 0, across = 1, other] = axesOf(board);
  if (other !== undefined) return undefined;
  return (board.sides[down] as bigint) <= (board.sides[across] as bigint)
    ? planeAlong(board, down, across)
    : planeAlong(board, across, down);
}

function planeAlong(board: ChompBoard, down: number, across: number): Plane {
  return {
    height: board.sides[down] as bigint,
    rows: rowsOf(turned(board, [down, across])),
    square: (row, column) => board.sides.map((_, axis) => (axis === down ? row : axis === across ? column : 0n)),
  };
}

/** The lengths of the first rows, as many as asked for; none of those that are not there. */
export function firstRows({ rows }: Plane, most: number): readonly bigint[] {
  const lengths: bigint[] = [];
  for (const { length, count } of rows) for (let copy = 0n; copy < count && lengths.length < most; copy++) lengths.push(length);
  return lengths;
}

/** All lengths as exact numbers, for tables; undefined where they are too many or too large for any. */
export function listRows(plane: Plane): readonly number[] | undefined {
  if (plane.height > MOST_LISTED || (plane.rows[0]?.length ?? 0n) > Number.MAX_SAFE_INTEGER) return undefined;
  return firstRows(plane, Number(plane.height)).map(Number);
}
