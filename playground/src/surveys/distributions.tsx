/** How results are spread: periods or values, preperiods and times, in bars whose ranges double. */
import { groupDigits } from '../words.ts';
import type { SurveyRow } from './survey-source.ts';

export interface Bar {
  readonly name: string;
  readonly count: number;
  readonly isNone?: boolean;
}

/** Numbers in ranges 1, 2, 3–4, 5–8 …; what has none stands at the end. */
export function toBars(rows: readonly SurveyRow[], column: string): readonly Bar[] {
  const counts = new Map<number, number>();
  let none = 0;
  for (const row of rows) {
    const number = Number(row[column]);
    if (row[column] === undefined || Number.isNaN(number)) none++;
    else counts.set(rangeOf(number), (counts.get(rangeOf(number)) ?? 0) + 1);
  }
  const bars: Bar[] = [...counts].sort(([a], [b]) => a - b).map(([range, count]) => ({ name: rangeName(range), count }));
  return none === 0 ? bars : [...bars, { name: 'none', count: none, isNone: true }];
}

/** 0 and below, 1, 2, 3–4, 5–8 …; below 1 by powers of ten. */
function rangeOf(number: number): number {
  if (number <= 0) return -10;
  return number < 1 ? Math.floor(Math.log10(number)) : Math.ceil(Math.log2(number));
}

function rangeName(range: number): string {
  if (range === -10) return '0';
  if (range < 0) return `${10 ** range}`;
  if (range < 2) return String(2 ** range);
  return `${groupDigits(2 ** (range - 1) + 1)}–${groupDigits(2 ** range)}`;
}

export function Bars({ bars, title }: { bars: readonly Bar[]; title: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className="survey-bars">
      <figcaption className="small">{title}</figcaption>
      <ul>
        {bars.map(({ name, count, isNone }) => (
          <li key={name}>
            <span>{groupDigits(count)}</span>
            <i className={isNone ? 'none' : ''} style={{ height: `${Math.max(2, 60 * Math.sqrt(count / most))}px` }} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const SHOWN = [
  ['period', 'Periods'],
  ['preperiod', 'Preperiods'],
  ['value', 'Values'],
  ['needed', 'Values that the answer rests on'],
  ['milliseconds', 'Milliseconds for a task'],
] as const;

export function Distributions({ rows }: { rows: readonly SurveyRow[] }) {
  const shown = SHOWN.filter(([column]) => rows.some((row) => row[column] !== undefined && !Number.isNaN(Number(row[column]))));
  return (
    <div className="survey-distributions">
      {shown.map(([column, title]) => (
        <Bars key={column} bars={toBars(rows, column)} title={title} />
      ))}
    </div>
  );
}
