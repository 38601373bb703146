/** Tables of certificates. Pointing at a row, or at its name by keys, lights its part of the board. */
import type { CellsTable as Cells, MarkRow, MarkTable, NimRow, NimSumTable as NimSum } from 'impartial';
import { nimRowAdvice } from 'impartial/present';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { groupDigits, groupNumbers } from '../words.ts';
import type { CertificateState } from './use-certificate.ts';

/** Rows of a table that are shown. */
const MOST_ROWS = 12;

interface Properties {
  readonly table: MarkTable;
  readonly certificate: CertificateState;
}

export function CertificateTable({ table, certificate }: Properties) {
  return (
    <>
      <div className="wide-table">
        {table.kind === 'nim-sum' ? (
          <NimSumTable table={table} certificate={certificate} />
        ) : (
          <CellsTable {...table} certificate={certificate} />
        )}
      </div>
      {table.below !== undefined && <p>{groupNumbers(table.below)}</p>}
    </>
  );
}

function LitRow({
  row,
  className,
  certificate,
  children,
}: {
  row: MarkRow;
  className: string;
  certificate: CertificateState;
  children: ReactNode;
}) {
  const [isPointing, setPointing] = useState(false);
  const { vertices = [] } = row;
  const light = (on: boolean) => {
    setPointing(on && vertices.length > 0);
    certificate.light(on && vertices.length > 0 ? vertices : undefined);
  };
  return (
    <tr
      className={`${className} ${isPointing ? 'pointing' : ''}`}
      onPointerEnter={() => light(true)}
      onPointerLeave={() => light(false)}
    >
      <th scope="row">
        {vertices.length === 0 ? (
          groupNumbers(row.name)
        ) : (
          <button type="button" className="row-name" onFocus={() => light(true)} onBlur={() => light(false)}>
            {groupNumbers(row.name)}
          </button>
        )}
      </th>
      {children}
    </tr>
  );
}

/** Words stand to the left, numbers to the right. */
function cellClass(cell: string): string {
  if (/^[=+]$/.test(cell)) return 'sign-cell';
  return /[a-z]{2}/.test(cell) ? 'quiet' : '';
}

function CellsTable({ headings, rows, certificate }: Cells & { certificate: CertificateState }) {
  return (
    <table className="cells-table">
      <thead>
        <tr>
          <td />
          {headings.map((heading, index) =>
            heading === '' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings have an order and nothing else.
              <td key={index} />
            ) : (
              <th scope="col" key={heading} className={cellClass(rows[0]?.cells[index] ?? '')}>
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_ROWS).map((row, place) => {
          const key = `${row.name} ${place}`;
          return (
            <LitRow key={key} row={row} className={row.isKey === true ? 'key-row' : ''} certificate={certificate}>
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand under their headings.
                <td key={index} className={cellClass(cell)}>
                  {groupNumbers(groupDigits(cell))}
                </td>
              ))}
            </LitRow>
          );
        })}
      </tbody>
      {rows.length > MOST_ROWS && <More count={rows.length - MOST_ROWS} />}
    </table>
  );
}

function NimSumTable({ table, certificate }: { table: NimSum; certificate: CertificateState }) {
  const { heading, rows } = table;
  const sum = Number(table.sum);
  const bits = Math.max(1, ...rows.map(({ value }) => value.toString(2).length));
  const places = Array.from({ length: bits }, (_, index) => bits - 1 - index);
  const isAdvised = ({ leave }: NimRow) => leave !== undefined;
  const changed = rows.findIndex(isAdvised);
  return (
    <table className="nim-sum">
      <thead>
        <tr>
          <td />
          <th scope="col">{heading}</th>
          {places.map((place) => (
            <th scope="col" key={place}>
              {2 ** place}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_ROWS).map((row, index) => {
          const { name } = row;
          const [value, left] = [Number(row.value), Number(row.leave ?? row.value)];
          const key = `${name} ${index}`;
          return (
            <LitRow key={key} row={row} className={index === changed ? 'changed' : ''} certificate={certificate}>
              <td>{value}</td>
              {places.map((place) => (
                <td key={place} className={(value >> place) & 1 ? 'one' : 'zero'}>
                  {(((value ^ left) >> place) & 1) === 1 ? <u>{(value >> place) & 1}</u> : (value >> place) & 1}
                </td>
              ))}
              <td className="advice">{nimRowAdvice(table, row)}</td>
            </LitRow>
          );
        })}
      </tbody>
      {rows.length > MOST_ROWS && <More count={rows.length - MOST_ROWS} />}
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

function More({ count }: { count: number }) {
  return (
    <tbody>
      <tr>
        <th scope="row">and {count} more</th>
      </tr>
    </tbody>
  );
}
