/** How far a survey is, and what was found so far. */
import type { Database } from '../store/database.ts';
import { one } from '../store/database.ts';
import { countResults, savedRoot } from '../store/results.ts';
import { openSurvey } from '../store/surveys.ts';

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
  readonly byStatus: Readonly<Record<string, number>>;
  /** Seconds of processors so far. */
  readonly seconds: number;
  readonly root?: string;
}

export async function surveyStatus(database: Database, name: string): Promise<SurveyStatus> {
  const survey = await openSurvey(database, name);
  const chunks = await one(
    database,
    `select coalesce(sum(case when state = 'done' then last - first + 1 else 0 end), 0) as done,
       coalesce(sum(case when state = 'taken' then last - first + 1 else 0 end), 0) as taken,
       coalesce(sum(seconds), 0) as seconds from chunk where survey = ?`,
    [survey.id],
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
  };
}
