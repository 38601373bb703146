/** A survey as CSV, as JSON lines, and as b-files: texts that come piece by piece. */
import { openFamily } from 'impartial';
import { type GivenRulesets, requireRulesets } from '../ask/custom-rulesets.ts';
import type { Database, Row } from '../store/database.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import { SurveyError } from '../survey-error.ts';
import { columnsOf, eachRows } from './rows.ts';

/** By RFC 4180, with a line of names. */
export async function* surveyToCsv(database: Database, survey: StoredSurvey): AsyncGenerator<string, void> {
  const names = columnsOf(survey).map(({ name }) => name);
  yield `${names.join(',')}\r\n`;
  for await (const rows of eachRows(database, survey))
    yield rows.map((row) => `${names.map((name) => cell(row[name])).join(',')}\r\n`).join('');
}

function cell(value: Row[string] | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One object a line; what is missing is left out. */
export async function* surveyToJsonLines(database: Database, survey: StoredSurvey): AsyncGenerator<string, void> {
  for await (const rows of eachRows(database, survey)) yield rows.map((row) => `${rowToJson(row)}\n`).join('');
}

export function rowToJson(row: Row): string {
  return JSON.stringify(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}

/** A file for each sequence: its name, and lines `n value` from its first member on. */
export async function* surveyToBFiles(
  database: Database,
  survey: StoredSurvey,
  given?: GivenRulesets,
): AsyncGenerator<{ readonly name: string; readonly text: string }, void> {
  if (survey.definition.ask !== 'sequence') throw new SurveyError('Only a survey that asks for sequences has b-files.');
  requireRulesets(survey.definition, given);
  for await (const rows of eachRows(database, survey)) {
    for (const { task, question, value } of rows) {
      if (value === null || value === undefined) continue;
      const terms = JSON.parse(String(value)) as (string | null)[];
      const family = openFamily(String(question), given === undefined ? {} : { catalogue: given.catalogue });
      const first = 'error' in family ? 0 : family.first;
      const lines = terms.flatMap((term, index) => (term === null ? [] : [`${first + index} ${term}\n`]));
      yield { name: `b${String(task).padStart(6, '0')}.txt`, text: `# ${question}\n${lines.join('')}` };
    }
  }
}
