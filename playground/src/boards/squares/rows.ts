/**
 * What squares are called in moves. Squares of strips have numbers from 1, which go on from strip to strip as those of vertices do; a
 * square of a grid has its row and its column, `2,3`, or is called as on a chessboard, `c2`, where its moves are. Of several boards side by
 * side each has a number, `2.c2`.
 */
import type { SquaresShape } from '../../shape/shape.ts';

export interface Square {
  readonly name: string;
  /** `.` is free, `#` no square, anything else a piece. */
  readonly sign: string;
}

const NO_MOVES: ReadonlySet<string> = new Set();
/** A label that begins with a square of a chessboard; columns behind the last letter are written as numbers. */
const CHESS = /^([a-z]|\d+_)\d/;

function chessName(across: number, down: number): string {
  return across < 26 ? `${String.fromCharCode(97 + across)}${down + 1}` : `${across + 1}_${down + 1}`;
}

type Rows = readonly (readonly Square[])[];

export function boardsOf({ boards, over, more }: SquaresShape, moves: ReadonlySet<string> = NO_MOVES): readonly Rows[] {
  let before = 0;
  const isChess = over !== undefined || [...moves].some((label) => CHESS.test(label));
  const isNumbered = over !== undefined && (boards.length > 1 || more !== '0');
  return boards.map((rows, board) =>
    rows.map((row, down) => {
      const start = before;
      before += row.length;
      const isStrip = rows.length === 1;
      const nameOf = (across: number) => {
        if (isChess) return `${isNumbered ? `${board + 1}.` : ''}${chessName(across, down)}`;
        return isStrip ? String(start + across + 1) : `${down + 1},${across + 1}`;
      };
      return Array.from(row, (sign, across) => ({ name: nameOf(across), sign }));
    }),
  );
}

/**
 * The squares that a move changes, where it names the first and the last of a run of pieces: those between are of it, too. Otherwise
 * those that it names.
 */
export function squaresOf(names: readonly string[], boards: readonly Rows[]): readonly string[] {
  const [first, last, ...others] = names;
  if (first === undefined || last === undefined || others.length > 0) return names;
  for (const rows of boards) {
    const lines = [...rows, ...(rows[0] ?? []).map((_, across) => rows.flatMap((row) => row[across] ?? []))];
    for (const line of lines) {
      const ends = [first, last].map((name) => line.findIndex((square) => square.name === name));
      const run = ends.includes(-1) ? [] : line.slice(Math.min(...ends), Math.max(...ends) + 1);
      if (run.length > 0 && run.every(({ sign }) => sign !== '.' && sign !== '#')) return run.map(({ name }) => name);
    }
  }
  return names;
}
