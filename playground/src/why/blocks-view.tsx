/** The chart of losing blocks: a row for each seat, a column for each number of counters, hatched where alliance 1 loses. */

import type { BlockTable } from 'impartial';
import { useLayoutEffect, useRef } from 'react';
import { groupDigits, lastDigits } from '../words.ts';
import { loserAt, lossesOf } from './blocks-words.ts';

const COLUMNS = 26;
const MOST_COLUMNS = 44;
const CELL = { width: 25, height: 24 } as const;
const LEFT = 92;
const TOP = 22;

export function BlocksView({ chart }: { chart: BlockTable }) {
  const { seats, player, counters, rows = [], moves } = chart;
  const last = rows.reduce((most, { changes }) => ((changes.at(-1) ?? 0n) > most ? (changes.at(-1) ?? 0n) : most), 0n);
  const wanted = Number(last < BigInt(MOST_COLUMNS) ? last : BigInt(MOST_COLUMNS)) + 3;
  const columns = Math.min(MOST_COLUMNS, Math.max(COLUMNS, wanted));
  // Far from the beginning the chart shows the counts that end with the present one.
  const begin = counters <= BigInt(columns) - 1n ? 1n : counters - BigInt(columns) + 3n;
  const counts = Array.from({ length: columns }, (_, index) => begin + BigInt(index));
  const width = LEFT + columns * CELL.width + 4;
  const height = TOP + seats.length * CELL.height + 8;
  const left = (count: bigint) => LEFT + Number(count - begin) * CELL.width;
  const next = (player + 1) % seats.length;
  const own = rows[player];
  const place = useRef<HTMLElement>(null);
  const here = left(counters);
  // On a narrow page the present count is in sight.
  useLayoutEffect(() => {
    if (place.current !== null) place.current.scrollLeft = here - place.current.clientWidth / 2;
  }, [here]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys. */}
      <section ref={place} className="blocks-scroll" aria-label="Losing blocks" tabIndex={0}>
        <svg className="blocks blocks-names" width={LEFT} height={height} aria-hidden="true">
          <text x="0" y="14">
            to move
          </text>
          {seats.map((alliance, seat) => {
            const y = TOP + seat * CELL.height;
            const key = `name ${seat}`;
            return (
              <g key={key}>
                <g className={`seat alliance-${alliance}`} transform={`translate(10 ${y + 11})`}>
                  {alliance === 1 ? <circle r="7" /> : <rect x="-6.5" y="-6.5" width="13" height="13" rx="2" />}
                </g>
                <text className={seat === player ? 'now' : ''} x="24" y={y + 16}>
                  player {seat + 1}
                </text>
              </g>
            );
          })}
        </svg>
        <svg
          className="blocks"
          viewBox={`${LEFT} 0 ${width - LEFT} ${height}`}
          width={width - LEFT}
          height={height}
          role="img"
          aria-label={describe(chart)}
        >
          <defs>
            <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className="hatch-ground" width="6" height="6" />
              <rect className="hatch-line" width="3" height="6" />
            </pattern>
          </defs>
          {begin > 9999n && <title>{`${groupDigits(counters)} counters; columns have the last three digits`}</title>}
          {counts.map((count) => (
            <text
              key={String(count)}
              className={count === counters ? 'now' : ''}
              x={left(count) + CELL.width / 2}
              y="14"
              textAnchor="middle"
            >
              {count === counters ||
              (count % (begin > 99n ? 4n : 2n) === 1n && count !== counters + 1n && count !== counters - 1n)
                ? lastDigits(count)
                : ''}
            </text>
          ))}
          {rows.map((row, seat) => {
            const y = TOP + seat * CELL.height;
            const key = `seat ${seat}`;
            return (
              <g key={key}>
                {counts.map((count) => (
                  <rect
                    key={String(count)}
                    className={loserAt(row, count) === 1 ? 'lost' : 'kept'}
                    x={left(count)}
                    y={y}
                    width={CELL.width - 1}
                    height={CELL.height - 2}
                  />
                ))}
                {row.changes
                  .filter((end) => end >= begin && end < begin + BigInt(columns))
                  .map((end, index) => (
                    <path
                      // biome-ignore lint/suspicious/noArrayIndexKey: ends of blocks have an order and nothing else.
                      key={index}
                      className={seat === player ? 'tick own' : 'tick'}
                      d={`M${left(end) + CELL.width - 0.5} ${y - 2} v${CELL.height + 2}`}
                    />
                  ))}
              </g>
            );
          })}
          {counters > 0n && (
            <g className="here">
              <rect x={here - 1} y={TOP - 1 + player * CELL.height} width={CELL.width + 1} height={CELL.height} />
              <circle cx={here + CELL.width / 2 - 0.5} cy={TOP + (player + 0.5) * CELL.height - 1} r="4" />
            </g>
          )}
          {moves.map(({ taken, wins }) => {
            const count = counters - taken;
            if (count < begin) return null;
            return (
              <MoveMark
                key={String(taken)}
                wins={wins}
                x={left(count) + CELL.width / 2}
                y={TOP + (next + 0.5) * CELL.height - 1}
              />
            );
          })}
        </svg>
      </section>
      <ul className="blocks-legend">
        <li>
          <i className="lost" /> alliance 1 loses
        </li>
        <li>
          <i className="kept" /> alliance 1 wins
        </li>
        <li>
          <i className="tick-sign" />
          <span>
            end of a block (the paper’s N<sub>ij</sub>)
          </span>
        </li>
        {own?.clearFrom !== undefined && (
          <li>
            <span>
              row {player + 1} is clear from <b>{groupDigits(own.clearFrom)}</b> on
            </span>
          </li>
        )}
      </ul>
    </>
  );
}

function MoveMark({ wins, x, y }: { wins: boolean; x: number; y: number }) {
  return (
    <g className={`mark ${wins ? 'wins' : 'loses'}`} transform={`translate(${x} ${y})`}>
      {wins ? (
        <>
          <circle r="7.5" />
          <path d="M-3.2 0.2 L-0.9 2.6 L3.4 -2.4" />
        </>
      ) : (
        <>
          <rect className="cross-ground" x="-8" y="-8" width="16" height="16" rx="3" />
          <path d="M-3.5 -3.5 L3.5 3.5 M3.5 -3.5 L-3.5 3.5" />
        </>
      )}
    </g>
  );
}

function describe({ rows, player }: BlockTable): string {
  const row = rows?.[player];
  if (row === undefined) return 'Losing blocks';
  return `When player ${player + 1} begins, alliance 1 loses with ${lossesOf(row) || 'no number of'} counters.`;
}
