/** All results as a table that is sorted by any column; only the rows in sight are made. */
import { useMemo, useState } from 'react';
import { groupDigits } from '../words.ts';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';

const ROW = 28;
const SHOWN = 40;
const HIDDEN = ['task', 'certificate', 'same'];

interface Properties {
  readonly info: SurveyInfo;
  readonly rows: readonly SurveyRow[];
  onChoose(row: SurveyRow): void;
}

export function ResultTable({ info, rows, onChoose }: Properties) {
  const [order, setOrder] = useState<{ readonly column: string; readonly falls: boolean }>({ column: 'task', falls: false });
  const [top, setTop] = useState(0);
  const columns = info.columns.filter(({ name }) => !HIDDEN.includes(name) && rows.some((row) => row[name] !== undefined));
  const sorted = useMemo(() => sortRows(rows, order.column, order.falls), [rows, order]);
  const first = Math.max(0, Math.min(sorted.length - SHOWN, Math.floor(top / ROW) - 8));
  return (
    <section
      className="value-table survey-table"
      aria-label="Results as a table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ height: (sorted.length + 1) * ROW }}>
        <table aria-rowcount={sorted.length + 1} style={{ transform: `translateY(${first * ROW}px)` }}>
          <thead>
            <tr>
              {columns.map(({ name }) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={order.column === name ? (order.falls ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className="bare"
                    onClick={() => setOrder({ column: name, falls: order.column === name && !order.falls })}
                  >
                    {name} {order.column === name && (order.falls ? '↓' : '↑')}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(first, first + SHOWN).map((row, index) => (
              <tr key={row.task} aria-rowindex={first + index + 2}>
                {columns.map(({ name }) => (
                  <td key={name}>{name === 'question' ? <Asked row={row} onChoose={onChoose} /> : shown(row[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Asked({ row, onChoose }: { row: SurveyRow; onChoose(row: SurveyRow): void }) {
  return (
    <button type="button" className="bare" onClick={() => onChoose(row)}>
      {row.question}
    </button>
  );
}

function shown(value: string | number | undefined): string {
  if (value === undefined) return '';
  const text = typeof value === 'number' && Number.isInteger(value) ? groupDigits(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function sortRows(rows: readonly SurveyRow[], column: string, falls: boolean): readonly SurveyRow[] {
  const sign = falls ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [one[column], other[column]];
    // What has no value comes last, whichever way.
    if (a === undefined || b === undefined) return a === b ? one.task - other.task : a === undefined ? 1 : -1;
    const [x, y] = [Number(a), Number(b)];
    const less = Number.isNaN(x) || Number.isNaN(y) ? String(a) < String(b) : x < y;
    const same = Number.isNaN(x) || Number.isNaN(y) ? String(a) === String(b) : x === y;
    return same ? one.task - other.task : less ? -sign : sign;
  });
}
