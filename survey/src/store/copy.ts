/** Copies a survey from one store to another, with all its results; doing it again adds what is missing. */
import { RESULT_COLUMNS } from '../ask/result.ts';
import { SurveyError } from '../survey-error.ts';
import { saveCarried } from './carried.ts';
import type { Database, SqlValue } from './database.ts';
import { COUNTS } from './schema.ts';
import { findSurvey, openSurvey, type StoredSurvey, storeSurvey } from './surveys.ts';

const ROWS = 5000;
const COLUMNS = ['task', ...RESULT_COLUMNS, 'milliseconds', 'level'];
const CHUNK_COLUMNS = ['first', 'last', 'digest', 'owner', 'version', 'code', 'kernel', 'host', 'seconds', ...COUNTS];

/** How many results there are in the copy. */
export async function copySurvey(from: Database, to: Database, name: string): Promise<number> {
  const survey = await openSurvey(from, name);
  const copy = await prepareCopy(from, to, survey);
  let copied = 0;
  for (let last = -1; ; ) {
    const rows = await from.all(
      `select ${COLUMNS.join(', ')} from result where survey = ? and task > ? order by task limit ${ROWS}`,
      [survey.id, last],
    );
    if (rows.length === 0) break;
    const certificates = await from.all(
      `select hash, body from certificate where hash in (select certificate from result where survey = ? and task between ? and ?)`,
      [survey.id, rows[0]?.task as SqlValue, rows.at(-1)?.task as SqlValue],
    );
    await to.transaction(async (inside) => {
      await inside.runEach(
        'insert into certificate (hash, body) values (?, ?) on conflict (hash) do nothing',
        certificates.map(({ hash, body }) => [hash as SqlValue, body as SqlValue]),
      );
      await inside.runEach(
        `insert into result (survey, ${COLUMNS.join(', ')}) values (${['?', ...COLUMNS.map(() => '?')].join(', ')}) on conflict (survey, task) do nothing`,
        rows.map((row) => [copy.id, ...COLUMNS.map((column) => row[column] as SqlValue)]),
      );
      await saveCarried(inside, copy, { first: Number(rows[0]?.task), last: Number(rows.at(-1)?.task) });
    });
    copied += rows.length;
    last = Number(rows.at(-1)?.task);
  }
  await copyGenerated(from, to, survey, copy);
  await copyChunks(from, to, survey, copy);
  return copied;
}

/** The survey itself, with the same chunks, limits and raises. */
async function prepareCopy(from: Database, to: Database, survey: StoredSurvey): Promise<StoredSurvey> {
  const { definition, tasks, chunk, name } = survey;
  const known = await findSurvey(to, name);
  if (known !== undefined && known.chunk !== chunk)
    throw new SurveyError(`${name} is in ${to.place} too, divided in another way: drop one of the two.`);
  const same = await from.all('select task, same, same_by from same_task where survey = ?', [survey.id]);
  const copy = await storeSurvey(to, {
    definition,
    tasks,
    chunk,
    same: new Map(
      same.map((row) => [Number(row.task), { task: Number(row.same), by: row.same_by === 'values' ? 'values' : 'moves' }]),
    ),
  });
  const raised = await from.all('select number, condition, limits, tasks from raised where survey = ? order by number', [
    survey.id,
  ]);
  await to.transaction(async (inside) => {
    await inside.run('update survey set limits = ? where id = ?', [JSON.stringify(survey.limits), copy.id]);
    await inside.run('delete from raised where survey = ?', [copy.id]);
    await inside.runEach(
      'insert into raised (survey, number, condition, limits, tasks) values (?, ?, ?, ?, ?)',
      raised.map((row) => [copy.id, ...['number', 'condition', 'limits', 'tasks'].map((column) => row[column] as SqlValue)]),
    );
  });
  return openSurvey(to, name);
}

/** Values of a hole that come with the results. */
async function copyGenerated(from: Database, to: Database, survey: StoredSurvey, copy: StoredSurvey): Promise<void> {
  const hole = survey.tasks.holes.find(({ isGenerated }) => isGenerated === true);
  if (hole === undefined) return;
  for (let last = -1; ; ) {
    const rows = await from.all(
      `select place, value from hole_value where survey = ? and hole = ? and place > ? order by place limit ${ROWS}`,
      [survey.id, hole.name, last],
    );
    if (rows.length === 0) return;
    await to.runEach(
      'insert into hole_value (survey, hole, place, value) values (?, ?, ?, ?) on conflict (survey, hole, place) do nothing',
      rows.map(({ place, value }) => [copy.id, hole.name, place as SqlValue, value as SqlValue]),
    );
    last = Number(rows.at(-1)?.place);
  }
}

async function copyChunks(from: Database, to: Database, survey: StoredSurvey, copy: StoredSurvey): Promise<void> {
  const done = await from.all(`select ${CHUNK_COLUMNS.join(', ')} from chunk where survey = ? and state = 'done'`, [survey.id]);
  const pages = await from.all('select page, digest from page where survey = ?', [survey.id]);
  await to.transaction(async (inside) => {
    const set = CHUNK_COLUMNS.slice(2);
    await inside.runEach(
      `update chunk set state = 'done', ${set.map((column) => `${column} = ?`).join(', ')} where survey = ? and first = ?`,
      done.map((row) => [...set.map((column) => row[column] as SqlValue), copy.id, row.first as SqlValue]),
    );
    await inside.run('delete from page where survey = ?', [copy.id]);
    await inside.runEach(
      'insert into page (survey, page, digest) values (?, ?, ?)',
      pages.map((row) => [copy.id, row.page as SqlValue, row.digest as SqlValue]),
    );
  });
}
