/** The values as a table of which only the rows in sight are made: for reading, and for screen readers. */
import type { Nimber } from 'impartial';
import { useState } from 'react';
import type { SequenceKind } from '../solver/tasks.ts';
import { groupDigits } from '../words.ts';
import { valueWord } from './value-word.ts';

const ROW = 28;
const SHOWN = 400;
const ABOVE = 8;
/** Taller pages are not scrolled rightly by browsers; such a table is scrolled in steps of several rows. */
const TALLEST = 8_000_000;

interface Properties {
  readonly from: number;
  readonly values: readonly (Nimber | null)[];
  readonly count: number;
  readonly kind: SequenceKind | undefined;
}

export function ValueTable({ from, values, count, kind }: Properties) {
  const [top, setTop] = useState(0);
  const height = Math.min(TALLEST, count * ROW);
  const rowsPerPixel = count / Math.max(1, height);
  const first = Math.max(0, Math.min(count - 1, Math.floor(top * rowsPerPixel)) - ABOVE);
  const rows = Math.min(count - first, Math.ceil(SHOWN / ROW) + 2 * ABOVE);
  return (
    <section
      className="value-table"
      aria-label="Values as a table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ height: height + ROW }}>
        <table
          style={{ transform: `translateY(${Math.max(0, first / Math.max(rowsPerPixel, 1e-9))}px)` }}
          aria-rowcount={count + 1}
        >
          <thead>
            <tr>
              <th scope="col">n</th>
              <th scope="col">{kind?.isOutcome ? 'outcome' : 'value'}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, index) => {
              const n = from + first + index;
              const value = values[first + index];
              return (
                <tr key={n} aria-rowindex={first + index + 2}>
                  <th scope="row">{groupDigits(n)}</th>
                  <td>{valueWord(value, kind)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
