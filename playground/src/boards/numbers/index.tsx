/** Numbers with how many there are of each, at some stage of a game. */
import type { NumbersShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp, repeat } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';

export const numbers: BoardKind<NumbersShape> = {
  kind: 'numbers',
  Board: lateBoard(() => import('./numbers-board.tsx').then(({ NumbersBoard }) => NumbersBoard)),
  Mini: MiniNumbers,
  words: ({ stage, columns }) => `stage ${stage}, ${columns.map(({ value, count }) => `${count} times ${value}`).join(', ')}`,
  another({ columns }, _, factor) {
    const most = clamp(Math.max(3, ...columns.map(({ value }) => Number(value))) * factor, 2, 12);
    return repeat(between(1, 3), () => String(between(1, most))).join(' ');
  },
};

/** Columns as high as their numbers have digits. */
function MiniNumbers({ shape: { columns } }: { shape: NumbersShape }) {
  const shown = columns.slice(0, 5);
  const left = 120 - (shown.length * 52 - 16) / 2;
  return shown.map(({ value, count }, index) => {
    const height = Math.min(80, 14 + 7 * (count.length - 1) + 6 * Math.min(9, Number(count.charAt(0))));
    return (
      <g key={value}>
        <rect x={left + 52 * index} y={94 - height} width="36" height={height} rx="3" />
        <text x={left + 52 * index + 18} y="112" textAnchor="middle">
          {value}
        </text>
      </g>
    );
  });
}
