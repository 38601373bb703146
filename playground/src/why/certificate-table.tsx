/** Certificates as tables: values of components in binary with their nim-sum, weights as cycles and rest, heaps. */
import type { Answer } from '../solver/tasks.ts';
import { listRows, type NimRow } from './nim-rows.ts';

/** Rows of a table that are shown. */
const MOST_ROWS = 12;

export function CertificateTable({ answer }: { answer: Answer }) {
  const rows = listRows(answer);
  if (rows.length < 2) return null;
  return <NimSumTable rows={rows} />;
}

function NimSumTable({ rows }: { rows: readonly NimRow[] }) {
  const sum = rows.reduce((total, { value }) => total ^ value, 0);
  const bits = Math.max(1, ...rows.map(({ value }) => value.toString(2).length));
  const places = Array.from({ length: bits }, (_, index) => bits - 1 - index);
  const top = 31 - Math.clz32(sum);
  const changed = sum === 0 ? -1 : rows.findIndex(({ value }) => ((value >> top) & 1) === 1);
  return (
    <table className="nim-sum">
      <thead>
        <tr>
          <td />
          <th scope="col">value</th>
          {places.map((place) => (
            <th scope="col" key={place}>
              {2 ** place}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_ROWS).map(({ name, value }, index) => {
          const key = `${name} ${index}`;
          return (
            <tr key={key} className={index === changed ? 'changed' : ''}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              {places.map((place) => (
                <td key={place} className={(value >> place) & 1 ? 'one' : 'zero'}>
                  {index === changed && ((sum >> place) & 1) === 1 ? <u>{(value >> place) & 1}</u> : (value >> place) & 1}
                </td>
              ))}
              <td className="advice">{index === changed ? `make it ${value ^ sum}` : ''}</td>
            </tr>
          );
        })}
        {rows.length > MOST_ROWS && (
          <tr>
            <th scope="row">and {rows.length - MOST_ROWS} more</th>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">nim-sum</th>
          <td>{sum}</td>
          {places.map((place) => (
            <td key={place} className={(sum >> place) & 1 ? 'one' : 'zero'}>
              {(sum >> place) & 1}
            </td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
