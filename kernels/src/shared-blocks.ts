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

export const TICKET = 0;
export const FIRST = 1;
export const COMPLETED = 2;
export const CONTROL_BYTES = 64;

const SPINS = 20_000;
/** A thread that does not come back for so long is given up. */
const PATIENCE_MILLISECONDS = 20_000;

/** The loop of a helping thread. It ends with the process. Sent to threads as text: it must not use anything outside itself. */
export function help(proposer: Proposer, control: Int32Array, thread: number, spins: number): void {
  const [ticketAt, firstAt, completedAt] = [0, 1, 2];
  for (;;) {
    let ticket = Atomics.load(control, ticketAt);
    for (let spin = 0; (ticket & 255) >= ((ticket >>> 8) & 255); spin++) {
      if (spin >= spins) Atomics.wait(control, ticketAt, ticket);
      ticket = Atomics.load(control, ticketAt);
    }
    const claim = Atomics.add(control, ticketAt, 1);
    const index = claim & 255;
    if (index >= ((claim >>> 8) & 255)) continue;
    const first = Atomics.load(control, firstAt);
    proposer.propose(first + index, first, thread);
    // Only whoever is the last has somebody to wake up, and each call takes its time.
    if (Atomics.add(control, completedAt, 1) + 1 === ((claim >>> 8) & 255)) Atomics.notify(control, completedAt);
  }
}

/** The text of a program that helps, to be run with these names defined. */
export function helpText(proposer: string, control: string, thread: string): string {
  return `(${help.toString()})(${proposer}, ${control}, ${thread}, ${SPINS});`;
}

/** Has the heaps from `first` on proposed, by this thread and whoever helps. False where a helper did not come back. */
export function proposeTogether(proposer: Proposer, control: Int32Array, first: number, count: number): boolean {
  const generation = ((Atomics.load(control, TICKET) >>> 16) + 1) & 0x7fff;
  Atomics.store(control, COMPLETED, 0);
  Atomics.store(control, FIRST, first);
  Atomics.store(control, TICKET, (generation << 16) | (count << 8));
  Atomics.notify(control, TICKET);
  for (;;) {
    const index = Atomics.add(control, TICKET, 1) & 255;
    if (index >= count) break;
    proposer.propose(first + index, first, 0);
    Atomics.add(control, COMPLETED, 1);
  }
  for (let spin = 0; ; spin++) {
    const completed = Atomics.load(control, COMPLETED);
    if (completed === count) return true;
    if (spin < SPINS) continue;
    if (Atomics.wait(control, COMPLETED, completed, PATIENCE_MILLISECONDS) === 'timed-out') return false;
  }
}
