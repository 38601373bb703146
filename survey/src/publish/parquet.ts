/** A survey as a Parquet file, written group of rows by group of rows, so that a million rows take no more memory than some thousands. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Database, Row } from '../store/database.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import { type Column, columnsOf, eachRows } from './rows.ts';

const TYPES = { text: 'STRING', integer: 'INT64', number: 'DOUBLE' } as const;
const ROWS = 50_000;

/** Writes to the file of this descriptor's path; the caller moves it to its place. */
export async function writeParquet(path: string, database: Database, survey: StoredSurvey): Promise<void> {
  const columns = columnsOf(survey);
  const file = openSync(path, 'w');
  try {
    const bytes = new ByteWriter();
    const writer = new ParquetWriter({
      writer: bytes,
      schema: schemaFromColumnData({ columnData: columns.map((column) => toData(column, [])) }),
    });
    const flush = flusher(file, bytes);
    let waiting: Row[] = [];
    for await (const rows of eachRows(database, survey)) {
      waiting.push(...rows);
      if (waiting.length < ROWS) continue;
      await writer.write({ columnData: columns.map((column) => toData(column, waiting)), rowGroupSize: ROWS });
      waiting = [];
      flush();
    }
    if (waiting.length > 0)
      await writer.write({ columnData: columns.map((column) => toData(column, waiting)), rowGroupSize: ROWS });
    await writer.finish();
    flush();
  } finally {
    closeSync(file);
  }
}

/** Writes what is in the buffer and empties it; offsets within the file go on counting. */
function flusher(file: number, bytes: ByteWriter): () => void {
  return () => {
    writeSync(file, new Uint8Array(bytes.buffer, 0, bytes.index));
    bytes.index = 0;
  };
}

function toData({ name, type }: Column, rows: readonly Row[]) {
  const data = rows.map((row) => {
    const value = row[name];
    if (value === null || value === undefined) return null;
    return type === 'integer' ? BigInt(value) : type === 'number' ? Number(value) : String(value);
  });
  return { name, data, type: TYPES[type], nullable: true };
}
