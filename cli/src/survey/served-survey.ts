/** A survey while it runs, for the page: what it is, its results, and a certificate by its hash, read from the store each time. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { programVersion } from '../version.ts';
import { placeOf, type StoreFlags, type Surveys } from './store.ts';

/** Answers a request for one of them; false where it is for something else. */
export type SurveyAnswerer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

export async function openServedSurvey(
  surveys: Surveys,
  name: string,
  flags: StoreFlags,
  headers: Readonly<Record<string, string>>,
): Promise<SurveyAnswerer> {
  const database = await surveys.openStore(placeOf(flags, surveys), { mustExist: true });
  const survey = await surveys.openSurvey(database, name);
  const info = async () => `${JSON.stringify(await surveys.surveyInfo(database, survey, programVersion()))}\n`;
  const results = async (query: URLSearchParams) => {
    const wanted = {
      after: Number(query.get('after') ?? -1),
      filter: query.get('where') ?? '',
      every: Number(query.get('every') ?? 1),
    };
    const rows = await surveys.rowsAfter(database, survey, wanted);
    return rows.map((row) => `${surveys.rowToJson(row)}\n`).join('');
  };
  const certificate = async (query: URLSearchParams) => {
    const [row] = await database.all('select body from certificate where hash = ?', [query.get('hash') ?? '']);
    if (row === undefined) throw new Error('There is no certificate with this hash.');
    return `${row.body}\n`;
  };
  const answers = { 'survey.json': info, 'results.ndjson': results, 'certificate.json': certificate } as const;
  return (request, response, path) => {
    const make = Object.hasOwn(answers, path) ? answers[path as keyof typeof answers] : undefined;
    if (make === undefined) return false;
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const type = path.endsWith('.json') ? 'application/json' : 'application/x-ndjson';
    make(query).then(
      (text) =>
        response.writeHead(200, { ...headers, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text),
      (error: Error) => response.writeHead(400, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(error.message),
    );
    return true;
  };
}
