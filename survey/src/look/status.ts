/** How far a survey is, and what was found so far. */
import { codeOfTasks } from '../ask/ruleset-code.ts';
import type { Database } from '../store/database.ts';
import { one } from '../store/database.ts';
import { countResults, savedRoot } from '../store/results.ts';
import { openSurvey, type StoredSurvey } from '../store/surveys.ts';

export interface SurveyStatus {
  readonly name: string;
  readonly question: string;
  readonly ask: string;
  readonly tasks: number;
  /** Tasks that are the same as another and are not asked. */
  readonly same: number;
  /** Tasks in chunks that are done, and in chunks that somebody has in hand. */
  readonly done: number;
  readonly taken: number;
  /** Of the tasks that were asked: one that is the same as another is not counted here, and is a row of the survey's view. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** Seconds that workers took so far, by their clocks. */
  readonly seconds: number;
  readonly root?: string;
  /** Tasks that were asked with other code of their rulesets than is here now. */
  readonly byOtherCode: number;
}

/** What is in hand at this moment, and what has failed, by its cause: for those who look on. */
export interface SurveyWork {
  readonly working: readonly { readonly owner: string; readonly first: number; readonly last: number; readonly since: number }[];
  readonly failures: readonly { readonly reason: string; readonly count: number }[];
}

const MOST_SHOWN = 20;

export async function surveyWork(database: Database, { id }: StoredSurvey, hasFailed: boolean): Promise<SurveyWork> {
  const working = await database.all(
    `select owner, first, last, taken from chunk where survey = ? and state = 'taken' order by first limit ${MOST_SHOWN}`,
    [id],
  );
  const failures = hasFailed
    ? await database.all(
        `select reason, count(*) as count from result where survey = ? and status = 'failed' group by reason order by count(*) desc, reason limit ${MOST_SHOWN}`,
        [id],
      )
    : [];
  return {
    working: working.map(({ owner, first, last, taken }) => ({
      owner: String(owner),
      first: Number(first),
      last: Number(last),
      since: Number(taken),
    })),
    failures: failures.map(({ reason, count }) => ({ reason: String(reason), count: Number(count) })),
  };
}

export async function surveyStatus(database: Database, name: string): Promise<SurveyStatus> {
  const survey = await openSurvey(database, name);
  const chunks = await one(
    database,
    `select coalesce(sum(case when state = 'done' then last - first + 1 else 0 end), 0) as done,
       coalesce(sum(case when state = 'taken' then last - first + 1 else 0 end), 0) as taken,
       coalesce(sum(case when state = 'done' and code <> ? then last - first + 1 else 0 end), 0) as other,
       coalesce(sum(seconds), 0) as seconds from chunk where survey = ?`,
    [codeOfTasks(survey.tasks, survey.definition.rulesets), survey.id],
  );
  const same = await one(database, 'select count(*) as count from same_task where survey = ?', [survey.id]);
  const root = await savedRoot(database, survey);
  return {
    name,
    question: survey.definition.question,
    ask: survey.definition.ask,
    tasks: survey.tasks.count,
    same: Number(same?.count),
    done: Number(chunks?.done),
    taken: Number(chunks?.taken),
    byStatus: await countResults(database, survey.id),
    seconds: Number(chunks?.seconds),
    ...(root !== undefined && { root }),
    byOtherCode: Number(chunks?.other),
  };
}
