/**
 * A survey as a folder that any server of files can publish: definition and root in a manifest, the results for programs and for
 * people, a report. The page reads `survey.json` and `results.parquet`.
 */
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { surveyStatus } from '../look/status.ts';
import type { Database } from '../store/database.ts';
import { openSurvey } from '../store/surveys.ts';
import { barsToSvg } from './bars.ts';
import { surveyInfo } from './info.ts';
import { writeParquet } from './parquet.ts';
import { reportToMarkdown, surveyToBibtex, trust } from './report.ts';
import { summarise } from './summary.ts';
import { surveyToCsv, surveyToJsonLines } from './texts.ts';

/** What a report says besides what is in the store. */
export interface Told {
  readonly version: string;
  /** Who planned and ran the survey. */
  readonly author?: string;
}

/** The files of a published survey, with their sizes; the folder must be there. */
export async function publishSurvey(
  database: Database,
  name: string,
  folder: string,
  { version, found, author }: Told & { readonly found?: string },
): Promise<readonly { readonly file: string; readonly bytes: number; readonly sha256: string }[]> {
  const survey = await openSurvey(database, name);
  const status = await surveyStatus(database, name);
  const summary = await summarise(database, survey);
  await writePieces(join(folder, 'results.csv'), surveyToCsv(database, survey));
  await writePieces(join(folder, 'results.ndjson'), surveyToJsonLines(database, survey));
  await writeParquet(join(folder, 'results.parquet.part'), database, survey);
  renameSync(join(folder, 'results.parquet.part'), join(folder, 'results.parquet'));
  writeText(join(folder, 'chart.svg'), barsToSvg(summary.histogram.bars, `tasks by ${summary.histogram.of}`));
  const reported = {
    survey,
    status,
    summary,
    version,
    chart: 'chart.svg',
    ...(found !== undefined && { found }),
    ...(author !== undefined && { author }),
  };
  writeText(join(folder, 'report.md'), reportToMarkdown(reported));
  const info = { ...(await surveyInfo(database, survey, version)), results: 'results.parquet' };
  writeText(join(folder, 'survey.json'), `${JSON.stringify(info, null, 2)}\n`);
  const files = ['survey.json', 'results.csv', 'results.ndjson', 'results.parquet', 'chart.svg', 'report.md'].map((file) => {
    const content = readFileSync(join(folder, file));
    return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  });
  const { definition, hash, created } = survey;
  const manifest = {
    name,
    definition,
    hash,
    version,
    created,
    root: status.root ?? null,
    tasks: status.tasks,
    done: status.done,
    ...trust(reported),
    made: await database.all(
      "select version, code, kernel, sum(last - first + 1) as tasks from chunk where survey = ? and state = 'done' group by 1, 2, 3 order by 1, 2, 3",
      [survey.id],
    ),
    files,
  };
  writeText(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return files;
}

/** The report, or the entry for a bibliography alone. */
export async function reportOf(database: Database, name: string, form: 'report' | 'bibtex', told: Told): Promise<string> {
  const survey = await openSurvey(database, name);
  const status = await surveyStatus(database, name);
  if (form === 'bibtex') return surveyToBibtex({ survey, status, ...told });
  return reportToMarkdown({ survey, status, ...told, summary: await summarise(database, survey) });
}

function writeText(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

/** Beside its place first, on the disk, and then moved there: never half a file under its name. */
export async function writePieces(path: string, pieces: AsyncIterable<string>): Promise<void> {
  const file = openSync(`${path}.part`, 'w');
  try {
    for await (const piece of pieces) writeSync(file, piece);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.part`, path);
}
