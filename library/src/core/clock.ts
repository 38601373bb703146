/**
 * The clock by which limits are kept: milliseconds since some moment, never set back or forward by the machine's date.
 *
 * It is the only one in the library, so that a caller who brings another, as tests do, has all the work keep it. Loops far below any
 * search look at it, in games that know of no options; it is therefore changed here, for as long as a call lasts. That is safe since an
 * answer is never interrupted by another one: work that is done step by step has its clock during each step only.
 *
 * Browsers, Node and other hosts all have `performance`; the library names no host, so it is declared here.
 */
declare const performance: { now(): number };

/** Milliseconds since some moment. */
export type Clock = () => number;

let clock: Clock = () => performance.now();

export function now(): number {
  return clock();
}

/** The clock of the work at hand, for what outlasts the call. */
export function currentClock(): Clock {
  return clock;
}

/** Does the work by another clock, if one is given. */
export function byClock<T>(given: Clock | undefined, work: () => T): T {
  if (given === undefined) return work();
  const before = clock;
  clock = given;
  try {
    return work();
  } finally {
    clock = before;
  }
}

/** The same for work that is done step by step. */
export function stepsByClock<T, R>(given: Clock | undefined, steps: Generator<T, R>): Generator<T, R> {
  return given === undefined ? steps : eachByClock(given, steps);
}

function* eachByClock<T, R>(given: Clock, steps: Generator<T, R>): Generator<T, R> {
  try {
    for (;;) {
      const step = byClock(given, () => steps.next());
      if (step.done === true) return step.value;
      yield step.value;
    }
  } finally {
    steps.return(undefined as R);
  }
}
