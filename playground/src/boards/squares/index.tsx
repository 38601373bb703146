/** Strips and grids: squares on which pieces stand. A move names one square or several. */
import type { SquaresShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { lateBoard } from '../late-board.tsx';
import { boardsOf } from './rows.ts';

export const squares: BoardKind<SquaresShape> = {
  kind: 'squares',
  Board: lateBoard(() => import('./squares-board.tsx').then(({ SquaresBoard }) => SquaresBoard)),
  Mini: MiniSquares,
  words: ({ boards, over }) =>
    boards.map((rows, board) => `${rows.join(' / ')}${over?.includes(board) === true ? ', play is over' : ''}`).join(', '),
};

/** Boards side by side, or strips one below the other. */
function MiniSquares({ shape }: { shape: SquaresShape }) {
  const isBeside = shape.over !== undefined;
  const boards = boardsOf(shape).slice(0, 4);
  const longest = Math.max(1, ...boards.map((rows) => rows[0]?.length ?? 0));
  const tallest = Math.max(1, ...boards.map((rows) => rows.length));
  const [across, down] = isBeside ? [boards.length * (longest + 1) - 1, tallest] : [longest, boards.flat().length];
  const size = Math.min(18, 220 / across, 110 / Math.max(1, down));
  const [left, top] = [120 - (across * size) / 2, 60 - (down * size) / 2];
  let before = 0;
  return boards.map((rows, board) => {
    const [x, y] = isBeside ? [left + board * (longest + 1) * size, top] : [left, top + before * size];
    before += rows.length;
    return rows.map((row, line) =>
      row.map(({ name, sign }, column) =>
        sign === '#' ? null : (
          <rect
            key={name}
            className={sign === '.' ? '' : 'solid'}
            x={x + column * size}
            y={y + line * size}
            width={size - 2}
            height={size - 2}
          />
        ),
      ),
    );
  });
}
