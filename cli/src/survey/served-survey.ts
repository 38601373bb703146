/** A survey while it runs, for the page: `survey.json` and `results.ndjson` as a published folder has them, read from the store each time. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { programVersion } from '../version.ts';
import { placeOf, type StoreFlags, type Surveys } from './store.ts';

/** Answers a request for one of the two; false where it is for something else. */
export type SurveyAnswerer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

export async function openServedSurvey(
  surveys: Surveys,
  name: string,
  flags: StoreFlags,
  headers: Readonly<Record<string, string>>,
): Promise<SurveyAnswerer> {
  const database = await surveys.openStore(placeOf(flags, surveys), { mustExist: true });
  const survey = await surveys.openSurvey(database, name);
  const info = async () => {
    const status = await surveys.surveyStatus(database, name);
    return `${JSON.stringify(surveys.surveyInfo(survey, status, programVersion()))}\n`;
  };
  const results = async (query: URLSearchParams) => {
    const rows = await surveys.rowsAfter(database, survey, Number(query.get('after') ?? -1), query.get('where') ?? '');
    return rows.map((row) => `${surveys.rowToJson(row)}\n`).join('');
  };
  return (request, response, path) => {
    if (path !== 'survey.json' && path !== 'results.ndjson') return false;
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const type = path === 'survey.json' ? 'application/json' : 'application/x-ndjson';
    (path === 'survey.json' ? info() : results(query)).then(
      (text) =>
        response.writeHead(200, { ...headers, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text),
      (error: Error) => response.writeHead(400, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(error.message),
    );
    return true;
  };
}
