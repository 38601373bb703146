/**
 * How threads share a block of heaps: one hands out numbers, all propose values, one settles them in order.
 *
 * A ticket is one 32-bit word: a generation, how many heaps the block has, and how many were handed out. Whoever adds 1 to it has the
 * heap with the old number; a thread that comes late gets a number beyond the count, whatever block it thought it was in.
 * Threads spin for a while before they sleep, because a block takes less time than waking up.
 */
export interface Proposer {
  propose(heap: number, first: number, thread: number): void;
}

/** Where which word is. */
const WORD = { ticket: 0, first: 1, completed: 2 } as const;
export const CONTROL_BYTES = 64;

const SPINS = 20_000;
/** A thread that does not come back for so long is given up. */
const PATIENCE_MILLISECONDS = 20_000;

/** The loop of a helping thread. It ends with the process. Sent to threads as text: it must not use anything outside itself. */
function help(proposer: Proposer, control: Int32Array, thread: number, word: typeof WORD, spins: number): void {
  for (;;) {
    let ticket = Atomics.load(control, word.ticket);
    for (let spin = 0; (ticket & 255) >= ((ticket >>> 8) & 255); spin++) {
      if (spin >= spins) Atomics.wait(control, word.ticket, ticket);
      ticket = Atomics.load(control, word.ticket);
    }
    const claim = Atomics.add(control, word.ticket, 1);
    const index = claim & 255;
    if (index >= ((claim >>> 8) & 255)) continue;
    const first = Atomics.load(control, word.first);
    proposer.propose(first + index, first, thread);
    // Only whoever is the last has somebody to wake up, and each call takes its time.
    if (Atomics.add(control, word.completed, 1) + 1 === ((claim >>> 8) & 255)) Atomics.notify(control, word.completed);
  }
}

/** The text of a program that helps, to be run with these names defined. */
export function helpText(proposer: string, control: string, thread: string): string {
  return `(${help.toString()})(${proposer}, ${control}, ${thread}, ${JSON.stringify(WORD)}, ${SPINS});`;
}

/** Has the heaps from `first` on proposed, by this thread and whoever helps. False where a helper did not come back. */
export function proposeTogether(proposer: Proposer, control: Int32Array, first: number, count: number): boolean {
  const generation = ((Atomics.load(control, WORD.ticket) >>> 16) + 1) & 0x7fff;
  Atomics.store(control, WORD.completed, 0);
  Atomics.store(control, WORD.first, first);
  Atomics.store(control, WORD.ticket, (generation << 16) | (count << 8));
  Atomics.notify(control, WORD.ticket);
  for (;;) {
    const index = Atomics.add(control, WORD.ticket, 1) & 255;
    if (index >= count) break;
    proposer.propose(first + index, first, 0);
    Atomics.add(control, WORD.completed, 1);
  }
  for (let spin = 0; ; spin++) {
    const completed = Atomics.load(control, WORD.completed);
    if (completed === count) return true;
    if (spin < SPINS) continue;
    if (Atomics.wait(control, WORD.completed, completed, PATIENCE_MILLISECONDS) === 'timed-out') return false;
  }
}
