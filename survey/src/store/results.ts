/** The results of a survey: kept chunk by chunk, each with its digest in one transaction, and read again in the order of the tasks. */
import { type AskedTask, digestOf, PAGE, RESULT_COLUMNS, rootOf, STATUSES, type TaskResult } from '../ask/result.ts';
import { type Database, one, type Row, type SqlValue } from './database.ts';
import { COUNTS } from './schema.ts';
import type { StoredSurvey } from './surveys.ts';

/** Tasks from the first to the last. */
export interface Chunk {
  readonly first: number;
  readonly last: number;
}

/** What did the work, kept with each chunk. */
export interface Worker {
  readonly owner: string;
  readonly version: string;
  /** Of the rulesets' code. */
  readonly code: string;
  readonly kernel: string;
  readonly host: string;
}

export type StoredResult = TaskResult & { readonly task: number; readonly level: number };

const INSERT = `insert into result (survey, task, ${RESULT_COLUMNS.join(', ')}, milliseconds, level) values (${Array.from({ length: RESULT_COLUMNS.length + 4 }, () => '?').join(', ')}) on conflict (survey, task) do nothing`;

/** Keeps the results of a chunk; what was there already stays, so that doing it twice changes nothing. To be called in a transaction. */
export async function saveChunk(
  inside: Database,
  survey: StoredSurvey,
  chunk: Chunk,
  results: readonly AskedTask[],
  worker: Worker & { readonly seconds: number },
): Promise<void> {
  const inserted = await saveResults(inside, survey, chunk, results);
  // Where all of the chunk is new there is nothing else to read.
  const isNew = inserted === chunk.last - chunk.first + 1 && inserted === results.length;
  const kept = isNew ? results : await readResults(inside, survey.id, chunk);
  const { owner, version, code, kernel, host, seconds } = worker;
  await inside.run(
    `update chunk set state = 'done', digest = ?, owner = ?, version = ?, code = ?, kernel = ?, host = ?, seconds = ?, ${COUNTS.map((count) => `${count} = ?`).join(', ')} where survey = ? and first = ?`,
    [digestOf(kept), owner, version, code, kernel, host, seconds, ...countsOf(kept), survey.id, chunk.first],
  );
}

/** Keeps some results of a chunk, and says how many were not there. To be called in a transaction. */
export async function saveResults(
  inside: Database,
  survey: StoredSurvey,
  chunk: Chunk,
  results: readonly AskedTask[],
): Promise<number> {
  await inside.runEach(
    'insert into certificate (hash, body) values (?, ?) on conflict (hash) do nothing',
    results.flatMap(({ certificate, certificateText }) =>
      certificate === undefined || certificateText === undefined ? [] : [[certificate, certificateText]],
    ),
  );
  const inserted = await inside.runEach(
    INSERT,
    results.map((result) => [
      survey.id,
      result.task,
      ...RESULT_COLUMNS.map((column) => result[column] ?? null),
      result.milliseconds,
      survey.level,
    ]),
  );
  await saveGenerated(inside, survey, chunk);
  return inserted;
}

/** What a program put into a hole is kept with the results, for queries and exports. */
async function saveGenerated(inside: Database, { id, tasks }: StoredSurvey, { first, last }: Chunk): Promise<void> {
  const hole = tasks.holes.find(({ isGenerated }) => isGenerated === true);
  if (hole === undefined) return;
  const from = Math.floor(first / hole.stride);
  await inside.runEach(
    'insert into hole_value (survey, hole, place, value) values (?, ?, ?, ?) on conflict (survey, hole, place) do nothing',
    Array.from({ length: Math.floor(last / hole.stride) - from + 1 }, (_, index) => [
      id,
      hole.name,
      from + index,
      hole.at(from + index),
    ]),
  );
}

function countsOf(results: readonly TaskResult[]): readonly number[] {
  return STATUSES.map((status) => results.filter((result) => result.status === status).length);
}

/** How many results have each status: those of chunks that are done are counted already. */
export async function countResults(database: Database, survey: number): Promise<Readonly<Record<string, number>>> {
  const counts = new Map<string, number>();
  const add = (status: string, count: number) => count > 0 && counts.set(status, (counts.get(status) ?? 0) + count);
  const isCounted = `state = 'done' and ${COUNTS[0]} is not null`;
  const done = await one(
    database,
    `select ${COUNTS.map((count) => `coalesce(sum(${count}), 0) as ${count}`).join(', ')} from chunk where survey = ? and ${isCounted}`,
    [survey],
  );
  for (const [index, status] of STATUSES.entries()) add(status, Number(done?.[COUNTS[index] as string]));
  const others = await database.all(
    `select result.status, count(*) as count from chunk join result on result.survey = chunk.survey and result.task between chunk.first and chunk.last where chunk.survey = ? and not (${isCounted}) group by 1`,
    [survey],
  );
  for (const { status, count } of others) add(String(status), Number(count));
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The results of some tasks, in order. */
export async function readResults(database: Database, survey: number, { first, last }: Chunk): Promise<readonly StoredResult[]> {
  const rows = await database.all(
    `select task, level, ${RESULT_COLUMNS.join(', ')} from result where survey = ? and task between ? and ? order by task`,
    [survey, first, last],
  );
  return rows.map(toResult);
}

/** The tasks of a chunk that are still to be asked: not there yet, and not the same as another. */
export async function openTasks(database: Database, survey: number, { first, last }: Chunk): Promise<readonly number[]> {
  const known = await database.all(
    'select task from result where survey = ? and task between ? and ? union select task from same_task where survey = ? and task between ? and ?',
    [survey, first, last, survey, first, last],
  );
  const done = new Set(known.map(({ task }) => Number(task)));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((task) => !done.has(task));
}

function toResult(row: Row): StoredResult {
  const result: Record<string, SqlValue> = { task: Number(row.task), level: Number(row.level) };
  for (const column of RESULT_COLUMNS) {
    const value = row[column];
    if (value !== null && value !== undefined) result[column] = value;
  }
  return result as unknown as StoredResult;
}

/** The pages of a survey, by their numbers. */
export function pageCount(tasks: number): number {
  return Math.ceil(tasks / PAGE);
}

export function pageAt(page: number, tasks: number): Chunk {
  return { first: page * PAGE, last: Math.min(tasks, (page + 1) * PAGE) - 1 };
}

/** The digest of a page as its results are now. */
export async function pageDigest(database: Database, survey: StoredSurvey, page: number): Promise<string> {
  return digestOf(await readResults(database, survey.id, pageAt(page, survey.tasks.count)));
}

/** Keeps the digests of all pages of a finished survey and returns the root. */
export async function savePages(database: Database, survey: StoredSurvey): Promise<string> {
  const digests: string[] = [];
  for (let page = 0; page < pageCount(survey.tasks.count); page++) digests.push(await pageDigest(database, survey, page));
  await database.transaction(async (inside) => {
    await inside.run('delete from page where survey = ?', [survey.id]);
    await inside.runEach(
      'insert into page (survey, page, digest) values (?, ?, ?)',
      digests.map((digest, page) => [survey.id, page, digest]),
    );
  });
  return rootOf(digests);
}

/** The root of a finished survey; undefined while there are chunks to do. */
export async function savedRoot(database: Database, survey: StoredSurvey): Promise<string | undefined> {
  const pages = await database.all('select digest from page where survey = ? order by page', [survey.id]);
  return pages.length === pageCount(survey.tasks.count) ? rootOf(pages.map(({ digest }) => String(digest))) : undefined;
}
