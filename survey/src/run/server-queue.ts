/**
 * The queue on a server, by pg-boss: chunks wait there as jobs with a lease, so that those of a dead worker come back by themselves.
 *
 * Whether a survey is done is never asked of the queue but of the chunks: a queue that cannot be reached answers like an empty one.
 * A job ends in the transaction that keeps its results.
 */
import PgBoss from 'pg-boss';
import { type Database, exclusively, type SqlValue } from '../store/database.ts';
import type { Chunk } from '../store/results.ts';
import type { StoredSurvey } from '../store/surveys.ts';
import type { Queue } from './queue.ts';

/** Seconds that a chunk of about a second may be in hand: ten times what is planned, and never less than twenty. */
const LEASE = 20;
const AT_ONCE = 1000;

interface Job extends Chunk {
  readonly survey: number;
}

export async function serverQueue(
  url: string,
  database: Database,
  survey: StoredSurvey,
  owner: string,
  lease = LEASE,
): Promise<Queue> {
  const boss = new PgBoss({ connectionString: url, max: 2, schedule: false, maintenanceIntervalSeconds: 5 });
  // What goes wrong while the server is away is tried again by the loop around it.
  boss.on('error', () => undefined);
  const name = `impartial-survey-${survey.id}`;
  await exclusively(database, async () => {
    await boss.start();
    await boss.createQueue(name, { name, expireInSeconds: lease, retryLimit: 1_000_000, retryDelay: 0, retentionDays: 365 });
    await enqueue(boss, name, database, survey.id, lease);
  });
  const jobs = new Map<number, string>();
  return {
    async take() {
      const [job] = await boss.fetch<Job>(name).catch(() => []);
      if (job === undefined) return undefined;
      const { first, last } = job.data;
      jobs.set(first, job.id);
      await database.run(
        "update chunk set state = 'taken', owner = ?, taken = ? where survey = ? and first = ? and state <> 'done'",
        [owner, Date.now(), survey.id, first],
      );
      return { first, last };
    },
    async finish(inside, { first }) {
      await boss.complete(name, jobs.get(first) ?? '', {}, { db: asDb(inside) });
    },
    async giveBack({ first }) {
      await boss.fail(name, jobs.get(first) ?? '').catch(() => undefined);
    },
    async close() {
      await boss.stop({ graceful: false, wait: true, timeout: 5000 }).catch(() => undefined);
    },
  };
}

/** Chunks that are open become jobs; both in one transaction, so that none is there twice. */
async function enqueue(boss: PgBoss, name: string, database: Database, survey: number, lease: number): Promise<void> {
  for (let more = true; more; ) {
    more = await database.transaction(async (inside) => {
      const rows = await inside.all(
        "select first, last from chunk where survey = ? and state = 'open' order by first limit ? for update skip locked",
        [survey, AT_ONCE],
      );
      if (rows.length === 0) return false;
      const jobs = rows.map(({ first, last }) => ({
        name,
        data: { survey, first: Number(first), last: Number(last) },
        expireInSeconds: lease,
        retryLimit: 1_000_000,
      }));
      await boss.insert(jobs, { db: asDb(inside) });
      await inside.runEach(
        "update chunk set state = 'queued' where survey = ? and first = ?",
        rows.map(({ first }) => [survey, first as SqlValue]),
      );
      return true;
    });
  }
}

/** pg-boss writes its own statements, with `$1`; they go through the connection of the transaction. */
function asDb(inside: Database): PgBoss.Db {
  return inside.raw as PgBoss.Db;
}
