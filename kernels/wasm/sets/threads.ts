/**
 * Two threads on one memory. Each has an instance of the module; compiled for one thread, all of this is left out.
 *
 * Slots of the table are filled by atomic steps, and a thread takes what it reads for what it is. Only to let the table grow takes a thread
 * alone: it shuts the gate and waits until the other one, which looks at the gate at every set, stands before it or is not here. Either
 * one looks at what the other writes after it has written itself, so that not both go on.
 */
import { full } from './host';
import { LEVELS, MARK_BITS, marks, OWN_BYTES } from './layout';

/** Words before all else in the memory, far apart: whether the gate is shut, and how many threads are within. */
const GATE: usize = 64;
const WITHIN: usize = 128;
/** Nanoseconds that the second thread waits for the first, which may have been broken off. The first knows that the second will come. */
const PATIENCE: i64 = 10_000_000_000;
const FOR_EVER: i64 = -1;
const TIMED_OUT: i32 = 2;

/** Where the things of this thread lie, counted from those of the first, and the first of its levels. */
export let own: usize = 0;
export let firstLevel: i32 = 0;
/** Whether this thread is within, and whether it has shut the gate. */
let isWithin: bool = false;
let hasShut: bool = false;

// @ts-ignore: decorator
@inline
export function isSecond(): bool {
  return own != 0;
}

export function beSecond(): void {
  if (!ASC_FEATURE_THREADS) return;
  own = OWN_BYTES;
  firstLevel = <i32>LEVELS;
}

/** Begins to use the table. A thread that was broken off by an interrupt is within yet, and may have left the gate shut. */
export function enter(): void {
  if (!ASC_FEATURE_THREADS) return;
  if (hasShut) open();
  goIn();
  if (isShut()) wait();
}

function goIn(): void {
  if (isWithin) return;
  isWithin = true;
  atomic.add<i32>(WITHIN, 1);
}

export function leave(): void {
  if (!ASC_FEATURE_THREADS || !isWithin) return;
  isWithin = false;
  atomic.sub<i32>(WITHIN, 1);
  atomic.notify(WITHIN, 1);
}

// @ts-ignore: decorator
@inline
export function isShut(): bool {
  if (ASC_FEATURE_THREADS) return atomic.load<i32>(GATE) != 0;
  return false;
}

/** Stands before the gate until it is open. */
export function wait(): void {
  if (!ASC_FEATURE_THREADS) return;
  do {
    leave();
    while (isShut()) atomic.wait<i32>(GATE, 1, PATIENCE);
    goIn();
  } while (isShut());
}

/** Whether this thread is alone now; not so where the other one has just been, which has done what this one wanted to do. */
export function shut(stored: i32): bool {
  if (!ASC_FEATURE_THREADS) return true;
  if (atomic.cmpxchg<i32>(GATE, 0, 1) != 0) {
    wait();
    return false;
  }
  hasShut = true;
  for (let within = atomic.load<i32>(WITHIN); within > 1; within = atomic.load<i32>(WITHIN)) {
    if (atomic.wait<i32>(WITHIN, within, isSecond() ? PATIENCE : FOR_EVER) != TIMED_OUT) continue;
    open();
    full(stored);
  }
  return true;
}

export function open(): void {
  if (!ASC_FEATURE_THREADS) return;
  hasShut = false;
  atomic.store<i32>(GATE, 0);
  atomic.notify(GATE, 1);
}

/** Where a thread marks that it is at a set, to ask for this value. */
// @ts-ignore: decorator
@inline
function markOf(set: u64, value: i32): usize {
  const mixed = (set + <u64>value) * 0x9e3779b97f4a7c15;
  return marks + 8 * <usize>(mixed >> <u64>(64 - MARK_BITS));
}

// @ts-ignore: decorator
@inline
export function isMarked(set: u64, value: i32): bool {
  if (ASC_FEATURE_THREADS) return atomic.load<u64>(markOf(set, value)) == set;
  return false;
}

// @ts-ignore: decorator
@inline
export function mark(set: u64, value: i32): void {
  if (ASC_FEATURE_THREADS) atomic.store<u64>(markOf(set, value), set);
}

// @ts-ignore: decorator
@inline
export function unmark(set: u64, value: i32): void {
  if (ASC_FEATURE_THREADS) atomic.store<u64>(markOf(set, value), 0);
}
