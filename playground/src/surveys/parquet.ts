/** Parquet files of results, read and written. Fetched when the first one is: the two packages behind it are no small ones. */
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';

/** Rows that are read at once: a group of them is as large in the files that `impartial survey publish` writes. */
const AT_ONCE = 50_000;

/** The rows of a file whose tasks `every` divides, group by group; what has no value is left out, as in JSON lines. */
export async function readParquet(file: ArrayBuffer, every = 1): Promise<readonly SurveyRow[]> {
  const metadata = parquetMetadata(file);
  const kept: SurveyRow[] = [];
  for (let from = 0; from < Number(metadata.num_rows); from += AT_ONCE) {
    const rows = await parquetReadObjects({
      file,
      metadata,
      rowStart: from,
      rowEnd: Math.min(from + AT_ONCE, Number(metadata.num_rows)),
    });
    for (const row of rows) if (every === 1 || Number(row.task) % every === 0) kept.push(toRow(row));
  }
  return kept;
}

function toRow(row: Readonly<Record<string, unknown>>): SurveyRow {
  const filled = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  ) as SurveyRow;
}

const TYPES: Readonly<Record<string, 'STRING' | 'INT64' | 'DOUBLE'>> = { text: 'STRING', integer: 'INT64', number: 'DOUBLE' };

export function writeParquet({ columns }: SurveyInfo, rows: readonly SurveyRow[]): ArrayBuffer {
  return parquetWriteBuffer({
    columnData: columns.map(({ name, type }) => ({
      name,
      type: TYPES[type] ?? 'STRING',
      nullable: true,
      data: rows.map((row) => toData(row[name], type)),
    })),
  });
}

function toData(value: string | number | undefined, type: string): string | number | bigint | null {
  if (value === undefined) return null;
  return type === 'integer' ? BigInt(value) : type === 'number' ? Number(value) : String(value);
}
