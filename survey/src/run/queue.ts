/**
 * Where chunks come from. In a file the chunks themselves are the queue: one is taken by writing one's name on it, and what a dead
 * program had taken is open again.
 */
import { hostname } from 'node:os';
import { type Database, one } from '../store/database.ts';
import type { Chunk } from '../store/results.ts';

export interface Queue {
  /** A chunk to be done, or undefined where none is open at this moment. */
  take(): Promise<Chunk | undefined>;
  /** To be called in the transaction that keeps the results. */
  finish(inside: Database, chunk: Chunk): Promise<void>;
  /** A chunk that is not done after all. */
  giveBack(chunk: Chunk): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds after which a chunk of a program on another machine is taken for lost. */
const LEASE = 10 * 60_000;

/** The chunks of a survey in a file that several programs may write. */
export function fileQueue(database: Database, survey: number, owner: string): Queue {
  const setOpen = 'update chunk set state = ?, owner = null, taken = null where survey = ? and first = ? and state = ?';
  return {
    take: () =>
      database.transaction(async (inside) => {
        const row =
          (await one(inside, "select first, last from chunk where survey = ? and state = 'open' order by first limit 1", [
            survey,
          ])) ?? (await lostChunk(inside, survey));
        if (row === undefined) return undefined;
        const chunk = { first: Number(row.first), last: Number(row.last) };
        await inside.run("update chunk set state = 'taken', owner = ?, taken = ? where survey = ? and first = ?", [
          owner,
          Date.now(),
          survey,
          chunk.first,
        ]);
        return chunk;
      }),
    finish: async () => undefined,
    async giveBack({ first }) {
      await database.run(setOpen, ['open', survey, first, 'taken']);
    },
    close: async () => undefined,
  };
}

async function lostChunk(inside: Database, survey: number) {
  const taken = await inside.all(
    "select first, last, owner, taken from chunk where survey = ? and state = 'taken' order by first",
    [survey],
  );
  return taken.find(({ owner, taken: since }) => isDead(String(owner)) || Date.now() - Number(since) > LEASE);
}

/** A name for this program that tells whether it is still there: `host:pid:random`. */
export function ownName(): string {
  return `${hostname()}:${process.pid}:${Math.random().toString(36).slice(2, 8)}`;
}

/** Whether the program that took a chunk was on this machine and has ended. */
function isDead(owner: string): boolean {
  const [host = '', pid = ''] = owner.split(':');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
