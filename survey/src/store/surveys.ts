/** The surveys of a store: planned, found by name, listed, dropped. */

import { sha256 } from '../ask/result.ts';
import { readDefinition, type SurveyDefinition, type TaskLimits } from '../define/definition.ts';
import { Tasks } from '../define/tasks.ts';
import { SurveyError } from '../survey-error.ts';
import { type Database, one, type Row } from './database.ts';
import { viewSql } from './view.ts';

/** A survey as the store has it. */
export interface StoredSurvey {
  readonly id: number;
  readonly name: string;
  readonly definition: SurveyDefinition;
  readonly hash: string;
  readonly tasks: Tasks;
  /** How far tasks may go now: the limits of the definition, or what they were raised to. */
  readonly limits: TaskLimits;
  /** How often the limits were raised. */
  readonly level: number;
  /** Tasks in a chunk. */
  readonly chunk: number;
  readonly created: string;
}

/** What is to be stored of a plan. */
export interface Planned {
  readonly definition: SurveyDefinition;
  readonly tasks: Tasks;
  readonly chunk: number;
  /** Tasks that are the same as an earlier one. */
  readonly same: ReadonlyMap<number, SameTask>;
}

/** The earlier task, and in what the two are the same: in their moves, so that the result is, or in their values but for zeros. */
export interface SameTask {
  readonly task: number;
  readonly by: 'moves' | 'values';
}

const CHUNKS_AT_ONCE = 50_000;

/** The hash of what a survey asks: two surveys with the same are one. */
export function definitionHash(definition: SurveyDefinition): string {
  const { name: _, holes, rulesets, ...rest } = definition;
  const asked = { ...rest, holes: Object.entries(holes).sort(([a], [b]) => (a < b ? -1 : 1)) };
  // What their files are called makes no difference.
  const custom = rulesets?.map(({ id, code }) => [id, code]);
  return sha256(JSON.stringify(custom === undefined ? asked : { ...asked, rulesets: custom }));
}

/** Stores a plan; a survey of this name that asks the same stays as it is, with all its results. */
export async function storeSurvey(database: Database, planned: Planned): Promise<StoredSurvey> {
  const { definition } = planned;
  const known = await findSurvey(database, definition.name);
  if (known !== undefined) {
    if (known.hash === definitionHash(definition)) return known;
    throw new SurveyError(
      `There is another survey ${definition.name} in ${database.place}: give this one another name, or drop that one first.`,
    );
  }
  await database.transaction((inside) => insertSurvey(inside, planned));
  return openSurvey(database, definition.name);
}

async function insertSurvey(inside: Database, { definition, tasks, chunk, same }: Planned): Promise<void> {
  const { name, limits } = definition;
  const id = Number((await one(inside, 'select coalesce(max(id), 0) + 1 as id from survey'))?.id);
  await inside.run(
    'insert into survey (id, name, definition, hash, tasks, chunk, limits, created) values (?, ?, ?, ?, ?, ?, ?, ?)',
    [
      id,
      name,
      JSON.stringify(definition),
      definitionHash(definition),
      tasks.count,
      chunk,
      JSON.stringify(limits),
      new Date().toISOString(),
    ],
  );
  for (const [place, hole] of tasks.holes.entries()) {
    const { count, stride, range } = hole;
    await inside.run('insert into hole (survey, name, place, count, stride, first, step) values (?, ?, ?, ?, ?, ?, ?)', [
      id,
      hole.name,
      place,
      count,
      stride,
      range?.from ?? null,
      range?.step ?? null,
    ]);
    if (range === undefined && hole.isGenerated !== true)
      await inside.runEach('insert into hole_value (survey, hole, place, value) values (?, ?, ?, ?)', eachValue(id, hole));
  }
  await inside.runEach(
    'insert into same_task (survey, task, same, same_by) values (?, ?, ?, ?)',
    [...same].map(([task, first]) => [id, task, first.task, first.by]),
  );
  await inside.runEach('insert into chunk (survey, first, last, state) values (?, ?, ?, ?)', eachChunk(id, tasks, chunk));
  await inside.run(viewSql(id, name, tasks));
}

function* eachValue(id: number, hole: Tasks['holes'][number]): Iterable<readonly (string | number)[]> {
  for (let index = 0; index < hole.count; index++) yield [id, hole.name, index, hole.at(index)];
}

function* eachChunk(id: number, { generated, count }: Tasks, chunk: number): Iterable<readonly (string | number)[]> {
  if (generated !== undefined) {
    const each = count / generated.count;
    for (const { first, last } of generated.parts()) yield [id, first * each, (last + 1) * each - 1, 'open'];
    return;
  }
  for (let first = 0; first < count; first += chunk) yield [id, first, Math.min(count, first + chunk) - 1, 'open'];
}

const SELECT = 'select survey.*, (select count(*) from raised where raised.survey = survey.id) as level from survey';

/** The most chunks that a survey may have: a chunk is larger where tasks are many. */
export function leastChunk(tasks: number): number {
  return Math.max(1, Math.ceil(tasks / CHUNKS_AT_ONCE));
}

export async function findSurvey(database: Database, name: string): Promise<StoredSurvey | undefined> {
  const row = await one(database, `${SELECT} where name = ?`, [name]);
  return row === undefined ? undefined : toSurvey(row);
}

export async function openSurvey(database: Database, name: string): Promise<StoredSurvey> {
  const found = await findSurvey(database, name);
  if (found !== undefined) return found;
  const names = (await database.all('select name from survey order by name')).map((row) => String(row.name));
  const known = names.length === 0 ? 'It has none yet: impartial survey plan makes one.' : `It has ${names.join(', ')}.`;
  throw new SurveyError(`There is no survey ${name} in ${database.place}. ${known}`);
}

export async function listSurveys(database: Database): Promise<readonly StoredSurvey[]> {
  return (await database.all(`${SELECT} order by name`)).map(toSurvey);
}

/** The names of surveys that are not done, of all or of these. */
export async function openSurveys(database: Database, names: readonly string[] = []): Promise<readonly string[]> {
  for (const name of names) await openSurvey(database, name);
  const rows = await database.all(
    "select name from survey where exists (select 1 from chunk where chunk.survey = survey.id and state <> 'done') order by id",
  );
  return rows.map(({ name }) => String(name)).filter((name) => names.length === 0 || names.includes(name));
}

/** The limits at each level: those of the definition first. */
export async function limitsByLevel(database: Database, { id, definition }: StoredSurvey): Promise<readonly TaskLimits[]> {
  const raised = await database.all('select limits from raised where survey = ? order by number', [id]);
  return [definition.limits, ...raised.map(({ limits }) => JSON.parse(String(limits)) as TaskLimits)];
}

/** Forgets a survey with all its results. Certificates that no result names any more go with it. */
export async function dropSurvey(database: Database, name: string): Promise<void> {
  const { id } = await openSurvey(database, name);
  await database.transaction(async (inside) => {
    await inside.run(`drop view if exists "${name}"`);
    for (const table of ['result', 'chunk', 'page', 'raised', 'same_task', 'hole_value', 'hole'])
      await inside.run(`delete from ${table} where survey = ?`, [id]);
    await inside.run('delete from survey where id = ?', [id]);
    await inside.run(
      'delete from certificate where not exists (select 1 from result where result.certificate = certificate.hash) and not exists (select 1 from same_task where same_task.certificate = certificate.hash)',
    );
  });
}

function toSurvey(row: Row): StoredSurvey {
  const definition = readDefinition(JSON.parse(String(row.definition)));
  return {
    id: Number(row.id),
    name: definition.name,
    definition,
    hash: String(row.hash),
    tasks: new Tasks(definition),
    limits: JSON.parse(String(row.limits)) as TaskLimits,
    level: Number(row.level),
    chunk: Number(row.chunk),
    created: String(row.created),
  };
}
