/** "What are my integers?": the sequences of all surveys of a store in which these values follow one another. */
import type { Database } from '../store/database.ts';
import { listSurveys } from '../store/surveys.ts';
import { SurveyError } from '../survey-error.ts';

export interface FoundSequence {
  readonly survey: string;
  readonly task: number;
  readonly question: string;
  /** The place of the first of them, from 0. */
  readonly at: number;
}

const FEWEST = 4;

export async function findSequences(database: Database, values: readonly string[], most = 50): Promise<readonly FoundSequence[]> {
  if (values.length < FEWEST)
    throw new SurveyError(`Fewer than ${FEWEST} values are in almost every sequence: give more of them.`);
  const bad = values.find((value) => !/^-?\d+$/.test(value));
  if (bad !== undefined) throw new SurveyError(`A value is a whole number; found ${bad.slice(0, 40)}.`);
  const wanted = values.map((value) => `"${value}"`).join(',');
  const found: FoundSequence[] = [];
  for (const survey of await listSurveys(database)) {
    if (survey.definition.ask !== 'sequence') continue;
    const rows = await database.all('select task, value from result where survey = ? and value like ? order by task limit ?', [
      survey.id,
      `%${wanted}%`,
      most - found.length,
    ]);
    for (const row of rows) {
      const text = String(row.value);
      const at = text.slice(0, text.indexOf(wanted)).split(',').length - 1;
      found.push({ survey: survey.name, task: Number(row.task), question: survey.tasks.questionAt(Number(row.task)), at });
    }
    if (found.length >= most) break;
  }
  return found;
}
