/** The caption of what a certificate draws, with a stepper where there are several; the chart of losing blocks. */
import type { BlocksChart, Picture } from './pictures.ts';

interface Properties {
  readonly picture: Picture;
  readonly count: number;
  readonly index: number;
  onStep(step: number): void;
}

export function CertificatePicture({ picture, count, index, onStep }: Properties) {
  return (
    <figure className="certificate">
      {picture.chart !== undefined && <Blocks chart={picture.chart} />}
      <figcaption>
        Certificate: {picture.title}
        {count > 1 && (
          <span className="stepper">
            <button type="button" onClick={() => onStep(-1)} aria-label="Previous picture">
              ‹
            </button>
            {index + 1} of {count}
            <button type="button" onClick={() => onStep(1)} aria-label="Next picture">
              ›
            </button>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

const LEAST_COLUMNS = 26;
const MOST_COLUMNS = 60;
const CELL = { width: 25, height: 23 } as const;
const LEFT = 92;

/** A row for each seat, a column for each number of counters; hatched where alliance 1 loses. */
function Blocks({ chart }: { chart: BlocksChart }) {
  const { seats, player, counters, rows, moves } = chart;
  const last = Math.max(...rows.map(({ changes }) => Number(changes.at(-1) ?? 0)));
  const here = Number(counters);
  const columns = Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, last + 3, here + 2));
  if (here > MOST_COLUMNS) return null;
  const width = LEFT + columns * CELL.width + 4;
  const height = 22 + seats.length * CELL.height + 4;
  const next = (player + 1) % seats.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys.
    <section className="blocks-scroll" aria-label="Losing blocks" tabIndex={0}>
      <svg className="blocks" width={width} height={height} role="img" aria-label={describe(chart)}>
        <defs>
          <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="hatch-ground" width="6" height="6" />
            <rect className="hatch-line" width="3" height="6" />
          </pattern>
        </defs>
        {Array.from({ length: columns }, (_, index) => index + 1).map((count) => (
          <text
            key={count}
            className={count === here ? 'now' : ''}
            x={LEFT + (count - 0.5) * CELL.width}
            y="14"
            textAnchor="middle"
          >
            {count % 2 === 1 || count === here ? count : ''}
          </text>
        ))}
        {rows.map((row, seat) => {
          const y = 22 + seat * CELL.height;
          const key = `seat ${seat}`;
          return (
            <g key={key}>
              <g className={`seat alliance-${seats[seat]}`} transform={`translate(10 ${y + 11})`}>
                {seats[seat] === 1 ? <circle r="7" /> : <rect x="-6.5" y="-6.5" width="13" height="13" rx="2" />}
              </g>
              <text className={seat === player ? 'now' : ''} x="24" y={y + 16}>
                player {seat + 1}
              </text>
              {Array.from({ length: columns }, (_, index) => index + 1).map((count) => (
                <rect
                  key={count}
                  className={loserAt(row, count) === 1 ? 'lost' : 'kept'}
                  x={LEFT + (count - 1) * CELL.width}
                  y={y}
                  width={CELL.width - 1}
                  height={CELL.height - 2}
                />
              ))}
            </g>
          );
        })}
        {here > 0 && (
          <rect
            className="here"
            x={LEFT + (here - 1) * CELL.width - 1}
            y={21 + player * CELL.height}
            width={CELL.width + 1}
            height={CELL.height}
          />
        )}
        {moves.map(({ taken, wins }) => {
          const count = here - taken;
          if (count < 1) return null;
          const [x, y] = [LEFT + (count - 0.5) * CELL.width, 22 + (next + 0.5) * CELL.height - 1];
          return (
            <g key={taken} className={`mark ${wins ? 'wins' : 'loses'}`} transform={`translate(${x} ${y})`}>
              {wins ? (
                <>
                  <circle r="7" />
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
        })}
      </svg>
    </section>
  );
}

/** Blocks change losers; the first begins with one counter. */
function loserAt({ first, changes }: BlocksChart['rows'][number], count: number): 1 | 2 {
  const block = changes.filter((end) => Number(end) < count).length;
  return block % 2 === 0 ? first : ((3 - first) as 1 | 2);
}

function describe({ rows, player }: BlocksChart): string {
  const row = rows[player];
  if (row === undefined) return 'Losing blocks';
  const ends = [0, ...row.changes.map(Number)];
  const losses = ends.flatMap((end, index) => {
    if (loserAt(row, end + 1) !== 1) return [];
    const to = row.changes[index];
    return [to === undefined ? `from ${end + 1} on` : `${end + 1} to ${to}`];
  });
  return `When player ${player + 1} begins, alliance 1 loses with ${losses.join(', ') || 'no number of'} counters.`;
}
