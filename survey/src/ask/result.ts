/**
 * What is recorded of a task, and the digests over many of them.
 *
 * A digest says nothing of the time that a task took or of the machine: two runs of one survey have the same. Results are gathered in
 * pages of a fixed number of tasks, so that the root does not depend on how the work was divided.
 */
import { createHash } from 'node:crypto';

/**
 * `proved`: a theorem or a whole search says so. `found`: seen, and not proved. `none`: there is none as far as the limits go.
 * `unknown`: a limit was reached before there was an answer. `failed`: the line is no question, or the program has a bug.
 */
export const STATUSES = ['proved', 'found', 'none', 'unknown', 'failed'] as const;
export type TaskStatus = (typeof STATUSES)[number];

export interface TaskResult {
  readonly status: TaskStatus;
  /** What kind of answer: N, P or draw; periodic, arithmetic or levels; tame, wild or infinite. */
  readonly kind?: string;
  /** A value, a list of values, or the order of a quotient. */
  readonly value?: string;
  readonly period?: number;
  readonly preperiod?: number;
  readonly saltus?: string;
  /** How many values or heaps the answer rests on. */
  readonly needed?: number;
  readonly theorem?: string;
  /** The hash of the certificate, which is kept once. */
  readonly certificate?: string;
  /** Why it is unknown or failed. */
  readonly reason?: string;
}

/** A result with the certificate itself and the time it took. */
export interface AskedTask extends TaskResult {
  readonly task: number;
  readonly milliseconds: number;
  readonly certificateText?: string;
}

/** The columns of a result, in the order in which a digest reads them. */
export const RESULT_COLUMNS = [
  'status',
  'kind',
  'value',
  'period',
  'preperiod',
  'saltus',
  'needed',
  'theorem',
  'certificate',
  'reason',
] as const satisfies readonly (keyof TaskResult)[];

/** Tasks that a page has. */
export const PAGE = 1000;

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** One task in a digest. */
function digestLine(task: number, result: TaskResult): string {
  return JSON.stringify([task, ...RESULT_COLUMNS.map((column) => result[column] ?? null)]);
}

/** The digest of some tasks in the order of their numbers. */
export function digestOf(results: Iterable<TaskResult & { readonly task: number }>): string {
  const hash = createHash('sha256');
  for (const result of results) hash.update(`${digestLine(result.task, result)}\n`);
  return hash.digest('hex');
}

/** The root: the digest of the digests of all pages. */
export function rootOf(pages: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const page of pages) hash.update(`${page}\n`);
  return hash.digest('hex');
}
