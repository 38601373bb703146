/**
 * `impartial solve --batch --json` on many small questions: how many a second, against the library called directly in the same
 * run. The first ones are answered by code that is still being compiled; the rate without them is that between two batches of
 * different lengths. The signature is a hash of all answers; it must not change.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { answerToJson } from '../library/dist/doors/present.js';
import { solve } from '../library/dist/index.js';

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
const questions = Array.from({ length: COUNT }, (_, n) => KINDS[n % KINDS.length](Math.floor(n / KINDS.length)));

function seconds(run) {
  const begun = process.hrtime.bigint();
  const result = run();
  return { result, time: Number(process.hrtime.bigint() - begun) / 1e9 };
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
console.log(`start-up  ${startUp.toFixed(2)} s`);
console.log(`cold      ${Math.round(cold)} questions a second: the first ${COUNT}`);
console.log(`warm      ${Math.round(warm)} questions a second: those after them`);
console.log(`library   ${(warm / direct).toFixed(2)}× the rate of the library called directly, on one thread and warm`);
console.log(`signature ${createHash('sha256').update(result).digest('hex').slice(0, 8)}`);
