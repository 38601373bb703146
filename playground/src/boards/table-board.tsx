/** The round table of Survivor Nim: seats clockwise, counters in the middle, and under it the chart of losing blocks. */
import type { TableShape } from '../shape/shape.ts';
import { groupDigits } from '../words.ts';
import { type BoardProperties, hintKind, hintText } from './board-properties.ts';
import { TextMark } from './mark.tsx';

const MOST_COUNTERS = 60;
const MOST_BUTTONS = 12;

export function TableBoard({ shape, moves, hints, pointed, onMove, onRefuse, onPoint }: BoardProperties<TableShape>) {
  const { seats, player, counters } = shape;
  const labels = [...moves].slice(0, MOST_BUTTONS);
  return (
    <div className="table-board">
      <div className="takes">
        {labels.map((label) => {
          const hint = hints.get(label);
          return (
            <button
              type="button"
              key={label}
              tabIndex={-1}
              data-label={label}
              className={`take move ${hintKind(hint)} ${pointed === label ? 'pointed' : ''}`}
              onClick={() => onMove(label)}
              onPointerEnter={() => onPoint(label)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(label)}
              onBlur={() => onPoint(undefined)}
            >
              <TextMark hint={hint} /> Take {groupDigits(label)}
              <span className="hidden">{hintText(hint)}</span>
            </button>
          );
        })}
        {labels.length > 0 && <span className="note">or press 1 to 9</span>}
        <ul className="legend-list">
          <li>
            <Seat alliance={1} /> alliance 1
          </li>
          <li>
            <Seat alliance={2} /> alliance 2
          </li>
        </ul>
      </div>
      <svg
        className="round-table"
        viewBox="-330 -185 660 370"
        role="img"
        aria-label={`Table of ${seats.length} players, alliances ${seats.join('')}; ${counters} counters; player ${player + 1} is to move`}
      >
        <ellipse className="cloth" rx="215" ry="100" />
        <Counters count={counters} taken={Number(pointed ?? 0)} />
        {seats.map((alliance, seat) => {
          const angle = (2 * Math.PI * seat) / seats.length - Math.PI / 2;
          const [x, y] = [265 * Math.cos(angle), 142 * Math.sin(angle)];
          const isNext = seat === player;
          const refuse = () => isNext || onRefuse(`It is player ${player + 1}’s turn.`);
          const name = `seat ${seat}`;
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside the table do the same by keyboard.
            <g key={name} transform={`translate(${x} ${y})`} className={`seat alliance-${alliance}`} onClick={refuse}>
              {isNext && <circle className="next-ring" r="31" />}
              {alliance === 1 ? <circle r="24" /> : <rect x="-21" y="-21" width="42" height="42" rx="5" />}
              <text textAnchor="middle" dy="0.35em">
                {seat + 1}
              </text>
              {isNext && (
                <text
                  className="to-move"
                  textAnchor={x > 60 ? 'end' : x < -60 ? 'start' : 'end'}
                  x={x > 60 ? -38 : x < -60 ? 38 : -40}
                  dy="0.35em"
                >
                  to move
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function Seat({ alliance }: { alliance: 1 | 2 }) {
  return (
    <svg className={`seat alliance-${alliance}`} viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
      {alliance === 1 ? <circle r="8" /> : <rect x="-7" y="-7" width="14" height="14" rx="2" />}
    </svg>
  );
}

/** Counters in lines; those that a move takes are ringed. */
function Counters({ count, taken }: { count: string; taken: number }) {
  const many = count.length > 2 || Number(count) > MOST_COUNTERS;
  const number = many ? 0 : Number(count);
  const line = Math.max(5, Math.ceil(Math.sqrt(number * 3)));
  const lines = Math.ceil(number / line);
  return (
    <g>
      {Array.from({ length: number }, (_, index) => {
        const inLine = Math.min(line, number - Math.floor(index / line) * line);
        const x = ((index % line) - (inLine - 1) / 2) * 22;
        const y = (Math.floor(index / line) - (lines - 1) / 2) * 22 - 12;
        const place = `counter ${index}`;
        return (
          <circle key={place} className={index >= number - taken ? 'counter-dot taken' : 'counter-dot'} cx={x} cy={y} r="8.5" />
        );
      })}
      <text className="counter-words" textAnchor="middle" y={many ? 8 : (lines / 2) * 22 + 16}>
        {groupDigits(count)} {count === '1' ? 'counter' : 'counters'}
      </text>
    </g>
  );
}
