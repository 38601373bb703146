/** Beside the map: how far the survey is, one cell, how its results are spread, and how to cite and fetch them. */
import { linkTo } from '../address.ts';
import { capital, formatDuration } from '../words.ts';
import { spelled, wordsOf } from './cell.ts';
import { Cite } from './cite.tsx';
import { Bars, toBars } from './distributions.tsx';
import { Progress } from './progress.tsx';
import type { MapColumn, SurveyMap } from './survey-map.ts';
import type { SurveyInfo, SurveyRow } from './survey-source.ts';
import type { ReadSurvey } from './use-survey.ts';

interface Properties {
  readonly survey: ReadSurvey & { readonly info: SurveyInfo };
  readonly map: SurveyMap;
  readonly rows: readonly SurveyRow[];
  readonly chosen: SurveyRow | undefined;
  /** Where certificates are found. */
  readonly certificates: string | undefined;
}

export function SurveyPanel({ survey, map, rows, chosen, certificates }: Properties) {
  const column = rows.some(({ period }) => period !== undefined) ? 'period' : 'value';
  const beside = columnOf(map, chosen);
  const counted = beside === undefined ? rows : beside.rows;
  const title = [column === 'period' ? 'Periods' : 'Values', ...(beside?.words ?? [])].map(spelled).join(', ');
  return (
    <aside className="survey-panel">
      <Progress survey={survey} />
      {chosen !== undefined && <OneCell row={chosen} info={survey.info} certificates={certificates} />}
      <Bars bars={toBars(counted, column)} title={title} />
      <Cite info={survey.info} rows={rows} />
    </aside>
  );
}

/** All results of the column in which the chosen cell stands. */
function columnOf({ columns, rows }: SurveyMap, chosen: SurveyRow | undefined) {
  if (chosen === undefined || columns.length < 2) return undefined;
  const at = columns.findIndex((_, index) => rows.some(({ cells }) => cells[index]?.task === chosen.task));
  if (at < 0) return undefined;
  const { words, group } = columns[at] as MapColumn;
  const named = group === undefined ? words : [...words, group];
  return { words: named, rows: rows.flatMap(({ cells }) => cells[at] ?? []) };
}

interface CellProperties {
  readonly row: SurveyRow;
  readonly info: SurveyInfo;
  readonly certificates: string | undefined;
}

/** A member of a family that is small enough to be played. */
const PLAYED = '9';

export function playedIn(row: SurveyRow): string {
  return String(row.question ?? '').replaceAll('{n}', PLAYED);
}

function OneCell({ row, info, certificates }: CellProperties) {
  const question = String(row.question ?? '');
  const isFamily = info.ask !== 'solve';
  return (
    <section aria-label="One cell">
      <h2 className="small">One cell</h2>
      <p className="survey-question">{question}</p>
      <p className="survey-answer">{capital(wordsOf(row).replace(/ from (\d+) on/, ' from n = $1 on'))}.</p>
      <p className="survey-links">
        {isFamily && <a href={linkTo(question)}>Open in Sequences</a>}
        <a href={linkTo(playedIn(row))}>{isFamily ? `Play n = ${PLAYED}` : 'Play'}</a>
        {row.certificate !== undefined && certificates !== undefined && (
          <a href={`${certificates}?hash=${row.certificate}`} target="_blank" rel="noreferrer">
            Certificate
          </a>
        )}
      </p>
      <p className="source">
        Task {row.task}, {formatDuration(Number(row.milliseconds ?? 0))}
        {row.needed !== undefined && `, by ${row.needed} values`}
        {row.certificate !== undefined && `, certificate ${String(row.certificate).slice(0, 12)}…`}
      </p>
    </section>
  );
}
