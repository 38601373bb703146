/** The values of a family: a small plot, the first of them in cells, and what is known of a period. */
import { linkToFamily } from '../address.ts';
import type { OwnFamily, OwnPeriod, Refused } from '../box/messages.ts';
import { useNarrow } from '../use-narrow.ts';
import { ValuePlot } from '../value-plot.tsx';
import { toSentence } from '../words.ts';

interface Properties {
  readonly question: string | undefined;
  readonly family: OwnFamily | Refused | undefined;
  readonly period: OwnPeriod | undefined;
  readonly to: number;
  /** What the code could say so that parts of a position are found one by one; undefined where it does, or where no kit knows parts. */
  readonly apart: string | undefined;
  /** The game for a link; undefined where it does not fit into one. */
  readonly packed: string | undefined;
  onTo(to: number): void;
}

const MOST_TO = 1000;
const MOST_CELLS = 32;

export function FamilyCard({ question, family, period, to, apart, packed, onTo }: Properties) {
  // Words in the picture are never smaller than beside it.
  const narrow = useNarrow();
  if (question === undefined)
    return (
      <section className="invent-card invent-family" aria-label="Values">
        <p className="note">
          Name a family to see its values: <code>{"family: '{n}'"}</code>
        </p>
      </section>
    );
  const found = family !== undefined && 'values' in family ? family : undefined;
  return (
    <section className="invent-card invent-family" aria-label="Values">
      <p className="invent-family-head">
        <FamilyLine question={question} />
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
          <ValuePlot from={found.from} values={found.values} width={narrow ? 320 : 420} />
          <ol className="cells" aria-label="First values">
            {found.values.slice(0, MOST_CELLS).map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place.
              <li key={index}>
                <span className={value === 0 ? 'cell zero' : 'cell'}>{value === null ? '–' : String(value)}</span>
                <small aria-hidden="true">{found.from + index}</small>
              </li>
            ))}
          </ol>
          <p className="invent-period">
            <span>{periodWords(found, period)}</span>
            {found.reason !== undefined && apart !== undefined && (
              <span>
                If parts that do not touch are a sum, <code>{apart}</code> says so, and there are more values.
              </span>
            )}
            {packed !== undefined && <a href={linkToFamily(found.question, packed)}>Open in Sequences</a>}
          </p>
        </>
      )}
    </section>
  );
}

/** The game bold, its hole as in the question line. */
function FamilyLine({ question }: { readonly question: string }) {
  const [, id = '', text = ''] = /^(\S+)(.*)$/.exec(question) ?? [];
  return (
    <code>
      <b>{id}</b>
      {text.split(/(\{n\})/).map((part) => (part === '{n}' ? <i key={part}>{part}</i> : part))}
    </code>
  );
}

function periodWords({ from, values, reason }: OwnFamily, { period }: OwnPeriod = {}): string {
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
