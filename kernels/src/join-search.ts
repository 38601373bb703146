/**
 * What a second thread does in a search on sets: it asks what the first asks, on the same memory, until it has the answer, or the first has it
 * or gives no sign of life, or the table is full. Then it waits for the next question, and ends where none comes.
 *
 * The two speak through a few words of shared memory. Questions have numbers from 1 on; either side writes only the words that are its own,
 * but for the last question, in whose place the second thread says that it has ended.
 */
import type { SharedMemory } from './web-assembly.ts';

export const QUESTIONS = ['valueOf', 'isValue', 'isWonMisere'] as const;
export type QuestionName = (typeof QUESTIONS)[number];

export interface Invitation {
  readonly module: object;
  readonly memory: SharedMemory;
  readonly control: Int32Array;
  readonly words: typeof WORD;
  readonly questions: readonly QuestionName[];
  /** A function of the module, with what it is given. */
  readonly preparation: readonly ['prepareForBoard' | 'prepareForGraph', readonly unknown[]];
}

/** The places of the words. */
export const WORD = {
  /** The number of the last question, or −1 where the second thread has ended. */
  asked: 0,
  /** The number of the last question that is no longer asked. */
  over: 1,
  /** A count that goes on while the first thread lives. */
  beat: 2,
  /** The number of the last question that the second thread has answered. */
  answered: 3,
  /** The question: its place in the list, the set in two halves, a value, and how far the table may grow. */
  question: 4,
} as const;
export const WORDS = 10;

/** A question goes to the thread that has this control. False where it has ended. */
export function post(control: Int32Array, last: number, question: readonly number[]): boolean {
  for (const [at, word] of question.entries()) Atomics.store(control, WORD.question + at, word);
  if (Atomics.compareExchange(control, WORD.asked, last, last + 1) !== last) return false;
  Atomics.notify(control, WORD.asked);
  return true;
}

interface Second {
  beSecond(): void;
  allow(slotBits: number, positions: number): void;
  come(): void;
  leave(): void;
}

interface Made {
  readonly exports: Second & Record<string, (...given: readonly unknown[]) => unknown>;
}

/** Sent to the thread as text: it must not use anything outside itself. */
function join({ module, memory, control, words, questions, preparation }: Invitation): void {
  const [longestSilence, longestIdle, ended] = [10_000, 3_000, -1];
  let [last, beat, heard] = [0, 0, 0];
  const giveUp = () => {
    throw new Error('no longer needed');
  };
  const look = () => {
    if (Atomics.load(control, words.over) >= last) giveUp();
    const [now, count] = [performance.now(), Atomics.load(control, words.beat)];
    if (count !== beat) [beat, heard] = [count, now];
    else if (now - heard > longestSilence) giveUp();
  };
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { Instance: new (module: object, imports: object) => Made } };
  const second = new WebAssembly.Instance(module, { env: { memory, look, full: giveUp } }).exports;
  second.beSecond();
  second[preparation[0]]?.(...preparation[1]);
  for (;;) {
    if (Atomics.wait(control, words.asked, last, longestIdle) === 'timed-out') {
      if (Atomics.compareExchange(control, words.asked, last, ended) === last) return;
    }
    last = Atomics.load(control, words.asked);
    heard = performance.now();
    const [name = 0, low = 0, high = 0, value = 0, slotBits = 0, positions = 0] = [0, 1, 2, 3, 4, 5].map((at) =>
      Atomics.load(control, words.question + at),
    );
    second.come();
    try {
      look();
      second.allow(slotBits, positions);
      second[questions[name] ?? '']?.((BigInt(high >>> 0) << 32n) | BigInt(low >>> 0), value);
      Atomics.store(control, words.answered, last);
    } catch {
      // The first thread goes on alone, and says why where there is something to say.
    }
    second.leave();
  }
}

/** The text of a program for a thread of Node. */
export function joinText(): string {
  return `(${join.toString()})(require('node:worker_threads').workerData);`;
}
