/**
 * The store in one file: SQLite with a write-ahead log, every transaction on the disk before it is done.
 *
 * `node:sqlite` where Node has it; Node 20 has not, and there `@photostructure/sqlite` has the same interface.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SurveyError } from '../survey-error.ts';
import type { Database, Row, SqlValue } from './database.ts';

interface Statement {
  all(...values: SqlValue[]): Row[];
  run(...values: SqlValue[]): { readonly changes: number | bigint };
}

interface Connection {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

type Opener = new (path: string, options?: { readonly readOnly?: boolean }) => Connection;

const load = createRequire(import.meta.url);

function opener(): Opener {
  try {
    return (load('node:sqlite') as { DatabaseSync: Opener }).DatabaseSync;
  } catch {
    return (load('@photostructure/sqlite') as { DatabaseSync: Opener }).DatabaseSync;
  }
}

/** Milliseconds that a writer waits for another one. */
const PATIENCE = 30_000;
/** Prepared statements that are kept. */
const MOST_KEPT = 100;

export function openSqlite(path: string, { mustExist = false } = {}): Database {
  if (mustExist && !existsSync(path)) throw new SurveyError(`There is no store ${path}; impartial survey plan makes one.`);
  try {
    return new SqliteDatabase(path);
  } catch (error) {
    throw new SurveyError(`The store ${path} cannot be opened: ${(error as Error).message}.`);
  }
}

class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly place: string;
  private readonly connection: Connection;
  private readonly statements = new Map<string, Statement>();
  private isInside = false;

  constructor(path: string) {
    this.place = path;
    this.connection = new (opener())(path);
    this.connection.exec(
      `pragma busy_timeout=${PATIENCE}; pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on`,
    );
  }

  async all(sql: string, values: readonly SqlValue[] = []): Promise<readonly Row[]> {
    return this.prepared(sql).all(...values);
  }

  async run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    try {
      return Number(this.prepared(sql).run(...values).changes);
    } catch (error) {
      throw toSurveyError(error, this.place);
    }
  }

  async runEach(sql: string, rows: Iterable<readonly SqlValue[]>): Promise<number> {
    const statement = this.prepared(sql);
    let changed = 0;
    for (const row of rows) changed += Number(statement.run(...row).changes);
    return changed;
  }

  async transaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (this.isInside) throw new Error('a transaction is inside of another');
    this.isInside = true;
    try {
      this.connection.exec('begin immediate');
      const result = await work(this);
      this.connection.exec('commit');
      return result;
    } catch (error) {
      this.rollBack();
      throw toSurveyError(error, this.place);
    } finally {
      this.isInside = false;
    }
  }

  async readOnly(sql: string): Promise<readonly Row[]> {
    const reader = new (opener())(this.place, { readOnly: true });
    try {
      return reader.prepare(sql).all();
    } catch (error) {
      throw new SurveyError(`The query is refused: ${(error as Error).message}.`);
    } finally {
      reader.close();
    }
  }

  async close(): Promise<void> {
    this.statements.clear();
    this.connection.close();
  }

  private prepared(sql: string): Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= MOST_KEPT) this.statements.clear();
    const statement = this.connection.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  private rollBack(): void {
    try {
      this.connection.exec('rollback');
    } catch {
      // The failure itself has ended the transaction.
    }
  }
}

/** What the disk or another program did, in a sentence; a bug stays what it is. */
function toSurveyError(error: unknown, place: string): unknown {
  const message = error instanceof Error ? error.message : '';
  if (/database or disk is full|disk I\/O error|ENOSPC/i.test(message))
    return new SurveyError(`The disk with ${place} is full: what was being written was not kept, and everything before it was.`);
  if (/database is locked|SQLITE_BUSY/i.test(message))
    return new SurveyError(`${place} is locked by another program for more than ${PATIENCE / 1000} seconds.`);
  return error;
}
