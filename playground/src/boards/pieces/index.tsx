/** Chess pieces in a corner of the board. */
import type { PiecesShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';

export const pieces: BoardKind<PiecesShape> = {
  kind: 'pieces',
  Board: lateBoard(() => import('./pieces-board.tsx').then(({ PiecesBoard }) => PiecesBoard)),
  Mini: MiniPieces,
  words: (shape) =>
    shape.pieces.map(({ piece, x, y, count }) => `${count === '1' ? '' : `${count} times `}${piece} on ${x},${y}`).join(', '),
  another(shape, text, factor) {
    const side = clamp(Math.max(shape.columns, shape.rows) * factor, 4, 24);
    // The squares change and the pieces stay; heaps of Wythoff's game are a square too.
    return text.replace(/\d+(?=[ ,]|$)/g, () => String(between(0, side)));
  },
};

function MiniPieces({ shape: { columns, rows, pieces: all } }: { shape: PiecesShape }) {
  const size = Math.min(20, 220 / columns, 112 / rows);
  const [left, top] = [120 - (columns * size) / 2, 60 - (rows * size) / 2];
  return (
    <>
      <rect x={left} y={top} width={columns * size} height={rows * size} />
      {all.slice(0, 12).map(({ piece, sign, x, y }) => (
        <text
          key={`${piece} ${x},${y}`}
          x={left + (x + 0.5) * size}
          y={top + (rows - y - 0.2) * size}
          textAnchor="middle"
          fontSize={size}
        >
          {sign}
        </text>
      ))}
    </>
  );
}
