/**
 * Measures what each test file costs, if the variable IMPARTIAL_COSTS names a file for it. A line has the processor seconds of the file's own
 * process, those of the processes that it started, and the path.
 *
 * Files that share a process are charged from the end of the one before, so that the first of them pays for what it imports.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const file = process.env.IMPARTIAL_COSTS;
const TICKS = 100;

if (file !== undefined)
  afterAll(() => {
    const now = secondsSoFar();
    const before = globalThis.chargedSeconds ?? [0, 0];
    globalThis.chargedSeconds = now;
    const costs = now.map((seconds, index) => (seconds - before[index]).toFixed(2));
    appendFileSync(file, `${[...costs, expect.getState().testPath].join('\t')}\n`);
  });

/** Of this process and of those that it started; Linux says these in /proc. */
function secondsSoFar() {
  const { user, system } = process.cpuUsage();
  return [(user + system) / 1e6, ofOthers()];
}

/** Of those that have ended, and of those that are kept for the next file. */
function ofOthers() {
  try {
    return (ticksOf('self').ofEnded + ticksOfKept()) / TICKS;
  } catch {
    return 0;
  }
}

function ticksOfKept() {
  const threads = readdirSync('/proc/self/task');
  const kept = threads.flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean));
  return kept.map(ticksOf).reduce((sum, { own, ofEnded }) => sum + own + ofEnded, 0);
}

function ticksOf(process) {
  const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1].split(' ').map(Number);
  return { own: fields[11] + fields[12], ofEnded: fields[13] + fields[14] };
}
