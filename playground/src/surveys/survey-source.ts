/**
 * Where a survey comes from: `survey.json` and its results, from a program that serves it while it runs, or from a published folder.
 *
 * A running one is asked again each second while the page is in sight, and only for what is new. What was read stays when the server
 * is gone.
 */

/** What `survey.json` says; the package `impartial-survey` writes it. */
export interface SurveyInfo {
  readonly schema: string;
  readonly name: string;
  readonly question: string;
  readonly ask: 'solve' | 'sequence' | 'period' | 'misere';
  readonly tasks: number;
  readonly same: number;
  readonly done: number;
  readonly taken: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly root?: string;
  readonly version: string;
  readonly created: string;
  readonly limits: Readonly<Record<string, number>>;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly holes: readonly SurveyHole[];
}

export interface SurveyHole {
  readonly name: string;
  readonly column: string;
  readonly count: number;
  readonly values?: readonly string[];
}

/** One result: the columns that have a value. */
export type SurveyRow = Readonly<Record<string, string | number>> & { readonly task: number };

/** The folder beside the page where `impartial web --survey` serves one. */
export const SERVED = 'survey/';
/** More results than this are not read: a server filters them instead. */
export const MOST_ROWS = 200_000;

export async function fetchInfo(folder: string): Promise<SurveyInfo | undefined> {
  const answer = await fetch(`${folder}survey.json`, { cache: 'no-store' });
  if (!answer.ok) return undefined;
  const info = (await answer.json()) as SurveyInfo;
  return info.schema === 'impartial-survey/1' && Array.isArray(info.holes) ? info : undefined;
}

/** The rows after a task; a folder of files has all of them in one. */
export async function fetchRows(folder: string, after: number, where = ''): Promise<SurveyRow[]> {
  const query = new URLSearchParams({ after: String(after), ...(where !== '' && { where }) });
  const answer = await fetch(`${folder}results.ndjson?${query}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`results.ndjson: ${answer.status}`);
  return (await answer.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as SurveyRow)
    .filter(({ task }) => task > after);
}
