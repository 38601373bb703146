/**
 * Checks a survey without trusting the program that ran it: digests of every page and chunk, pages asked anew that the root itself
 * chooses, so that nobody can prepare them, and certificates by code that shares nothing with the solver.
 */
import { type Options, verifyCertificate } from 'impartial';
import { askTask } from '../ask/ask.ts';
import { type GivenRulesets, requireRulesets } from '../ask/custom-rulesets.ts';
import { digestOf, PAGE, rootOf } from '../ask/result.ts';
import { surveyStatus } from '../look/status.ts';
import { carriedFrom } from '../store/carried.ts';
import type { Database } from '../store/database.ts';
import { pageAt, pageCount, pageDigest, readResults } from '../store/results.ts';
import { limitsByLevel, openSurvey, type StoredSurvey } from '../store/surveys.ts';
import { loadOptions } from './options.ts';

export interface VerifyOptions {
  /** Pages that are asked anew. */
  readonly pages: number;
  readonly certificates: boolean;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  readonly rulesets?: GivenRulesets;
}

export interface SurveyCheck {
  readonly ok: boolean;
  /** Whether all chunks are done; where not, only these were looked at. */
  readonly isWhole: boolean;
  readonly root?: string;
  readonly results: number;
  /** Tasks that were asked anew, and certificates that were checked. */
  readonly asked: number;
  readonly certificates: number;
  /** Tasks that were asked with other code of their rulesets than is here now. */
  readonly byOtherCode: number;
  /** What is wrong, a sentence each; the first few. */
  readonly faults: readonly string[];
}

const MOST_FAULTS = 20;
/** What a task has for itself where its result follows from that of another. */
const OWN = ['preperiod', 'needed', 'certificate'] as const;

export async function verifySurvey(database: Database, name: string, options: VerifyOptions): Promise<SurveyCheck> {
  const survey = await openSurvey(database, name);
  requireRulesets(survey.definition, options.rulesets);
  const asking = (await loadOptions(options.rulesets)).options;
  const faults: string[] = [];
  const { open, results } = await checkChunks(database, survey, faults);
  const root = open > 0 ? undefined : await checkPages(database, survey, faults);
  const asked = await askAnew(database, survey, root ?? survey.hash, options, asking, faults);
  const certificates = options.certificates ? await checkCertificates(database, survey, options, asking, faults) : 0;
  const ok = faults.length === 0;
  return {
    ok,
    isWhole: open === 0,
    ...(root !== undefined && { root }),
    results,
    asked,
    certificates,
    byOtherCode: (await surveyStatus(database, name)).byOtherCode,
    faults: faults.slice(0, MOST_FAULTS),
  };
}

async function checkChunks(database: Database, survey: StoredSurvey, faults: string[]) {
  const chunks = await database.all('select first, last, state, digest from chunk where survey = ? order by first', [survey.id]);
  let results = 0;
  for (const row of chunks) {
    if (row.state !== 'done') continue;
    const chunk = { first: Number(row.first), last: Number(row.last) };
    const found = await readResults(database, survey.id, chunk);
    results += found.length;
    for (const { task, same, due, ...kept } of await carriedFrom(database, survey, chunk))
      if (OWN.some((column) => kept[column] !== due[column]))
        faults.push(`Task ${task}, ${survey.tasks.questionAt(task)}, has not what follows from the result of task ${same}.`);
    if (digestOf(found) !== row.digest)
      faults.push(`The results of the tasks ${chunk.first} to ${chunk.last} are not those that were kept: their digest differs.`);
  }
  return { open: chunks.filter(({ state }) => state !== 'done').length, results };
}

async function checkPages(database: Database, survey: StoredSurvey, faults: string[]): Promise<string> {
  const kept = await database.all('select page, digest from page where survey = ? order by page', [survey.id]);
  const digests: string[] = [];
  for (let page = 0; page < pageCount(survey.tasks.count); page++) {
    const digest = await pageDigest(database, survey, page);
    digests.push(digest);
    if (kept[page]?.digest !== digest)
      faults.push(`Page ${page} (tasks from ${page * PAGE} on) has another digest than was kept.`);
  }
  return rootOf(digests);
}

/** Pages that follow from the root: whoever would change a result cannot know beforehand which pages are looked at. */
export function chosenPages(root: string, pages: number, count: number): readonly number[] {
  const chosen = new Set<number>();
  for (let at = 0; chosen.size < Math.min(pages, count) && at < 1000 * pages; at++)
    chosen.add(Number(BigInt(`0x${digestOf([{ task: at, status: 'proved', value: root }]).slice(0, 12)}`) % BigInt(count)));
  return [...chosen].sort((a, b) => a - b);
}

async function askAnew(
  database: Database,
  survey: StoredSurvey,
  root: string,
  { pages, onProgress }: VerifyOptions,
  options: Options,
  faults: string[],
): Promise<number> {
  const limits = await limitsByLevel(database, survey);
  const chosen = chosenPages(root, pages, pageCount(survey.tasks.count));
  let asked = 0;
  for (const [index, page] of chosen.entries()) {
    onProgress?.(index, chosen.length, 'pages asked anew');
    for (const kept of await readResults(database, survey.id, pageAt(page, survey.tasks.count))) {
      const question = survey.tasks.questionAt(kept.task);
      const {
        milliseconds: _,
        certificateText: __,
        ...anew
      } = askTask(kept.task, question, {
        ...survey.definition,
        limits: limits[kept.level] ?? survey.limits,
        options,
      });
      asked++;
      if (digestOf([anew]) !== digestOf([kept]))
        faults.push(`Task ${kept.task}, ${question}, has another result when it is asked anew.`);
    }
  }
  return asked;
}

async function checkCertificates(
  database: Database,
  survey: StoredSurvey,
  { onProgress }: VerifyOptions,
  options: Options,
  faults: string[],
): Promise<number> {
  const hashes = await database.all(
    `select certificate, min(task) as task from (
       select certificate, task from result where survey = ? union all select certificate, task from same_task where survey = ?
     ) as all_tasks where certificate is not null group by certificate order by 2`,
    [survey.id, survey.id],
  );
  for (const [index, { certificate, task }] of hashes.entries()) {
    onProgress?.(index, hashes.length, 'certificates');
    const [row] = await database.all('select body from certificate where hash = ?', [certificate as string]);
    const check = row === undefined ? undefined : verifyCertificate(JSON.parse(String(row.body)), options);
    if (check?.ok !== true)
      faults.push(
        `The certificate of task ${task}, ${survey.tasks.questionAt(Number(task))}, ${row === undefined ? 'is missing' : 'is refused'}.`,
      );
  }
  return hashes.length;
}
