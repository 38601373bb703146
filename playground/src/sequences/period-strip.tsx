/** One period, value by value, zeros framed. */
import type { Nimber } from 'impartial';
import type { Repetition } from './find-period.ts';

/** Longer periods are not written out. */
const LONGEST = 120;

interface Properties {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly repetition: Repetition;
}

export function PeriodStrip({ from, values, repetition }: Properties) {
  const { period, from: begin, saltus } = repetition;
  if (period < 2 || period > LONGEST || values.length < begin + period) return null;
  const first = from + begin;
  const again = [1, 2, 3].map((times) => first + times * period).join(', ');
  return (
    <div className="one-period">
      <p className="small">
        One period: <i>n</i> = {first} to {first + period - 1}, and again {saltus === 0 ? '' : `with ${saltus} more `}from {again}
        , …
      </p>
      <ol className="cells">
        {values.slice(begin, begin + period).map((value, index) => {
          const n = first + index;
          return (
            <li key={n} className={value === 0 ? 'zero' : ''}>
              <b>{value === null ? '*' : String(value)}</b>
              <span>{n % 2 === 0 ? n : ''}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
