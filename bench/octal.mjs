/**
 * Values of octal games: WebAssembly against the plain loops and against C++ (`octal-naive.cpp`, `octal-sparse.cpp`, compiled here).
 *
 * Times are for people and differ from run to run: CPU seconds, or seconds on the clock where threads are compared. The programs take
 * turns, so that what else the machine does falls on all of them, and the median of each counts. The signature is a hash of all values; it must never change, and every program must have the same values.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPeriod, OctalRun, plainKernels } from 'impartial';
import { loadKernels } from 'impartial-kernels';
import { loadThreadedKernels } from 'impartial-kernels/threads';
import { figure, median, signature as signed } from './figures.mjs';

const RUNS = 5;
const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'octal-bench-'));
const native = { naive: compile('octal-naive'), sparse: compile('octal-sparse') };
const wasm = await loadKernels();
const threaded = await loadThreadedKernels({ threads: 2 });
let signature = 0;

console.log('all splits: wasm against plain, in the same table');
for (const [code, count] of [
  ['0.777777', 20_000],
  ['0.007', 20_000],
  ['0.77', 1000],
]) {
  const [plain, fast] = inTurns(
    () => compute(plainKernels, code, count, 'table'),
    () => compute(wasm, code, count, 'table'),
  );
  sign(code, plain, fast);
  row(code, count, ['plain', plain.cpu], ['wasm', fast.cpu, plain.cpu]);
}

console.log('\ndense: against C++ that marks every split (two threads by the clock)');
for (const [code, count] of [
  ['0.13337', 100_000],
  ['0.13337', 200_000],
  ['0.007', 100_000],
]) {
  const [naive, one, two] = inTurns(
    () => run('naive', code, count),
    () => compute(wasm, code, count),
    () => compute(threaded, code, count),
  );
  sign(code, one, two, naive);
  row(code, count, ['C++', naive.cpu], ['wasm', one.cpu, naive.cpu], [threaded.name, two.clock, naive.clock]);
}

console.log('\nsparse: against C++ with the same method');
for (const code of ['0.104', '0.16', '0.56', '0.454', '0.354']) {
  const count = 2_000_000;
  const [same, fast] = inTurns(
    () => run('sparse', code, count),
    () => compute(wasm, code, count),
  );
  sign(code, fast, same);
  const speed = `${(count / fast.cpu / 1e6).toFixed(1)} million a second`;
  row(code, count, ['C++', same.cpu], ['wasm', fast.cpu, same.cpu], [speed]);
}

console.log('\nperiods, proved');
for (const code of ['0.16', '0.56', '0.356', '0.644', '0.165', '0.127']) {
  const [found] = inTurns(() => {
    const result = findPeriod({ text: code, digits: digitsOf(code) }, { kernels: wasm, limit: 1_000_000 });
    return { result, values: [result.period, result.preperiod] };
  });
  sign(code, found);
  const { period, preperiod, valuesComputed } = found.result;
  row(code, valuesComputed, [`${period} from ${preperiod} on`, found.cpu]);
}
console.log(`\nsignature ${signature.toString(16).padStart(8, '0')}`);
signed(signature.toString(16).padStart(8, '0'));
rmSync(folder, { recursive: true });

function compile(name) {
  const program = join(folder, name);
  try {
    execFileSync('g++', ['-O3', '-march=native', '-o', program, join(here, `${name}.cpp`)], { stdio: 'pipe' });
    return program;
  } catch {
    console.log(`${name}.cpp: no g++ here, so there is nothing to compare with`);
    return undefined;
  }
}

function run(name, code, count) {
  if (native[name] === undefined) return { cpu: Number.NaN };
  const [seconds, hash] = execFileSync(native[name], [code, String(count)])
    .toString()
    .trim()
    .split(' ');
  return { cpu: Number(seconds), hash: Number.parseInt(hash, 16) };
}

function compute(kernels, code, count, method) {
  const sequence = new OctalRun(digitsOf(code), { kernels, ...(method !== undefined && { method }) });
  sequence.extend(count);
  return { values: sequence.slice() };
}

function digitsOf(code) {
  return Uint8Array.from(code.replace('.', ''), Number);
}

/** Each of these five times, one after the other: its median CPU seconds and seconds on the clock; a program says its own CPU seconds. */
function inTurns(...works) {
  const turns = works.map(() => ({ cpu: [], clock: [], last: {} }));
  for (let time = 0; time < RUNS; time++) {
    for (const [index, work] of works.entries()) {
      const [used, started] = [process.cpuUsage(), performance.now()];
      const last = work();
      const { user, system } = process.cpuUsage(used);
      turns[index].cpu.push(last.cpu ?? (user + system) / 1e6);
      turns[index].clock.push((performance.now() - started) / 1e3);
      turns[index].last = last;
    }
  }
  return turns.map(({ cpu, clock, last }) => ({ ...last, cpu: median(cpu), clock: median(clock) }));
}

/** All of these must have the same values; their hash becomes part of the signature. */
function sign(code, ...all) {
  const hashes = all.map(({ values, hash }) => hash ?? hashOf(values)).filter((hash) => hash !== undefined);
  if (hashes.some((hash) => hash !== hashes[0])) throw new Error(`${code}: the values differ`);
  signature = Math.imul(signature ^ hashes[0], 0x01000193) >>> 0;
}

function hashOf(values) {
  if (values === undefined) return undefined;
  let hash = 0x811c9dc5;
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  return hash;
}

/** Columns: a name, seconds, and how many times as fast that is as other seconds. */
function row(code, count, ...columns) {
  const cells = columns.map(([name, seconds, than]) => {
    if (seconds === undefined) return name;
    figure(`${code} to ${count}: ${name}`, seconds, 's');
    if (than !== undefined) figure(`${code} to ${count}: ${name}, times as fast`, than / seconds, '×', 'more');
    const ratio = than === undefined || Number.isNaN(than) ? '' : `, ${(than / seconds).toFixed(2)} times as fast`;
    return `${name} ${seconds.toFixed(3)} s${ratio}`;
  });
  console.log(`  ${code.padEnd(9)}${String(count).padStart(8)}   ${cells.join('   ')}`);
}
