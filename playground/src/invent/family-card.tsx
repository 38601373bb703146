/** The values of a family: a small plot, the first of them in cells, and what is known of a period. */
import type { OwnFamily, Refused } from '../box/messages.ts';
import { toSentence } from '../words.ts';

interface Properties {
  readonly question: string | undefined;
  readonly family: OwnFamily | Refused | undefined;
  readonly to: number;
  onTo(to: number): void;
}

const MOST_TO = 1000;
const MOST_CELLS = 32;

export function FamilyCard({ question, family, to, onTo }: Properties) {
  if (question === undefined)
    return (
      <section className="invent-card invent-family" aria-label="Values">
        <p className="note">
          Name a family to see its values: <code>{"family: { text: '{n}', from: 0 }"}</code>
        </p>
      </section>
    );
  const found = family !== undefined && 'values' in family ? family : undefined;
  return (
    <section className="invent-card invent-family" aria-label="Values">
      <p className="invent-family-head">
        <code>{question}</code>
        <label>
          <i>n</i> to{' '}
          <input
            type="number"
            min={1}
            max={MOST_TO}
            defaultValue={to}
            onChange={({ target }) => {
              const wanted = Math.floor(Number(target.value));
              if (wanted >= 1 && wanted <= MOST_TO) onTo(wanted);
            }}
          />
        </label>
      </p>
      {family !== undefined && 'error' in family && <p className="note bad">{toSentence(family.error.message)}</p>}
      {found !== undefined && (
        <>
          <Plot family={found} />
          <ol className="cells" aria-label="First values">
            {found.values.slice(0, MOST_CELLS).map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place.
              <li key={index} className={value === 0 ? 'cell zero' : 'cell'} title={`n = ${found.from + index}`}>
                {value === null ? '–' : String(value)}
              </li>
            ))}
          </ol>
          <p className="invent-period">{periodWords(found)}</p>
        </>
      )}
    </section>
  );
}

function periodWords({ from, values, period, reason }: OwnFamily): string {
  const last = from + values.length - 1;
  if (period !== undefined) return `Period ${period.period} from n = ${period.preperiod} on, proved.`;
  const stopped = reason === undefined ? '' : ` ${toSentence(`from there on: ${reason}`)}`;
  const seen = repetitionOf(values);
  if (seen !== undefined)
    return `From n = ${from + seen.from} on the values repeat with ${seen.period}, as far as n = ${last}. That proves nothing.${stopped}`;
  return `No period is seen up to n = ${last}.${stopped}`;
}

/** A repetition that is seen three times over at least, and over more than half of the values. */
function repetitionOf(values: OwnFamily['values']): { readonly period: number; readonly from: number } | undefined {
  for (let period = 1; 3 * period <= values.length; period++) {
    let from = values.length - period;
    while (from > 0 && values[from - 1] === values[from - 1 + period]) from--;
    if (values.length - from >= Math.max(3 * period, values.length / 2)) return { period, from };
  }
  return undefined;
}

const WIDTH = 440;
const HEIGHT = 150;
const LEFT = 28;
const BOTTOM = 20;

function Plot({ family: { from, values } }: { readonly family: OwnFamily }) {
  const numbers = values.map((value) => (typeof value === 'number' ? value : undefined));
  const largest = Math.max(1, ...numbers.flatMap((value) => value ?? []));
  const x = (index: number) => LEFT + ((WIDTH - LEFT - 8) * index) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - 10) * value) / largest;
  const points = numbers.flatMap((value, index) => (value === undefined ? [] : [[x(index), y(value)] as const]));
  const ticks = [...new Set([0, Math.ceil(largest / 2), largest])];
  const step = Math.max(1, Math.ceil(values.length / 6));
  return (
    <svg
      className="invent-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Values for n from ${from} to ${from + values.length - 1}, the largest is ${largest}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="grid-line" x1={LEFT} x2={WIDTH - 8} y1={y(tick)} y2={y(tick)} />
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
