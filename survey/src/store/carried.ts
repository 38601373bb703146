/**
 * Results that follow from those of other tasks, whose codes are of the same class. They are worked out where the result is kept that they
 * follow from, in the same transaction, and have no digest of their own: whoever checks works them out again.
 */
import { type CarriedResult, carryResult } from '../ask/carry.ts';
import type { TaskResult } from '../ask/result.ts';
import type { Database, SqlValue } from './database.ts';
import { type Chunk, readResults } from './results.ts';
import type { StoredSurvey } from './surveys.ts';

export interface CarriedTask extends Pick<TaskResult, 'preperiod' | 'needed' | 'certificate'> {
  readonly task: number;
  /** The task that was asked, one of the chunk. */
  readonly same: number;
  /** What it must have, by the result of that one. */
  readonly due: CarriedResult;
}

/** Those that follow from results of a chunk, as the store has them and as they must be. */
export async function carriedFrom(database: Database, survey: StoredSurvey, chunk: Chunk): Promise<readonly CarriedTask[]> {
  const rows = await database.all(
    "select task, same, preperiod, needed, certificate from same_task where survey = ? and same_by = 'values' and same between ? and ? order by task",
    [survey.id, chunk.first, chunk.last],
  );
  if (rows.length === 0) return [];
  const results = new Map((await readResults(database, survey.id, chunk)).map((result) => [result.task, result]));
  return rows.flatMap(({ task, same, preperiod, needed, certificate }) => {
    const source = results.get(Number(same));
    if (source === undefined) return [];
    const due = carryResult(source, survey.tasks.questionAt(Number(same)), survey.tasks.questionAt(Number(task)));
    return [{ task: Number(task), same: Number(same), due, ...known({ preperiod, needed, certificate }) }];
  });
}

/** To be called in the transaction that keeps the results of the chunk. */
export async function saveCarried(inside: Database, survey: StoredSurvey, chunk: Chunk): Promise<void> {
  const carried = await carriedFrom(inside, survey, chunk);
  if (carried.length === 0) return;
  await inside.runEach(
    'insert into certificate (hash, body) values (?, ?) on conflict (hash) do nothing',
    carried.flatMap(({ due }) =>
      due.certificate === undefined || due.certificateText === undefined ? [] : [[due.certificate, due.certificateText]],
    ),
  );
  await inside.runEach(
    'update same_task set preperiod = ?, needed = ?, certificate = ? where survey = ? and task = ?',
    carried.map(({ task, due }) => [due.preperiod ?? null, due.needed ?? null, due.certificate ?? null, survey.id, task]),
  );
}

function known(row: Readonly<Record<string, SqlValue | undefined>>): Pick<TaskResult, 'preperiod' | 'needed' | 'certificate'> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
