/**
 * The tables of a store, the same in SQLite and PostgreSQL.
 *
 * A result has neither its question nor what is in its holes: both follow from the number of the task, and the view that every survey
 * has under its own name (`view.ts`) puts them in. Its `level` says how often the limits had been raised when it was asked.
 */
import { STATUSES } from '../ask/result.ts';
import { SurveyError } from '../survey-error.ts';
import { type Database, exclusively, one } from './database.ts';

/** Changes when the tables do. */
export const STORE_VERSION = 1;

/** How many results of a chunk have each status, so that a look at a large survey does not read all of it. */
export const COUNTS = STATUSES.map((status) => `count_${status}`);

const TABLES = [
  'create table if not exists store (version integer primary key)',
  `create table if not exists survey (
     id integer primary key, name text not null unique, definition text not null, hash text not null,
     tasks bigint not null, chunk integer not null, limits text not null, created text not null)`,
  `create table if not exists hole (
     survey integer not null, name text not null, place integer not null, count bigint not null, stride bigint not null,
     first bigint, step bigint, primary key (survey, name))`,
  `create table if not exists hole_value (
     survey integer not null, hole text not null, place bigint not null, value text not null, primary key (survey, hole, place))`,
  `create table if not exists same_task (
     survey integer not null, task bigint not null, same bigint not null, same_by text, preperiod bigint, needed bigint,
     certificate text, primary key (survey, task))`,
  `create table if not exists result (
     survey integer not null, task bigint not null, status text not null, kind text, value text, period bigint, preperiod bigint,
     saltus text, needed bigint, theorem text, certificate text, reason text, milliseconds double precision not null,
     level integer not null,
     primary key (survey, task))`,
  'create table if not exists certificate (hash text primary key, body text not null)',
  `create table if not exists chunk (
     survey integer not null, first bigint not null, last bigint not null, state text not null, owner text, taken bigint,
     digest text, version text, kernel text, host text, seconds double precision, code text, ${COUNTS.map((count) => `${count} bigint`).join(', ')},
     primary key (survey, first))`,
  'create table if not exists page (survey integer not null, page bigint not null, digest text not null, primary key (survey, page))',
  `create table if not exists raised (
     survey integer not null, number integer not null, condition text not null, limits text not null, tasks bigint not null,
     primary key (survey, number))`,
  'create table if not exists chain (name text primary key, question text not null, created text not null, keeps text, found text)',
  `create table if not exists link (
     chain text not null, number integer not null, first bigint not null, last bigint not null, hash text not null, body text not null,
     seconds double precision not null, host text not null, version text not null, code text, primary key (chain, number))`,
];

const INDEXES = [
  'create index if not exists chunk_state on chunk (survey, state, first)',
  'create index if not exists same_source on same_task (survey, same)',
];

/** Makes the tables where they are missing; refuses a store of another version. */
export async function prepareStore(database: Database): Promise<void> {
  if (database.kind === 'sqlite' && (await isOther(database)))
    throw new SurveyError(`${database.place} is a database of something else: name another file with --store.`);
  await exclusively(database, () =>
    database.transaction(async (inside) => {
      await inside.run(TABLES[0] as string);
      const known = await one(inside, 'select version from store');
      // Nothing of a store of another version is touched.
      if (known !== undefined && known.version !== STORE_VERSION)
        throw new SurveyError(
          `${database.place} is a store of version ${known.version}; this program reads version ${STORE_VERSION}.`,
        );
      for (const table of TABLES) await inside.run(table);
      await addColumns(inside);
      for (const index of INDEXES) await inside.run(index);
      if (known === undefined) await inside.run('insert into store (version) values (?)', [STORE_VERSION]);
    }),
  );
}

/** Columns that stores made by earlier programs lack; they get empty ones. */
const ADDED = {
  chunk: [...COUNTS.map((count) => `${count} bigint`), 'code text'],
  same_task: ['same_by text', 'preperiod bigint', 'needed bigint', 'certificate text'],
  chain: ['keeps text', 'found text'],
  link: ['code text'],
};

async function addColumns(inside: Database): Promise<void> {
  for (const [table, columns] of Object.entries(ADDED)) {
    const known = await inside.all(
      inside.kind === 'sqlite'
        ? `select name from pragma_table_info('${table}')`
        : `select column_name as name from information_schema.columns where table_name = '${table}' and table_schema = current_schema()`,
    );
    const names = new Set(known.map(({ name }) => name));
    for (const column of columns)
      if (!names.has(column.split(' ')[0] as string)) await inside.run(`alter table ${table} add column ${column}`);
  }
}

async function isOther(database: Database): Promise<boolean> {
  const tables = await database.all("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
  return tables.length > 0 && !tables.some(({ name }) => name === 'store');
}
