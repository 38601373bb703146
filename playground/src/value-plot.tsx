/** A small plot of the first values of a family: dots joined by a hairline. */
import './value-plot.css';

const HEIGHT = 150;
const LEFT = 28;
const RIGHT = 14;
const BOTTOM = 20;
const MOST_TURNS = 200;
/** Turns that are narrower are not told apart. */
const NARROWEST = 6;

interface Properties {
  readonly from: number;
  readonly values: readonly (number | string | null)[];
  /** In units of the picture, which takes the room that it has. */
  readonly width?: number;
  /** The period that is proved; what lies before it, and every other turn, is shaded. */
  readonly period?: { readonly period: number; readonly preperiod: number } | undefined;
}

export function ValuePlot({ from, values, width = 440, period }: Properties) {
  const numbers = values.map((value) => (typeof value === 'number' ? value : undefined));
  const largest = Math.max(1, ...numbers.flatMap((value) => value ?? []));
  const x = (index: number) => LEFT + ((width - LEFT - RIGHT) * index) / Math.max(1, values.length - 1);
  const top = period === undefined ? 10 : 24;
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - top) * value) / largest;
  const points = numbers.flatMap((value, index) => (value === undefined ? [] : [[x(index), y(value)] as const]));
  const ticks = listTicks(0, largest, 5);
  const isDense = period !== undefined && x(period.period) - LEFT < NARROWEST;
  const shown = period === undefined ? [] : listTurns(period, from, from + values.length - 1);
  const turns = shown.filter(({ kind }) => kind === 'before' || !isDense);
  return (
    <svg
      className="value-plot"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`Values for n from ${from} to ${from + values.length - 1}, the largest is ${largest}`}
    >
      {turns.map(({ name, first, last, kind }) => (
        <g key={name}>
          <rect className={kind} x={x(first - from)} width={x(last - first) - LEFT} y={top} height={HEIGHT - BOTTOM - top} />
          {x(last - first) - LEFT > 7 * name.length && (
            <text className="turn" x={(x(first - from) + x(last - from)) / 2} y={top - 8} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid-line" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {listTicks(from, from + values.length - 1, width < 400 ? 4 : 7).map((n) => (
        <text key={n} x={x(n - from)} y={HEIGHT - 4} textAnchor="middle">
          {n}
        </text>
      ))}
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      {points.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r={values.length > 200 ? 1.2 : 2.6} />
      ))}
    </svg>
  );
}

/** Round numbers between two others, about so many. */
function listTicks(first: number, last: number, count: number): readonly number[] {
  const rough = Math.max(1, (last - first) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = Math.ceil(first / step) * step; tick <= last; tick += step) ticks.push(tick);
  return ticks;
}

interface Turn {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly kind: 'before' | 'turn' | 'other';
}

/** What comes before the period, and the turns of it that are seen. */
function listTurns({ period, preperiod }: NonNullable<Properties['period']>, from: number, to: number): readonly Turn[] {
  const turns: Turn[] = [];
  if (preperiod > from) turns.push({ name: 'preperiod', first: from, last: Math.min(preperiod, to), kind: 'before' });
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const first = Math.max(from, preperiod + (turn - 1) * period);
    const last = Math.min(to, preperiod + turn * period);
    if (first >= to) break;
    if (first < last) turns.push({ name: `period ${turn}`, first, last, kind: turn % 2 === 1 ? 'turn' : 'other' });
  }
  return turns;
}
