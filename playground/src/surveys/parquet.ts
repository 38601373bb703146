/** Parquet files of results, read and written. Fetched when the first one is: the two packages behind it are no small ones. */
import { parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';

/** The first rows of a file; what has no value is left out, as in JSON lines. */
export async function readParquet(file: ArrayBuffer, most: number): Promise<readonly SurveyRow[]> {
  const rows = await parquetReadObjects({ file, rowEnd: most });
  return rows.map((row) => {
    const filled = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
    return Object.fromEntries(filled.map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]));
  }) as unknown as readonly SurveyRow[];
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
