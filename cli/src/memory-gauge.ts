/**
 * How much memory the program has taken since it began, by measurement. What searches count is an estimate: positions differ, and what
 * the collector has not come round to takes room as well.
 *
 * Left to itself the collector lets the heap double before it goes round. It is sent there whenever a quarter of what is allowed may be
 * waste, so that what is taken stays near what is in use; memory is full where three quarters are in use after that.
 */
/** Milliseconds between two measurements. */
const PAUSE = 20;
const MOST_WASTE = 0.25;
const FULL = 0.75;

/** Asked often; measures now and then. */
export function startMemoryGauge(megabytes: number): () => boolean {
  const allowed = 1e6 * megabytes;
  const begun = inUse();
  let collect: (() => void) | undefined;
  let [due, needed] = [0, begun];
  return () => {
    const time = performance.now();
    if (time < due) return false;
    due = time + PAUSE;
    if (inUse() - needed <= MOST_WASTE * allowed) return false;
    collect ??= collector();
    collect();
    needed = inUse();
    return needed - begun > FULL * allowed;
  };
}

/** Sends the collector round whenever so much work is done; called with what was done. */
export function collectorEach(work: number): (done: number) => void {
  let [left, collect] = [work, undefined as (() => void) | undefined];
  return (done) => {
    left -= done;
    if (left > 0) return;
    left = work;
    collect ??= collector();
    collect();
  };
}

function inUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** The collector of the machine, which a flag brings to light. Few programs come so far as to load what asks for it. */
function collector(): () => void {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  const { runInNewContext } = process.getBuiltinModule('node:vm');
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
