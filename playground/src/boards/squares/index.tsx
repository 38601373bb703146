/** Strips and grids: squares on which pieces stand. A move names one square or several. */
import type { SquaresShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { lateBoard } from '../late-board.tsx';
import { rowsOf } from './rows.ts';

export const squares: BoardKind<SquaresShape> = {
  kind: 'squares',
  Board: lateBoard(() => import('./squares-board.tsx').then(({ SquaresBoard }) => SquaresBoard)),
  Mini: MiniSquares,
  words: ({ boards }) => boards.map((rows) => rows.join(' / ')).join(', '),
};

function MiniSquares({ shape }: { shape: SquaresShape }) {
  const rows = rowsOf(shape);
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
