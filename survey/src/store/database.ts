/**
 * A database as surveys use one: one SQL for SQLite and PostgreSQL, with `?` for what is put in.
 *
 * What both understand alike is used and nothing else: `on conflict do nothing`, `sum(case …)`, text, integer and real columns.
 */

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Where it is, as a person may read it: no password. */
  readonly place: string;
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /** How many rows were changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>;
  /** The same statement for many rows; how many rows were changed by all of them. */
  runEach(sql: string, rows: Iterable<readonly SqlValue[]>): Promise<number>;
  /** All of it or nothing, and on the disk when it is done. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Rows of a query that may change nothing, whatever it says. */
  readOnly(sql: string): Promise<readonly Row[]>;
  /** On a server: the connection as other packages use one, with statements of their own. */
  readonly raw?: { executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };
  close(): Promise<void>;
}

/** The first row of a query that has one. */
export async function one(database: Database, sql: string, values: readonly SqlValue[] = []): Promise<Row | undefined> {
  return (await database.all(sql, values))[0];
}

/** Any number: all programs of this kind that prepare a server wait for one another by it. */
const LOCK = 20_011_231;

/** What only one program at a time may do: making tables and queues. In a file a transaction is alone anyway. */
export async function exclusively<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'sqlite') return work();
  return database.transaction(async (inside) => {
    await inside.all('select pg_advisory_xact_lock(?)', [LOCK]);
    return work();
  });
}
