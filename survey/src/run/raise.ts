/** Opens tasks again with larger limits: those that a condition over the survey's view names. */
import type { TaskLimits } from '../define/definition.ts';
import type { Database } from '../store/database.ts';
import { one } from '../store/database.ts';
import { openSurvey } from '../store/surveys.ts';
import { SurveyError } from '../survey-error.ts';

/** How many tasks are open again. */
export async function raiseSurvey(database: Database, name: string, where: string, limits: TaskLimits): Promise<number> {
  const survey = await openSurvey(database, name);
  if (where.includes(';')) throw new SurveyError('A condition has no semicolon.');
  const rows = await database.readOnly(`select task from "${name}" where (${where}) and same is null order by task`);
  const tasks = rows.map(({ task }) => Number(task));
  if (tasks.length === 0) return 0;
  const raised = { ...survey.limits, ...limits };
  await database.transaction(async (inside) => {
    await inside.runEach(
      'delete from result where survey = ? and task = ?',
      tasks.map((task) => [survey.id, task]),
    );
    await inside.runEach(
      "update chunk set state = 'open', digest = null where survey = ? and ? between first and last",
      tasks.map((task) => [survey.id, task]),
    );
    await inside.run('delete from page where survey = ?', [survey.id]);
    await inside.run('update survey set limits = ? where id = ?', [JSON.stringify(raised), survey.id]);
    const number = Number((await one(inside, 'select count(*) as count from raised where survey = ?', [survey.id]))?.count);
    await inside.run('insert into raised (survey, number, condition, limits, tasks) values (?, ?, ?, ?, ?)', [
      survey.id,
      number,
      where,
      JSON.stringify(raised),
      tasks.length,
    ]);
  });
  return tasks.length;
}

/** `x8` is eight times the limit there is, `65536` that number. */
export function readRaise(text: string, limit: string, now: number | undefined): number {
  const [, times, number = ''] = /^(x?)(\d+(?:e\d+)?)$/.exec(text) ?? [];
  if (times === undefined || !Number.isSafeInteger(Number(number)) || Number(number) < 1)
    throw new SurveyError(`--${limit} takes a number such as 65536, or x8 for eight times as much; found ${text.slice(0, 40)}.`);
  if (times === '') return Number(number);
  if (now === undefined)
    throw new SurveyError(`The survey has no limit on ${limit} yet, so that there is nothing to take ${text} of.`);
  return now * Number(number);
}
