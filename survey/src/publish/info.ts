/** What the page has to know of a survey before it reads results: the same from a published folder and from a running program. */
import type { SurveyStatus } from '../look/status.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import { holeColumn } from '../store/view.ts';
import { type Column, columnsOf } from './rows.ts';

export interface SurveyInfo extends SurveyStatus {
  readonly schema: 'impartial-survey/1';
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

export function surveyInfo(survey: StoredSurvey, status: SurveyStatus, version: string): SurveyInfo {
  return {
    schema: 'impartial-survey/1',
    ...status,
    version,
    created: survey.created,
    limits: survey.limits,
    columns: columnsOf(survey),
    holes: survey.tasks.holes.map(({ name, count, at }) => ({
      name,
      column: holeColumn(name),
      count,
      ...(count <= MOST_LISTED && { values: Array.from({ length: count }, (_, index) => at(index)) }),
    })),
  };
}
