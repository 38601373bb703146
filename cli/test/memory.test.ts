/** Memory stays near its limit, by measurement of the whole process. */
import { spawn } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { collectorEach, startMemoryGauge } from '../src/memory-gauge.ts';

const PROGRAM = fileURLToPath(new URL('../bin/impartial.mjs', import.meta.url));
const TELL = 'data:text/javascript,process.on("exit",()=>console.error("kilobytes",process.resourceUsage().maxRSS))';
/** A search whose positions take far more than their keys: every vertex leads to every other. */
const EDGES = [1, 2, 3, 4, 5, 6, 7].flatMap((a) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((b) => (a < b ? `${a}-${b}=${(5 * a * b) % 9}` : [])),
);

it('ends a search at --max-memory', async () => {
  const flags = ['--max-memory', '80', '--max-seconds', '100'];
  const child = spawn(process.execPath, ['--import', TELL, PROGRAM, 'solve', `nim-on-graphs ${EDGES.join(' ')} @1`, ...flags]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  await new Promise((resolve) => child.on('close', resolve));
  expect(out.replaceAll('\n', ' ')).toContain('the search would use more than 80 megabytes (--max-memory raises this limit)');
  expect(Number(/kilobytes (\d+)/.exec(err)?.[1]) / 1024).toBeLessThan(80 + 120);
});

it('counts what is in use, not what is waste', async () => {
  const isFull = startMemoryGauge(40);
  const wait = () => new Promise((resolve) => setTimeout(resolve, 25));
  for (let round = 0; round < 10; round++) {
    Array.from({ length: 200_000 }, (_, index) => [index]);
    await wait();
    expect(isFull()).toBe(false);
  }
  const kept = Array.from({ length: 1_500_000 }, (_, index) => [index]);
  await wait();
  expect(isFull()).toBe(true);
  expect(kept.length).toBe(1_500_000);
});

it('sends the collector round whenever so much work is done', async () => {
  const collect = collectorEach(10);
  const left = new WeakRef({});
  await nextTurn();
  collect(9);
  expect(left.deref()).toBeDefined();
  await nextTurn();
  collect(1);
  expect(left.deref()).toBeUndefined();
});
