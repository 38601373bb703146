/**
 * Runs a survey: threads ask chunk after chunk, and this one keeps the results.
 *
 * A chunk's results, its digest and the end of its job are one transaction, and repeating it changes nothing. So whatever ends the
 * program, at most the chunks in hand are lost, and running it again continues with the rest. A run that ends in time, or is interrupted,
 * keeps what these have found.
 */
import { availableParallelism, hostname } from 'node:os';
import { type GivenRulesets, requireRulesets } from '../ask/custom-rulesets.ts';
import { codeOfTasks } from '../ask/ruleset-code.ts';
import { saveCarried } from '../store/carried.ts';
import type { Database } from '../store/database.ts';
import { one } from '../store/database.ts';
import { type Chunk, openTasks, saveChunk, savePages, saveResults } from '../store/results.ts';
import { openSurvey, type StoredSurvey } from '../store/surveys.ts';
import { loadOptions } from './options.ts';
import { fileQueue, ownName, type Queue } from './queue.ts';
import { type Answered, Thread } from './thread.ts';

export interface RunOptions {
  /** Threads that ask; as many as there are cores unless said. */
  readonly threads?: number;
  /** Milliseconds after which the run ends: tasks that are not done by then stay open. */
  readonly forMilliseconds?: number;
  readonly signal?: AbortSignal;
  readonly version: string;
  readonly onProgress?: (progress: RunProgress) => void;
  /** The address of the server, where the store is on one: its queue has the chunks. */
  readonly server?: string;
  /** Custom rulesets; a survey that needs others is refused. */
  readonly rulesets?: GivenRulesets;
}

export interface RunProgress {
  readonly done: number;
  readonly tasks: number;
  /** Tasks that this run has asked. */
  readonly asked: number;
}

export interface RunEnd extends RunProgress {
  /** Of all results, once every chunk is done. */
  readonly root?: string;
}

/** Milliseconds between two looks at a queue that had nothing. */
const PAUSE = 300;
/** Milliseconds that a timer of the host may take, about 24 days: after a longer time a run ends between two chunks. */
const LONGEST_TIMER = 2 ** 31 - 1;

export async function runSurvey(database: Database, name: string, options: RunOptions): Promise<RunEnd> {
  const survey = await openSurvey(database, name);
  requireRulesets(survey.definition, options.rulesets);
  const owner = ownName();
  const queue = await openQueue(database, survey, owner, options.server);
  const { kernel } = await loadOptions();
  const worker = {
    owner,
    version: options.version,
    code: codeOfTasks(survey.tasks, survey.definition.rulesets),
    kernel,
    host: hostname(),
  };
  const runner = new Runner(database, survey, queue, worker, options);
  try {
    return await runner.run();
  } finally {
    await queue.close();
  }
}

async function openQueue(database: Database, survey: StoredSurvey, owner: string, server: string | undefined): Promise<Queue> {
  if (server === undefined) return fileQueue(database, survey.id, owner);
  const { serverQueue } = await import('./server-queue.ts');
  return serverQueue(server, database, survey, owner);
}

type Named = Parameters<typeof saveChunk>[4];

class Runner {
  private readonly database: Database;
  private readonly survey: StoredSurvey;
  private readonly queue: Queue;
  private readonly worker: Omit<Named, 'seconds'>;
  private readonly options: RunOptions;
  private readonly until: number;
  private isStopped = false;
  private readonly inHand = new Set<Chunk>();
  /** One transaction at a time on the connection. */
  private writing: Promise<unknown> = Promise.resolve();
  private asked = 0;
  private done = 0;

  constructor(database: Database, survey: StoredSurvey, queue: Queue, worker: Omit<Named, 'seconds'>, options: RunOptions) {
    this.database = database;
    this.survey = survey;
    this.queue = queue;
    this.worker = worker;
    this.options = options;
    this.until = performance.now() + (options.forMilliseconds ?? Number.POSITIVE_INFINITY);
  }

  async run(): Promise<RunEnd> {
    this.done = await tasksDone(this.database, this.survey.id);
    const { name, ask, to, evidence, rulesets } = this.survey.definition;
    const loader = rulesets === undefined ? undefined : this.options.rulesets?.loader;
    const data = {
      ...{ name, ask, limits: this.survey.limits },
      ...(to !== undefined && { to }),
      ...(evidence !== undefined && { evidence }),
      ...(rulesets !== undefined && { rulesets }),
      ...(loader !== undefined && { loader }),
    };
    const count = this.options.threads ?? availableParallelism();
    const threads = Array.from({ length: count }, () => new Thread(data, this.survey.limits.megabytes));
    const stop = () => {
      this.isStopped = true;
      return Promise.all(threads.map((thread) => thread.end()));
    };
    this.options.signal?.addEventListener('abort', stop, { once: true });
    const { forMilliseconds = Number.POSITIVE_INFINITY } = this.options;
    const timer = forMilliseconds <= LONGEST_TIMER ? setTimeout(stop, forMilliseconds) : undefined;
    try {
      await Promise.all(threads.map((thread) => this.work(thread)));
    } finally {
      clearTimeout(timer);
      await stop();
      for (const chunk of this.inHand) await this.oneByOne(() => this.queue.giveBack(chunk));
    }
    return this.end();
  }

  private async end(): Promise<RunEnd> {
    const open = await one(this.database, "select count(*) as open from chunk where survey = ? and state <> 'done'", [
      this.survey.id,
    ]);
    this.done = await tasksDone(this.database, this.survey.id);
    const progress = this.progress();
    return Number(open?.open) > 0 ? progress : { ...progress, root: await savePages(this.database, this.survey) };
  }

  private async work(thread: Thread): Promise<void> {
    while (!this.isOver()) {
      const chunk = await this.oneByOne(() => this.queue.take());
      if (chunk === undefined) {
        if (await this.isDone()) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        continue;
      }
      this.inHand.add(chunk);
      const tasks = await this.oneByOne(() => openTasks(this.database, this.survey.id, chunk));
      const answered = await this.ask(thread, tasks);
      await this.keep(chunk, answered);
    }
  }

  /** No results from a thread that was stopped before it was asked. */
  private async ask(thread: Thread, tasks: readonly number[]): Promise<Answered> {
    if (this.isStopped) return { results: [] };
    return thread.ask({ tasks, questions: tasks.map((task) => this.survey.tasks.questionAt(task)) });
  }

  /** The results of a chunk, or of its first tasks: then the others stay open, and the chunk is given back at the end of the run. */
  private async keep(chunk: Chunk, { results, seconds }: Answered): Promise<void> {
    await this.oneByOne(() =>
      this.database.transaction(async (inside) => {
        if (seconds === undefined) return saveResults(inside, this.survey, chunk, results);
        await saveChunk(inside, this.survey, chunk, results, { ...this.worker, seconds });
        await saveCarried(inside, this.survey, chunk);
        await this.queue.finish(inside, chunk);
      }),
    );
    this.asked += results.length;
    if (seconds !== undefined) {
      this.inHand.delete(chunk);
      this.done += chunk.last - chunk.first + 1;
    }
    this.options.onProgress?.(this.progress());
  }

  private progress(): RunProgress {
    return { done: this.done, tasks: this.survey.tasks.count, asked: this.asked };
  }

  private isOver(): boolean {
    return this.isStopped || this.options.signal?.aborted === true || performance.now() >= this.until;
  }

  private async isDone(): Promise<boolean> {
    const open = await this.oneByOne(() =>
      one(this.database, "select count(*) as open from chunk where survey = ? and state <> 'done'", [this.survey.id]),
    );
    return Number(open?.open) === 0;
  }

  private oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const next = this.writing.then(work);
    this.writing = next.catch(() => undefined);
    return next;
  }
}

async function tasksDone(database: Database, survey: number): Promise<number> {
  const row = await one(
    database,
    "select coalesce(sum(last - first + 1), 0) as done from chunk where survey = ? and state = 'done'",
    [survey],
  );
  return Number(row?.done);
}
