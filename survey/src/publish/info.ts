/** What the page has to know of a survey before it reads results: the same from a published folder and from a running program. */
import { type SurveyStatus, type SurveyWork, surveyStatus, surveyWork } from '../look/status.ts';
import type { Database } from '../store/database.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import { holeColumn } from '../store/view.ts';
import { type Column, columnsOf } from './rows.ts';

export interface SurveyInfo extends SurveyStatus, SurveyWork {
  readonly schema: 'impartial-survey/1';
  /** The file with the results, where they are published; from a running program they are asked for. */
  readonly results?: string;
  readonly version: string;
  readonly created: string;
  readonly limits: object;
  readonly columns: readonly Column[];
  /** The holes with their values, as far as these are few. */
  readonly holes: readonly {
    readonly name: string;
    readonly column: string;
    readonly count: number;
    readonly values?: readonly string[];
  }[];
}

const MOST_LISTED = 2000;

export async function surveyInfo(database: Database, survey: StoredSurvey, version: string): Promise<SurveyInfo> {
  const status = await surveyStatus(database, survey.name);
  return {
    schema: 'impartial-survey/1',
    ...status,
    ...(await surveyWork(database, survey, (status.byStatus.failed ?? 0) > 0)),
    version,
    created: survey.created,
    limits: survey.limits,
    columns: columnsOf(survey),
    holes: survey.tasks.holes.map(({ name, count, at, isGenerated }) => ({
      name,
      column: holeColumn(name),
      count,
      ...(count <= MOST_LISTED && isGenerated !== true && { values: Array.from({ length: count }, (_, index) => at(index)) }),
    })),
  };
}
