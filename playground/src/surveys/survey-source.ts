/**
 * Where a survey comes from: a program that serves it while it runs, a published folder beside the page, or a folder of the visitor's own.
 *
 * A running one is asked again each second while the page is in sight, and only for what is new. What was read stays when the server
 * is gone. Published results are a Parquet file; its reader is fetched with the first of them.
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
  /** The file with the results; missing where a program serves them. */
  readonly results?: string;
  readonly version: string;
  readonly created: string;
  readonly limits: Readonly<Record<string, number>>;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly holes: readonly SurveyHole[];
  /** Chunks in hand: who has them, and since when. */
  readonly working?: readonly { readonly owner: string; readonly first: number; readonly last: number; readonly since: number }[];
  /** What has failed, by its cause. */
  readonly failures?: readonly { readonly reason: string; readonly count: number }[];
}

export interface SurveyHole {
  readonly name: string;
  readonly column: string;
  readonly count: number;
  readonly values?: readonly string[];
}

/** One result: the columns that have a value. */
export type SurveyRow = Readonly<Record<string, string | number>> & { readonly task: number };

/** Which rows: those after a task that fit a filter, and only every so many of all. */
export interface WantedRows {
  readonly after: number;
  readonly where: string;
  readonly every: number;
}

export interface SurveySource {
  info(): Promise<SurveyInfo | undefined>;
  rows(info: SurveyInfo, wanted: WantedRows): Promise<readonly SurveyRow[]>;
  /** Where a certificate is found by its hash, if anywhere. */
  readonly certificates?: string;
}

/** More results than this are not shown at once: of more there is a sample, or a server filters them. */
export const MOST_ROWS = 200_000;

/** The survey that `impartial web --survey` serves with the page. */
export const served: SurveySource = { ...folderSource('survey/'), certificates: 'survey/certificate.json' };

/** A folder at an address, published or served. */
export function folderSource(folder: string): SurveySource {
  return {
    async info() {
      const answer = await fetch(`${folder}survey.json`, { cache: 'no-store' });
      return answer.ok ? readInfo(await answer.text()) : undefined;
    },
    async rows({ results }, wanted) {
      const { after, where, every } = wanted;
      if (results !== undefined) return readResults(await (await found(`${folder}${results}`)).arrayBuffer(), every);
      const query = new URLSearchParams({
        after: String(after),
        ...(where !== '' && { where }),
        ...(every > 1 && { every: String(every) }),
      });
      const text = await (await found(`${folder}results.ndjson?${query}`)).text();
      const lines = text.split('\n').filter((line) => line !== '');
      return lines.map((line) => JSON.parse(line) as SurveyRow).filter(({ task }) => task > after);
    },
  };
}

/** A published folder on the machine of the visitor. */
export function filesSource(files: readonly File[]): SurveySource {
  const named = (name: string) => files.find((file) => file.name === name);
  return {
    info: async () => readInfo((await named('survey.json')?.text()) ?? ''),
    rows: async ({ results = '' }, { every }) => readResults((await named(results)?.arrayBuffer()) ?? new ArrayBuffer(0), every),
  };
}

async function found(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

function readInfo(text: string): SurveyInfo | undefined {
  try {
    const info = JSON.parse(text) as SurveyInfo;
    return info.schema === 'impartial-survey/1' && Array.isArray(info.holes) ? info : undefined;
  } catch {
    return undefined;
  }
}

async function readResults(file: ArrayBuffer, every: number): Promise<readonly SurveyRow[]> {
  const { readParquet } = await import('./parquet.ts');
  return readParquet(file, every);
}

/** A published survey as the list beside the page names it. */
export interface PublishedSurvey {
  readonly name: string;
  readonly question: string;
  readonly ask: SurveyInfo['ask'];
  readonly tasks: number;
}

export async function fetchPublished(): Promise<readonly PublishedSurvey[]> {
  try {
    return (await (await found('surveys/index.json')).json()) as readonly PublishedSurvey[];
  } catch {
    return [];
  }
}
