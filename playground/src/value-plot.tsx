/** A small plot of the first values of a family: dots joined by a hairline. */
import './value-plot.css';

const HEIGHT = 150;
const LEFT = 28;
const BOTTOM = 20;

interface Properties {
  readonly from: number;
  readonly values: readonly (number | string | null)[];
  /** In units of the picture, which takes the room that it has. */
  readonly width?: number;
}

export function ValuePlot({ from, values, width = 440 }: Properties) {
  const numbers = values.map((value) => (typeof value === 'number' ? value : undefined));
  const largest = Math.max(1, ...numbers.flatMap((value) => value ?? []));
  const x = (index: number) => LEFT + ((width - LEFT - 8) * index) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - 10) * value) / largest;
  const points = numbers.flatMap((value, index) => (value === undefined ? [] : [[x(index), y(value)] as const]));
  const ticks = [...new Set([0, Math.ceil(largest / 2), largest])];
  const step = Math.max(1, Math.ceil(values.length / 6));
  return (
    <svg
      className="value-plot"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={`Values for n from ${from} to ${from + values.length - 1}, the largest is ${largest}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid-line" x1={LEFT} x2={width - 8} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {values.map((_, index) =>
        index % step === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is known by its place.
          <text key={index} x={x(index)} y={HEIGHT - 4} textAnchor="middle">
            {from + index}
          </text>
        ) : null,
      )}
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      {points.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r={values.length > 200 ? 1.2 : 2.6} />
      ))}
    </svg>
  );
}
