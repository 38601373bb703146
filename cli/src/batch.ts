/**
 * Many questions, a line each, answered in order. A long batch is answered by two threads: this one and another.
 *
 * Lines travel in blocks, one by one at first and more at a time where answers are quick, so that answers come soon and one slow question
 * holds up few others. This file is both sides: what hands out the blocks, and what the other thread does with them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Options } from 'impartial';
import { type Answers, answerLines, type BatchFlags, type Run } from './batch-answers.ts';
import { prepareLibrary } from './host.ts';
import { INTERRUPTED, Interrupted, Interrupts } from './interrupts.ts';
import { collectorEach } from './memory-gauge.ts';
import { toSolveOptions } from './solve-options.ts';
import { answer, talk } from './terminal.ts';

/** What the other thread sends back: its text is bytes already, which change hands without being copied. */
interface Sent extends Pick<Answers, 'count' | 'closed'> {
  readonly text: string | Uint8Array;
}

/** Lines that are answered before another thread is started: starting it takes as long. */
const ALONE = 200;
/** Answers are written when there are so many characters of them, after so many milliseconds, or with nothing more to read. */
const WRITTEN_AT_ONCE = 1 << 16;
const LONGEST_WAIT = 100;
/** A block that took less than the first of these milliseconds is followed by larger ones, one that took more than the second by smaller ones. */
const QUICK = 2;
const SLOW = 20;
const MOST_LINES = 800;
/** Blocks that wait for the other thread; with these in hand it goes on while this one answers a block itself. */
const MOST_HANDED = 2;
/** Blocks that are read ahead of the writing. */
const MOST_BLOCKS = 16;
/** Lines between two collections of a thread: left to itself the collector lets the heap grow with the batch. */
const LINES_A_COLLECTION = 100_000;

/** Writes the answers to standard output; returns whether each is N, P or draw. Ctrl-C ends the program and tells how many were written. */
export async function answerBatch(lists: AsyncIterable<readonly string[]>, flags: BatchFlags): Promise<boolean> {
  const options = await toSolveOptions(flags);
  const interrupts = new Interrupts();
  const writer = new Writer();
  const pool = new Pool(flags, options, writer, (work) => interrupts.run(work));
  try {
    await Promise.race([answerEach(lists, pool, writer), interrupts.pressed]);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    await writer.flush();
    const { count } = writer;
    talk(`impartial: interrupted; ${count === 1 ? '1 answer was' : `${count} answers were`} written`);
    process.exit(INTERRUPTED);
  } finally {
    interrupts.end();
  }
  return writer.closed;
}

async function answerEach(lists: AsyncIterable<readonly string[]>, pool: Pool, writer: Writer): Promise<void> {
  for await (const list of lists) {
    const lines = list.filter(isQuestion);
    for (let start = 0; start < lines.length; ) {
      const block = lines.slice(start, start + pool.linesABlock);
      start += block.length;
      await pool.answer(block);
    }
  }
  await pool.end();
  await writer.flush();
}

/** Blank lines and comments are no questions. */
function isQuestion(line: string): boolean {
  return !/^\s*(#|$)/.test(line);
}

/** Standard output, written in large pieces and never late. */
class Writer {
  /** Whether each answer so far is N, P or draw. */
  closed = true;
  /** Answers that were written. */
  count = 0;
  private waiting: Sent[] = [];
  private length = 0;
  private lastWritten = 0;

  async write(answers: Sent): Promise<void> {
    this.closed &&= answers.closed;
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    this.waiting.push(answers);
    this.length += answers.text.length;
    if (this.length > WRITTEN_AT_ONCE || performance.now() - this.lastWritten > LONGEST_WAIT) await this.flush();
  }

  async flush(): Promise<void> {
    const { waiting } = this;
    this.waiting = [];
    this.length = 0;
    this.lastWritten = performance.now();
    for (const { text, count } of waiting) {
      this.count += count;
      await answer(text);
    }
  }
}

/** Two threads that share the blocks; what they answer is written in the order of the lines. */
class Pool {
  /** How many lines the next block shall have. */
  linesABlock = 1;
  private readonly flags: BatchFlags;
  private readonly options: Options;
  private readonly writer: Writer;
  private readonly run: Run;
  private readonly written: Promise<void>[] = [];
  private readonly collect = collectorEach(LINES_A_COLLECTION);
  private other: BatchThread | undefined;
  private count = 0;

  constructor(flags: BatchFlags, options: Options, writer: Writer, run: Run) {
    this.flags = flags;
    this.options = options;
    this.writer = writer;
    this.run = run;
  }

  /** Resolves when there is time for the next block. */
  async answer(block: readonly string[]): Promise<void> {
    this.count += block.length;
    if (this.count > ALONE) this.other ??= new BatchThread(this.flags);
    const answers =
      this.other !== undefined && this.other.waits < MOST_HANDED ? this.other.answer(block) : this.answerHere(block);
    const written = Promise.all([answers, this.written.at(-1)]).then(([found]) => this.writer.write(found));
    // A failure is met where the writing is waited for.
    written.catch(() => undefined);
    this.written.push(written);
    // The answers of the other thread are heard between two blocks.
    await (this.other === undefined ? written : nextTurn());
    if (this.written.length >= MOST_BLOCKS) await this.written.shift();
  }

  async end(): Promise<void> {
    await Promise.all(this.written);
    await this.other?.end();
  }

  private async answerHere(block: readonly string[]): Promise<Answers> {
    const begun = performance.now();
    const answers = await answerLines(block, this.flags, this.options, this.run);
    const took = performance.now() - begun;
    this.collect(block.length);
    if (took < QUICK) this.linesABlock = Math.min(2 * this.linesABlock, MOST_LINES);
    else if (took > SLOW) this.linesABlock = Math.ceil(this.linesABlock / 4);
    return answers;
  }
}

/** The other thread answers its blocks one after the other. */
class BatchThread {
  private readonly worker: Worker;
  private readonly waiting: { resolve(answers: Sent): void; reject(failure: unknown): void }[] = [];

  constructor(flags: BatchFlags) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: { ...flags } });
    this.worker.on('message', (answers: Sent) => this.waiting.shift()?.resolve(answers));
    this.worker.on('error', (failure) => {
      for (const { reject } of this.waiting.splice(0)) reject(failure);
    });
  }

  /** How many blocks it has in hand. */
  get waits(): number {
    return this.waiting.length;
  }

  answer(lines: readonly string[]): Promise<Sent> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage(lines.join('\n'));
    });
  }

  end(): Promise<number> {
    return this.worker.terminate();
  }
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  prepareLibrary();
  const flags = workerData as BatchFlags;
  const options = await toSolveOptions(flags);
  const encoder = new TextEncoder();
  const collect = collectorEach(LINES_A_COLLECTION);
  let last = Promise.resolve();
  port.on('message', (lines: string) => {
    last = last.then(async () => {
      const { text, count, closed } = await answerLines(lines.split('\n'), flags, options, (work) => work());
      const bytes = encoder.encode(text);
      port.postMessage({ text: bytes, count, closed } satisfies Sent, [bytes.buffer as ArrayBuffer]);
      collect(count);
    });
  });
}
