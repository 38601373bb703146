/** Pieces with free arms, region by region. */
import type { CrossesShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';

export const crosses: BoardKind<CrossesShape> = {
  kind: 'crosses',
  Board: lateBoard(() => import('./crosses-board.tsx').then(({ CrossesBoard }) => CrossesBoard)),
  Mini: MiniCrosses,
  words: ({ regions }) =>
    regions.map((pieces, place) => `region ${place + 1}: pieces with ${pieces.join(', ')} free arms`).join('; '),
  another: ({ regions }, _, factor) => `4^${between(1, clamp(Math.max(2, regions.flat().length) * factor, 2, 5))}`,
};

function MiniCrosses({ shape: { regions } }: { shape: CrossesShape }) {
  const pieces = regions.flat().slice(0, 8);
  return pieces.map((arms, place) => {
    const x = 120 + (place - (pieces.length - 1) / 2) * 27;
    const key = `piece ${place} of ${arms}`;
    return (
      <g key={key}>
        {Array.from({ length: Math.min(arms, 12) }, (_, arm) => {
          const angle = (2 * Math.PI * arm) / Math.min(arms, 12) - Math.PI / 2;
          const name = `arm ${arm}`;
          return <line key={name} x1={x} y1="60" x2={x + 11 * Math.cos(angle)} y2={60 + 11 * Math.sin(angle)} />;
        })}
      </g>
    );
  });
}
