/** Squares of a strip or a grid: the board they are played on, and how they look in the size of a stamp. */
import { lateBoard } from './late-board.tsx';

/** One square: its name in moves, and what stands on it. */
export interface Square {
  readonly name: string;
  /** `.` is empty, `#` no square, anything else a piece. */
  readonly sign: string;
}

export const SquaresBoard = lateBoard(() => import('./squares-board.tsx').then(({ SquaresBoard }) => SquaresBoard));

/** Squares in the size of a stamp. */
export function MiniSquares({ rows }: { rows: readonly (readonly Square[])[] }) {
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const size = Math.min(18, 220 / longest, 110 / Math.max(1, rows.length));
  const [left, top] = [120 - (longest * size) / 2, 60 - (rows.length * size) / 2];
  return rows.map((row, down) =>
    row.map(({ name, sign }, across) =>
      sign === '#' ? null : (
        <rect
          key={name}
          className={sign === '.' ? '' : 'solid'}
          x={left + across * size}
          y={top + down * size}
          width={size - 2}
          height={size - 2}
        />
      ),
    ),
  );
}
