/**
 * The store on a server: PostgreSQL, for more machines than one.
 *
 * A server that is stopped and started again is waited for: every piece of work here can be repeated, so it is done again as soon as
 * there is an answer. At the first connection a server that is not ready is waited for by whoever says so, and else is an error.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SurveyError } from '../survey-error.ts';
import type { Database, Row, SqlValue } from './database.ts';

/** Milliseconds between two tries, and how long a server may be away. */
const PAUSE = 500;
const PATIENCE = 30 * 60_000;
/** Values that one statement may have. */
const MOST_VALUES = 30_000;
/** Codes of whole numbers that do not fit 32 bits, and of sums of them, which arrive as text. */
const NUMBERS = [20, 1700];
const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '25P02',
];

type Client = Pick<pg.PoolClient, 'query'>;

/** The server answers that it is starting, recovering or stopping. */
const NOT_READY = '57P03';

/** How the first connection waits for a server. */
export interface FirstWait {
  readonly milliseconds: number;
  /** Whether a server that does not answer at all is waited for, too. */
  readonly isPatient: boolean;
  readonly signal: AbortSignal;
  /** Told once, with what the server says. */
  readonly onWait: (place: string, why: string) => void;
}

export async function openPostgres(url: string, first?: FirstWait): Promise<Database> {
  const database = new PostgresDatabase(url);
  try {
    if (first === undefined) await database.connect();
    else await connectPatiently(database, first);
    return database;
  } catch (error) {
    await database.close();
    throw new SurveyError(whyNot(error as NodeJS.ErrnoException, shownPlace(url)));
  }
}

async function connectPatiently(
  database: PostgresDatabase,
  { milliseconds, isPatient, signal, onWait }: FirstWait,
): Promise<void> {
  const isWaitedFor = (error: unknown) => (isPatient ? isAway(error) : (error as NodeJS.ErrnoException).code === NOT_READY);
  let isTold = false;
  await patiently(() => database.connect(), {
    milliseconds,
    isWaitedFor,
    async pause(error) {
      if (!isTold) onWait(database.place, (error as Error).message || 'no server answers');
      isTold = true;
      await wait(PAUSE, undefined, { signal });
    },
  });
}

/** The address without its password. */
export function shownPlace(url: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^:@/]*):[^@/]*@/, '$1@');
}

function whyNot({ code, message }: NodeJS.ErrnoException, place: string): string {
  if (code === '28P01' || code === '28000') return `${place} refuses this user: ${message}.`;
  if (code === '3D000') return `There is no such database on the server: ${message}.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ENOENT') return `No server answers at ${place}.`;
  return `${place} cannot be opened: ${message || code}.`;
}

const types = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly place: string;
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.place = shownPlace(url);
    this.pool = new pg.Pool({ connectionString: url, max: 4, types, connectionTimeoutMillis: 10_000 });
    // A connection that breaks while nobody uses it is made anew when it is needed.
    this.pool.on('error', () => undefined);
  }

  async connect(): Promise<void> {
    (await this.pool.connect()).release();
  }

  all(sql: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return patiently(() => onClient(this.pool as unknown as Client).all(sql, values));
  }

  run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return patiently(() => onClient(this.pool as unknown as Client).run(sql, values));
  }

  runEach(sql: string, rows: Iterable<readonly SqlValue[]>): Promise<number> {
    const all = [...rows];
    return this.transaction((inside) => inside.runEach(sql, all));
  }

  transaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
    return patiently(() => this.once('begin', work));
  }

  async readOnly(sql: string): Promise<readonly Row[]> {
    try {
      return await this.once('begin read only', (inside) => inside.all(sql));
    } catch (error) {
      throw new SurveyError(`The query is refused: ${(error as Error).message}.`);
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async once<T>(begin: string, work: (database: Database) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    const onError = () => undefined;
    client.on('error', onError);
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work({ ...onClient(client), place: this.place });
      await client.query('commit');
      return result;
    } catch (error) {
      broken = isAway(error) ? (error as Error) : undefined;
      if (broken === undefined) await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }
}

/** One connection as a database; a transaction inside of it is part of the one around it. */
function onClient(client: Client): Database {
  const database: Database = {
    kind: 'postgres',
    place: '',
    all: async (sql, values = []) => (await client.query(numbered(sql, values), [...values])).rows as Row[],
    run: async (sql, values = []) => (await client.query(numbered(sql, values), [...values])).rowCount ?? 0,
    async runEach(sql, rows) {
      let changed = 0;
      for (const { text, values } of eachStatement(sql, [...rows])) changed += (await client.query(text, values)).rowCount ?? 0;
      return changed;
    },
    transaction: (work) => work(database),
    readOnly: (sql) => database.all(sql),
    raw: { executeSql: (text, values) => client.query(text, values) },
    close: async () => undefined,
  };
  return database;
}

/** `?` is `$1`, `$2` …; a statement that nothing is put into may have any text. */
function numbered(sql: string, values: readonly SqlValue[]): string {
  let number = 0;
  return values.length === 0 ? sql : sql.replaceAll('?', () => `$${++number}`);
}

/** Insertions go many rows at a time, everything else row by row. */
function* eachStatement(sql: string, rows: readonly (readonly SqlValue[])[]): Iterable<{ text: string; values: SqlValue[] }> {
  const [, head, one, tail] = /^(insert .* values )(\([?, ]+\))(.*)$/s.exec(sql) ?? [];
  if (head === undefined || one === undefined) {
    for (const row of rows) yield { text: numbered(sql, row), values: [...row] };
    return;
  }
  const most = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, rows[0]?.length ?? 1)));
  for (let from = 0; from < rows.length; from += most) {
    const values = rows.slice(from, from + most);
    yield { text: numbered(head + values.map(() => one).join(', ') + tail, ['']), values: values.flat() };
  }
}

function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return (
    AWAY.includes(code) || /Connection terminated|connection timeout|Client has encountered a connection error/i.test(message)
  );
}

interface Patience {
  readonly milliseconds: number;
  isWaitedFor(error: unknown): boolean;
  pause(error: unknown): Promise<unknown>;
}

const USUAL: Patience = { milliseconds: PATIENCE, isWaitedFor: isAway, pause: () => wait(PAUSE) };

/** Does the work; where the server is away, waits and does it again. */
async function patiently<T>(work: () => Promise<T>, { milliseconds, isWaitedFor, pause }: Patience = USUAL): Promise<T> {
  const until = performance.now() + milliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isWaitedFor(error) || performance.now() > until) throw error;
      await pause(error);
    }
  }
}
