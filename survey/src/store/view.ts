/**
 * The view of a survey: its results with the question and what is in the holes, under the name of the survey.
 *
 * Nothing of that is stored with each result. Numbers of a range are counted out; members of a list are looked up; a task that is
 * known to be the same as another has the result of that one, where they have their values in common with what it has for itself.
 */
import type { TaskHole, Tasks } from '../define/tasks.ts';

/** Columns that every view has; a hole of such a name is called `hole_…`. */
const TAKEN = [
  'task',
  'question',
  'status',
  'kind',
  'value',
  'period',
  'preperiod',
  'saltus',
  'needed',
  'theorem',
  'certificate',
];
const ALSO_TAKEN = ['reason', 'milliseconds', 'same'];

export function holeColumn(name: string): string {
  return [...TAKEN, ...ALSO_TAKEN].includes(name) ? `hole_${name}` : name;
}

export function viewSql(survey: number, name: string, tasks: Tasks): string {
  const holes = tasks.holes.map((hole, index) => ({ hole, table: `h${index}` }));
  const columns = holes.map(({ hole, table }) => `${valueSql(hole, table)} as "${holeColumn(hole.name)}"`);
  const byName = new Map(holes.map(({ hole, table }) => [hole.name, valueSql(hole, table)]));
  const question = tasks.pieces
    .flatMap(({ text, hole }) => [quoted(text), ...(hole === undefined ? [] : [byName.get(hole) ?? quoted('')])])
    .join(' || ');
  const joins = holes
    .filter(({ hole }) => hole.range === undefined)
    .map(
      ({ hole, table }) =>
        `join hole_value ${table} on ${table}.survey = ${survey} and ${table}.hole = ${quoted(hole.name)} and ${table}.place = ${placeSql(hole)}`,
    );
  const results = TAKEN.filter((column) => column !== 'task' && column !== 'question');
  return `create view "${name}" as select t.task, ${question} as question, ${[...columns, ...[...results, 'reason', 'milliseconds'].map(resultSql)].join(', ')}, case when t.task = t.source then null else t.source end as same from (${tasksSql(survey)}) t join result r on r.survey = ${survey} and r.task = t.source ${joins.join(' ')}`;
}

/** What a task may have for itself, though another was asked for it. */
const OWN = ['preperiod', 'needed', 'certificate'];

function resultSql(column: string): string {
  return OWN.includes(column)
    ? `case when t.same_by = 'values' then t.${column} else r.${column} end as ${column}`
    : `r.${column}`;
}

/** Every task with the task that was asked for it. */
function tasksSql(survey: number): string {
  const none = ['null as same_by', ...['preperiod', 'needed'].map((column) => `cast(null as bigint) as ${column}`)];
  const asked = `select task, task as source, ${none.join(', ')}, null as certificate from result where survey = ${survey}`;
  return `${asked} union all select task, same as source, same_by, ${OWN.join(', ')} from same_task where survey = ${survey}`;
}

function placeSql({ stride, count }: TaskHole): string {
  return `((t.task / ${stride}) % ${count})`;
}

function valueSql(hole: TaskHole, table: string): string {
  const { range } = hole;
  return range === undefined ? `${table}.value` : `cast(${range.from} + ${range.step} * ${placeSql(hole)} as text)`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
