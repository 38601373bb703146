/**
 * All octal games of three digits, d0 = 0 or 4: how many different sequences they have, and of how many a period is proved.
 *
 * Codes whose values are equal but for zeros at the beginning are one class. Two threads ask for the period of one code of each,
 * within so many values: counts and no times, so that every run proves the same. The signature is over what was proved.
 */
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { findPeriod, OctalRun } from 'impartial';
import { loadKernels } from 'impartial-kernels';
import { figure, signature } from './figures.mjs';

const THREADS = 2;
/** Two sequences that agree so far, from their first value that is not 0 on, are taken for one. */
const COMPARED = 1500;
/** Values looked at in the first round, and in the second, which is for games with a sparse space. */
const [SHORT, LONG] = [25_000, 400_000];

const kernels = await loadKernels();
if (isMainThread) await sweep();
else parentPort.on('message', ({ digits }) => parentPort.postMessage(ask(digits)));

async function sweep() {
  const started = performance.now();
  const classes = [...oneOfEach()];
  const queue = [...classes];
  const found = (await Promise.all(Array.from({ length: THREADS }, () => work(queue)))).flat();
  const { user, system } = process.cpuUsage();
  const proved = found.filter(({ period }) => period !== undefined);
  const clock = ((performance.now() - started) / 1e3).toFixed(1);
  console.log(`${classes.length} classes, ${proved.length} with a proved period, of ${LONG} values at most`);
  console.log(`${THREADS} threads: ${clock} s on the clock, ${((user + system) / 1e6).toFixed(1)} s of both processors`);
  for (const { code, seconds } of found.sort((a, b) => b.seconds - a.seconds).slice(0, 5))
    console.log(`  ${code} took ${seconds.toFixed(2)} s`);
  console.log(`signature ${signatureOf(proved)}`);
  figure(`all ${classes.length} classes on the clock`, Number(clock), 's');
  figure('of both processors', (user + system) / 1e6, 's');
  signature(signatureOf(proved));
}

/** The first code of each class. */
function* oneOfEach() {
  const known = new Set();
  for (let number = 0; number < 1024; number++) {
    const digits = [number >= 512 ? 4 : 0, (number >> 6) & 7, (number >> 3) & 7, number & 7];
    const values = kernels.octalSequence(Uint8Array.from(digits), COMPARED + 16);
    const first = values.findIndex((value) => value > 0);
    const key = first < 0 ? '' : values.subarray(first, first + COMPARED).join();
    if (!known.has(key)) yield digits;
    known.add(key);
  }
}

/** Has a thread work until the queue is empty. */
function work(queue) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    const found = [];
    const next = () => {
      const digits = queue.shift();
      if (digits !== undefined) return worker.postMessage({ digits });
      resolve(found);
      return worker.terminate();
    };
    worker.on('error', reject);
    worker.on('message', (answer) => {
      found.push(answer);
      next();
    });
    next();
  });
}

function ask(list) {
  const digits = Uint8Array.from(list);
  const code = `${list[0]}.${list.slice(1).join('')}`;
  const started = performance.now();
  let result = findPeriod({ text: code, digits }, { kernels, limit: SHORT });
  if (result.period === undefined && isSparse(digits)) result = findPeriod({ text: code, digits }, { kernels, limit: LONG });
  const { period, preperiod } = result;
  return { code, period, preperiod, seconds: (performance.now() - started) / 1e3 };
}

function isSparse(digits) {
  const run = new OctalRun(digits, { kernels });
  run.extend(SHORT);
  return run.method === 'sparse';
}

function signatureOf(proved) {
  let hash = 0x811c9dc5;
  const lines = proved.map(({ code, period, preperiod }) => `${code} ${period} ${preperiod}`).sort();
  for (const character of lines.join('\n')) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
