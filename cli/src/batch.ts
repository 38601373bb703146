/**
 * Many questions, a line each, answered in order. A long batch is answered by two threads: this one and another.
 *
 * Lines travel in small blocks, so that answers come soon and one slow question holds up few others. This file is both sides: what
 * hands out the blocks, and what the other thread does with them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type BadQuestion, excerpt, type Options, type Verdict } from 'impartial';
import { RulesetFault } from 'impartial/define';
import { answerToJson, answerToLine } from 'impartial/present';
import { answerFilled } from './ask.ts';
import { type FullQuestion, fillFiles } from './file-token.ts';
import { GivenAnswers } from './given-answers.ts';
import { INTERRUPTED, Interrupted, Interrupts } from './interrupts.ts';
import { type SolveFlags, toSolveOptions } from './solve-options.ts';
import { answer, talk } from './terminal.ts';

export type BatchFlags = SolveFlags & { readonly json?: boolean };

interface Answers {
  readonly text: string;
  readonly count: number;
  /** Whether each of them is N, P or draw. */
  readonly closed: boolean;
}

/** How work is run: so that Ctrl-C breaks it off, or as it is. */
type Run = (work: () => void) => void;

/** Lines that are answered before another thread is started: starting it takes as long. */
const ALONE = 200;
/** Answers are written when there are so many characters of them, after so many milliseconds, or with nothing more to read. */
const WRITTEN_AT_ONCE = 1 << 16;
const LONGEST_WAIT = 100;
const LINES_A_BLOCK = 50;
/** Blocks that wait for the other thread; with these in hand it goes on while this one answers a block itself. */
const MOST_HANDED = 2;
/** Blocks that are read ahead of the writing. */
const MOST_BLOCKS = 16;

/** Writes the answers to standard output; returns whether each is N, P or draw. Ctrl-C ends the program and tells how many were written. */
export async function answerBatch(lines: AsyncIterable<string>, flags: BatchFlags): Promise<boolean> {
  const options = await toBatchOptions(flags);
  const interrupts = new Interrupts();
  const writer = new Writer();
  try {
    await Promise.race([answerEach(lines, flags, options, writer, (work) => interrupts.run(work)), interrupts.pressed]);
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

async function answerEach(
  lines: AsyncIterable<string>,
  flags: BatchFlags,
  options: Options,
  writer: Writer,
  run: Run,
): Promise<void> {
  let count = 0;
  let pool: Pool | undefined;
  for await (const line of lines) {
    if (isSkipped(line)) continue;
    if (++count <= ALONE) {
      await writer.write(await answerLines([line], flags, options, run));
      continue;
    }
    pool ??= new Pool(flags, options, writer, run);
    await pool.add(line);
  }
  await pool?.end();
  await writer.flush();
}

/** Blank lines and comments are no questions. */
function isSkipped(line: string): boolean {
  return /^\s*(#|$)/.test(line);
}

/** Standard output, written in large pieces and never late. */
class Writer {
  /** Whether each answer so far is N, P or draw. */
  closed = true;
  /** Answers that were written. */
  count = 0;
  private waiting = { text: '', count: 0 };
  private lastWritten = 0;

  async write({ text, count, closed }: Answers): Promise<void> {
    this.closed &&= closed;
    if (this.waiting.text === '') setImmediate(() => this.flush());
    this.waiting = { text: this.waiting.text + text, count: this.waiting.count + count };
    if (this.waiting.text.length > WRITTEN_AT_ONCE || performance.now() - this.lastWritten > LONGEST_WAIT) await this.flush();
  }

  async flush(): Promise<void> {
    const { text, count } = this.waiting;
    this.waiting = { text: '', count: 0 };
    this.lastWritten = performance.now();
    this.count += count;
    if (text !== '') await answer(text);
  }
}

/** Of ten thousand questions nobody checks every answer: certificates leave out evidence that takes work of its own. */
async function toBatchOptions(flags: BatchFlags): Promise<Options> {
  return { ...(await toSolveOptions(flags)), evidence: false };
}

async function answerLines(lines: readonly string[], { json }: BatchFlags, options: Options, run: Run): Promise<Answers> {
  const hasFiles = lines.some((line) => line.includes('file:'));
  const questions = hasFiles
    ? await Promise.all(lines.map((line) => fillFiles(line, options.limits)))
    : lines.map((line) => ({ asked: line, full: line, replacements: [] }));
  const toText = json === true ? answerToJson : answerToLine;
  let text = '';
  let closed = true;
  run(() => {
    for (const question of questions) {
      const known = given.get(question);
      if (known !== undefined) {
        text += known;
        continue;
      }
      const found = answerOne(question, options);
      const told = `${toText(found)}\n`;
      if (isOpen(found)) closed = false;
      else given.keep(question, told);
      text += told;
    }
  });
  return { text, count: lines.length, closed };
}

/** Of this thread, whose flags are the same for every line. */
const given = new GivenAnswers();

function answerOne(question: FullQuestion | BadQuestion, options: Options): Verdict | BadQuestion {
  if ('error' in question) return question;
  try {
    return answerFilled(question, options);
  } catch (error) {
    return bug(question.asked, error);
  }
}

export function isOpen(found: Verdict | BadQuestion): boolean {
  return 'error' in found || found.outcome === 'unknown';
}

/** A bug in one answer, or a slip of an own ruleset, must not cost the others. */
function bug(question: string, error: unknown): BadQuestion {
  if (error instanceof RulesetFault)
    return { question, error: { code: 'ruleset-fault', message: `${capital(error.message)}.`, at: 0 } };
  const message = `Unexpected error: ${error instanceof Error ? excerpt(error.message) : 'no message'}`;
  return { question, error: { code: 'unexpected-error', message, at: 0 } };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Two threads that share the blocks; what they answer is written in the order of the lines. */
class Pool {
  private readonly other: BatchThread;
  private readonly flags: BatchFlags;
  private readonly options: Options;
  private readonly writer: Writer;
  private readonly run: Run;
  private readonly written: Promise<void>[] = [];
  private block: string[] = [];

  constructor(flags: BatchFlags, options: Options, writer: Writer, run: Run) {
    this.other = new BatchThread(flags);
    this.flags = flags;
    this.options = options;
    this.writer = writer;
    this.run = run;
  }

  async add(line: string): Promise<void> {
    // A line that comes alone, from a program that waits for its answer, is not kept back.
    if (this.block.length === 0) setImmediate(() => this.send());
    if (this.block.push(line) >= LINES_A_BLOCK) {
      this.send();
      // The answers of the other thread are heard between two blocks.
      await nextTurn();
    }
    if (this.written.length >= MOST_BLOCKS) await this.written.shift();
  }

  async end(): Promise<void> {
    this.send();
    await Promise.all(this.written);
    await this.other.end();
  }

  private send(): void {
    if (this.block.length === 0) return;
    const { block } = this;
    this.block = [];
    const isHanded = this.other.waits < MOST_HANDED;
    const answers = isHanded ? this.other.answer(block) : answerLines(block, this.flags, this.options, this.run);
    const written = Promise.all([answers, this.written.at(-1)]).then(([found]) => this.writer.write(found));
    // A failure is met where the writing is waited for.
    written.catch(() => undefined);
    this.written.push(written);
  }
}

/** The other thread answers its blocks one after the other. */
class BatchThread {
  private readonly worker: Worker;
  private readonly waiting: { resolve(answers: Answers): void; reject(failure: unknown): void }[] = [];

  constructor(flags: BatchFlags) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: { ...flags } });
    this.worker.on('message', (answers: Answers) => this.waiting.shift()?.resolve(answers));
    this.worker.on('error', (failure) => {
      for (const { reject } of this.waiting.splice(0)) reject(failure);
    });
  }

  /** How many blocks it has in hand. */
  get waits(): number {
    return this.waiting.length;
  }

  answer(lines: readonly string[]): Promise<Answers> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage(lines);
    });
  }

  end(): Promise<number> {
    return this.worker.terminate();
  }
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const flags = workerData as BatchFlags;
  const options = await toBatchOptions(flags);
  let last = Promise.resolve();
  port.on('message', (lines: readonly string[]) => {
    last = last.then(async () => port.postMessage(await answerLines(lines, flags, options, (work) => work())));
  });
}
