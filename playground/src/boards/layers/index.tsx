/** Bars and boxes of chocolate with a poisoned square. */
import type { LayersShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';

export const layers: BoardKind<LayersShape> = {
  kind: 'layers',
  Board: lateBoard(() => import('./layers-board.tsx').then(({ LayersBoard }) => LayersBoard)),
  Mini: MiniLayers,
  words: ({ layers: all }) =>
    all.map((rows, layer) => `${all.length === 1 ? '' : `layer ${layer}: `}rows of ${rows.join(', ')} squares`).join('; '),
  another({ layers: all }, _, factor) {
    const most = clamp(Math.max(3, all[0]?.[0] ?? 0) * factor, 2, 9);
    return `${between(2, most)}x${between(2, most)}`;
  },
};

function MiniLayers({ shape }: { shape: LayersShape }) {
  const across = shape.layers.reduce((sum, rows) => sum + (rows[0] ?? 0) + 1, -1);
  const down = shape.layers[0]?.length ?? 1;
  const size = Math.min(20, 220 / Math.max(1, across), 108 / down);
  const [left, top] = [120 - (across * size) / 2, 60 - (down * size) / 2];
  return placesOf(shape).map(({ x, y, isPoison }) => (
    <rect
      key={`${x} ${y}`}
      className={isPoison ? 'solid' : ''}
      x={left + x * size}
      y={top + y * size}
      width={size - 2}
      height={size - 2}
    />
  ));
}

/** Every square by column and row, the layers side by side. */
function placesOf({ layers: all }: LayersShape) {
  let start = 0;
  return all.flatMap((rows) => {
    const first = start;
    start += (rows[0] ?? 0) + 1;
    return rows.flatMap((length, y) =>
      Array.from({ length: Math.min(length, 40) }, (_, column) => ({ x: first + column, y, isPoison: first + column + y === 0 })),
    );
  });
}
