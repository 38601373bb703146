/// <reference types="node" />
/**
 * Searches on sets that a second thread of Node joins where they are long. `wasm/sets/threads.ts` says how two threads share a table, and
 * `join-search.ts` what the second one does.
 *
 * Whoever is first with the answer has it in the table: where it is the second thread, the first breaks off and asks again, to look it up.
 * The first thread never waits for the second, nor for messages; so questions are answered as synchronously as by one thread.
 */
import { type Invitation, joinText, post, QUESTIONS, type QuestionName, WORD, WORDS } from './join-search.ts';
import type { SetCalls, SetModule } from './set-search.ts';
import { instantiate, type SharedMemory, sharedMemory } from './web-assembly.ts';

/** What only an instance on shared memory has. */
interface SharedModule extends SetModule {
  come(): void;
  leave(): void;
}

/** Milliseconds that are searched before a thread is started, which takes some 50; most searches are done by then. */
const PATIENCE = 300;
/**
 * A search that had less of a processor than this has others beside it, and two threads would only be in each other's way; so it is where
 * the machine has had work for all of its cores but this part of one, and where searches go on side by side in threads of this process.
 */
const LEAST_SHARE = 0.8;
const LEAST_FREE = 0.5;

/** Thrown by the first thread to itself. */
const IS_ANSWERED = new Error('the second thread has the answer');

/** An instance that does as those with one thread do. Without patience a second thread joins in any case, which is for tests. */
export function sharedSets(module: object, calls: SetCalls, patience = PATIENCE): SetModule {
  return new SharedSets(module, calls, patience);
}

/** Milliseconds by the clock, and of the processor for this process. */
interface Times {
  readonly passed: number;
  readonly used: number;
}

class SharedSets implements SetModule {
  readonly memory: SharedMemory = sharedMemory();
  private readonly module: object;
  private readonly instance: SharedModule;
  private readonly patience: number;
  private preparation: Invitation['preparation'] = ['prepareForGraph', []];
  private bounds: readonly [slotBits: number, positions: number] = [0, 0];
  private question: readonly number[] = [];
  /** Of the second thread, and how many questions it got. */
  private control: Int32Array | undefined;
  private posted = 0;
  /** Whether this thread is alone with its question, both have it, or the second has answered it. */
  private stage: 'alone' | 'both' | 'answered' = 'alone';
  /** Where no thread can be started. */
  private isAlone = false;
  /** Milliseconds that this thread was alone before this question, and of the processor then; and when this one was asked. */
  private before: Times = { passed: 0, used: 0 };
  private asked: Times = { passed: 0, used: 0 };

  constructor(module: object, calls: SetCalls, patience: number) {
    this.module = module;
    this.patience = patience;
    const look = () => {
      this.meet();
      calls.look();
    };
    this.instance = instantiate<SharedModule>(module, this.memory, { look, full: calls.full });
  }

  prepareForBoard(...given: Parameters<SetModule['prepareForBoard']>): void {
    this.preparation = ['prepareForBoard', given];
    this.instance.prepareForBoard(...given);
  }

  prepareForGraph(...given: Parameters<SetModule['prepareForGraph']>): void {
    this.preparation = ['prepareForGraph', given];
    this.instance.prepareForGraph(...given);
  }

  movesAt(): number {
    return this.instance.movesAt();
  }

  neighboursAt(): number {
    return this.instance.neighboursAt();
  }

  positions(): number {
    return this.instance.positions();
  }

  allow(slotBits: number, positions: number): void {
    this.bounds = [slotBits, positions];
    this.instance.allow(slotBits, positions);
  }

  valueOf(set: bigint): number {
    return this.ask('valueOf', set, 0, () => this.instance.valueOf(set));
  }

  isValue(set: bigint, value: number): number {
    return this.ask('isValue', set, value, () => this.instance.isValue(set, value));
  }

  isWonMisere(set: bigint): number {
    return this.ask('isWonMisere', set, 0, () => this.instance.isWonMisere(set));
  }

  private ask(name: QuestionName, set: bigint, value: number, search: () => number): number {
    const halves = [Number(BigInt.asIntN(32, set)), Number(BigInt.asIntN(32, set >> 32n))];
    this.question = [QUESTIONS.indexOf(name), ...halves, value];
    this.endQuestion();
    this.asked = timesNow();
    // Where the last question was broken off by an interrupt, nothing below has been done for it.
    this.instance.come();
    try {
      return search();
    } catch (error) {
      if (error !== IS_ANSWERED) throw error;
      return search();
    } finally {
      this.instance.leave();
      if (this.stage === 'alone') this.before = this.times();
      this.endQuestion();
    }
  }

  /** Now and then during a question. */
  private meet(): void {
    const { control } = this;
    if (control !== undefined) Atomics.add(control, WORD.beat, 1);
    if (this.stage === 'alone') this.invite();
    else if (this.stage === 'both' && control !== undefined && Atomics.load(control, WORD.answered) === this.posted) {
      this.stage = 'answered';
      throw IS_ANSWERED;
    }
  }

  private endQuestion(): void {
    this.stage = 'alone';
    if (this.control !== undefined) Atomics.store(this.control, WORD.over, this.posted);
  }

  private times(): Times {
    const { passed, used } = timesNow();
    return { passed: this.before.passed + passed - this.asked.passed, used: this.before.used + used - this.asked.used };
  }

  /** Has the second thread ask the same, where it helps. */
  private invite(): void {
    const { passed, used } = this.times();
    if (this.isAlone || passed < this.patience) return;
    if (this.patience > 0 && (used < LEAST_SHARE * passed || !hasFreeCore())) {
      // Perhaps it is different after a while.
      this.before = { passed: 0, used: 0 };
      this.asked = timesNow();
      return;
    }
    const question = [...this.question, ...this.bounds];
    if (this.control === undefined || !post(this.control, this.posted, question)) {
      this.control = this.start();
      if (this.control === undefined) return;
      this.posted = 0;
      post(this.control, this.posted, question);
    }
    this.posted++;
    this.stage = 'both';
    // What was long ago counts no more than what has been since.
    this.before = { passed: this.patience, used: passed > 0 ? (this.patience * used) / passed : 0 };
  }

  /** Starts a second thread; undefined where that cannot be done. */
  private start(): Int32Array | undefined {
    const { module, memory, preparation } = this;
    const control = new Int32Array(new SharedArrayBuffer(4 * WORDS));
    const workerData: Invitation = { module, memory, control, words: WORD, questions: QUESTIONS, preparation };
    try {
      const { Worker } = process.getBuiltinModule('node:worker_threads');
      const worker = new Worker(joinText(), { eval: true, workerData });
      // Where it cannot run, this thread goes on as it would alone.
      worker.on('error', () => undefined);
      worker.unref();
      return control;
    } catch {
      this.isAlone = true;
      return undefined;
    }
  }
}

/** As far as the last minute tells; a system that does not count is taken at its word. */
function hasFreeCore(): boolean {
  const { availableParallelism, loadavg } = process.getBuiltinModule('node:os');
  const { isMainThread } = process.getBuiltinModule('node:worker_threads');
  return isMainThread && (loadavg()[0] ?? 0) <= availableParallelism() - LEAST_FREE;
}

function timesNow(): Times {
  const { user, system } = process.cpuUsage();
  return { passed: performance.now(), used: (user + system) / 1000 };
}
