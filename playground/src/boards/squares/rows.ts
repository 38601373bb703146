/**
 * What squares are called in moves. Squares of strips have numbers from 1, which go on from strip to strip as those of vertices do; a
 * square of a grid has its row and its column, `2,3`.
 */
import type { SquaresShape } from '../../shape/shape.ts';

export interface Square {
  readonly name: string;
  /** `.` is free, `#` no square, anything else a piece. */
  readonly sign: string;
}

export function rowsOf({ boards }: SquaresShape): readonly (readonly Square[])[] {
  let before = 0;
  return boards.flatMap((rows) =>
    rows.map((row, down) => {
      const start = before;
      before += row.length;
      const isStrip = rows.length === 1;
      return Array.from(row, (sign, across) => ({
        name: isStrip ? String(start + across + 1) : `${down + 1},${across + 1}`,
        sign,
      }));
    }),
  );
}
