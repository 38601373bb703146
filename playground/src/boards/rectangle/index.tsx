/** A rectangle off which squares are cut. */
import type { RectangleShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';

export const rectangle: BoardKind<RectangleShape> = {
  kind: 'rectangle',
  Board: lateBoard(() => import('./rectangle-board.tsx').then(({ RectangleBoard }) => RectangleBoard)),
  Mini: MiniRectangle,
  words: ({ width, height }) => `a rectangle of ${width} by ${height}`,
  another({ width, height }, _, factor) {
    const most = clamp(Math.max(12, Number(width), Number(height)) * factor, 6, 500);
    return `${between(2, most)} ${between(2, most)}`;
  },
};

function MiniRectangle({ shape: { across, down, squares } }: { shape: RectangleShape }) {
  const scale = 104 / Math.max(across, down);
  const [left, top] = [120 - (across * scale) / 2, 60 - (down * scale) / 2];
  return squares.map(({ x, y, size, level }) => (
    <rect
      key={`${level} ${x} ${y}`}
      x={left + x * scale}
      y={top + y * scale}
      width={size * scale}
      height={size * scale}
      className={level % 2 === 0 ? 'solid' : ''}
    />
  ));
}
