/** The round table of Survivor Nim: seats clockwise, counters in the middle, and under it the chart of losing blocks. */
import type { TableShape } from '../../shape/shape.ts';
import { groupDigits, tellApart } from '../../words.ts';
import { type BoardProperties, hintKind, hintText } from '../board-properties.ts';
import { TextMark } from '../mark.tsx';

const MOST_COUNTERS = 60;
const MOST_BUTTONS = 12;

export function TableBoard({ shape, moves, hints, pointed, last, onMove, onRefuse, onPoint }: BoardProperties<TableShape>) {
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
              <TextMark hint={hint} /> Take {tellApart(label)}
              <span className="hidden">{hintText(hint)}</span>
            </button>
          );
        })}
        {labels.some((label) => label.length === 1) && <span className="note for-keys">or press {pressWords(labels)}</span>}
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
        viewBox="-330 -192 660 384"
        role="img"
        aria-label={`Table of ${seats.length} players, alliances ${seats.join('')}; ${groupDigits(counters)} counters; player ${player + 1} is to move`}
      >
        <ellipse className="cloth" rx="215" ry="100" />
        <TurnArrow seats={seats.length} player={player} />
        <Counters count={counters} taken={Number(pointed ?? 0)} gone={last === undefined ? 0 : Number(last.label)} />
        {seats.map((alliance, seat) => {
          const angle = (2 * Math.PI * seat) / seats.length - Math.PI / 2;
          const [x, y] = [265 * Math.cos(angle), 142 * Math.sin(angle)];
          const isNext = seat === player;
          const isLast = last?.isRinged === true && (seat + 1) % seats.length === player;
          const refuse = () => isNext || onRefuse(`It is player ${player + 1}’s turn.`);
          const name = `seat ${seat}`;
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside the table do the same by keyboard.
            <g
              key={name}
              transform={`translate(${x} ${y})`}
              className={`seat alliance-${alliance} ${isLast ? 'last' : ''}`}
              onClick={refuse}
            >
              {isNext && <circle className="next-ring" r="31" />}
              {isLast && <circle className="last-ring" r="31" />}
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

/** `1, 2`, `1 to 5`: the digits that are moves. */
function pressWords(labels: readonly string[]): string {
  const digits = labels.filter((label) => label.length === 1);
  return digits.length > 3 ? `${digits[0]} to ${digits.at(-1)}` : digits.join(', ');
}

/** From the player to move to the next one, outside of the cloth. */
function TurnArrow({ seats, player }: { seats: number; player: number }) {
  if (seats < 3) return null;
  const step = (2 * Math.PI) / seats;
  const start = player * step - Math.PI / 2;
  const at = (angle: number) => `${(300 * Math.cos(angle)).toFixed(1)} ${(172 * Math.sin(angle)).toFixed(1)}`;
  return (
    <>
      <defs>
        <marker id="turn" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 1 L9 5 L0 9 Z" className="arrow-head" />
        </marker>
      </defs>
      <path
        className="turn-arrow"
        d={`M${at(start + 0.3 * step)} A300 172 0 0 1 ${at(start + 0.72 * step)}`}
        markerEnd="url(#turn)"
      />
    </>
  );
}

function Seat({ alliance }: { alliance: 1 | 2 }) {
  return (
    <svg className={`seat alliance-${alliance}`} viewBox="-9 -9 18 18" width="16" height="16" aria-hidden="true">
      {alliance === 1 ? <circle r="8" /> : <rect x="-7" y="-7" width="14" height="14" rx="2" />}
    </svg>
  );
}

/** Counters in lines; those that a move takes are ringed, those that have just gone are faint. */
function Counters({ count, taken, gone }: { count: string; taken: number; gone: number }) {
  const many = count.length > 2 || Number(count) > MOST_COUNTERS;
  const number = many ? 0 : Number(count);
  const faint = many || !(gone > 0 && gone <= MOST_BUTTONS) ? 0 : gone;
  const all = number + faint;
  const line = Math.max(5, Math.ceil(Math.sqrt(all * 3)));
  const lines = Math.ceil(all / line);
  const kindOf = (index: number) => (index >= number ? 'gone' : index >= number - taken ? 'taken' : '');
  return (
    <g>
      {Array.from({ length: all }, (_, index) => {
        const inLine = Math.min(line, all - Math.floor(index / line) * line);
        const x = ((index % line) - (inLine - 1) / 2) * 22;
        const y = (Math.floor(index / line) - (lines - 1) / 2) * 22 - 12;
        const place = `counter ${index}`;
        return <circle key={place} className={`counter-dot ${kindOf(index)}`} cx={x} cy={y} r="8.5" />;
      })}
      <text className="counter-words" textAnchor="middle" y={many ? 8 : (lines / 2) * 22 + 16}>
        {groupDigits(count)} {count === '1' ? 'counter' : 'counters'}
      </text>
    </g>
  );
}
