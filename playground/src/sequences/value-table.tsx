/** The values as a table, a page of rows at a time. */
import type { Nimber } from 'impartial';
import { useState } from 'react';
import { groupDigits } from '../words.ts';

const ROWS = 50;

export function ValueTable({ from, values }: { from: number; values: readonly (Nimber | null)[] }) {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(values.length / ROWS));
  const start = Math.min(page, pages - 1) * ROWS;
  return (
    <div className="value-table">
      <table>
        <thead>
          <tr>
            <th scope="col">n</th>
            <th scope="col">value</th>
          </tr>
        </thead>
        <tbody>
          {values.slice(start, start + ROWS).map((value, index) => {
            const n = from + start + index;
            return (
              <tr key={n}>
                <th scope="row">{groupDigits(n)}</th>
                <td>{value === null ? '*' : String(value)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="controls">
        <button type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
          Previous rows
        </button>
        <button type="button" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
          Next rows
        </button>
      </div>
    </div>
  );
}
