/** A round table of two alliances with counters in its middle. */
import type { TableShape } from '../../shape/shape.ts';
import type { BoardKind } from '../board-kind.ts';
import { between, clamp, repeat } from '../chance.ts';
import { lateBoard } from '../late-board.tsx';
import { TableSwitches } from './table-switches.tsx';

export const table: BoardKind<TableShape> = {
  kind: 'table',
  Board: lateBoard(() => import('./table-board.tsx').then(({ TableBoard }) => TableBoard), 'table-room'),
  Mini: MiniTable,
  Switches: TableSwitches,
  words: ({ counters, seats, player }) =>
    `${counters} counters, ${seats.length} players, player ${player + 1} of alliance ${seats[player]} to move`,
  another({ seats, counters }, _, factor) {
    const places = repeat(seats.length, () => String(between(1, 2))).join('');
    return `${between(4, clamp(Math.max(12, Number(counters)) * factor, 6, 60))} ${places}`;
  },
};

function MiniTable({ shape: { seats, counters, player } }: { shape: TableShape }) {
  const [x0, y0] = [120, 60];
  return (
    <>
      <ellipse className="mini-table" cx={x0} cy={y0} rx="62" ry="34" />
      <text className="mini-count" x={x0} y={y0} dy="0.35em" textAnchor="middle">
        {counters}
      </text>
      {seats.map((alliance, seat) => {
        const angle = (2 * Math.PI * seat) / seats.length - Math.PI / 2;
        const [x, y] = [x0 + 84 * Math.cos(angle), y0 + 49 * Math.sin(angle)];
        const key = `seat ${seat}`;
        return (
          <g key={key} className={`seat alliance-${alliance} ${seat === player ? 'to-move' : ''}`}>
            {alliance === 1 ? <circle cx={x} cy={y} r="8" /> : <rect x={x - 7} y={y - 7} width="14" height="14" rx="2" />}
          </g>
        );
      })}
    </>
  );
}
