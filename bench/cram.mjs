/**
 * Grundy values of full boards of Cram by search alone, without the theorem on half-turns.
 *
 * `kernel` is the search on boards in WebAssembly, `plain` its twin in JavaScript, `mex` the search on bit sets that values every move.
 * Each is run once, from an empty table, and measured by the time of the processor; what would take longer than some seconds is left
 * out. Ratios say how many times as long as the kernel the others take. The signature is a hash of all values; it must not change.
 *
 *     node bench/cram.mjs         boards up to 6×6 and 5×7
 *     node bench/cram.mjs 6x7     these boards, by the kernel alone
 */
import { loadKernels } from '../kernels/dist/index.js';
import { plainKernels } from '../library/dist/index.js';
import { subsetGrundy } from '../library/dist/numeric/subset-grundy.js';
import { subsetValue } from '../library/dist/numeric/subset-values.js';
import { figure, signature as signed } from './figures.mjs';
import { cram } from './graphs/cram.mjs';

const LIMITS = { positions: 50_000_000, milliseconds: 3_600_000, megabytes: 2_000, heap: 0, order: 0 };
/** Squares up to which the slower ways are tried. */
const PLAIN_SQUARES = 30;
const MEX_SQUARES = 28;
const TARGETS = { '5x6': 5, '6x6': 60, '5x7': 60 };

const asked = process.argv.slice(2);
const kernels = await loadKernels();
let signature = 0;

console.log(
  `${'board'.padEnd(6)} ${'value'.padStart(5)} ${'stored'.padStart(9)} ${'kernel'.padStart(9)} ${'plain'.padStart(16)} ${'mex'.padStart(18)}  target`,
);
for (const name of asked.length > 0 ? asked : ['4x5', '4x6', '5x5', '4x7', '5x6', '4x9', '5x7', '6x6']) {
  const [height, width] = name.split('x').map(Number);
  const { board, set } = cram(height, width);
  const search = (of) => {
    const searching = of.boardSearch(board, LIMITS);
    return timed(
      () => searching.value(...set),
      () => searching.positions,
    );
  };
  const fast = search(kernels);
  const isSmall = asked.length === 0 && height * width <= PLAIN_SQUARES;
  const plain = isSmall ? search(plainKernels) : undefined;
  const mex = asked.length === 0 && height * width <= MEX_SQUARES ? byMex(board, set) : undefined;
  for (const other of [plain, mex])
    if (other !== undefined && other.value !== fast.value) throw new Error(`${name}: ${other.value} is not ${fast.value}`);
  signature = (Math.imul(signature, 31) + fast.value + height * width) >>> 0;
  figure(`${name}, kernel`, fast.seconds, 's');
  if (plain !== undefined) figure(`${name}, plain twin against the kernel`, plain.seconds / fast.seconds, '×', 'more');
  const target = TARGETS[name];
  if (target !== undefined && fast.seconds > target) process.exitCode = 1;
  console.log(
    `${name.padEnd(6)} ${String(fast.value).padStart(5)} ${String(fast.stored).padStart(9)} ${time(fast)} ${compared(plain, fast, 16)} ${compared(mex, fast, 18)}  ${target === undefined ? '' : `≤ ${target} s`}`.trimEnd(),
  );
}
console.log(`signature ${signature.toString(16)}`);
signed(signature.toString(16));

function byMex({ width, height, moves }, set) {
  const order = width * height;
  const adjacency = new Uint32Array(2 * order);
  const list = [];
  for (let at = 0; at < moves.length; at += 2) {
    const takes = moves.slice(at, at + 2);
    const [a, b] = Array.from({ length: order }, (_, square) => square).filter(
      (square) => (takes[square >>> 5] >>> (square & 31)) & 1,
    );
    adjacency[2 * a + (b >>> 5)] |= 1 << (b & 31);
    adjacency[2 * b + (a >>> 5)] |= 1 << (a & 31);
    list.push({ vertex: a, takes });
  }
  const board = { width, height, symmetries: 'all', mayShift: true, moves: list };
  const game = { order, words: 2, adjacency, start: Uint32Array.from(set), moves: list, whole: true, board };
  let found;
  return timed(
    () => {
      found = subsetValue(game, subsetGrundy(), LIMITS);
      return found.value;
    },
    () => found.positions,
  );
}

function timed(run, count) {
  const before = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(before);
  return { value, stored: count(), seconds: (user + system) / 1e6 };
}

function time({ seconds }) {
  return `${seconds.toFixed(seconds < 1 ? 3 : 2)} s`.padStart(9);
}

function compared(other, fast, width) {
  if (other === undefined) return '–'.padStart(width);
  return `${time(other).trim()} ×${(other.seconds / fast.seconds).toFixed(1)}`.padStart(width);
}
