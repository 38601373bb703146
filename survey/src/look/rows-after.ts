/** Rows of a survey for a page that asks again and again: those after a task that fit a filter, at most so many. */
import { type FilterTerm, parseResultFilter } from 'impartial';
import { columnsOf } from '../publish/rows.ts';
import type { Database, Row, SqlValue } from '../store/database.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import { SurveyError } from '../survey-error.ts';

const MOST = 20_000;

export interface WantedRows {
  readonly after: number;
  readonly filter: string;
  /** Only tasks whose numbers it divides: a sample. */
  readonly every: number;
}

export async function rowsAfter(
  database: Database,
  survey: StoredSurvey,
  { after, filter, every }: WantedRows,
): Promise<readonly Row[]> {
  if (!Number.isSafeInteger(after) || !Number.isSafeInteger(every) || every < 1)
    throw new SurveyError('What is wanted of a survey is after=TASK, where=FILTER and every=NUMBER.');
  const columns = columnsOf(survey);
  const terms = parseResultFilter(
    filter,
    columns.map(({ name }) => name),
  );
  if (!terms.ok) throw new SurveyError(terms.error.message);
  const conditions = terms.value.map(toSql);
  return database.all(
    `select * from "${survey.name}" where ${['task > ?', ...(every > 1 ? [`task % ${every} = 0`] : []), ...conditions.map(({ sql }) => sql)].join(' and ')} order by task limit ${MOST}`,
    [after, ...conditions.flatMap(({ values }) => values)],
  );
}

/** Texts are compared by `like`, where what is special there is taken as it stands. */
function toSql({ column, sign, values }: FilterTerm): { readonly sql: string; readonly values: readonly SqlValue[] } {
  const text = `cast("${column}" as text)`;
  if (sign !== '=' && sign !== '!=')
    return { sql: `cast("${column}" as double precision) ${sign} ?`, values: [Number(values[0])] };
  const like = `(${values.map(() => `${text} like ? escape '!'`).join(' or ')})`;
  const patterns = values.map((value) => value.replaceAll(/[!%_]/g, (sign_) => `!${sign_}`).replaceAll('*', '%'));
  return { sql: sign === '=' ? like : `("${column}" is null or not ${like})`, values: patterns };
}
