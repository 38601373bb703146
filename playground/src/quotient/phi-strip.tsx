/** What each heap counts as, in rows of one period: exceptions, generators, and the heaps of the sum. */
import { useState } from 'react';
import type { Genera, ShownQuotient } from '../solver/quotient-tasks.ts';
import { GenusText, Word } from './word.tsx';

/** Rows are of one period up to this, and of twelve beyond; on a phone of six. */
const LONGEST_ROW = 24;
const ROW = 12;
const NARROW_ROW = 6;
/** Heaps that are shown at first. */
const MOST_SHOWN = 480;

interface Properties {
  readonly shown: ShownQuotient;
  readonly narrow: boolean;
  /** Undefined while they are worked out. */
  readonly genera: Genera | undefined;
}

export function PhiStrip({ shown, narrow, genera }: Properties) {
  const { first, classes, period, repeats, elements, generators } = shown;
  const [isGenus, setGenus] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const length = period?.period ?? repeats ?? ROW;
  const row = narrow ? NARROW_ROW : length > LONGEST_ROW ? ROW : length < 4 ? length * Math.ceil(8 / length) : length;
  // The last row is filled: what follows is known by the period.
  const known = first + classes.length;
  const all = period === undefined ? known : Math.ceil(known / row) * row;
  const classOf = (n: number) => (n < known ? classes[n - first] : ultimate(shown, n));
  const last = isWhole ? all : Math.min(all, MOST_SHOWN);
  const rows = Array.from({ length: Math.ceil(last / row) }, (_, at) => at * row);
  const named = new Set(generators.map(({ heap }) => Number(heap)));
  const framed = framedHeaps(shown);
  const isException = (n: number) => period !== undefined && n < period.preperiod && classes[n - first] !== ultimate(shown, n);
  return (
    <section className="phi" aria-label="What heaps count as">
      <div className="phi-head">
        <p>
          Φ(<i>n</i>), what a heap of <i>n</i> counts as. <PeriodWords shown={shown} />
        </p>
        <div className="segmented">
          <button type="button" aria-pressed={!isGenus} onClick={() => setGenus(false)}>
            Elements
          </button>
          <button type="button" aria-pressed={isGenus} onClick={() => setGenus(true)}>
            Genus
          </button>
        </div>
      </div>
      <div className="phi-scroll">
        <table className={row > ROW ? 'phi-table many' : 'phi-table'}>
          <thead>
            <tr>
              <th scope="col">
                <i>n</i>
              </th>
              {Array.from({ length: row }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places.
                <th scope="col" key={at}>
                  +{at}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((start) => (
              <tr key={start}>
                <th scope="row">{start}</th>
                {Array.from({ length: row }, (_, at) => {
                  const n = start + at;
                  const element = classOf(n);
                  if (element === undefined || n >= last) return <td key={n} />;
                  const odd = isException(n);
                  const classNames = [
                    !isGenus && odd && 'exception',
                    !isGenus && named.has(n) && 'generator',
                    framed.has(n) && 'of-sum',
                    !isGenus && period !== undefined && n >= period.preperiod && 'periodic',
                  ];
                  return (
                    <td key={n} className={classNames.filter(Boolean).join(' ')} title={framed.get(n)}>
                      {odd && !isGenus && (
                        <span className="diamond" role="img" aria-label="exception">
                          ◇
                        </span>
                      )}
                      {isGenus ? <GenusCell genera={genera} n={n} /> : <Word text={elements[element]?.text ?? ''} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isGenus && genera !== undefined && <GenusNote known={genera.heaps.length} last={last} />}
      {all > last && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          Show all {all} heaps
        </button>
      )}
    </section>
  );
}

function GenusCell({ genera, n }: { genera: Genera | undefined; n: number }) {
  const text = genera?.heaps[n]?.text;
  return text === undefined ? <span className="quiet">{genera === undefined ? '…' : '–'}</span> : <GenusText text={text} />;
}

function GenusNote({ known, last }: { known: number; last: number }) {
  if (known >= last) return null;
  return <p className="small">Genera are worked out by play: here up to heap {known - 1}.</p>;
}

function PeriodWords({ shown: { period, repeats, ended, first, classes } }: { shown: ShownQuotient }) {
  if (period !== undefined)
    return (
      <b>
        Period {period.period} from <i>n</i> = {period.preperiod} on, proved.
      </b>
    );
  if (repeats !== undefined) return <b>Φ repeats with {repeats} as far as computed.</b>;
  if (ended !== undefined) return <b>No period up to heap {ended.heap - 1}.</b>;
  return <b>Heaps up to {first + classes.length - 1}.</b>;
}

/** The class that a heap has if the period holds for it. */
function ultimate({ period, classes, first }: ShownQuotient, n: number): number | undefined {
  if (period === undefined) return undefined;
  const { preperiod, period: length } = period;
  const place = (((n - preperiod) % length) + length) % length;
  return classes[preperiod + place - first];
}

/** The heaps of the sum; those beyond the strip at the heap of the same class, with a word about it. */
function framedHeaps({ heaps, period, first, classes }: ShownQuotient): ReadonlyMap<number, string | undefined> {
  const last = BigInt(first + classes.length - 1);
  return new Map(
    heaps.flatMap(({ size }): readonly (readonly [number, string | undefined])[] => {
      const n = BigInt(size);
      if (n <= last) return [[Number(n), undefined]];
      if (period === undefined) return [];
      const from = BigInt(period.preperiod);
      const same = Number(from + ((n - from) % BigInt(period.period)));
      return [[same, `${size} counts as ${same} does`]];
    }),
  );
}
