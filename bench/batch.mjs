/**
 * Small questions: how soon the command answers one, how many a second `impartial solve --batch --json` answers, and how long one takes
 * as a call of the library.
 *
 * The first questions of a batch are answered by code that is still being compiled; the rate without them is that between two batches of
 * different lengths. The mix has less than a thousand questions, again and again, which a batch answers from memory; `different` is the rate
 * for questions of which no two are equal. Nothing is remembered between calls of the library: a question that is asked again and one
 * with other heaps each time take alike. The signature is a hash of all answers; it must not change.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { answerToJson } from '../library/dist/entry-points/present.js';
import { solve } from '../library/dist/index.js';
import { figure, median, signature as signed } from './figures.mjs';

const COUNT = 40_000;
const TIMES = 4;
const KINDS = [
  (n) => `nim ${1 + (n % 9)} ${1 + (n % 7)} ${1 + (n % 5)}`,
  (n) => `kayles ${1 + (n % 40)} ${1 + (n % 11)}`,
  (n) => `octal 0.137: ${1 + (n % 60)}`,
  (n) => `node-kayles P${1 + (n % 12)} + C${3 + (n % 6)}`,
  (n) => `nim ${1 + (n % 6)} ${1 + (n % 4)} [misere]`,
  (n) => `node-kayles P${1 + (n % 12)} [conjunctive]`,
  (n) => `dawsons-kayles ${1 + (n % 30)}`,
  (n) => `kayles ${1 + (n % 9)} [selective]`,
];
/** Numbers that come back to the same only after more questions than are asked. */
const DIFFERENT = [
  (n) => `nim ${1 + (n % 97)} ${1 + (n % 89)} ${1 + (n % 83)}`,
  (n) => `kayles ${1 + (n % 97)} ${1 + (n % 89)} ${1 + (n % 11)}`,
  (n) => `octal 0.137: ${1 + (n % 101)} ${1 + (n % 89)} ${1 + (n % 7)}`,
  (n) => `nim ${1 + (n % 97)} ${1 + (n % 89)} ${1 + (n % 7)} [misere]`,
];
const questions = Array.from({ length: COUNT }, (_, n) => KINDS[n % KINDS.length](Math.floor(n / KINDS.length)));
const different = Array.from({ length: TIMES * COUNT }, (_, n) =>
  DIFFERENT[n % DIFFERENT.length](Math.floor(n / DIFFERENT.length)),
);
const TRIVIAL = 'nim 3 5 7';
const CALLS = 20_000;
const STARTS = 9;
/** Rounds of calls before the measured ones: what was compiled for the questions before is compiled anew for these. */
const WARM_UPS = 3;
const ROUNDS = 5;

function seconds(run) {
  const begun = process.hrtime.bigint();
  const result = run();
  return { result, time: Number(process.hrtime.bigint() - begun) / 1e9 };
}

/** The median of several starts of Node with these words, in milliseconds. */
function startOf(...words) {
  const times = Array.from({ length: STARTS }, () => seconds(() => spawnSync(process.execPath, words)).time);
  return 1000 * median(times);
}

/** Microseconds for one of these questions, once the code for them is compiled: the median of some rounds. */
function timeOfCall(lines) {
  const askEach = () => {
    for (const line of lines) solve(line);
  };
  for (let round = 0; round < WARM_UPS; round++) askEach();
  return (1e6 * median(Array.from({ length: ROUNDS }, () => seconds(askEach).time))) / lines.length;
}

function batch(lines) {
  const run = spawnSync(process.execPath, ['cli/bin/impartial.mjs', 'solve', '--batch', '--json'], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

const startUp = seconds(() => batch(questions.slice(0, 1))).time;
const { result, time } = seconds(() => batch(questions));
const longer = seconds(() => batch(Array.from({ length: TIMES }, () => questions).flat())).time;
const askAll = () => questions.forEach((question) => void answerToJson(solve(question)));
askAll();
const direct = COUNT / seconds(askAll).time;
const cold = COUNT / (time - startUp);
const warm = ((TIMES - 1) * COUNT) / (longer - time);
const few = seconds(() => batch(different.slice(0, COUNT))).time;
const fresh = ((TIMES - 1) * COUNT) / (seconds(() => batch(different)).time - few);
const trivial = timeOfCall(Array.from({ length: CALLS }, () => TRIVIAL));
const changing = timeOfCall(Array.from({ length: CALLS }, (_, n) => DIFFERENT[0](n)));
const bare = startOf('-e', '0');
const single = startOf('cli/bin/impartial.mjs', 'solve', TRIVIAL);
const signature = createHash('sha256').update(result).digest('hex').slice(0, 8);
console.log(`start     ${single.toFixed(0)} ms for impartial solve "${TRIVIAL}"; ${bare.toFixed(0)} ms for Node alone`);
console.log(`cold      ${Math.round(cold)} questions a second: the first ${COUNT}`);
console.log(`warm      ${Math.round(warm)} questions a second: those after them`);
console.log(`different ${Math.round(fresh)} questions a second: no two of them equal`);
console.log(`library   ${(warm / direct).toFixed(2)}× the rate of the library called directly, on one thread and warm`);
console.log(
  `trivial   ${trivial.toFixed(1)} µs for ${TRIVIAL}, a call of the library; ${changing.toFixed(1)} µs with other heaps each time`,
);
console.log(`signature ${signature}`);
figure(`impartial solve "${TRIVIAL}"`, single, 'ms');
figure('start of Node alone', bare, 'ms');
figure('the first 40,000 of a mix of small questions', cold, 'questions a second', 'more');
figure('those after them', warm, 'questions a second', 'more');
figure('no two questions equal', fresh, 'questions a second', 'more');
figure(`${TRIVIAL} as a call of the library`, trivial, 'µs');
figure('three heaps of Nim, others each time, as a call of the library', changing, 'µs');
signed(signature);
