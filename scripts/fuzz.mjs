/**
 * `npm run fuzz`: question lines without end, and what must hold of each (`library/src/testing/fuzz.ts`).
 *
 *     npm run fuzz -- --count 1000000 --seconds 600 --seed 42
 *
 * The seed is printed, and so is every line with a complaint, ready for `library/test/fuzz-cases.txt`. Fails where there is one, or
 * where the process grew beyond a gigabyte and a half.
 */
import { parseArgs } from 'node:util';
import { catalogue, verifyCertificate } from '../library/dist/index.js';
import { Fuzzer } from '../library/dist/testing/fuzz.js';
import { FuzzLines } from '../library/dist/testing/fuzz-lines.js';

const MOST_MEGABYTES = 1500;
const { values } = parseArgs({
  options: { count: { type: 'string' }, seconds: { type: 'string' }, seed: { type: 'string' } },
});
const [count, seconds] = [Number(values.count ?? 100_000), Number(values.seconds ?? 300)];
const seed = Number(values.seed ?? Date.now() % 2 ** 32);
console.log(`seed ${seed}, up to ${count} lines and ${seconds} seconds`);

const lines = new FuzzLines(seed, catalogue);
const limits = { milliseconds: 100, positions: 150, steps: 400, megabytes: 100, heap: 1000, order: 2000 };
const clock = () => process.cpuUsage().user / 1000;
const verify = (answer) => verifyCertificate(answer, { limits: { ...limits, positions: 1000, steps: 5000 } });
const fuzzer = new Fuzzer({ catalogue, limits, clock, verify });
const seen = { N: 0, P: 0, draw: 0, unknown: 0, error: 0 };
const started = performance.now();
let [done, replayed, confirmed, wrong] = [0, 0, 0, 0];
for (; done < count && performance.now() - started < 1000 * seconds; done++) {
  const line = lines.next();
  const found = fuzzer.line(line);
  seen[found.outcome]++;
  replayed += found.replayed;
  if (found.isConfirmed === true) confirmed++;
  if (found.complaints.length === 0) continue;
  wrong++;
  console.log(`\n${JSON.stringify(line.length > 500 ? `${line.slice(0, 500)}…` : line)}`);
  for (const complaint of found.complaints) console.log(`  ${complaint.split('\n').slice(0, 4).join('\n  ').slice(0, 600)}`);
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
const rate = Math.round((1000 * done) / (performance.now() - started));
console.log(
  `\n${done} lines, ${rate} a second, ${replayed} moves asked again, ${confirmed} answers confirmed, ${megabytes} MB`,
  seen,
);
console.log(`${wrong} lines with complaints`);
process.exitCode = wrong > 0 || megabytes > MOST_MEGABYTES ? 1 : 0;
